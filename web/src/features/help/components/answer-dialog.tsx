import type { HelpPlace } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { useSubject } from '@/lib/use-subject';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { AnswerFields } from './answer-fields';
import { useAnswerForm } from './use-answer-form';

/** The answer to edit, or a new one. */
export type Editing = HelpItem | 'new' | undefined;

export interface AnswerDialogProps {
  topic: HelpPlace;
  /** The dialog is open while this is set. */
  editing: Editing;
  onEdit: (editing: Editing) => void;
}

/** Adds a question and its answer to a topic, or changes one (part 2 §4). */
export function AnswerDialog({ topic, editing, onEdit }: AnswerDialogProps) {
  const { shown, opening } = useSubject(editing);
  if (!shown) return null;
  return (
    <OneAnswer
      key={opening}
      topic={topic}
      open={editing !== undefined}
      item={shown === 'new' ? undefined : shown}
      onClose={() => onEdit(undefined)}
      onReopen={() => onEdit(shown)}
    />
  );
}

interface OneAnswerProps {
  topic: HelpPlace;
  open: boolean;
  item: HelpItem | undefined;
  onClose: () => void;
  onReopen: () => void;
}

function OneAnswer({ topic, open, item, onClose, onReopen }: OneAnswerProps) {
  const state = useAnswerForm(topic, item, onClose);
  const { form, busy, problem, conflict, resumed } = state;
  const cancel = () => {
    const putBack = state.discard();
    onClose();
    if (!putBack) return;
    toast.undo('Changes discarded', () => {
      putBack();
      onReopen();
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissable={!busy}
      size="l"
      title={item ? 'Edit Q&A' : 'Add Q&A'}
      onSubmit={(event) => void state.submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      <AnswerFields form={form} />
    </Dialog>
  );
}
