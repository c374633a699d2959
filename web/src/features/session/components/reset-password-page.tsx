import { newPassword, SESSION_TEXTS } from '@hearthside/contract/session';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { submitting } from '@/lib/form-submit';
import { session } from '@/lib/session';
import { Button, ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { sessionApi } from '../api/session-api';
import { isMailToken } from '../model/mail-token';
import { AskForLink } from './ask-for-link';
import { NewPasswordField } from './new-password-field';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

const schema = z.object({ password: newPassword });

/** Where the link of a reset mail leads. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [done, setDone] = useState('');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const typed = useWatch({ control: form.control, name: 'password' });
  const { errors, isSubmitting } = form.formState;
  const submit = submitting(
    form,
    async ({ password }) => {
      const { message } = await sessionApi.resetPassword({ token, password });
      // The new password has ended every session, this browser's too.
      session.close();
      setDone(message);
    },
    SESSION_TEXTS.badLink,
  );

  if (done) {
    return (
      <VisitorPage title="Password changed" heading="All set" intro={done} announce>
        <ButtonLink to="/sign-in" wide>
          Sign in
        </ButtonLink>
      </VisitorPage>
    );
  }
  // Better told now than after a password was thought of.
  if (!isMailToken(token)) {
    return (
      <VisitorPage title="New password" heading="That did not work">
        <Notice tone="bad" live className="mb-5">
          {SESSION_TEXTS.badLink}
        </Notice>
        <AskForLink kind="reset" />
      </VisitorPage>
    );
  }
  return (
    <VisitorPage title="New password" heading="Choose a new password">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <NewPasswordField
          label="New password"
          field={form.register('password')}
          typed={typed}
          error={errors.password?.message}
        />
        {errors.root?.message && (
          <Notice tone="bad" live>
            {errors.root.message} <TextLink to="/forgot-password">Ask for a new link</TextLink>
          </Notice>
        )}
        <Button type="submit" wide busy={isSubmitting} busyLabel="Saving...">
          Set the new password
        </Button>
      </form>
    </VisitorPage>
  );
}
