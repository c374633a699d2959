/** What admins see of the mail queue and do about it. The texts of mails are never read here. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  SYSTEM_TEXTS,
  type MailState,
  type RetriedMails,
  type SystemMail,
} from '@hearthside/contract/system/mails';
import type { MailCounts } from '@hearthside/contract/system/state';
import type { PageQuery } from '@hearthside/contract/list';
import { databaseNow } from '../db/database-clock';
import { runQuery } from '../db/run-query';
import { paginationOf } from '../http/pagination';
import { refuse } from '../http/refuse';
import { DROPPED, GIVEN_UP, NOT_SENT } from './kept-text';
import { AT_ONCE, dueAfterOutage, LEASE_MS } from './mail-schedule';
import { dropOutdated, isOutdated } from './mail-use';
import { iso, type Moment } from '../text/moment';

const TABLE = 'portal_mails';

interface Row {
  id: number;
  to: string;
  subject: string;
  tries: number;
  last_error: string | null;
  created_at: Moment;
  next_try_at: Moment | null;
  sent_at: Moment | null;
  useful_until: Moment | null;
  kept: boolean | number;
}

/** By the two places of the queue, so that the index of the few that are not sent is used. */
const unsent = (knex: Knex) => knex(TABLE).whereNull('sent_at').whereIn('place', [0, 1]);

/** Whether a mail was given up, in SQL. One that is deliberately not sent is not among them. */
const IS_GIVEN_UP = 'next_try_at is null and (last_error is null or last_error not like ?)';
const NOT_DELIBERATELY = `${NOT_SENT}%`;

/** Whether one that was given up is tried again with all others, in SQL: not what was refused, is gone or outdated. */
const IS_RETRIABLE =
  "(failure is null or failure <> 'refused') and text <> ? and (useful_until is null or useful_until > ?)";

const givenUp = (knex: Knex) => unsent(knex).whereRaw(`(${IS_GIVEN_UP})`, [NOT_DELIBERATELY]);

const inState = (knex: Knex, state: MailState) =>
  state === 'waiting' ? unsent(knex).whereNotNull('next_try_at') : givenUp(knex);

const columns = (knex: Knex) => [
  ...['id', 'to', 'subject', 'tries', 'last_error', 'created_at', 'next_try_at', 'sent_at'],
  'useful_until',
  knex.raw('(text <> ?) as kept', [GIVEN_UP]),
];

const shown = (row: Row): SystemMail => ({
  id: row.id,
  state: row.next_try_at === null ? 'given_up' : 'waiting',
  to: row.to,
  subject: row.subject,
  createdAt: iso(row.created_at),
  tries: row.tries,
  problem: row.last_error ?? '',
  nextTryAt: row.next_try_at === null ? null : iso(row.next_try_at),
  canSend: Boolean(row.kept),
});

/** A page of the mails that wait, those tried next first, or of those that were given up, the latest first. */
export async function listMails(
  strapi: Core.Strapi,
  { state, page, limit }: Pick<PageQuery, 'page' | 'limit'> & { state: MailState },
) {
  const order =
    state === 'waiting'
      ? [{ column: 'next_try_at' }, { column: 'id' }]
      : [{ column: 'id', order: 'desc' }];
  const rows: Row[] = await runQuery(strapi, (knex) =>
    inState(knex, state)
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit)
      .select(columns(knex)),
  );
  const counted: { total?: number | string } | undefined = await runQuery(strapi, (knex) =>
    inState(knex, state).count({ total: '*' }).first(),
  );
  const total = Number(counted?.total ?? 0);
  return { mails: rows.map(shown), pagination: paginationOf({ page, limit }, total) };
}

