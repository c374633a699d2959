import { lazyPage } from '@/lib/lazy-page';

export { useMe } from './api/use-me';
export { useSignOut } from './api/use-sign-out';

/** The frame of the pages before the sign-in. */
export const VisitorLayout = lazyPage(() => import('./components/visitor-layout'), 'VisitorLayout');
export const SignInPage = lazyPage(() => import('./components/sign-in-page'), 'SignInPage');
/** What covers the page of a member whose session has ended. */
export const SessionEnded = lazyPage(() => import('./components/session-ended'), 'SessionEnded');
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
/** Where the owner of a former address takes a change back. */
export const UndoEmailPage = lazyPage(
  () => import('./components/undo-email-page'),
  'UndoEmailPage',
);
/** Where the link of an invitation leads. */
export const WelcomePage = lazyPage(() => import('./components/welcome-page'), 'WelcomePage');
/** Password and sessions, a tab of the profile. */
export const SecurityPage = lazyPage(() => import('./components/security-page'), 'SecurityPage');
