import { z } from 'zod';
import { REQUESTABLE_ROLES, ROLES } from './access';
import { endpoint } from './endpoint';
import { email, firstName, lastName, me, phoneNumber } from './member';

/** Password lengths in characters; every one of them counts. */
export const PASSWORD = { min: 8, max: 64 } as const;

/** Seconds an access token lives, and days a session lives unused and at most. */
export const SESSION = { accessSeconds: 600, idleDays: 14, maxDays: 30 } as const;

export const SESSION_TEXTS = {
  wrongCredentials: 'Email or password is not right.',
  unconfirmed: 'Please confirm your email address first. We can send you the link again.',
  blocked: 'This account is locked. Please contact us.',
  deleted: 'This account has been deleted. Please contact us if you would like it back.',
  registered: 'Almost there: we sent you a mail. Follow its link to confirm your email address.',
  confirmationSent: 'If this address is waiting for confirmation, a new link is on its way.',
  resetSent: 'If this address belongs to an account, a link to set a new password is on its way.',
  badLink: 'This link is no longer valid. Please ask for a new one.',
  passwordChanged: 'Your password has been changed.',
  wrongPassword: 'This is not your current password.',
  notJoinedWith:
    'This is not the password you joined with. If it is forgotten, you can set a new one.',
  commonPassword: 'This password is too easy to guess. Please choose another.',
  ended: 'Your session has ended. Please sign in again.',
  tooOften: 'Too many attempts. Please wait a few minutes and try again.',
} as const;

const characters = (text: string) => [...text].length;

/** A password being chosen: 8 to 64 characters, composed (NFC) so that every keyboard types the same. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .max(PASSWORD.max * 8)
  .transform((typed) => typed.normalize('NFC'))
  .pipe(
    z
      .string()
      .refine((typed) => characters(typed) >= PASSWORD.min, `At least ${PASSWORD.min} characters`)
      .refine((typed) => characters(typed) <= PASSWORD.max, `At most ${PASSWORD.max} characters`),
  );

/** A password being given to sign in: whatever was chosen, so only its presence is checked. */
const givenPassword = z
  .string()
  .min(1, 'Password is required')
  .max(PASSWORD.max * 8)
  .transform((typed) => typed.normalize('NFC'));

const mailToken = z.string().min(20).max(100);

/** Joining (ruling 2). */
export const registration = z.strictObject({
  firstName,
  lastName,
  email,
  phoneNumber,
  password: newPassword,
  role: z.enum(REQUESTABLE_ROLES, { error: 'Please choose a role' }),
});
export const signIn = z.strictObject({ email, password: givenPassword });
export const passwordChange = z.strictObject({
  currentPassword: givenPassword,
  password: newPassword,
});

/** What signing in and every renewal answer; the refresh token travels in an httpOnly cookie only. */
export const openSession = z.object({
  accessToken: z.string(),
  /** Seconds the access token is good for. */
  expiresIn: z.number(),
  me,
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
    summary: 'Join; the answer is the same for a known address',
    body: registration,
    answer: told,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    access: 'public',
    summary:
      'Follow the link of a confirmation mail; a newcomer also gives the password they joined with, until then `confirmed` is false',
    body: z.strictObject({ token: mailToken, password: givenPassword.optional() }),
    answer: z.object({ email: z.string(), confirmed: z.boolean() }),
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/auth/send-email-confirmation',
    access: 'public',
    summary: 'Send the confirmation mail again',
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
    summary: 'Ask for a link to set a new password',
    body: z.strictObject({ email }),
    answer: told,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary:
      'Set a password by the link of a mail, a reset\u2019s or an invitation\u2019s; ends every session and tells whose account it is',
    body: z.strictObject({ token: mailToken, password: newPassword }),
    answer: told.extend({ email: z.string() }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    access: 'member',
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
    summary: 'End one of one\u2019s own sessions',
    params: z.strictObject({ sessionId: z.string().regex(/^[\w-]{1,64}$/) }),
    answer: told,
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'member',
    summary: 'Sign out everywhere',
    answer: told,
  }),
  demoAccounts: endpoint({
    method: 'GET',
    path: '/auth/demo-accounts',
    access: 'public',
    summary: 'The accounts of a demo; empty anywhere else',
    answer: z.object({ accounts: z.array(demoAccount) }),
  }),
};
