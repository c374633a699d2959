/** The mails about a copy of one's own data, and about closing one's account. */
import type { Core } from '@strapi/strapi';
import { CLOSING_DAYS, COPY_DAYS } from '@hearthside/contract/member/own-data';
import { memberPages } from '@hearthside/contract/member/pages';
import { sessionPages } from '@hearthside/contract/session/pages';
import { shownMoment } from '@hearthside/contract/shown-date';
import { mailIn, portalLink, type MailContent } from '../../../mail/mail-content';
import * as office from '../../../office/office';

export const copyReadyMail = (strapi: Core.Strapi, name: string): Promise<MailContent> =>
  mailIn(strapi, (organization) => ({
    subject: 'Your data is ready to download',
    greeting: name,
    paragraphs: [
      `Everything ${organization} stores about you is now in one file. You can download it for ${COPY_DAYS} days. We’ll ask for your password.`,
    ],
    action: { label: 'Download my data', link: portalLink(memberPages.ownData) },
    closing:
      'If you didn’t ask for this, change your password: someone else may be using your account.',
    reason: 'someone, probably you, asked for a copy of your account’s data',
  }));

export const copyFailedMail = (strapi: Core.Strapi, name: string): Promise<MailContent> =>
  mailIn(strapi, (organization) => ({
    subject: 'We couldn’t make your copy',
    greeting: name,
    paragraphs: [
      `We tried to put everything ${organization} stores about you into one file, but it didn’t work.`,
      'You can ask for it again. If it keeps failing, contact us, and we’ll help you.',
    ],
    action: { label: 'Ask for it again', link: portalLink(memberPages.ownData) },
    closing:
      'If you didn’t ask for this, change your password: someone else may be using your account.',
    reason: 'someone, probably you, asked for a copy of your account’s data',
  }));

export async function accountClosedMail(
  strapi: Core.Strapi,
  name: string,
  erasedAt: Date,
): Promise<MailContent> {
  const day = shownMoment('longDay', erasedAt, await office.timeZone(strapi));
  return mailIn(strapi, (organization) => ({
    subject: 'Your account is closed',
    greeting: name,
    paragraphs: [
      `Your account at ${organization} is closed, and it has been signed out on all devices. On ${day} it will be permanently erased.`,
      `If you change your mind, sign in within ${CLOSING_DAYS} days, and everything will be as it was.`,
    ],
    action: { label: 'Sign in and keep my account', link: portalLink(sessionPages.signIn) },
    closing:
      'If you can’t sign in, choose “Forgot password?” there. If this wasn’t you, set a new password that way too, and sign in with it.',
    reason: 'someone, probably you, closed your account',
  }));
}

export const accountReopenedMail = (strapi: Core.Strapi, name: string): Promise<MailContent> =>
  mailIn(strapi, (organization) => ({
    subject: 'Your account stays open',
    greeting: name,
    paragraphs: [
      `You signed in to the account at ${organization} that you had closed, so it won’t be erased. Everything is as it was.`,
    ],
    action: { label: 'Open your profile', link: portalLink(memberPages.ownData) },
    closing: 'If this wasn’t you, change your password: someone else may be using your account.',
    reason: 'someone, probably you, signed in to an account that was closed',
  }));

export const accountRestoredMail = (strapi: Core.Strapi, name: string): Promise<MailContent> =>
  mailIn(strapi, (organization) => ({
    subject: 'Your account has been restored',
    greeting: name,
    paragraphs: [
      `An admin at ${organization} restored the account that you had closed, so it won’t be erased. Everything is as it was.`,
      'If you still want it closed, sign in and close it again.',
    ],
    action: { label: 'Open your profile', link: portalLink(memberPages.ownData) },
    closing: 'If you did not expect this, please contact us.',
    reason: 'the account that you had closed was restored',
  }));
