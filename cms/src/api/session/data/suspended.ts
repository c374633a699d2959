/** What a member is told whose account is closed to them for a while. */
import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { queueMail } from '../../../mail/mail-queue';
import * as office from '../../../office/office';
import { archivedSentence, suspendedSentence } from '../rules/suspended-sentence';
import type { Account } from './accounts';
import { suspendedMail } from './mails';

type Blocked = Pick<Account, 'archivedAt' | 'suspendedAt' | 'suspendedUntil'>;

/** Why somebody who gave the right password is not let in: archived, suspended, or locked by the portal. */
export async function whyBlocked(
  strapi: Core.Strapi,
  { archivedAt, suspendedAt, suspendedUntil }: Blocked,
): Promise<string> {
  const { supportEmail } = await office.read(strapi);
  if (archivedAt) return archivedSentence(supportEmail);
  if (!suspendedAt) return SESSION_TEXTS.blocked;
  return suspendedSentence(suspendedUntil, supportEmail);
}

/** Mails a member that they are suspended, as part of that change's transaction. The reason is for the history. */
export async function mailSuspended(
  strapi: Core.Strapi,
  { email, firstName }: Pick<Account, 'email' | 'firstName'>,
  until: string | null,
) {
  const { supportEmail } = await office.read(strapi);
  const sentence = suspendedSentence(until, supportEmail);
  await queueMail(strapi, email, await suspendedMail(strapi, firstName, sentence));
}
