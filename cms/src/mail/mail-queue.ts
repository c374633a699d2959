import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../http/answer-for';
import { runQuery } from '../db/run-query';
import { requireSame } from '../http/require-same';
import { TOPIC_OF, type NotificationKind } from '@hearthside/contract/notification/kinds';
import { daysAfter } from '../text/days';
import { containsText } from '../text/containing';
import { databaseNow } from '../db/database-clock';
import { outageLog } from '../observe/outage-log';
import { portionsOf } from '../db/portions';
import { clipped } from '../text/clipped';
import { GIVEN_UP, keepsText, NOT_SENT } from './kept-text';
import type { MailContent } from './mail-content';
import { recipientOf, type Addressed } from './mail-recipient';
import { mailProblem } from './mail-problem';
import { watchRecovery, type MailRecovery } from './mail-recovery';
import { isFinal, LEASE_MS, nextTry } from './mail-schedule';
import { unsubscribeHeaders } from './unsubscribe-link';

const UID = 'api::notification.mail';
const LOOK_EVERY_MS = 1000;
/**
 * How long a stopping server waits for the email being sent, in milliseconds. One that takes longer is sent again
 * with the same Message-ID.
 */
const STOP_WAIT_MS = 5000;
const KEPT_DAYS = 30;

interface MailRow extends MailContent, Addressed {
  id: number;
  place: number;
  messageId: string;
  replyTo: string | null;
  calendar: string | null;
  digest: string | null;
  /** How often sending was tried before. */
  tries: number;
  createdAt: string | Date;
}

/** An email and its recipient: an address that gets it in any case, or a member. */
export interface QueuedEmail {
  to: string;
  /** Sent to this member at the address they have by then, and only if it still concerns them. */
  member?: { id: number; kind: NotificationKind; roleId?: number };
  content: MailContent;
  /** Who gets replies, if not the organization. */
  replyTo?: string;
  /** An attached iCalendar object, which names its METHOD (RFC 6047). */
  calendar?: string;
  /** The earliest time to send it; at once if not set. */
  notBefore?: Date;
  /** Its unique name, under which it can be withdrawn while it waits. */
  name?: string;
}

/**
 * The place of an email in the queue. Emails that someone waits for, such as a link for a new password, go before
 * notices, of which there may be a thousand at once.
 */
const PLACES = { awaited: 0, notice: 1 };
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
    place: PLACES[place],
    tries: 0,
    ...(member && { member: member.id, kind: member.kind, roleId: member.roleId ?? null }),
  };
}

/** What identifies an email that must be sent only once: its name, and a digest of what its sender typed. */
interface Once {
  name: string;
  digest: string;
}

/**
 * Like `queueMail`, but there is only one email under this name, however often it is requested. Not for use within a
 * transaction. The digest is compared instead of the text, because the text is emptied once the email is sent.
 * @throws 409 if a different email has this name
 */
