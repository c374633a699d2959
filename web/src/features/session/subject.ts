import type { ErrorCode } from '@hearthside/contract/error-code';
import { sessionPages } from '@hearthside/contract/session/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The frame of the pages before sign-in. */
export const VisitorLayout = lazyPage(() => import('./components/visitor-layout'), 'VisitorLayout');
/** With the accounts of a demo: if they came later, the page would move. */
export const SignInPage = lazyPage(async () => {
  const { loadDemoAccounts, SignInPage: page } = await import('./components/sign-in-page');
  await loadDemoAccounts().catch(() => undefined);
  return { SignInPage: page };
}, 'SignInPage');
/** Covers the page of a member whose session has ended. */
export const SessionEnded = lazyPage(() => import('./components/session-ended'), 'SessionEnded');
const RegisterPage = lazyPage(() => import('./components/register-page'), 'RegisterPage');
const ConfirmEmailPage = lazyPage(
  () => import('./components/confirm-email-page'),
  'ConfirmEmailPage',
);
const ForgotPasswordPage = lazyPage(
  () => import('./components/forgot-password-page'),
  'ForgotPasswordPage',
);
const ResetPasswordPage = lazyPage(
  () => import('./components/reset-password-page'),
  'ResetPasswordPage',
);
/** Where the owner of a former address undoes a change. */
const UndoEmailPage = lazyPage(() => import('./components/undo-email-page'), 'UndoEmailPage');
/** Where a member denies a sign-in on a new device. */
const DenySignInPage = lazyPage(() => import('./components/deny-sign-in-page'), 'DenySignInPage');
/** The target of an invitation link. */
const WelcomePage = lazyPage(() => import('./components/welcome-page'), 'WelcomePage');
/** Where whoever runs the server sets up a new portal. */
const SetupPage = lazyPage(() => import('./components/setup-page'), 'SetupPage');
/** Password and sessions, a tab of the profile. */
const SecurityPage = lazyPage(() => import('./components/security-page'), 'SecurityPage');

/** Has the member confirm that it is them, or set up a second factor, before a call is repeated. */
export const prove = async (code: ErrorCode) =>
  (await import('./components/second-factor/prove')).prove(code);
/** Where a member lets the reset of a lost second factor take effect at once. */
const ConfirmResetPage = lazyPage(
  () => import('./components/second-factor/confirm-reset-page'),
  'ConfirmResetPage',
);

export const session = feature({
  sections: {},
  signedOutRoutes: [
    { path: sessionPages.signIn, Component: SignInPage },
    { path: sessionPages.register, Component: RegisterPage },
  ],
  visitorRoutes: [
    { path: sessionPages.forgotPassword, Component: ForgotPasswordPage },
    { path: sessionPages.confirmEmail, Component: ConfirmEmailPage },
    { path: sessionPages.resetPassword, Component: ResetPasswordPage },
    { path: sessionPages.undoEmailChange, Component: UndoEmailPage },
    { path: sessionPages.denySignIn, Component: DenySignInPage },
    { path: sessionPages.confirmFactorReset, Component: ConfirmResetPage },
    { path: sessionPages.welcome, Component: WelcomePage },
    { path: sessionPages.setup, Component: SetupPage },
  ],
  profileRoutes: [{ path: sessionPages.security, Component: SecurityPage }],
});
