/**
 * The weekly mail about what is new to read: on Monday morning in the organization's time zone, or as soon after it as
 * a server runs, and to each member once (docs/decisions/076).
 */
import type { Core } from '@strapi/strapi';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import type { Member } from '../../../auth/member-cache';
import { roleOf } from '../../../auth/roles';
import { choiceWord } from '../../../mail/choice-row';
import { timeZone } from '../../../office/office';
import { DAY_MS } from '../../../text/days';
import type { MailContent } from '../../../mail/mail-content';
import type { MailSeries } from '../../../mail/mail-use';
import type { Arrival } from '../../../subject';
import { mailLists } from '../rules/reading-mail';
import { readingSince, type ReadingColumns } from '../rules/reading-since';
import { latestWeek, usefulUntilIn } from '../rules/reading-week';
import { announce, noticeMail, type NotificationInput, type NotificationMail } from './announcing';
import { recentArrivals } from './reading-arrivals';

const WEEKS = 'portal_reading_weeks';
/** What its mails are about: `reading:` and the day of the week's mail. */
const SERIES = 'reading';
/** How many members one transaction writes to. */
const AT_ONCE = 200;
/** So long after its moment a mail begins: what was being published at it is stored by then on every server. */
const GRACE_MS = 60_000;
/** How many such slices a server does each minute, so that the queue of mails does not fill the database. */
const SLICES = 10;

interface Week {
  id: number;
  week: string;
  from: Date;
  until: Date;
  lastMember: number;
  isDone: boolean;
}

interface Row extends ReadingColumns {
  id: number;
  role_id: number;
  verified: boolean | number;
}

type Reader = Pick<Member, 'role' | 'verified'>;

async function weekBy(strapi: Core.Strapi, where: object): Promise<Week | null> {
  const row = await runQuery(strapi, (knex) =>
    knex(WEEKS).where(where).orderBy('until_at', 'desc').first(),
  );
  return row
    ? {
        id: row.id,
        week: row.week,
        from: new Date(row.from_at),
        until: new Date(row.until_at),
        lastMember: Number(row.last_member),
        isDone: row.done_at !== null,
      }
    : null;
}

/**
 * The week whose mail is due: one that broke off, or else the latest, entered by whichever server comes first. It
 * lists from where the last one ended. Null if there is none.
 */
async function dueWeek(strapi: Core.Strapi, now: Date): Promise<Week | null> {
  const open = await weekBy(strapi, { done_at: null });
  if (open) return open;
  const { week, until } = latestWeek(await timeZone(strapi), new Date(now.getTime() - GRACE_MS));
  const known = await weekBy(strapi, { week });
  if (known) return null;
  const last = await weekBy(strapi, {});
  const from = last ? last.until : new Date(until.getTime() - 7 * DAY_MS);
  const times = { created_at: now, updated_at: now };
  await runQuery(strapi, (knex) =>
    knex(WEEKS)
      .insert({ week, from_at: from, until_at: until, last_member: 0, ...times })
      .onConflict('week')
      .ignore(),
  );
  return weekBy(strapi, { week });
}

const COLUMNS = ['u.id', 'u.role_id', 'u.verified', 'u.created_at', 'c.off', 'c.since'];

/** The next members who get mails about what is new to read, by their ids. */
const membersAfter = (strapi: Core.Strapi, id: number): Promise<Row[]> =>
  runQuery(strapi, (knex) =>
    knex('up_users as u')
      .leftJoin('portal_notification_choices as c', 'c.member_id', 'u.id')
      .where('u.id', '>', id)
      .where({ 'u.confirmed': true, 'u.blocked': false })
      .whereNull('u.deleted_at')
      .where((wanting) =>
        wanting
          .whereNull('c.off')
          .orWhereNot('c.off', 'like', `%${choiceWord('reading', 'mail')}%`),
      )
      .orderBy('u.id')
      .limit(AT_ONCE)
      .select(COLUMNS),
  );

/** The mail to members of one role who are told of the same. */
export const readingNotice = (
  to: readonly number[],
  member: Reader,
  {
    week,
    arrivals,
    usefulUntil,
  }: { week: string; arrivals: readonly Arrival[]; usefulUntil?: Date },
): NotificationInput & { mail: NotificationMail } => ({
  to,
  kind: 'reading',
  title: 'New to read this week',
  body: '',
  link: '/',
  bell: false,
  key: `reading-${week}`,
  mail: {
    lead: (organization) => `Here’s what’s new to read at ${organization}.`,
    lists: mailLists(arrivals, member),
    reason: 'you have the weekly “New to read” email turned on',
    // What a verified member of a role reads of the library, others may not. The rest is for everybody.
    ...(member.verified && { forRole: true }),
    series: { name: `${SERIES}:${week}`, ends: [] },
    ...(usefulUntil && { usefulUntil }),
  },
});

