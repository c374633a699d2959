import { signIn, SESSION_TEXTS } from '@hearthside/contract/session';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { submitting } from '@/lib/form-submit';
import { session } from '@/lib/session';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/notice';
import { PasswordInput } from '@/ui/password-input';
import { TextInput } from '@/ui/text-input';
import { sessionApi } from '../api/session-api';
import { ResendLink } from './resend-link';

/** Email and password. Opening the session is all it does; who shows it decides what comes then. */
export function SignInForm({ email = '', forgot = true }: { email?: string; forgot?: boolean }) {
  const form = useForm({
    resolver: zodResolver(signIn),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async (values) => {
    session.open(await sessionApi.signIn(values));
  });
  const failure = errors.root?.message;

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('email')}
        />
      </Field>
      <div className="relative">
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        {forgot && (
          <Link
            to="/forgot-password"
            state={{ email: form.getValues('email') }}
            className="absolute -top-2.5 right-0 inline-flex min-h-10 items-center rounded-s text-s font-[560] text-brand-strong hover:underline"
          >
            Forgot password?
          </Link>
        )}
      </div>
      {failure && (
        <Notice tone="bad" live>
          {failure}
          {failure === SESSION_TEXTS.unconfirmed && (
            <ResendLink email={form.getValues('email')} label="Send the link again" />
          )}
        </Notice>
      )}
      <Button type="submit" wide busy={isSubmitting} busyLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}
