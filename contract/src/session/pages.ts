/** The addresses of the pages around signing in, and of the profile's tab about it. */
export const sessionPages = {
  signIn: '/sign-in',
  register: '/register',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  undoEmailChange: '/undo-email-change',
  denySignIn: '/deny-sign-in',
  welcome: '/welcome',
  confirmFactorReset: '/confirm-factor-reset',
  setup: '/setup',
  security: '/profile/security',
} as const;
