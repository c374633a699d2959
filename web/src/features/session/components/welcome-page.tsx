import { sessionPages } from '@hearthside/contract/session/pages';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSettings } from '@/features/settings';
import { session } from '@/lib/session/session';
import { ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { sessions } from '../api/sessions';
import { isMailToken } from '../model/mail-token';
import { SetPasswordForm, type SetPassword } from './set-password-form';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

/** The target of an invitation link: choosing a password signs the invited person in. */
export function WelcomePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { organisationName } = useSettings();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');

  const enter = async (set: SetPassword) => {
    try {
      session.open(await sessions.signIn({ email: set.email, password: set.password }));
    } catch {
      // The password is set all the same. The rest can be done by hand.
      return setEmail(set.email);
    }
    await navigate('/', { replace: true });
  };

  if (email) {
    return (
      <VisitorPage
        title="Welcome"
        heading="Your password is set"
        intro={`Sign in as ${email} to get started.`}
        announce
      >
        <ButtonLink to={sessionPages.signIn} state={{ email }} wide>
          Sign in
        </ButtonLink>
      </VisitorPage>
    );
  }
  // Reported now, before the visitor thinks of a password.
  if (!isMailToken(token)) {
    return (
      <VisitorPage title="Welcome" heading="This link isn’t complete">
        <Notice tone="bad" live title="Part of your invitation’s link is missing.">
          Open the email again and click the link, or copy the whole link.
        </Notice>
        <div className="mt-4">
          <OtherWays />
        </div>
      </VisitorPage>
    );
  }
  return (
    <VisitorPage
      title="Welcome"
      heading={`Welcome to ${organisationName}`}
      intro="Choose a password, and you’re in."
    >
      <SetPasswordForm
        token={token}
        label="Password"
        submitLabel="Set my password"
        onBadLink={<OtherWays />}
        onDone={enter}
      />
      <p className="mt-6 text-center text-ink-soft">
        Already have a password? <TextLink to={sessionPages.signIn}>Sign in</TextLink>
      </p>
    </VisitorPage>
  );
}

/** What somebody can do whose invitation does not work (anymore). */
function OtherWays() {
  return (
    <p className="mt-2">
      The person who invited you can send the invitation again. If you already chose a password and
      don’t remember it,{' '}
      <TextLink to={sessionPages.forgotPassword}>ask for a link to set a new one</TextLink>.
    </p>
  );
}
