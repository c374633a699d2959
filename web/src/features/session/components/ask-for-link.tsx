import { email as emailSchema } from '@hearthside/contract/member/person-fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { z } from 'zod';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { Notice } from '@/ui/notice';
import { sessions } from '../api/sessions';

const schema = z.object({ email: emailSchema });

const KINDS = {
  confirmation: {
    ask: sessions.resendConfirmation,
    label: 'Send a new link',
    again: 'Send another link',
  },
  reset: { ask: sessions.forgotPassword, label: 'Send the link', again: 'Send the link again' },
};

export interface AskForLinkProps {
  kind: keyof typeof KINDS;
  email?: string;
}

/** An email field that requests a mail with a link. The answer is the same for every address. */
export function AskForLink({ kind, email = '' }: AskForLinkProps) {
  const { ask, label, again } = KINDS[kind];
  const [told, setTold] = useState('');
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async (values) => setTold((await ask(values)).message));

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        <EmailInput {...form.register('email', { onChange: () => setTold('') })} />
      </Field>
      {errors.root?.message && (
        <Notice tone="bad" live>
          {errors.root.message}
        </Notice>
      )}
      {told && (
        <Notice tone="good" live>
          {told}
        </Notice>
      )}
      {/* Stays, so that the keyboard focus is kept and a lost mail can be requested again. */}
      <Button
        type="submit"
        wide
        variant={told ? 'quiet' : 'primary'}
        busy={isSubmitting}
        busyLabel="Sending..."
      >
        {told ? again : label}
      </Button>
    </form>
  );
}
