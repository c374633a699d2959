import type { ReactNode } from 'react';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { toast } from '@/ui/toast/toast';
import { AnswerFields } from './answer-fields';
import type { useAnswerForm } from './use-answer-form';

export interface AnswerFormDialogProps {
  state: ReturnType<typeof useAnswerForm>;
  open: boolean;
  onClose: () => void;
  /** Called when a cancel is undone. */
  onReopen: () => void;
  title: string;
  description?: string;
  /** Fields before those of the answer. */
  children?: ReactNode;
}

/** The dialog around the form of an answer. Cancel discards what was typed, and can be undone. */
export function AnswerFormDialog(props: AnswerFormDialogProps) {
  const { state, open, onClose, onReopen, title, description, children } = props;
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
      title={title}
      description={description}
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
      <div className="grid gap-4">
        {children}
        <AnswerFields form={form} />
      </div>
    </Dialog>
  );
}
