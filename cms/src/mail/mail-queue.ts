import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isUniqueViolation } from '../http/answer-for';
import { runQuery } from '../db/run-query';
import { requireSame } from '../http/require-same';
import type { NotificationKind } from '@hearthside/contract/notification/endpoints';
import { loggedError } from '../http/logged-error';
import { daysAfter } from '../text/days';
import { containsText } from '../text/containing';
import { databaseNow } from '../db/database-clock';
import { portionsOf } from '../db/portions';
import { clipped } from '../text/clipped';
import type { MailContent } from './mail-content';
import { recipientOf, type Addressed } from './mail-recipient';
import { isFinal, LEASE_MS, nextTry } from './mail-schedule';

const UID = 'api::notification.mail';
const LOOK_EVERY_MS = 1000;
/** So long the end of the server waits for the mail in hand; a longer one is sent again by its Message-ID. */
const STOP_WAIT_MS = 5000;
const KEPT_DAYS = 30;

interface MailRow extends MailContent, Addressed {
  id: number;
  messageId: string;
  replyTo: string | null;
  calendar: string | null;
  /** How often it was tried before. */
  tries: number;
  createdAt: string | Date;
}

/** A mail and whom it is to: an address that is meant whatever becomes of it, or a member. */
export interface Letter {
  to: string;
  /** Sent to whoever this is, at the address they have by then, and only if it is still for them. */
  member?: { id: number; kind: NotificationKind; roleId?: number };
  content: MailContent;
  /** Whom an answer goes to, where that is not the organisation. */
  replyTo?: string;
  /** An iCalendar object that goes along, with the METHOD it is meant by (RFC 6047). */
  calendar?: string;
  /** When it is sent at the earliest; at once where nothing is said. */
  notBefore?: Date;
  /** Tells it from all others, so that it can be withdrawn while it waits. */
  name?: string;
}

/**
 * Where a mail stands in the queue. What somebody waits for, such as a link for a new password, goes before the
 * notices, of which there may be a thousand at once.
 */
const PLACES = { awaited: 0, notice: 1 };
type Place = keyof typeof PLACES;

/** Puts notices into the queue, behind the mails that somebody waits for; otherwise as `queueMail`. */
export const queueMails = (strapi: Core.Strapi, letters: readonly Letter[]) =>
  enqueue(strapi, letters, 'notice');

async function enqueue(strapi: Core.Strapi, letters: readonly Letter[], place: Place) {
  if (letters.length === 0) return;
  const now = await databaseNow(strapi);
  const data = letters.map((letter) =>
    rowOf(strapi, letter, letter.name ?? randomUUID(), place, now),
  );
  for (const some of portionsOf(data)) await strapi.db.query(UID).createMany({ data: some });
}

const messageIdOf = (strapi: Core.Strapi, name: string) =>
  `<${name}@${new URL(strapi.config.get<string>('server.url')).hostname}>`;

