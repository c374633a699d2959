import type { ReactNode } from 'react';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
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
  const { form, problem, conflict, resumed } = state;
  const discard = () => {
    const putBack = state.discard();
    if (!putBack) return;
    toast.undo('Changes discarded', () => {
      putBack();
      onReopen();
    });
  };
  return (
    <FormDialog
      form={form}
      discard={discard}
      submit={state.submit}
      open={open}
      onClose={onClose}
      size="l"
      title={title}
      description={description}
      submitLabel="Save"
      notice={
        <ConflictNotice form={form} problem={problem} conflict={conflict} resumed={resumed} />
      }
    >
      {children}
      <AnswerFields form={form} />
    </FormDialog>
  );
}
