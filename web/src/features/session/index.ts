import { lazyPage } from '@/lib/lazy-page';

export { useMe } from './api/use-me';
export { useSignOut } from './api/use-sign-out';

/** The frame of the pages before the sign-in. */
export { VisitorLayout } from './components/visitor-layout';

// The sign-in page is what most first visits need: it comes with the entry, not after it.
export { SignInPage } from './components/sign-in-page';
export { SessionEnded } from './components/session-ended';

export const RegisterPage = lazyPage(() => import('./components/register-page'), 'RegisterPage');
export const ConfirmEmailPage = lazyPage(
  () => import('./components/confirm-email-page'),
  'ConfirmEmailPage',
);
export const ForgotPasswordPage = lazyPage(
  () => import('./components/forgot-password-page'),
  'ForgotPasswordPage',
);
export const ResetPasswordPage = lazyPage(
  () => import('./components/reset-password-page'),
  'ResetPasswordPage',
);
/** Password and sessions, a tab of the profile. */
export const SecurityPage = lazyPage(() => import('./components/security-page'), 'SecurityPage');
