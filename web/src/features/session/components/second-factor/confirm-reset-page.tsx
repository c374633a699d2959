import { BAD_LINK } from '@hearthside/contract/session/endpoints';
import { sessionPages } from '@hearthside/contract/session/pages';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasCode, messageOf } from '@/lib/api/api-error';
import { Button, ButtonLink } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { factors } from '../../api/second-factor';
import { isMailToken } from '../../model/mail-token';
import { VisitorPage } from '../visitor-page';

/**
 * The target of the link by which a member lets the reset of a lost second factor take effect at once. Opening the page
 * changes nothing, because mail programs follow links to check them. Its button does.
 */
export function ConfirmResetPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const [error, setError] = useState(isMailToken(token) ? '' : BAD_LINK);
  const [isBadLink, setBadLink] = useState(!isMailToken(token));
  const confirm = async () => {
    setBusy(true);
    setError('');
    try {
      setDone((await factors.confirmReset({ token })).message);
    } catch (reason) {
      setBadLink(hasCode(reason, 'LINK_INVALID'));
      setError(messageOf(reason));
    } finally {
      setBusy(false);
    }
  };
  if (done)
    return (
      <VisitorPage title="Two-step sign-in" heading="All set" intro={done} announce>
        <ButtonLink to={sessionPages.signIn} wide>
          Sign in
        </ButtonLink>
      </VisitorPage>
    );
  return (
    <VisitorPage
      title="Two-step sign-in"
      heading={isBadLink ? 'This link has expired' : 'Turn off two-step sign-in?'}
      intro={
        isBadLink
          ? undefined
          : 'An admin started this because you can’t use it anymore. You’ll sign in with just your password, and can set it up again.'
      }
    >
      {error && (
        <Notice tone="bad" live className="mb-5">
          {error}
        </Notice>
      )}
      {!isBadLink && (
        <>
          <Button wide busy={busy} busyLabel="One moment..." onClick={() => void confirm()}>
            Turn it off now
          </Button>
          <p className="mt-4 text-ink-soft">
            If you didn’t ask for this, close this page, sign in, and choose “Keep it” under
            Profile, Sign-in &amp; security.
          </p>
        </>
      )}
    </VisitorPage>
  );
}
