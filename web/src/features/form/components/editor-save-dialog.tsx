import { DEFAULT_FORM_TITLE } from '@hearthside/contract/form';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import type { FormProblem } from '../model/form-problems';

export interface EditorSaveDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Whether it was published before. */
  published: boolean;
  hints: readonly FormProblem[];
  onSave: () => Promise<unknown>;
}

/** How many hints are spelt out. */
const SHOWN = 5;

/** Asks before a form is published (part 2 §2). */
export function EditorSaveDialog(props: EditorSaveDialogProps) {
  const { open, onClose, title, published, hints, onSave } = props;
  const word = published ? 'update' : 'save';
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={published ? 'Update Form' : 'Save New Form'}
      message={`Are you sure you want to ${word} the form "${title.trim() || DEFAULT_FORM_TITLE}"?`}
      confirmLabel={published ? 'Update Form' : 'Save Form'}
      busyLabel={published ? 'Updating...' : 'Saving...'}
      onConfirm={onSave}
    >
      {hints.length > 0 && (
        <div className="text-s text-ink-soft">
          <p className="font-semibold text-ink">Good to know</p>
          <ul className="mt-1 list-disc pl-5">
            {hints.slice(0, SHOWN).map(({ where, message }, at) => (
              <li key={at}>
                {where}: {message}
              </li>
            ))}
          </ul>
          {hints.length > SHOWN && <p className="mt-1">and {hints.length - SHOWN} more</p>}
        </div>
      )}
    </ConfirmDialog>
  );
}
