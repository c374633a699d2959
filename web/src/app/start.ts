import { prove, SignInPage, VisitorLayout } from '@/features/session/subject';
import { setProver } from '@/lib/api/after-proof';
import { session } from '@/lib/session/session';
import { loadMemberRoutes } from './load-member-routes';
import { patience } from './patience';
import { Shell } from './shell';

/**
 * Asks for the session and at the same time fetches the code of the page that will most likely be shown. Resolves
 * when both are there, so that the first thing drawn is the page and not a loading state.
 */
export async function start(): Promise<void> {
  setProver(prove);
  void session.start();
  const pages = session.likelySignedIn() ? [Shell] : [VisitorLayout, SignInPage];
  const code: Promise<unknown>[] = pages.map((page) => page.preload());
  // The router asks for them itself, and shows it where they can't be had.
  if (session.likelySignedIn()) code.push(loadMemberRoutes().catch(() => undefined));
  await patience(Promise.all(code));
}
