import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/button';
import { Dialog, type DialogProps } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';

export interface FormDialogProps<Typed extends FieldValues, Sent> extends Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'description' | 'size'
> {
  form: UseFormReturn<Typed, unknown, Sent>;
  /** Forgets what was typed. A dialog that is closed in another way than by 'Cancel' keeps it as a draft. */
  discard: () => void;
  submit: (event: React.FormEvent) => Promise<unknown>;
  submitLabel: string;
  busyLabel?: string;
  /** The button warns of what it does. */
  danger?: boolean;
  /** Above the fields, instead of what went wrong as a whole below them: the `ConflictNotice` of a revised form. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A dialog that is a form: its fields, what went wrong as a whole, and 'Cancel' beside the button that sends it. */
export function FormDialog<Typed extends FieldValues, Sent>(props: FormDialogProps<Typed, Sent>) {
  const { form, discard, submit, submitLabel, busyLabel = 'Saving...', danger, children } = props;
  const { open, onClose, title, description, size, notice } = props;
  const { errors, isSubmitting } = form.formState;
  const cancel = () => {
    discard();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      size={size}
      dismissable={!isSubmitting}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" onClick={cancel} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={isSubmitting}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {notice}
      <div className="grid gap-4 pt-1">
        {children}
        {notice === undefined && errors.root?.message && (
          <Notice tone="bad" live intoView>
            {errors.root.message}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
