import { sessionPages } from '@hearthside/contract/session/pages';
import { useSearchParams } from 'react-router-dom';
import { hasCode, messageOf } from '@/lib/api/api-error';
import { useSessionState } from '@/lib/session/session';
import { ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { useConfirmEmail } from '../api/use-confirm-email';
import { AskForLink } from './ask-for-link';
import { ConfirmWithPassword } from './confirm-with-password';
import { VisitorPage } from './visitor-page';

/** The target of the link in a confirmation mail. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const { confirmation, confirmWith } = useConfirmEmail(params.get('token') ?? '');
  const signedIn = useSessionState().status === 'signed-in';

  if (confirmation.status === 'asking') {
    return (
      <VisitorPage title="Confirm your email" heading="One moment">
        <Spinner label="Confirming your email address..." size={28} />
      </VisitorPage>
    );
  }
  if (confirmation.status === 'password') {
    return (
      <VisitorPage
        title="Confirm your email"
        heading="One last step"
        intro={`Enter the password you joined with to confirm ${confirmation.email}.`}
        announce
      >
        <ConfirmWithPassword email={confirmation.email} onConfirm={confirmWith} />
      </VisitorPage>
    );
  }
  if (confirmation.status === 'failed' && hasCode(confirmation.error, 'LINK_INVALID')) {
    return (
      <VisitorPage
        title="Link no longer works"
        heading="This link no longer works"
        intro="It was already used, or it has expired. If you’ve confirmed your email, perhaps on another device, there’s nothing left to do."
        announce
      >
        <ButtonLink to={signedIn ? '/' : sessionPages.signIn} wide>
          {signedIn ? 'Go to the portal' : 'Sign in'}
        </ButtonLink>
        <p className="mt-8 mb-4">
          If you haven’t, we can send a new link to the address you want to confirm.
        </p>
        <AskForLink kind="confirmation" />
      </VisitorPage>
    );
  }
  if (confirmation.status === 'failed') {
    return (
      <VisitorPage title="Confirm your email" heading="We couldn’t confirm your email" announce>
        <Notice tone="bad" live className="mb-5">
          {messageOf(confirmation.error)}
        </Notice>
        <AskForLink kind="confirmation" />
      </VisitorPage>
    );
  }
  return (
    <VisitorPage
      title="Email confirmed"
      heading="Your email is confirmed"
      intro={`Thank you. You can now sign in with ${confirmation.email}.`}
      announce
    >
      {/* For a member whose address has changed, a fresh start loads the new one. */}
      <ButtonLink
        reloadDocument={signedIn}
        to={signedIn ? '/' : sessionPages.signIn}
        state={{ email: confirmation.email }}
        wide
      >
        {signedIn ? 'Go to the portal' : 'Sign in'}
      </ButtonLink>
    </VisitorPage>
  );
}
