import { sessionPages } from '@hearthside/contract/session/pages';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasCode, messageOf } from '@/lib/api/api-error';
import { Button, ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { isMailToken } from '../model/mail-token';
import { AskForLink } from './ask-for-link';
import { SetPasswordForm, type SetPassword } from './set-password-form';
import { TextLink } from './text-link';
import { VisitorPage } from './visitor-page';

/** What an account is after its member has taken it back. */
interface Undone {
  message: string;
  email: string;
  /** Null if the account stays locked. */
  resetToken: string | null;
}

export interface NotMePageProps {
  /** The question, and what the button does. */
  heading: string;
  intro: string;
  /** What is said of a link that was used or has expired, with the next step. */
  expired: string;
  undo: (given: { token: string }) => Promise<Undone>;
}

/**
 * The target of "This wasn’t me" in a mail. Opening the page changes nothing, because mail programs follow links to
 * check them. Its button does.
 */
export function NotMePage(props: NotMePageProps) {
  const [params] = useSearchParams();
  const [undone, setUndone] = useState<Undone>();
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
  if (undone?.resetToken) {
    return (
      <VisitorPage
        title="Choose a new password"
        heading="Now choose a new password"
        intro={`${undone.message} Sign in with ${undone.email}. The old password no longer works.`}
        announce
      >
        <SetPasswordForm
          token={undone.resetToken}
          label="New password"
          submitLabel="Set the new password"
          onBadLink={<TextLink to={sessionPages.forgotPassword}>Get a new link</TextLink>}
          onDone={setDone}
        />
      </VisitorPage>
    );
  }
  if (undone) return <Locked message={undone.message} />;
  return <Ask {...props} token={params.get('token') ?? ''} onUndone={setUndone} />;
}

interface AskProps extends NotMePageProps {
  token: string;
  onUndone: (undone: Undone) => void;
}

function Ask({ token, heading, intro, expired, undo, onUndone }: AskProps) {
  const [busy, setBusy] = useState(false);
  const [isBadLink, setBadLink] = useState(!isMailToken(token));
  const [error, setError] = useState('');
  const send = async () => {
    setBusy(true);
    setError('');
    try {
      onUndone(await undo({ token }));
    } catch (reason) {
      setBadLink(hasCode(reason, 'LINK_INVALID'));
      setError(messageOf(reason));
      setBusy(false);
    }
  };
  if (isBadLink) {
    return (
      <VisitorPage title="This wasn’t me" heading="This link no longer works" announce>
        <Notice tone="bad" live className="mb-5">
          {expired}
        </Notice>
        <AskForLink kind="reset" />
      </VisitorPage>
    );
  }
  return (
    <VisitorPage title="This wasn’t me" heading={heading} intro={intro}>
      {error && (
        <Notice tone="bad" live className="mb-5">
          {error}
        </Notice>
      )}
      <Button wide busy={busy} busyLabel="One moment..." onClick={() => void send()}>
        This wasn’t me
      </Button>
      <p className="mt-4 text-ink-soft">
        If it was you, close this page. Nothing has been changed.
      </p>
    </VisitorPage>
  );
}

function Locked({ message }: { message: string }) {
  return (
    <VisitorPage title="Account locked" heading="Please talk to us" announce>
      <Notice tone="warn" live>
        {message}
      </Notice>
    </VisitorPage>
  );
}
