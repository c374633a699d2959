import { SignInPage, VisitorLayout } from '@/features/session/subject';
import { session } from '@/lib/session/session';
import { loadMemberRoutes } from './load-member-routes';
import { Shell } from './shell';

/** On a slow line something is shown after this, even if it is only that the page is coming. */
const PATIENCE_MS = 400;

/**
 * Asks for the session and, beside that, fetches the code of whatever will most likely be shown.
 * Resolves when it is there: what is drawn first is then the page and not a wait for it.
 */
export async function start(): Promise<void> {
  void session.start();
  const pages = session.likelySignedIn() ? [Shell] : [VisitorLayout, SignInPage];
  const code: Promise<unknown>[] = pages.map((page) => page.preload());
  // The router asks for them itself, and shows it where they can't be had.
  if (session.likelySignedIn()) code.push(loadMemberRoutes().catch(() => undefined));
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(code), patience]);
}
