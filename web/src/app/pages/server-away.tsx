import { CloudOff, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { usePage } from '@/lib/page';
import { session } from '@/lib/session';
import { Button } from '@/ui/button';
import { PageMessage } from './page-message';

const SOON_MS = 3000;
const LATE_MS = 20_000;

/** The server does not answer. The page tries again by itself, ever less often, and on request. */
export function ServerAway({ whole }: { whole?: boolean }) {
  usePage('One moment');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const retry = useCallback(async () => {
    setBusy(true);
    await session.start();
    setBusy(false);
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

  return (
    <PageMessage
      whole={whole}
      tone="bad"
      icon={<CloudOff size={32} aria-hidden />}
      heading="We can’t reach the server"
      actions={
        <Button
          variant="quiet"
          icon={<RotateCcw size={18} aria-hidden />}
          busy={busy}
          busyLabel="Trying again..."
          onClick={() => void retry()}
        >
          Retry
        </Button>
      }
    >
      <p>
        You are not signed out and nothing is lost. We keep trying, and this page goes on by itself
        as soon as the server answers.
      </p>
    </PageMessage>
  );
}
