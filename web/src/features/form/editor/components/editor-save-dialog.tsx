import { DEFAULT_FORM_TITLE, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '@/ui/dialogs/confirm-dialog';
import { publishedTo } from '../../model/form-list-words';
import type { FormProblem } from '../model/form-problems';
import { formRestarts } from '../model/form-restarts';
import { EditorSaveRestarts } from './editor-save-restarts';
import { EditorSaveReview } from './editor-save-review';

export interface EditorSaveDialogProps {
  open: boolean;
  onClose: () => void;
  form: FormDefinition;
  /** The server's version. Undefined for a new form. */
  detail: FormDetail | undefined;
  hints: readonly FormProblem[];
  /** Publishes it. `corrections`: the questions whose new wording is only a correction. */
  onSave: (corrections: number[]) => Promise<unknown>;
}

/** How many hints are listed. */
const SHOWN = 5;

/** Asks before a form is published (part 2 §2). */
export function EditorSaveDialog(props: EditorSaveDialogProps) {
  const { open, onClose, form, detail, hints, onSave } = props;
  const published = (detail?.form.version ?? 0) > 0;
  const [corrections, setCorrections] = useState<number[]>([]);
  const restarts = useMemo(() => (open ? formRestarts(detail, form) : []), [open, detail, form]);
  const close = () => {
    setCorrections([]);
    onClose();
  };
  const word = published ? 'update' : 'save';
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      title={published ? 'Update Form' : 'Save New Form'}
      message={`Are you sure you want to ${word} the form "${form.title.trim() || DEFAULT_FORM_TITLE}"?`}
      confirmLabel={published ? 'Update Form' : 'Save Form'}
      busyLabel={published ? 'Updating...' : 'Saving...'}
      onConfirm={() => onSave(corrections)}
    >
      <p>Saving publishes it to {publishedTo(form.accessRoles)}. They see it right away.</p>
      {open && detail && published && detail.form.needsReview !== form.needsReview && (
        <EditorSaveReview opened={detail} needsReview={form.needsReview} />
      )}
      {open && detail && restarts.length > 0 && (
        <EditorSaveRestarts
          formId={detail.form.id}
          responses={detail.form.responses}
          restarts={restarts}
          corrections={corrections}
          onCorrections={setCorrections}
        />
      )}
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
