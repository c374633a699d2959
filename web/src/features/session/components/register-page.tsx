import { registration } from '@hearthside/contract/session/endpoints';
import { sessionPages } from '@hearthside/contract/session/pages';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { z } from 'zod';
import { visitorDraft } from '@/lib/drafts/visitor-draft';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { useFormDraft } from '@/lib/drafts/use-form-draft';
import { Button } from '@/ui/button';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { TextInput } from '@/ui/fields/text-input';
import { sessions } from '../api/sessions';
import { CheckMail } from './check-mail';
import { NewPasswordField } from './new-password-field';
import { RoleChoice } from './role-choice';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

type Typed = z.input<typeof registration>;
type Registration = z.output<typeof registration>;

const EMPTY = { firstName: '', lastName: '', email: '', phoneNumber: '', password: '' };
const kept = visitorDraft<Typed>('register');
const SECRET = ['password'] as const;

/** The registration page. */
export function RegisterPage() {
  const [sent, setSent] = useState<{ email: string; message: string }>();
  const { search } = useLocation();
  const [begun] = useState(() => ({ ...EMPTY, ...kept.read(), password: '' }));
  const form = useForm<Typed, unknown, Registration>({
    resolver: zodResolver(registration),
    defaultValues: begun,
  });
  useFormDraft(form, kept, SECRET);
  const password = useWatch({ control: form.control, name: 'password' }) ?? '';
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async (values) => {
    const { message } = await sessions.register(values);
    kept.clear();
    setSent({ email: values.email, message });
  });

  const change = () => {
    setSent(undefined);
    requestAnimationFrame(() => form.setFocus('email'));
  };
  if (sent) return <CheckMail {...sent} onChange={change} />;
  return (
    <VisitorPage
      title="Join"
      heading="Join the community"
      intro="Just the basics for now. You can add the rest later."
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <div className="grid gap-4 min-[460px]:grid-cols-2">
          <Field label="First name" error={errors.firstName?.message}>
            <TextInput autoComplete="given-name" {...form.register('firstName')} />
          </Field>
          <Field label="Last name" error={errors.lastName?.message}>
            <TextInput autoComplete="family-name" {...form.register('lastName')} />
          </Field>
        </div>
        <Field label="Email" error={errors.email?.message}>
          <EmailInput {...form.register('email')} />
        </Field>
        <Field label="Phone number" error={errors.phoneNumber?.message}>
          <TextInput type="tel" autoComplete="tel" {...form.register('phoneNumber')} />
        </Field>
        <NewPasswordField
          field={form.register('password')}
          typed={password}
          error={errors.password?.message}
        />
        <RoleChoice field={form.register('role')} error={errors.role?.message} />
        {errors.root?.message && (
          <Notice tone="bad" live>
            {errors.root.message}
          </Notice>
        )}
        <Button type="submit" wide busy={isSubmitting} busyLabel="Joining...">
          Join
        </Button>
      </form>
      <p className="mt-6 text-center text-ink-soft">
        Already a member? <TextLink to={`${sessionPages.signIn}${search}`}>Sign in</TextLink>
      </p>
    </VisitorPage>
  );
}
