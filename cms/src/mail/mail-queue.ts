/** Emails before they are sent: queued, withdrawn, erased. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../http/answer-for';
import { runQuery } from '../db/run-query';
import { requireSame } from '../http/require-same';
import type { NotificationKind } from '@hearthside/contract/notification/kinds';
import { daysAfter } from '../text/days';
import { containsText } from '../text/containing';
import { databaseNow } from '../db/database-clock';
import { portionsOf } from '../db/portions';
import { clipped } from '../text/clipped';
import type { MailContent } from './mail-content';

const UID = 'api::notification.mail';
/** For how many days a finished email is kept. */
export const KEPT_DAYS = 30;

/** An email and its recipient: an address that gets it in any case, or a member. */
export interface QueuedEmail {
  to: string;
  /**
   * Sent to this member at the address they have by then, and only if it still concerns them. Without a kind they can't
   * switch it off.
   */
  member?: { id: number; kind?: NotificationKind; roleId?: number };
  content: MailContent;
  /** Who gets replies, if not the organization. */
  replyTo?: string;
  /** An attached iCalendar object, which names its METHOD (RFC 6047). */
  calendar?: string;
  /** The earliest time to send it; at once if not set. */
  notBefore?: Date;
  /** When it has outlived its use, and is not sent any more. */
  usefulUntil?: Date;
  /** What it is about, under which a later email can end its use (`endSeries`). */
  series?: string;
  /** Its unique name, under which it can be withdrawn while it waits. */
  name?: string;
}

/**
 * The place of an email in the queue. Emails that someone waits for, such as a link for a new password, go before
 * notices, of which there may be a thousand at once.
 */
export const PLACES = { awaited: 0, notice: 1 };
type Place = keyof typeof PLACES;

/** Queues notices behind the emails that someone waits for. Otherwise like `queueMail`. */
export const queueMails = (strapi: Core.Strapi, letters: readonly QueuedEmail[]) =>
  enqueue(strapi, letters, 'notice');

async function enqueue(strapi: Core.Strapi, letters: readonly QueuedEmail[], place: Place) {
  if (letters.length === 0) return;
  const now = await databaseNow(strapi);
  const data = letters.map((letter) =>
    rowOf(strapi, letter, letter.name ?? randomUUID(), place, now),
  );
  for (const some of portionsOf(data)) await strapi.db.query(UID).createMany({ data: some });
}

const messageIdOf = (strapi: Core.Strapi, name: string) =>
  `<${name}@${new URL(strapi.config.get<string>('server.url')).hostname}>`;

/** The row of a waiting email, as of the database's `now`. `name` is unique. */
function rowOf(strapi: Core.Strapi, letter: QueuedEmail, name: string, place: Place, now: Date) {
  const { to, member, content, replyTo, calendar, notBefore: nextTryAt = now } = letter;
  const { usefulUntil, series } = letter;
  const messageId = messageIdOf(strapi, name);
  const subject = clipped(content.subject);
  return {
    to,
    ...content,
    subject,
    messageId,
    replyTo,
    calendar,
    nextTryAt,
    usefulUntil,
    series,
    place: PLACES[place],
    tries: 0,
    ...(member && {
      member: member.id,
      kind: member.kind ?? null,
      roleId: member.roleId ?? null,
    }),
  };
}

/** What identifies an email that must be sent only once: its name, and a digest of what its sender typed. */
interface Once {
  name: string;
  digest: string;
}

/**
 * Queues an email in this place, of which there is only one under this name, however often it is requested. Not for
 * use within a transaction. The digest is compared instead of the text, because the text is emptied once the email is sent.
 * @throws 409 if a different email has this name
 */
export async function queueMailOnce(
  strapi: Core.Strapi,
  letter: QueuedEmail,
  { name, digest }: Once,
  place: Place,
) {
  const data = { ...rowOf(strapi, letter, name, place, await databaseNow(strapi)), digest };
  const { messageId } = data;
  const queued = () => strapi.db.query(UID).findOne({ where: { messageId }, select: ['digest'] });
  const before = await queued();
  if (before) return requireSame(before, { digest });
  try {
    await strapi.db.query(UID).create({ data });
  } catch (error) {
    const first = isUniqueViolation(error) ? await queued() : null;
    if (!first) throw error;
    requireSame(first, { digest });
  }
}

/**
 * Queues an email that someone waits for, within the transaction that it reports on. What was promised is then sent
 * even after a crash or while the mail server is away.
 */
export const queueMail = (
  strapi: Core.Strapi,
  to: string,
  content: MailContent,
  more: Pick<QueuedEmail, 'series'> = {},
) => enqueue(strapi, [{ to, content, ...more }], 'awaited');

/** Deletes what waits to be sent to an address whose account is withdrawn. */
export const deleteMailsTo = (strapi: Core.Strapi, to: string) =>
  strapi.db.query(UID).deleteMany({ where: { to, sentAt: null } });

/**
 * Withdraws notices that were never tried, by their names, within a transaction. Returns whether all of them were
 * withdrawn: one that is being sent, or was sent, stays.
 */
export async function withdrawMails(strapi: Core.Strapi, names: readonly string[]) {
  const messageId = { $in: names.map((name) => messageIdOf(strapi, name)) };
  await strapi.db.query(UID).deleteMany({ where: { messageId, tries: 0, retriedAt: null } });
  return (await strapi.db.query(UID).count({ where: { messageId } })) === 0;
}

/**
 * Withdraws what was not sent yet of a series, within a transaction. What was tried may have arrived, so it stays and is
 * not tried again. Returns whether there was something to withdraw and nothing stays.
 */
export async function withdrawSeries(strapi: Core.Strapi, series: string): Promise<boolean> {
  const unsent = { series, sentAt: null };
  const { count } = await strapi.db
    .query(UID)
    .deleteMany({ where: { ...unsent, tries: 0, retriedAt: null } });
  const usefulUntil = await databaseNow(strapi);
  await strapi.db.query(UID).updateMany({ where: unsent, data: { usefulUntil } });
  return count > 0 && (await strapi.db.query(UID).count({ where: { series } })) === 0;
}

/**
 * Deletes the emails of a member who is erased: those to them, sent or not, and those to others that mention one of
 * these words. Sent emails have left the portal, and no copy of them stays here.
 */
export async function eraseMails(
  strapi: Core.Strapi,
  memberId: number,
  words: readonly string[],
): Promise<void> {
  const columns = ['to', 'reply_to', 'subject', 'text', 'html', 'calendar', 'last_error'];
  await runQuery(strapi, (knex) =>
    knex('portal_mails')
      .where({ member_id: memberId })
      .orWhere((named) => {
        for (const word of words)
          for (const column of columns) named.orWhereRaw(...containsText(column, word));
      })
      .delete(),
  );
}

/** Deletes emails that are finished, sent or given up, after a month. */
export async function sweepMails(strapi: Core.Strapi, now = new Date()) {
  const createdAt = { $lt: daysAfter(now, -KEPT_DAYS) };
  const done = [{ sentAt: { $notNull: true } }, { nextTryAt: { $null: true } }];
  await strapi.db.query(UID).deleteMany({ where: { createdAt, $or: done } });
}
