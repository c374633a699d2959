/** What a member is told whose account is closed to them for a while. */
import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { KEPT_DAYS, queueMail, withdrawSeries } from '../../../mail/mail-queue';
import * as office from '../../../office/office';
import { daysAfter } from '../../../text/days';
import type { Moment } from '../../../text/moment';
import { archivedSentence, suspendedSentence } from '../rules/suspended-sentence';
import type { Account } from './accounts';
import { reinstatedMail, suspendedMail } from './mails';

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

/** Whose suspension it is, and since when. */
type Suspended = Pick<Account, 'id' | 'email' | 'firstName'> & { suspendedAt: Moment | null };

/** What the mails about one suspension are withdrawn under. */
const seriesOf = ({ id, suspendedAt }: Suspended) =>
  `suspension:${id}:${new Date(suspendedAt ?? 0).getTime()}`;

/**
 * Mails a member that they are suspended, as part of that change's transaction. The reason is for the history. What was
 * not sent yet of the same suspension is no longer so.
 */
export async function mailSuspended(strapi: Core.Strapi, member: Suspended, until: string | null) {
  const { supportEmail } = await office.read(strapi);
  const sentence = suspendedSentence(until, supportEmail);
  const series = seriesOf(member);
  await withdrawSeries(strapi, series);
  const content = await suspendedMail(strapi, member.firstName, sentence);
  await queueMail(strapi, member.email, content, { series });
}

/**
 * Mails a member that they can sign in again, as part of that change's transaction: always and at once, as they were
 * mailed that they could not. Of a slip that no mail has told them of, they get none.
 */
export async function mailReinstated(strapi: Core.Strapi, member: Suspended) {
  const { email, firstName, suspendedAt } = member;
  const isWithdrawn = suspendedAt !== null && (await withdrawSeries(strapi, seriesOf(member)));
  // Of an older one, the mails that have left may be swept.
  const isKept = suspendedAt !== null && new Date(suspendedAt) > daysAfter(new Date(), -KEPT_DAYS);
  if (isWithdrawn && isKept) return;
  await queueMail(strapi, email, await reinstatedMail(strapi, firstName));
}