/** A mail as it waits, by the database's `now`; `name` tells it from all others. */
function rowOf(strapi: Core.Strapi, letter: Letter, name: string, place: Place, now: Date) {
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

/** By what a mail that goes once is recognized: its name, and a digest of what its sender typed. */
interface Once {
  name: string;
  digest: string;
}

/**
 * As `queueMail`, with one of which there is only one under this name, however often it is asked for; outside of a
 * transaction. The digest is compared, not the text, which is emptied once the mail is sent.
 * @throws 409 where another one went by this name
 */
export async function queueMailOnce(strapi: Core.Strapi, letter: Letter, { name, digest }: Once) {
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
 * Puts a mail that somebody waits for into the queue, within the transaction of what it tells about: what was
 * promised is sent, also after a crash or while the mail server is away.
 */
export const queueMail = (strapi: Core.Strapi, to: string, content: MailContent) =>
  enqueue(strapi, [{ to, content }], 'awaited');

/** Forgets what waits to be sent to an address whose account is taken back. */
export const deleteMailsTo = (strapi: Core.Strapi, to: string) =>
  strapi.db.query(UID).deleteMany({ where: { to, sentAt: null } });

/**
 * Takes notices back that were never tried, by their names, within a transaction. Answers whether all of them are:
 * one that is being sent, or was, stays.
 */
export async function withdrawMails(strapi: Core.Strapi, names: readonly string[]) {
  const messageId = { $in: names.map((name) => messageIdOf(strapi, name)) };
  await strapi.db.query(UID).deleteMany({ where: { messageId, tries: 0 } });
  return (await strapi.db.query(UID).count({ where: { messageId } })) === 0;
}

/**
 * Forgets the mails of somebody who is erased: those to them, sent or not, and those that tell others of them by
 * one of these words. What was sent has left the portal; here nothing more is kept of it.
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
};

/** The next due mail of a place: found at the beginning of an index, however many wait. */
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
 * Takes one due mail for this server; of two servers only one gets it, for a time that both reckon by the database's
 * clock. Given up is what has no next try.
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

/** Notes why a mail is not sent after all. */
async function drop(strapi: Core.Strapi, id: number, reason: string) {
  const emptied = { text: '(dropped)', html: '(dropped)', calendar: null };
  const data = { ...emptied, nextTryAt: null, lastError: `Not sent: ${reason}.` };
  await strapi.db.query(UID).update({ where: { id }, data });
  strapi.log.info(`Mail ${id} is not sent: ${reason}.`);
}

/** An iCalendar object as nodemailer sends it: shown by whoever knows how, and attached for all others. */
const partOf = (calendar: string) => ({
  method: /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH',
  filename: 'appointment.ics',
  content: calendar,
});

async function send(strapi: Core.Strapi, row: MailRow) {
  const { id, subject, text, html, messageId, replyTo, calendar } = row;
  try {
    const recipient = await recipientOf(strapi, row);
    if ('dropped' in recipient) return await drop(strapi, id, recipient.dropped);
    const { to } = recipient;
    // The same Message-ID on every try, so that a repeat after a crash is recognised as one.
    const more = { ...(replyTo && { replyTo }), ...(calendar && { icalEvent: partOf(calendar) }) };
    const mail = { to, subject, text, html, messageId, ...more };
    await strapi.plugin('email').service('email').send(mail);
    // Links in a sent mail are secrets; they are not kept.
    const emptied = { text: '(sent)', html: '(sent)', calendar: null };
    const data = { to, sentAt: new Date(), lastError: null, ...emptied };
    await strapi.db.query(UID).update({ where: { id }, data });
  } catch (error) {
    await postpone(strapi, row, error);
  }
}

/** Notes a failed try: when the next one is, or that there is none. */
async function postpone(strapi: Core.Strapi, { id, createdAt, tries }: MailRow, error: unknown) {
  const now = await databaseNow(strapi);
  const next = isFinal(error) ? null : nextTry(new Date(createdAt), tries, now);
  // Nobody follows the links in a mail that is given up, so their secrets are not kept either.
  const emptied = next ? {} : { text: '(given up)', html: '(given up)', calendar: null };
  const data = { lastError: loggedError(error), nextTryAt: next, ...emptied };
  await strapi.db.query(UID).update({ where: { id }, data });
  const then = next
    ? `trying again in ${Math.round((next.getTime() - now.getTime()) / 1000)} s`
    : `GIVEN UP at try ${tries + 1}, it will not be sent`;
  strapi.log.warn(`Mail ${id} could not be sent, ${then}: ${loggedError(error)}`);
}

/** Deletes the mails that nothing will be done with any more: sent or given up, a month old. */
export async function sweepMails(strapi: Core.Strapi, now = new Date()) {
  const createdAt = { $lt: daysAfter(now, -KEPT_DAYS) };
  const done = [{ sentAt: { $notNull: true } }, { nextTryAt: { $null: true } }];
  await strapi.db.query(UID).deleteMany({ where: { createdAt, $or: done } });
}

/**
 * Sends what is due, now and from now on; the returned function stops and waits for the mail in hand, but
 * not for a mail server that does not answer.
 */
export function startMailQueue(strapi: Core.Strapi): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  async function work() {
    try {
      while (!stopped) {
        const row = await takeDue(strapi);
        if (!row) break;
        await send(strapi, row);
      }
    } catch (error) {
      strapi.log.warn(`The mail queue could not be read: ${loggedError(error)}`);
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
