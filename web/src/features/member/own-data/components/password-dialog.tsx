import { useState, type FormEvent } from 'react';
import { ApiError, messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';

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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const close = () => {
    setError('');
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('currentPassword') ?? '');
    if (!password) return setError('Password is required');
    setBusy(true);
    try {
      await onConfirm(password);
      close();
    } catch (reason) {
      const details = reason instanceof ApiError ? reason.details : undefined;
      setError(details?.currentPassword ?? messageOf(reason));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      size="s"
      dismissable={!busy}
      title={title}
      description={description}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Field label="Your current password" error={error || undefined}>
        <PasswordInput name="currentPassword" autoComplete="current-password" autoFocus />
      </Field>
    </Dialog>
  );
}
