import { sessionPages } from '@hearthside/contract/session/pages';
import { addressIn } from '@hearthside/contract/web-address';

/** Where a visitor goes after signing in if they had no particular page in mind. */
const HOME = '/';

/**
 * The address to go to after signing in. Only addresses of this portal pass. Whatever a browser would read as another
 * origin (`//evil.example`, `/\evil.example`, `javascript:`) leads home, and so do the pages for visitors, which
 * would only lead back here.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return HOME;
  const here = 'https://portal.invalid';
  const url = addressIn(next, here);
  if (!url || url.origin !== here || url.username || url.pathname.startsWith('//')) return HOME;
  if (isVisitorPath(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that leads back to where the visitor wanted to go. */
export function signInPath(wanted: string): string {
  const next = safeNext(wanted);
  return next === HOME
    ? sessionPages.signIn
    : `${sessionPages.signIn}?next=${encodeURIComponent(next)}`;
}

/** The pages that need no session. */
export const VISITOR_PATHS = [
  sessionPages.signIn,
  sessionPages.register,
  sessionPages.confirmEmail,
  sessionPages.forgotPassword,
  sessionPages.resetPassword,
  sessionPages.undoEmailChange,
  sessionPages.denySignIn,
  sessionPages.confirmFactorReset,
  sessionPages.welcome,
] as const;

const isVisitorPath = (path: string) => (VISITOR_PATHS as readonly string[]).includes(path);
