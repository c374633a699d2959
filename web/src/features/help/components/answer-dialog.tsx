import type { HelpPlace } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import { useSubject } from '@/lib/use-subject';
import { AnswerFormDialog } from './answer-form-dialog';
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

function OneAnswer({ topic, item, ...dialog }: OneAnswerProps) {
  const state = useAnswerForm(topic, item, dialog.onClose);
  return <AnswerFormDialog state={state} title={item ? 'Edit Q&A' : 'Add Q&A'} {...dialog} />;
}
