import { zodResolver } from '@hookform/resolvers/zod';
import { sessionPages } from '@hearthside/contract/session/pages';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { PasswordInput } from '@/ui/fields/password-input';
import { TextLink } from './text-link';

const schema = z.object({ password: z.string().min(1, 'Password is required') });

export interface ConfirmWithPasswordProps {
  email: string;
  /** Returns whether the member is signed in now. */
  onConfirm: (password: string) => Promise<boolean>;
}

/** A new member's last step: the password they registered with confirms the address and signs them in. */
export function ConfirmWithPassword({ email, onConfirm }: ConfirmWithPasswordProps) {
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async ({ password }) => {
    if (await onConfirm(password)) await navigate('/', { replace: true });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {/* For password managers, which use the name next to the password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      {errors.root?.message && (
        <Notice tone="bad" live>
          {errors.root.message}
        </Notice>
      )}
      <Button type="submit" wide busy={isSubmitting} busyLabel="Confirming...">
        Confirm and sign in
      </Button>
      <p className="text-center text-ink-soft">
        <TextLink to={sessionPages.forgotPassword}>Set a new password</TextLink>
      </p>
    </form>
  );
}
