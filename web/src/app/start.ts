import { SignInPage, VisitorLayout } from '@/features/session/subject';
import { session } from '@/lib/session/session';
import { loadMemberRoutes } from './load-member-routes';
import { Shell } from './shell';

/** How long a slow start shows nothing, in milliseconds. After that it shows at least that the page is loading. */
const PATIENCE_MS = 400;

/**
 * Asks for the session and at the same time fetches the code of the page that will most likely be shown. Resolves
 * when both are there, so that the first thing drawn is the page and not a loading state.
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
