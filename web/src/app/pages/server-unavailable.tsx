import { useCallback, useEffect, useState } from 'react';
import { EmergencyHelpPage } from '@/features/help/subject';
import { usePage } from '@/lib/page';
import { session } from '@/lib/session/session';
import { Unavailable } from './unavailable';

const SOON_MS = 3000;
const LATE_MS = 20_000;

/** Tries to reach the server until it answers, at growing intervals, and at once when the device is back online. */
function useTryAgain(): () => Promise<void> {
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
export function ServerUnavailable({ whole }: { whole?: boolean }) {
  usePage('One moment');
  const retry = useTryAgain();
  return (
    <Unavailable whole={whole} heading="We can’t reach the server" onRetry={retry}>
      <p>
        You are not signed out and nothing is lost. We keep trying, and this page goes on by itself
        as soon as the server answers.
      </p>
    </Unavailable>
  );
}

/** Shown instead of the above on the emergency page: the emergency help that this device has stored. */
export function EmergencyHelpMeanwhile() {
  useTryAgain();
  return <EmergencyHelpPage />;
}
