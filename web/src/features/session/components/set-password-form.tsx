import type { ErrorCode } from '@hearthside/contract/error-code';
import { BAD_LINK, newPassword } from '@hearthside/contract/session/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { submitting } from '@/lib/form-submit';
import { session } from '@/lib/session/session';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { sessions, useLinkHolds } from '../api/sessions';
import { NewPasswordField } from './new-password-field';

const LINK_INVALID: ErrorCode = 'LINK_INVALID';

const schema = z.object({ password: newPassword });

/** A password that has been set: the server's message, and whose password it is. */
export interface SetPassword {
  message: string;
  email: string;
  password: string;
}

export interface SetPasswordFormProps {
  /** The token in the mail's link. */
  token: string;
  /** The field's label. */
  label: string;
  submitLabel: string;
  /** What to do if the link turns out to be invalid, shown after the message that says so. */
  onBadLink: ReactNode;
  onDone: (set: SetPassword) => void | Promise<void>;
}

/** Sets a password with the link of a reset or invitation mail. */
export function SetPasswordForm(props: SetPasswordFormProps) {
  const { token, label, submitLabel, onBadLink, onDone } = props;
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;
  const holds = useLinkHolds(token);
  const submit = submitting(form, async ({ password }) => {
    const told = await sessions.resetPassword({ token, password });
    // The new password has ended every session, including this browser's.
    session.close();
    await onDone({ ...told, password });
  });

  if (!holds) {
    return (
      <Notice tone="bad" live>
        {BAD_LINK} {onBadLink}
      </Notice>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <NewPasswordField
        label={label}
        field={form.register('password')}
        typed={typed}
        error={errors.password?.message}
      />
      {errors.root?.message && (
        <Notice tone="bad" live>
          {errors.root.message} {errors.root.type === LINK_INVALID && onBadLink}
        </Notice>
      )}
      <Button type="submit" wide busy={isSubmitting} busyLabel="Saving...">
        {submitLabel}
      </Button>
    </form>
  );
}
