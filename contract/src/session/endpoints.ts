import { z } from 'zod';
import { REQUESTABLE_ROLES, ROLES } from '../access';
import { endpoint } from '../endpoint';
import { me } from '../member/me';
import { email, firstName, lastName, phoneNumber } from '../member/person-fields';
import { givenPassword, newPassword, PASSWORD } from './password';

export { newPassword, PASSWORD };

/** How long an access token is valid in seconds, and how long a session lasts in days, unused and at most. */
export const SESSION = { accessSeconds: 600, idleDays: 14, maxDays: 30 } as const;

/** How many days the owner of a changed address can undo the change. Until then nobody else can get the address. */
export const UNDO_EMAIL_DAYS = 7;
/** How many days a member can say, by the mail about a new device, that the sign-in was not theirs. */
export const DENY_SIGN_IN_DAYS = 7;

/** What the portal says itself, apart from the server's answers: each page would load those too. */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';
export const BAD_LINK = 'This link is no longer valid. Please ask for a new one.';

export const SESSION_TEXTS = {
  wrongCredentials: 'Incorrect email or password.',
  unconfirmed: 'Please confirm your email address first. We can send you the link again.',
  blocked: 'This account is locked. Please contact us.',
  deleted: 'This account has been deleted. Please contact us if you would like it back.',
  registered: 'Almost there! We emailed you a link. Open it to confirm your email address.',
  confirmationSent: 'If this address is waiting for confirmation, a new link is on its way.',
  resetSent: 'If this address belongs to an account, a link to set a new password is on its way.',
  badLink: BAD_LINK,
  passwordChanged: 'Your password has been changed.',
  wrongPassword: 'That isn’t your current password.',
  passwordForEmail: 'Please enter your current password to change the email address.',
  emailKept: 'You’ve kept your email address, and every device is signed out.',
  signInDenied: 'Every device is signed out of your account.',
  closedNotErased:
    'The account was closed. Choose a new password and sign in with it, and nothing will be erased.',
  factorNotYours:
    'Two-step sign-in is on for your account. If you didn’t turn it on, ask the office to reset it once you have chosen a new password.',
  emailReserved:
    'This address belonged to another account until a few days ago. We hold it for that owner for a week. Please use another one for now.',
  emailTaken:
    'Another account now uses this address, so we couldn’t restore it. Every device is signed out, and your account is locked. Please contact us to unlock it.',
  notJoinedWith:
    'That isn’t the password you joined with. If you forgot it, you can set a new one.',
  commonPassword: 'This password is too easy to guess. Please choose another.',
  ended: SESSION_ENDED,
  tooOften: 'Too many attempts. Please wait a few minutes and try again.',
} as const;

/** That a password was changed, and what became of a new address that still waited to be confirmed. */
export const passwordChangedText = (droppedAddress: string | null) =>
  droppedAddress
    ? `${SESSION_TEXTS.passwordChanged} Your email address stays the same: the change to ${droppedAddress} was canceled. You can ask for it again on your profile.`
    : SESSION_TEXTS.passwordChanged;

const mailToken = z.string().min(20).max(100);

/** The registration form (ruling 2). */
export const registration = z.strictObject({
  firstName,
  lastName,
  email,
  phoneNumber,
  password: newPassword,
  role: z.enum(REQUESTABLE_ROLES, { error: 'Please choose a role' }),
});
export const signIn = z.strictObject({
  email,
  password: givenPassword,
  /** If set, the session ends with the browser, and the device gets no device cookie. */
  shared: z.boolean().optional(),
});
export const passwordChange = z.strictObject({
  currentPassword: givenPassword,
  password: newPassword,
});

/** The answer to signing in and to every renewal. The refresh token is sent only in an httpOnly cookie. */
export const openSession = z.object({
  accessToken: z.string(),
  /** How many seconds the access token is valid. */
  expiresIn: z.number(),
  me,
  /**
   * The key with which the portal encrypts what this member leaves on a device. It is never stored there. Base64url,
   * 256 bits.
   */
  storageKey: z.string(),
});
export type OpenSession = z.output<typeof openSession>;

const told = z.object({ message: z.string() });

/** One of a member's own sessions, one per sign-in. */
export const sessionListItem = z.object({
  sessionId: z.string(),
  /** Browser and system in words. */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type SessionListItem = z.output<typeof sessionListItem>;

export const demoAccount = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  role: z.enum(ROLES),
  verified: z.boolean(),
});
export type DemoAccount = z.output<typeof demoAccount>;

export const sessionEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Register; the response is the same for an address that already has an account',
    body: registration,
    answer: told,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    access: 'public',
    summary:
      'Confirm an email address with the token from its email; a newcomer also gives the password they joined with, and until then `confirmed` is false',
    body: z.strictObject({ token: mailToken, password: givenPassword.optional() }),
    answer: z.object({ email: z.string(), confirmed: z.boolean() }),
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/auth/send-email-confirmation',
    access: 'public',
    summary: 'Send the confirmation email again',
    body: z.strictObject({ email }),
    answer: told,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/auth/local',
    access: 'public',
    summary: 'Sign in',
    body: signIn,
    answer: openSession,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Renew the session from its cookie; each refresh token works once',
    answer: openSession,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'End the session of the cookie or the access token',
    answer: told,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Request a link to set a new password',
    body: z.strictObject({ email }),
    answer: told,
  }),
  checkLink: endpoint({
    method: 'POST',
    path: '/auth/check-link',
    access: 'public',
    summary:
      'Check whether the link of a password email is still valid, without using it up, and whose it is',
    body: z.strictObject({ token: mailToken }),
    answer: z.object({
      /** Null if the link is invalid or has expired. */
      email: z.string().nullable(),
    }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary:
      'Set a password with the token from a reset or invitation email; ends every session and returns the account\u2019s address',
    body: z.strictObject({ token: mailToken, password: newPassword }),
    answer: told.extend({ email: z.string() }),
  }),
  undoEmailChange: endpoint({
    method: 'POST',
    path: '/auth/undo-email-change',
    access: 'public',
    summary:
      'Reject a change of email address with the token sent to the former address; ends every session and link, keeps or restores the address, and allows setting a new password',
    body: z.strictObject({ token: mailToken }),
    answer: told.extend({
      /** The address that was kept or restored. */
      email: z.string(),
      /** Null if the account stays locked. */
      resetToken: z.string().nullable(),
    }),
  }),
  denySignIn: endpoint({
    method: 'POST',
    path: '/auth/deny-sign-in',
    access: 'public',
    summary:
      'Report a sign-in as someone else\u2019s with the token from the new-device email; ends every session and link, forgets all known and trusted devices, and allows setting a new password',
    body: z.strictObject({ token: mailToken }),
    answer: told.extend({ email: z.string(), resetToken: z.string() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    access: 'member',
    stepUp: 'with-second-factor',
    summary: 'Change the password; ends every other session',
    body: passwordChange,
    answer: told,
  }),
  list: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'member',
    summary: 'The sessions of the signed-in member',
    answer: z.object({ sessions: z.array(sessionListItem) }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    access: 'member',
    beforeSecondFactor: true,
    summary: 'End one of your own sessions',
    params: z.strictObject({ sessionId: z.string().regex(/^[\w-]{1,64}$/) }),
    answer: told,
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'member',
    beforeSecondFactor: true,
    summary: 'Sign out everywhere',
    answer: told,
  }),
  demoAccounts: endpoint({
    method: 'GET',
    path: '/auth/demo-accounts',
    access: 'public',
    summary: 'The accounts of a demo; empty everywhere else',
    answer: z.object({ accounts: z.array(demoAccount) }),
  }),
};
