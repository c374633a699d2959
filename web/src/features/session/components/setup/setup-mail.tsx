import { setupDigits, setupTestMail, type SetupStatus } from '@hearthside/contract/session/setup';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { submitting } from '@/lib/form-submit';
import { useForm } from '@/lib/use-form';
import { Button } from '@/ui/button';
import { EmailInput } from '@/ui/fields/email-input';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Notice } from '@/ui/notice';
import { setupCalls } from '../../api/setup';
import type { SetupStepProps } from './setup-props';

/** Sends a test mail, and takes the six digits in it, which prove that it arrived. */
export function SetupMail({ code, status, onSaved, onNext }: SetupStepProps) {
  const [sent, setSent] = useState<string>();
  const { goesTo, place, proved } = status.mail;
  const ask = (message: string) => {
    // The digits of an earlier mail count no longer.
    onSaved({ ...status, mail: { ...status.mail, proved: false } });
    setSent(message);
  };
  const prove = (saved: SetupStatus) => {
    setSent(undefined);
    onSaved(saved);
  };
  return (
    <div className="grid gap-5">
      {goesTo === 'folder' ? (
        <Notice tone="warn" title="Mails only go into a folder">
          No mail server is set, so each mail becomes a file in {place}. Set SMTP_URL and MAIL_FROM
          and start the server again, or go on and do it later.
        </Notice>
      ) : (
        <p className="text-ink-soft">Emails are sent through {place}.</p>
      )}
      {proved && (
        <Notice tone="good" live>
          The test email arrived.
        </Notice>
      )}
      <TestMail code={code} onSent={ask} />
      {sent && (
        <>
          <Notice tone="info" live>
            {sent}
          </Notice>
          <Digits code={code} onSaved={prove} />
        </>
      )}
      <Button wide variant={proved ? 'primary' : 'quiet'} onClick={onNext}>
        {proved ? 'Continue' : 'Continue without a test'}
      </Button>
    </div>
  );
}

function TestMail({ code, onSent }: { code: string; onSent: (message: string) => void }) {
  const form = useForm({
    resolver: zodResolver(setupTestMail),
    defaultValues: { code, email: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async (values) => {
    onSent((await setupCalls.setupTestMail(values)).message);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Your email" error={errors.email?.message}>
        <EmailInput {...form.register('email')} />
      </Field>
      {errors.root?.message && (
        <Notice tone="bad" live>
          {errors.root.message}
        </Notice>
      )}
      <Button type="submit" variant="quiet" busy={isSubmitting} busyLabel="Sending...">
        Send a test email
      </Button>
    </form>
  );
}

function Digits({ code, onSaved }: Pick<SetupStepProps, 'code' | 'onSaved'>) {
  const form = useForm({ resolver: zodResolver(setupDigits), defaultValues: { code, digits: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(form, async (values) => {
    onSaved(await setupCalls.setupDigits(values));
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field
        label="The six digits in the email"
        error={errors.digits?.message ?? errors.root?.message}
      >
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...form.register('digits')} />
      </Field>
      <Button type="submit" variant="quiet" busy={isSubmitting} busyLabel="Checking...">
        Check
      </Button>
    </form>
  );
}
