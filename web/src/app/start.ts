import { SignInPage, VisitorLayout } from '@/features/session';
import { session } from '@/lib/session';
import { Shell } from './shell';

/** Asks for the session and, beside that, fetches the code of whatever will most likely be shown. */
export function start(): void {
  if (session.likelySignedIn()) Shell.preload();
  else {
    VisitorLayout.preload();
    SignInPage.preload();
  }
  void session.start();
}
