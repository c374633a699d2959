import { useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';

export interface EmailPasswordDialogProps {
  /** The new address. The dialog is closed without one. */
  email: string | undefined;
  /** The first name of the person whose address it is. Left out for one's own. */
  whose?: string | undefined;
  /** Why the last password was refused. */
  error: string | undefined;
  busy: boolean;
  onConfirm: (password: string) => void;
  onClose: () => void;
}

/**
 * Asks for the password of the member who saves another email address: access to an open window must not be enough to
 * take over an account.
 */
export function EmailPasswordDialog(props: EmailPasswordDialogProps) {
  const { email, whose, error, busy, onConfirm, onClose } = props;
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble from the dialog to the profile's form, which must not be submitted.
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('currentPassword') ?? '');
    setMissing(password === '');
    if (password && !busy) onConfirm(password);
  };
  return (
    <Dialog
      open={email !== undefined}
      onClose={onClose}
      size="s"
      dismissable={!busy}
      title={whose ? 'Change their email address?' : 'Change your email address?'}
      description={
        whose
          ? `${whose} will sign in with ${email} once the link we send there is opened. We’ll let the current address know right away.`
          : `You will sign in with ${email} once you open the link we send there. We’ll let your current address know right away.`
      }
      onSubmit={submit}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <Field label="Your current password" error={missing ? 'Password is required' : error}>
        <PasswordInput name="currentPassword" autoComplete="current-password" autoFocus />
      </Field>
    </Dialog>
  );
}
