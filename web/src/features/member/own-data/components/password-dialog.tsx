import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';
import { Notice } from '@/ui/notice';

export interface PasswordDialogProps {
  open: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  busyLabel: string;
  /** Does the work with the password. If it is refused, the dialog stays open and says why. */
  onConfirm: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the password again: an open window must not be enough to take somebody's data. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, title, description, confirmLabel, busyLabel, onConfirm, onClose } = props;
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const close = () => {
    // A password is never kept.
    form.reset();
    onClose();
  };
  const submit = submitting(form, async ({ currentPassword }) => {
    await onConfirm(currentPassword);
    close();
  });
  return (
    <Dialog
      open={open}
      onClose={close}
      size="s"
      dismissable={!isSubmitting}
      title={title}
      description={description}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={isSubmitting} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Field label="Your current password" error={errors.currentPassword?.message}>
        <PasswordInput
          autoComplete="current-password"
          autoFocus
          {...form.register('currentPassword', { required: 'Password is required' })}
        />
      </Field>
      {errors.root?.message && (
        <Notice tone="bad" live className="mt-3">
          {errors.root.message}
        </Notice>
      )}
    </Dialog>
  );
}