async function rowOf(strapi: Core.Strapi, id: number): Promise<Row> {
  const row: Row | undefined = await runQuery(strapi, (knex) =>
    knex(TABLE).where({ id }).first(columns(knex)),
  );
  if (!row) throw refuse.notFound(SYSTEM_TEXTS.mailMissing);
  const isDropped = row.last_error?.startsWith(NOT_SENT) && row.next_try_at === null;
  if (row.sent_at !== null || isDropped) throw refuse.wrongState(SYSTEM_TEXTS.mailMissing);
  return row;
}

/**
 * What is noted of a mail that was given up and is taken up again. It has its three days and its short waits anew: by
 * the day on which it was written, the first failure would give it up for good.
 */
const takenUp = (now: Date) => ({ retried_at: now, tries: 0 });

/**
 * Makes a mail due now: one that waits for its next try, or one that was given up and whose text is kept. One that is
 * due within two minutes is left alone: a server may be sending it.
 * @throws 404 and 409 if it is not waiting, 409 if its text is gone or it is no longer current
 */
export async function sendMailNow(strapi: Core.Strapi, id: number): Promise<SystemMail> {
  const row = await rowOf(strapi, id);
  if (!row.kept) throw refuse.wrongState(SYSTEM_TEXTS.mailEmptied);
  const now = await databaseNow(strapi);
  if (isOutdated(row.useful_until, now)) {
    await dropOutdated(strapi, now);
    throw refuse.wrongState(SYSTEM_TEXTS.mailOutdated);
  }
  const next = row.next_try_at === null ? null : new Date(row.next_try_at);
  if (next && row.tries > 0 && next.getTime() - now.getTime() <= LEASE_MS) return shown(row);
  const again = { next_try_at: now, ...(next === null && takenUp(now)) };
  const changed = await runQuery(strapi, (knex) =>
    knex(TABLE)
      .where({ id, tries: row.tries, next_try_at: row.next_try_at })
      .whereNull('sent_at')
      .update(again),
  );
  if (changed === 0) throw refuse.wrongState(SYSTEM_TEXTS.mailMissing);
  strapi.log.info(`Mail ${id} is sent now, as an admin has asked.`);
  return shown({ ...row, ...again });
}

/**
 * Makes all mails due that were given up and whose texts are kept, a few every few seconds. Later ones than
 * `before` are left, and those that the mail server refused for good: an admin can still try one of these by itself,
 * once its address is right. Those that are no longer current are dropped.
 */
export async function retryGivenUp(strapi: Core.Strapi, before: Date): Promise<RetriedMails> {
  const now = await databaseNow(strapi);
  await dropOutdated(strapi, now);
  const ids: number[] = await runQuery(strapi, (knex) =>
    givenUp(knex)
      .whereRaw(`(${IS_RETRIABLE})`, [GIVEN_UP, now])
      .where('created_at', '<=', before)
      .orderBy(['place', 'id'])
      .pluck('id'),
  );
  let changed = 0;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    changed += await runQuery(strapi, (knex) =>
      givenUp(knex)
        .whereIn('id', ids.slice(at, at + AT_ONCE))
        .update({ next_try_at: dueAfterOutage(at, now), ...takenUp(now) }),
    );
  }
  const row: { total?: number | string } | undefined = await runQuery(strapi, (knex) =>
    givenUp(knex)
      .where({ failure: 'refused' })
      .where('created_at', '<=', before)
      .count({ total: '*' })
      .first(),
  );
  return { mails: changed, refused: Number(row?.total ?? 0) };
}

/** Dismisses a mail that was given up, and empties its text. @throws 404, and 409 if it was not given up */
export async function dismissMail(strapi: Core.Strapi, id: number): Promise<{ id: number }> {
  await rowOf(strapi, id);
  const changed = await runQuery(strapi, (knex) =>
    givenUp(knex)
      .where({ id })
      .update({ ...DROPPED, last_error: `${NOT_SENT}dismissed by an admin.` }),
  );
  if (changed === 0) throw refuse.wrongState(SYSTEM_TEXTS.mailMissing);
  return { id };
}

