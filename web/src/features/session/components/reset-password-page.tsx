import { BAD_LINK } from '@hearthside/contract/session/endpoints';
import { sessionPages } from '@hearthside/contract/session/pages';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { isMailToken } from '../model/mail-token';
import { AskForLink } from './ask-for-link';
import { SetPasswordForm, type SetPassword } from './set-password-form';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

/** The target of the link in a reset mail. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [done, setDone] = useState<SetPassword>();

  if (done) {
    return (
      <VisitorPage title="Password changed" heading="All set" intro={done.message} announce>
        <ButtonLink to={sessionPages.signIn} state={{ email: done.email }} wide>
          Sign in
        </ButtonLink>
      </VisitorPage>
    );
  }
  // Reported now, before the visitor thinks of a password.
  if (!isMailToken(token)) {
    return (
      <VisitorPage title="New password" heading="This link no longer works">
        <Notice tone="bad" live className="mb-5">
          {BAD_LINK}
        </Notice>
        <AskForLink kind="reset" />
      </VisitorPage>
    );
  }
  return (
    <VisitorPage title="New password" heading="Choose a new password">
      <SetPasswordForm
        token={token}
        label="New password"
        submitLabel="Set the new password"
        onBadLink={<TextLink to={sessionPages.forgotPassword}>Get a new link</TextLink>}
        onDone={setDone}
      />
    </VisitorPage>
  );
}
