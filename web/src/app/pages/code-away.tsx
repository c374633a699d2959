import { useEffect } from 'react';
import { usePage } from '@/lib/page';
import { Away } from './away';

const LOOK_EVERY_MS = 3000;

/** Whether an error means that a page's code could not be fetched; each browser has its own words. */
export function isCodeAway(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|Importing a module script failed|preload CSS/i.test(message);
}

/** Goes on by a reload, but only once there is something to load. */
async function reloadWhenThere(): Promise<void> {
  const there = await fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (there) window.location.reload();
}

/** The code of a page could not be fetched: the server is away, or the portal was updated meanwhile. */
export function CodeAway({ whole }: { whole?: boolean }) {
  usePage('One moment');
  useEffect(() => {
    const timer = setInterval(() => void reloadWhenThere(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Away whole={whole} heading="This page could not be fetched" onRetry={reloadWhenThere}>
      <p>
        The server can’t be reached right now. You are not signed out and nothing is lost. This page
        goes on by itself as soon as the server answers.
      </p>
    </Away>
  );
}
