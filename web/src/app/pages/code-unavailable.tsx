import { useEffect, useState } from 'react';
import { usePage } from '@/lib/page';
import { tabStore } from '@/lib/drafts/storage';
import { isServerThere } from '@/ui/code-unavailable';
import { Unavailable } from './unavailable';

const LOOK_EVERY_MS = 3000;
const RELOADED = 'hearthside.reloaded';
/** If the page fails again within this time after a reload, another reload won't help either. */
const ENOUGH_MS = 60_000;

/**
 * Shown when a page's code could not be fetched: the server is away, or the portal was updated in the meantime. The
 * page reloads once as soon as the server answers. If that does not help, it says so.
 */
export function CodeUnavailable({ whole }: { whole?: boolean }) {
  usePage('One moment');
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (isLost) return;
    const look = async () => {
      if (!(await isServerThere())) return;
      const before = Number(tabStore.read(RELOADED));
      tabStore.write(RELOADED, String(Date.now()));
      if (Date.now() - before > ENOUGH_MS) window.location.reload();
      else setLost(true);
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isLost]);
  const retry = async () => {
    if (await isServerThere()) window.location.reload();
  };
  return (
    <Unavailable whole={whole} heading="This page couldn’t be loaded" onRetry={retry}>
      {isLost ? (
        <p role="alert">
          The server is responding, but part of this page is missing. You’re still signed in and
          nothing is lost. Please try again in a little while, or let us know if this keeps
          happening.
        </p>
      ) : (
        <p>
          We can’t reach the server right now. You’re still signed in and nothing is lost. This page
          will load as soon as the server responds.
        </p>
      )}
    </Unavailable>
  );
}