/** Who a member is to the portal, and what of these they may read and want to be told of; null without a role. */
function toldTo(row: Row, found: readonly Arrival[]) {
  const role = roleOf(row.role_id);
  if (!role) return null;
  const member: Reader = { role, verified: Boolean(row.verified) };
  const arrivals = found.filter((arrival) => {
    const since = readingSince(row, 'mail', arrival.category);
    return since !== null && arrival.at > since && arrival.canSee(member);
  });
  return { member, arrivals };
}

/** Writes to a slice of members. Those who get the same mail are written to together. */
async function writeTo(
  strapi: Core.Strapi,
  rows: readonly Row[],
  week: Week,
  found: readonly Arrival[],
) {
  const mails = new Map<string, { to: number[]; notice: Omit<NotificationInput, 'to'> }>();
  const usefulUntil = usefulUntilIn(await timeZone(strapi), new Date());
  for (const row of rows) {
    const told = toldTo(row, found);
    if (!told || told.arrivals.length === 0) continue;
    const { member, arrivals } = told;
    const name = [member.role, member.verified, ...arrivals.map(({ key }) => key)].join(' ');
    const { week: day } = week;
    const mail = mails.get(name) ?? {
      to: [],
      notice: readingNotice([], member, { week: day, arrivals, usefulUntil }),
    };
    mail.to.push(row.id);
    mails.set(name, mail);
  }
  for (const { to, notice } of mails.values()) await announce(strapi, { ...notice, to });
}

/**
 * Writes to the next slice of members, and moves on in the same transaction, so that neither happens without the
 * other. Two servers take turns. Returns whether more are left.
 */
const slice = (strapi: Core.Strapi, id: number, found: readonly Arrival[]): Promise<boolean> =>
  transaction(strapi, async () => {
    await lockRow(strapi, WEEKS, id);
    const week = await weekBy(strapi, { id });
    if (!week || week.isDone) return false;
    const rows = found.length > 0 ? await membersAfter(strapi, week.lastMember) : [];
    await writeTo(strapi, rows, week, found);
    const isLast = rows.length < AT_ONCE;
    const now = new Date();
    await runQuery(strapi, (knex) =>
      knex(WEEKS)
        .where({ id })
        .update({
          last_member: rows.at(-1)?.id ?? week.lastMember,
          updated_at: now,
          ...(isLast && { done_at: now }),
        }),
    );
    return !isLast;
  });

/** What came out in a week and is still there, as it is now. */
async function foundIn(strapi: Core.Strapi, { from, until }: Week, now: Date): Promise<Arrival[]> {
  const arrivals = await recentArrivals(strapi, now);
  return arrivals.filter(({ at }) => at > from && at <= until);
}

/** Runs every minute: goes on with the mail of the last Monday, until every member who wants it has it. */
export async function mailReading(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const week = await dueWeek(strapi, now);
  if (!week) return;
  const { id } = week;
  const found = await foundIn(strapi, week, now);
  for (let done = 0; done < SLICES; done += 1) {
    if (!(await slice(strapi, id, found))) return;
  }
}

/**
 * What a week's mail tells its member now. Between writing and sending lie their night, or the days of an outage: by
 * then a blog may be withdrawn, or an item closed to them. Null if they may read nothing of it any more.
 */
async function contentNow(
  strapi: Core.Strapi,
  series: string,
  memberId: number,
): Promise<MailContent | null> {
  const now = new Date();
  const week = await weekBy(strapi, { week: series.slice(SERIES.length + 1) });
  const row: Row | undefined = await runQuery(strapi, (knex) =>
    knex('up_users as u')
      .leftJoin('portal_notification_choices as c', 'c.member_id', 'u.id')
      .where('u.id', memberId)
      .first(COLUMNS),
  );
  const told = week && row && toldTo(row, await foundIn(strapi, week, now));
  if (!told || told.arrivals.length === 0) return null;
  const { member, arrivals } = told;
  return noticeMail(strapi, readingNotice([memberId], member, { week: week.week, arrivals }));
}

export const readingMails: MailSeries = { name: SERIES, contentNow };
