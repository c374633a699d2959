/** The mails about a copy of one's own data, and about closing one's account. */
import type { Core } from '@strapi/strapi';
import { CLOSING_DAYS, COPY_DAYS } from '@hearthside/contract/member/own-data';
import { memberPages } from '@hearthside/contract/member/pages';
import { sessionPages } from '@hearthside/contract/session/pages';
import { shownMoment } from '@hearthside/contract/shown-date';
import { mailIn, portalLink, type MailContent } from '../../../mail/mail-content';
import * as office from '../../../office/office';

export const copyReadyMail = (strapi: Core.Strapi, name: string): Promise<MailContent> =>
  mailIn(strapi, (organisation) => ({
    subject: 'The copy of your data is ready',
    greeting: name,
    paragraphs: [
      `Everything ${organisation} has stored about you is in one file now. You can download it for ${COPY_DAYS} days, with your password.`,
    ],
    action: { label: 'Open the page', link: portalLink(memberPages.ownData) },
    closing: 'If you did not ask for it, change your password: somebody has used your account.',
    reason: 'somebody, probably you, asked for a copy of the data of your account',
  }));

export async function accountClosedMail(
  strapi: Core.Strapi,
  name: string,
  erasedAt: Date,
): Promise<MailContent> {
  const day = shownMoment('longDay', erasedAt, await office.timeZone(strapi));
  return mailIn(strapi, (organisation) => ({
    subject: 'Your account is closed',
    greeting: name,
    paragraphs: [
      `Your account at ${organisation} is closed, and everybody is signed out of it. On ${day} it is erased for good.`,
      `If you change your mind, sign in within these ${CLOSING_DAYS} days. Then everything is as it was.`,
    ],
    action: { label: 'Sign in and keep it', link: portalLink(sessionPages.signIn) },
    closing: 'If this was not you, sign in and change your password.',
    reason: 'somebody, probably you, closed your account',
  }));
}

export const accountReopenedMail = (strapi: Core.Strapi, name: string): Promise<MailContent> =>
  mailIn(strapi, (organisation) => ({
    subject: 'Your account stays open',
    greeting: name,
    paragraphs: [
      `You have signed in to the account at ${organisation} that you had closed, so it is not erased. Everything is as it was.`,
    ],
    action: { label: 'Open your profile', link: portalLink(memberPages.ownData) },
    closing: 'If this was not you, change your password: somebody has used your account.',
    reason: 'somebody, probably you, signed in to an account that was closed',
  }));
