import { PROFILE_LABELS } from '@hearthside/contract/member/person-fields';
import type { OpenSession } from '@hearthside/contract/session/endpoints';
import { sessionPages } from '@hearthside/contract/session/pages';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ApiError, hasCode, messageOf, ServerUnavailableError } from '@/lib/api/api-error';
import { isShared, setShared } from '@/lib/drafts/draft-owner';
import { session } from '@/lib/session/session';
import { Button } from '@/ui/button';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { PasswordInput } from '@/ui/fields/password-input';
import { latePart } from '@/ui/late-part';
import { sessions } from '../api/sessions';
import { ResendLink } from './resend-link';

const useSecondStep = latePart(
  async () => (await import('./second-factor/second-step')).SecondStep,
);

type Errors = Partial<Record<'email' | 'password' | 'form', string>>;

/**
 * Email and password. It only opens the session; its parent decides what comes next. It is the only form without the
 * form library and the schemas, because a first visit waits for it. It only checks that both fields are filled in,
 * and the server checks the rest.
 */
export function SignInForm({ email = '', forgot = true }: { email?: string; forgot?: boolean }) {
  const [typed, setTyped] = useState(email);
  const [errors, setErrors] = useState<Errors>({});
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [busy, setBusy] = useState(false);
  /** Set once the password was right and a second step follows: whether the computer is a shared one. */
  const [second, setSecond] = useState<{ shared: boolean }>();
  const step = useSecondStep(second !== undefined);
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();

  const show = (found: Errors) => {
    setErrors(found);
    const first = found.email ? 'email' : found.password ? 'password' : undefined;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const open = (opened: OpenSession, shared: boolean) => {
    setShared(shared);
    session.open(opened);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const given = new FormData(event.currentTarget);
    const password = String(given.get('password') ?? '');
    const shared = given.has('shared');
    const missing: Errors = {
      ...(typed.trim() === '' && { email: `${PROFILE_LABELS.email} is required` }),
      ...(password === '' && { password: 'Password is required' }),
    };
    show(missing);
    if (missing.email || missing.password) return;
    setBusy(true);
    setUnconfirmed(false);
    try {
      open(await sessions.signIn({ email: typed, password, shared }), shared);
    } catch (error) {
      if (hasCode(error, 'SECOND_STEP_NEEDED')) return setSecond({ shared });
      setUnconfirmed(hasCode(error, 'NOT_CONFIRMED'));
      const fields: Errors = error instanceof ApiError ? error.details : {};
      show(fields.email || fields.password ? fields : { form: why(error) });
    } finally {
      setBusy(false);
    }
  };

  if (second && step.data)
    return (
      <step.data
        {...second}
        onOpened={(opened) => open(opened, second.shared)}
        onBack={(form) => {
          setSecond(undefined);
          setErrors({ form });
        }}
      />
    );
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Email" error={errors.email}>
        <EmailInput
          name="email"
          autoComplete="username"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div className="relative">
        <Field label="Password" error={errors.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        {forgot && (
          <Link
            to={`${sessionPages.forgotPassword}${search}`}
            state={{ email: typed }}
            className="absolute -top-3 right-0 inline-flex min-h-11 items-center rounded-s text-s font-[560] text-brand-strong hover:underline"
          >
            Forgot password?
          </Link>
        )}
      </div>
      <label className="flex min-h-11 items-center gap-2.5 text-s">
        <input
          type="checkbox"
          name="shared"
          defaultChecked={isShared()}
          className="size-5 accent-brand"
        />
        <span>
          This is a shared computer
          <span className="block text-ink-soft">
            Nothing you type stays on this computer when you leave.
          </span>
        </span>
      </label>
      {second && step.error !== undefined && (
        <Notice
          tone="bad"
          live
          action={
            <Button variant="quiet" size="s" onClick={step.retry}>
              Try again
            </Button>
          }
        >
          {messageOf(step.error)}
        </Notice>
      )}
      {errors.form && (
        <Notice tone="bad" live>
          {errors.form}
          {isUnconfirmed && <ResendLink email={typed} label="Send the link again" />}
        </Notice>
      )}
      <Button type="submit" wide busy={busy || step.isLoading} busyLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}

const why = (error: unknown) =>
  error instanceof ServerUnavailableError ? `${error.message} Please try again.` : messageOf(error);