interface Counts {
  waiting: number | string;
  failing: number | string | null;
  given_up: number | string | null;
  refused: number | string | null;
  retriable: number | string | null;
  due_since: Moment | null;
  deferred_since: Moment | null;
  deferred_to: number | string;
}

const HOUR_MS = 3_600_000;

/** Whether any mail has gone out in the last hour. */
async function isAnySent(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS);
  const row: unknown = await runQuery(strapi, (knex) =>
    knex(TABLE).where('sent_at', '>', since).first('id'),
  );
  return row !== undefined;
}

/** Whether the mail server answered the latest try and takes the mail later, in SQL. */
const IS_DEFERRED = "next_try_at is not null and tries > 0 and coalesce(failure, '') = 'deferred'";

const earliest = (...moments: (Moment | null)[]): Moment | null =>
  moments
    .filter((moment) => moment !== null)
    .sort((one, other) => new Date(one).getTime() - new Date(other).getTime())[0] ?? null;

/** Since when mails are due. Those that are deferred are due at their next try, unless several addresses are deferred. */
const dueSince = ({ due_since: due, deferred_since: deferred, deferred_to: addresses }: Counts) =>
  Number(addresses) > 1 ? earliest(due, deferred) : due;

/**
 * How many mails wait, fail and were given up, and since when nothing goes out although something is due. One address
 * that defers, such as a full mailbox, does not count: the mail server answers. Neither does a list that takes an hour:
 * other mails go out meanwhile.
 */
export async function waitingMails(strapi: Core.Strapi): Promise<Omit<MailCounts, 'sentToday'>> {
  const now = await databaseNow(strapi);
  const row: Counts | undefined = await runQuery(strapi, (knex) =>
    unsent(knex)
      .select({
        waiting: knex.raw('count(next_try_at)'),
        failing: knex.raw(
          'sum(case when next_try_at is not null and tries > 0 and last_error is not null then 1 else 0 end)',
        ),
        given_up: knex.raw(`sum(case when ${IS_GIVEN_UP} then 1 else 0 end)`, [NOT_DELIBERATELY]),
        refused: knex.raw(
          `sum(case when ${IS_GIVEN_UP} and failure = 'refused' then 1 else 0 end)`,
          [NOT_DELIBERATELY],
        ),
        retriable: knex.raw(`sum(case when ${IS_GIVEN_UP} and ${IS_RETRIABLE} then 1 else 0 end)`, [
          NOT_DELIBERATELY,
          GIVEN_UP,
          now,
        ]),
        due_since: knex.raw(
          `min(case when next_try_at is null then null when tries > 0 and not (${IS_DEFERRED}) then coalesce(retried_at, created_at) when next_try_at <= ? then next_try_at end)`,
          [now],
        ),
        deferred_since: knex.raw(
          `min(case when ${IS_DEFERRED} then coalesce(retried_at, created_at) end)`,
        ),
        deferred_to: knex.raw(`count(distinct case when ${IS_DEFERRED} then ?? end)`, ['to']),
      })
      .first(),
  );
  const { waiting = 0, failing = 0, given_up: lost = 0 } = row ?? {};
  const { refused = 0, retriable = 0 } = row ?? {};
  const oldest = row ? dueSince(row) : null;
  const isLong = oldest !== null && now.getTime() - new Date(oldest).getTime() > HOUR_MS;
  const since = isLong && (await isAnySent(strapi, now)) ? null : oldest;
  return {
    waiting: Number(waiting),
    failing: Number(failing),
    givenUp: Number(lost),
    refused: Number(refused),
    retriable: Number(retriable),
    dueSince: since === null ? null : iso(since),
  };
}

/** How many mails have been sent since a moment. */
export async function mailsSentSince(strapi: Core.Strapi, since: Date): Promise<number> {
  const row: { total?: number | string } | undefined = await runQuery(strapi, (knex) =>
    knex(TABLE).where('sent_at', '>=', since).count({ total: '*' }).first(),
  );
  return Number(row?.total ?? 0);
}
