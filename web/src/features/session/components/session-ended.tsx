import { helpPages } from '@hearthside/contract/help/pages';
import { SESSION_ENDED } from '@hearthside/contract/session/endpoints';
import { sessionPages } from '@hearthside/contract/session/pages';
import { useEffect, useRef } from 'react';
import { session } from '@/lib/session/session';
import { Button } from '@/ui/button';
import { LogoMark } from '@/ui/media/logo';
import { useMe } from '../api/sessions';
import { SignInForm } from './sign-in-form';

const WAYS_OUT = [
  { to: sessionPages.forgotPassword, label: 'Forgot password?' },
  { to: helpPages.offline, label: 'Emergency help' },
];

/**
 * Covers the page of a member whose session has ended on its own. The page stays below, with everything that was
 * typed, and is visible again after signing in. It is a native modal dialog: the browser puts it on top of every
 * other dialog and keeps what is below out of reach.
 */
export function SessionEnded() {
  const me = useMe();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The email is already filled in.
    element?.querySelector<HTMLInputElement>('[name=password]')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="session-ended"
      onCancel={(event) => event.preventDefault()}
      className="m-0 size-full max-h-none max-w-none bg-canvas text-ink"
    >
      <div className="mx-auto grid min-h-full max-w-115 content-center gap-6 px-5 py-8">
        <LogoMark />
        <div>
          <h2 id="session-ended" className="text-2xl">
            Welcome back, {me.firstName}
          </h2>
          <p className="mt-2 text-ink-soft">
            {SESSION_ENDED} What you typed is saved, and you’ll return to the same place.
          </p>
        </div>
        <SignInForm email={me.email} forgot={false} />
        {/* In a tab of their own, because what was typed is still on this page. */}
        <p className="flex flex-wrap justify-center gap-x-5 text-s">
          {WAYS_OUT.map(({ to, label }) => (
            <a
              key={to}
              href={to}
              target="_blank"
              className="inline-flex min-h-11 items-center font-[560] text-brand-strong hover:underline"
            >
              {label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ))}
        </p>
        <Button variant="ghost" onClick={() => session.close()}>
          I’m not {me.firstName}
        </Button>
      </div>
    </dialog>
  );
}
