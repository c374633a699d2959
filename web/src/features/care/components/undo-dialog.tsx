import { clock, daysBetween, formatDateTime } from '@/lib/dates';
import { useSubject } from '@/lib/use-subject';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { madeIn, type Due } from './use-marking';

export interface UndoDialogProps {
  /** The dialog is open while this is set. */
  due: Due | undefined;
  onClose: () => void;
  onUndo: (due: Due) => Promise<void>;
}

/** Asks before somebody else's mark is removed: the task is open again for everybody, who may give a dose twice. */
export function UndoDialog({ due, onClose, onUndo }: UndoDialogProps) {
  const { shown } = useSubject(due);
  const made = shown && madeIn(shown.occurrence);
  if (!made) return null;
  const at = new Date(made.at);
  const when =
    daysBetween(at, new Date()) === 0 ? `at ${clock(at)}` : `on ${formatDateTime(made.at)}`;
  const who = made.by?.name ?? 'A former member';
  const marked = made.state === 'done' ? 'marked this' : 'skipped this';
  return (
    <ConfirmDialog
      open={due !== undefined}
      onClose={onClose}
      title={`${shown.task.title} for ${shown.task.pet.name}`}
      message={`${who} ${marked} ${when}. Remove the mark?`}
      confirmLabel="Remove mark"
      busyLabel="Removing..."
      danger
      onConfirm={() => onUndo(shown)}
    />
  );
}