export async function queueMailOnce(
  strapi: Core.Strapi,
  letter: QueuedEmail,
  { name, digest }: Once,
) {
  const data = { ...rowOf(strapi, letter, name, 'awaited', await databaseNow(strapi)), digest };
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
export const queueMail = (strapi: Core.Strapi, to: string, content: MailContent) =>
  enqueue(strapi, [{ to, content }], 'awaited');

/** Deletes what waits to be sent to an address whose account is withdrawn. */
export const deleteMailsTo = (strapi: Core.Strapi, to: string) =>
  strapi.db.query(UID).deleteMany({ where: { to, sentAt: null } });

/**
 * Withdraws notices that were never tried, by their names, within a transaction. Returns whether all of them were
 * withdrawn: one that is being sent, or was sent, stays.
 */
export async function withdrawMails(strapi: Core.Strapi, names: readonly string[]) {
  const messageId = { $in: names.map((name) => messageIdOf(strapi, name)) };
  await strapi.db.query(UID).deleteMany({ where: { messageId, tries: 0 } });
  return (await strapi.db.query(UID).count({ where: { messageId } })) === 0;
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

const COLUMNS = {
  id: 'id',
  place: 'place',
  to: 'to',
  subject: 'subject',
  text: 'text',
  html: 'html',
  tries: 'tries',
  messageId: 'message_id',
  replyTo: 'reply_to',
  createdAt: 'created_at',
  memberId: 'member_id',
  kind: 'kind',
  roleId: 'role_id',
  calendar: 'calendar',
  digest: 'digest',
};

/** The next due email of a place. It is at the start of an index, however many wait. */
const dueIn = (strapi: Core.Strapi, place: number, now: Date): Promise<MailRow | undefined> =>
  runQuery(strapi, (knex) =>
    knex('portal_mails')
      .where({ place })
      .whereNull('sent_at')
      .where('next_try_at', '<=', now)
      .orderBy(['next_try_at', 'id'])
      .first(COLUMNS),
  );

/**
 * Claims one due email for this server, until a time that all servers measure by the database's clock. Of two servers
 * only one gets it. An email without a next try was given up.
 */
async function takeDue(strapi: Core.Strapi): Promise<MailRow | null> {
  const now = await databaseNow(strapi);
  const row =
    (await dueIn(strapi, PLACES.awaited, now)) ?? (await dueIn(strapi, PLACES.notice, now));
  if (!row) return null;
  const { id, tries } = row;
  const lease = new Date(now.getTime() + LEASE_MS);
  const taken = await runQuery(strapi, (knex) =>
    knex('portal_mails')
      .where({ id, tries })
      .whereNull('sent_at')
      .where('next_try_at', '<=', now)
      .update({ tries: tries + 1, next_try_at: lease }),
  );
  return taken === 1 ? row : takeDue(strapi);
}

/** Records why an email is not sent after all. */
async function drop(strapi: Core.Strapi, id: number, reason: string) {
  const emptied = { text: '(dropped)', html: '(dropped)', calendar: null };
  const data = { ...emptied, nextTryAt: null, lastError: `${NOT_SENT}${reason}.` };
  await strapi.db.query(UID).update({ where: { id }, data });
  strapi.log.info(`Mail ${id} is not sent: ${reason}.`);
}

/** An iCalendar object for nodemailer. Mail programs that understand it show it, and all others see an attachment. */
const partOf = (calendar: string) => ({
  method: /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH',
  filename: 'appointment.ics',
  content: calendar,
});

/** The headers by which a member can switch off such emails; none on an email that always comes. */
const headersOf = ({ memberId, kind }: Addressed) =>
  memberId !== null && kind
    ? { headers: unsubscribeHeaders({ memberId, topic: TOPIC_OF[kind] }) }
    : {};

async function send(strapi: Core.Strapi, row: MailRow, recovery: MailRecovery) {
  const { id, subject, text, html, messageId, replyTo, calendar } = row;
  try {
    const recipient = await recipientOf(strapi, row);
    if ('dropped' in recipient) return await drop(strapi, id, recipient.dropped);
    const { to } = recipient;
    // The same Message-ID on every try, so that a repeat after a crash is recognized as one.
    const more = { ...(replyTo && { replyTo }), ...(calendar && { icalEvent: partOf(calendar) }) };
    const mail = { to, subject, text, html, messageId, ...headersOf(row), ...more };
    await strapi.plugin('email').service('email').send(mail);
    // The links in a sent email are secrets, so they are not kept.
    const emptied = { text: '(sent)', html: '(sent)', calendar: null };
    const data = { to, sentAt: new Date(), lastError: null, ...emptied };
    await strapi.db.query(UID).update({ where: { id }, data });
  } catch (error) {
    recovery.failed(error);
    return postpone(strapi, row, error);
  }
  await recovery.sent();
}

/** Records a failed try and when the next one is, if any. */
async function postpone(strapi: Core.Strapi, row: MailRow, error: unknown) {
  const { id, place, createdAt, tries } = row;
  const now = await databaseNow(strapi);
  const isAwaited = place === PLACES.awaited;
  const failed = { createdAt: new Date(createdAt), triesBefore: tries, isAwaited };
  const next = isFinal(error) ? null : nextTry(failed, now);
  // Nobody gets the links in an email that is given up, so their secrets are not kept either.
  const isKept = next !== null || keepsText(row);
  const emptied = isKept ? {} : { text: GIVEN_UP, html: GIVEN_UP, calendar: null };
  const data = { lastError: mailProblem(error), nextTryAt: next, ...emptied };
  await strapi.db.query(UID).update({ where: { id }, data });
  const then = next
    ? `trying again in ${Math.round((next.getTime() - now.getTime()) / 1000)} s`
    : `GIVEN UP at try ${tries + 1}, it will not be sent`;
  strapi.log.warn(`Mail ${id} could not be sent, ${then}: ${mailProblem(error)}`);
}

/** Deletes emails that are finished, sent or given up, after a month. */
export async function sweepMails(strapi: Core.Strapi, now = new Date()) {
  const createdAt = { $lt: daysAfter(now, -KEPT_DAYS) };
  const done = [{ sentAt: { $notNull: true } }, { nextTryAt: { $null: true } }];
  await strapi.db.query(UID).deleteMany({ where: { createdAt, $or: done } });
}

/**
 * Sends due emails, now and from now on. The returned function stops this and waits for the email being sent, but not
 * for a mail server that does not answer.
 */
export function startMailQueue(strapi: Core.Strapi): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const recovery = watchRecovery(strapi);
  const outage = outageLog(strapi, 'The mail queue could not be read');

  async function work() {
    try {
      while (!stopped) {
        const row = await takeDue(strapi);
        outage.worked();
        if (!row) break;
        await send(strapi, row, recovery);
      }
    } catch (error) {
      outage.failed(error);
    }
    if (!stopped) timer = setTimeout(run, LOOK_EVERY_MS);
  }
  function run() {
    working = work();
  }
  run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await Promise.race([working, pause(STOP_WAIT_MS, undefined, { ref: false })]);
  };
}
