import { z } from 'zod';
import { pagination } from '../list';

/** Mails that did not go at once. `waiting` is tried again by itself, `given_up` is not. */
export const MAIL_STATES = ['waiting', 'given_up'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail that did not go, without its text: that is between its writer and whom it is for. */
export const systemMail = z.object({
  id: z.number(),
  state: z.enum(MAIL_STATES),
  to: z.string(),
  subject: z.string(),
  createdAt: z.string(),
  tries: z.number(),
  /** Why the last try failed; empty before the first. */
  problem: z.string(),
  nextTryAt: z.string().nullable(),
  /** Whether it can be sent again. The text of a mail that may have a link for the account is not kept once it is given up. */
  canSend: z.boolean(),
});
export type SystemMail = z.output<typeof systemMail>;

export const systemMails = z.object({ mails: z.array(systemMail), pagination });

export const sentMails = z.object({
  /** How many mails that were given up are sent again. */
  mails: z.number(),
  /** How many are not, because the mail server refused them for good. */
  refused: z.number(),
});
export type RetriedMails = z.output<typeof sentMails>;

export const SYSTEM_TEXTS = {
  mailMissing: 'This email is no longer waiting. It may have been sent.',
  mailBusy: 'This email is being sent right now.',
  mailOutdated:
    'This email is no longer current, so it won\u2019t be sent. What it was about has passed or changed.',
  mailEmptied:
    'This email can\u2019t be sent again. It may have contained an account link, and we don\u2019t keep those. The recipient can ask for a new one. An invitation can be sent again under Users, Invitations.',
  jobMissing: 'There is no such nightly job.',
  jobRunning: 'This job is already running.',
} as const;
