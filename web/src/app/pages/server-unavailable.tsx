import { inboxPages } from '@hearthside/contract/inbox/pages';
import { useCallback, useEffect, useState } from 'react';
import { usePage } from '@/lib/page';
import { session } from '@/lib/session/session';
import { hasMessageKey } from '@/lib/drafts/stored-messages';
import { useOnline } from '@/lib/live/use-online';
import { useStoredSheetList } from '@/features/pet';
import { ButtonLink } from '@/ui/button';
import { Unavailable } from './unavailable';

const SOON_MS = 3000;
const LATE_MS = 20_000;

/** Tries to reach the server until it answers, at growing intervals, and at once when the device is back online. */
export function useTryAgain(): () => Promise<void> {
  const [tries, setTries] = useState(0);
  const retry = useCallback(async () => {
    await session.start();
    setTries((count) => count + 1);
  }, []);

  useEffect(() => {
    const again = () => void retry();
    const timer = setTimeout(again, Math.min(LATE_MS, SOON_MS * 1.6 ** tries));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [tries, retry]);
  return retry;
}

/** The server does not answer. The page tries again by itself, and on request. */
export function ServerUnavailable() {
  return <Message onRetry={useTryAgain()} />;
}

export interface MessageProps {
  onRetry: () => Promise<void>;
  /** Nothing else is on screen. */
  whole?: boolean;
}

/** Says why nothing comes, and lists the emergency sheets that this device has kept. */
export function Message({ onRetry, whole }: MessageProps) {
  usePage('One moment');
  const isOnline = useOnline();
  const { data: StoredSheetList } = useStoredSheetList();
  return (
    <Unavailable
      whole={whole}
      heading={isOnline ? 'We can’t reach the server' : 'You are offline'}
      onRetry={onRetry}
    >
      {isOnline ? (
        <p>
          You’re still signed in and nothing is lost. We’ll keep trying, and this page will load as
          soon as the server responds.
        </p>
      ) : (
        <p>
          You’re still signed in and nothing is lost. This page will load as soon as there’s a
          connection.
        </p>
      )}
      {whole && hasMessageKey() && (
        <ButtonLink to={inboxPages.list} variant="quiet" className="mt-3">
          Messages on this device
        </ButtonLink>
      )}
      {StoredSheetList && <StoredSheetList className="mt-3 w-full text-left text-ink" />}
    </Unavailable>
  );
}
