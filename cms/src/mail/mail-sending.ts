/** Sends what waits in the queue of emails. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { TOPIC_OF } from '@hearthside/contract/notification/kinds';
import { databaseNow } from '../db/database-clock';
import { runQuery } from '../db/run-query';
import { outageLog } from '../observe/outage-log';
import type { Moment } from '../text/moment';
import { DROPPED, GIVEN_UP, keepsText, NOT_SENT } from './kept-text';
import type { MailContent } from './mail-content';
import { failureOf } from './mail-failure';
import { mailProblem } from './mail-problem';
import { PLACES } from './mail-queue';
import { recipientOf, type Addressed } from './mail-recipient';
import { hurryIfBack } from './mail-recovery';
import { LEASE_MS, nextTry } from './mail-schedule';
import { contentNow, isOutdated, isStillSo, NO_LONGER_CURRENT } from './mail-use';
import { outageWatch, type OutageWatch } from './outage-watch';
import { unsubscribeHeaders } from './unsubscribe-link';

const UID = 'api::notification.mail';
const LOOK_EVERY_MS = 1000;
/**
 * How long a stopping server waits for the email being sent, in milliseconds. One that takes longer is sent again
 * with the same Message-ID.
 */
const STOP_WAIT_MS = 5000;

interface MailRow extends MailContent, Addressed {
  id: number;
  place: number;
  messageId: string;
  replyTo: string | null;
  calendar: string | null;
  digest: string | null;
  /** How often sending was tried before, since it was written or taken up again. */
  tries: number;
  createdAt: Moment;
  retriedAt: Moment | null;
  usefulUntil: Moment | null;
  series: string | null;
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
  retriedAt: 'retried_at',
  usefulUntil: 'useful_until',
  series: 'series',
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
  const data = { ...DROPPED, nextTryAt: null, lastError: `${NOT_SENT}${reason}.` };
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

async function send(strapi: Core.Strapi, row: MailRow, watch: OutageWatch) {
  const { id, messageId, replyTo, calendar } = row;
  try {
    if (isOutdated(row.usefulUntil, await databaseNow(strapi))) {
      return await drop(strapi, id, NO_LONGER_CURRENT);
    }
    if (!(await isStillSo(strapi, row))) return await drop(strapi, id, NO_LONGER_CURRENT);
    const recipient = await recipientOf(strapi, row);
    if ('dropped' in recipient) return await drop(strapi, id, recipient.dropped);
    const { to } = recipient;
    const content = await contentNow(strapi, row);
    if (!content) return await drop(strapi, id, NO_LONGER_CURRENT);
    const { subject, text, html } = content;
    // The same Message-ID on every try, so that a repeat after a crash is recognized as one.
    const more = { ...(replyTo && { replyTo }), ...(calendar && { icalEvent: partOf(calendar) }) };
    const mail = { to, subject, text, html, messageId, ...headersOf(row), ...more };
    await strapi.plugin('email').service('email').send(mail);
    // The links in a sent email are secrets, so they are not kept.
    const emptied = { text: '(sent)', html: '(sent)', calendar: null };
    const data = { to, sentAt: new Date(), lastError: null, failure: null, ...emptied };
    await strapi.db.query(UID).update({ where: { id }, data });
  } catch (error) {
    watch.failed(failureOf(error), Date.now());
    return postpone(strapi, row, error);
  }
  await hurryIfBack(strapi, watch);
}

/** Records a failed try and when the next one is, if any. One that would come too late to be of use is none. */
async function postpone(strapi: Core.Strapi, row: MailRow, error: unknown) {
  const { id, place, createdAt, retriedAt, tries, usefulUntil } = row;
  const since = new Date(retriedAt ?? createdAt);
  const now = await databaseNow(strapi);
  const isAwaited = place === PLACES.awaited;
  const failure = failureOf(error);
  const failed = { since, triesBefore: tries, isAwaited, failure };
  const next = nextTry(failed, now);
  if (next && isOutdated(usefulUntil, next)) return drop(strapi, id, NO_LONGER_CURRENT);
  // Nobody gets the links in an email that is given up, so their secrets are not kept either.
  const isKept = next !== null || keepsText(row);
  const emptied = isKept ? {} : { text: GIVEN_UP, html: GIVEN_UP, calendar: null };
  const data = { lastError: mailProblem(error), failure, nextTryAt: next, ...emptied };
  await strapi.db.query(UID).update({ where: { id }, data });
  const then = next
    ? `trying again in ${Math.round((next.getTime() - now.getTime()) / 1000)} s`
    : `GIVEN UP at try ${tries + 1}, it will not be sent`;
  strapi.log.warn(`Mail ${id} could not be sent, ${then}: ${mailProblem(error)}`);
}

/**
 * Sends due emails, now and from now on. The returned function stops this and waits for the email being sent, but not
 * for a mail server that does not answer.
 */
export function startMailQueue(strapi: Core.Strapi): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const watch = outageWatch();
  const outage = outageLog(strapi, 'The mail queue could not be read');

  async function work() {
    try {
      while (!stopped) {
        const row = await takeDue(strapi);
        outage.worked();
        if (!row) break;
        await send(strapi, row, watch);
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
