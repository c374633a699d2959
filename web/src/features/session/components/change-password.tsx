import { passwordChange } from '@hearthside/contract/session/endpoints';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { submitting } from '@/lib/form-submit';
import { session } from '@/lib/session/session';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { PasswordInput } from '@/ui/fields/password-input';
import { toast } from '@/ui/toast/toast';
import { useChangePassword } from '../api/own-sessions';
import { useMe } from '../api/sessions';
import { NewPasswordField } from './new-password-field';

/** Changes the member's own password. */
export function ChangePassword() {
  const me = useMe();
  const { trigger } = useChangePassword();
  const form = useForm({
    resolver: zodResolver(passwordChange),
    defaultValues: { currentPassword: '', password: '' },
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async (values) => {
    const { message } = await trigger(values);
    if (me.pendingEmail) session.setMe({ ...me, pendingEmail: null });
    form.reset();
    toast.success(message);
  });

  return (
    <Card aria-labelledby="change-password">
      <CardTitle id="change-password">Change password</CardTitle>
      <p className="text-s text-ink-soft">This signs you out on all other devices.</p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 grid max-w-105 gap-4"
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput {...form.register('currentPassword')} />
        </Field>
        <NewPasswordField
          label="New password"
          field={form.register('password')}
          typed={typed}
          error={errors.password?.message}
        />
        {errors.root?.message && (
          <Notice tone="bad" live>
            {errors.root.message}
          </Notice>
        )}
        <Button
          type="submit"
          busy={isSubmitting}
          busyLabel="Saving..."
          className="justify-self-start"
        >
          Change password
        </Button>
      </form>
    </Card>
  );
}
