/** Lists and counts of appointments. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { APPOINTMENT_LIMITS } from '@hearthside/contract/appointment/fields';
import type { AppointmentView } from '@hearthside/contract/appointment/endpoints';
import type { PageQuery } from '@hearthside/contract/list';
import type { Actor } from '../../../auth/actor';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import * as office from '../../../office/office';
import { searchedPerson } from '../../../text/person-search';
import { appointmentsShown, canSeeAll, visibleTo } from '../policy';
import { rowsInOrder } from './appointment-access';
import { toAppointment, type AppointmentRow } from '../rules/appointment-row';
import { APPOINTMENT_TABLE } from '../rules/appointment-uid';

const MINUTE_MS = 60_000;

type Asked = PageQuery & { view: AppointmentView };

/**
 * What is still to come: neither over nor declined nor canceled. Written as a negation, so that no other index is
 * chosen.
 */
const COMING = `a.state not in ('declined', 'cancelled') and a.ends_at > ?`;
/** What the office has not answered: a request, even one whose time has passed, or a change request. */
const WAITING = `(a.state = 'requested' or (a.state = 'confirmed' and a.wish is not null and a.ends_at > ?))`;

/** Which upcoming appointments a view shows, and which others; null if none of them. */
interface View {
  coming: string | null;
  rest: string | null;
}

const VIEWS: Readonly<Record<AppointmentView, View>> = {
  all: { coming: 'true', rest: 'true' },
  coming: { coming: 'true', rest: null },
  waiting: {
    coming: `(a.state = 'requested' or a.wish is not null)`,
    rest: `a.state = 'requested'`,
  },
  past: { coming: null, rest: 'true' },
};

/** An appointment that began earlier than this is over, whatever its length. */
const longestAgo = (now: Date) =>
  new Date(now.getTime() - APPOINTMENT_LIMITS.minutesMax * MINUTE_MS);

const counted = async (query: Knex.QueryBuilder): Promise<number> => {
  const row = (await query.count({ total: '*' }).first()) as { total: number | string };
  return Number(row.total);
};

/** The rows that a viewer may see and asks for, before the view narrows them. */
const matching = (knex: Knex, actor: Actor, { search }: Asked) => {
  const seen = visibleTo(knex, actor);
  if (!search || !canSeeAll(actor)) return seen;
  const found = knex('up_users as u').modify(searchedPerson('u.search_key', search)).select('u.id');
  return seen.whereIn('a.member_id', found);
};

/**
 * The two parts of the list, each read along the index of start times: upcoming ones from now on, and then the rest
 * from the latest back. A single sort order over both would sort every row for each page.
 */
const stretches = (rows: () => Knex.QueryBuilder, view: AppointmentView, now: Date) => {
  const { coming, rest } = VIEWS[view];
  return {
    coming: coming
      ? rows().where('a.starts_at', '>', longestAgo(now)).whereRaw(COMING, [now]).whereRaw(coming)
      : null,
    rest: rest ? rows().whereRaw(`not (${COMING})`, [now]).whereRaw(rest) : null,
  };
};

/** So many ids of a stretch, in the order of their start. */
const idsOf = (
  query: Knex.QueryBuilder | null,
  order: 'asc' | 'desc',
  [skipped, limit]: [number, number],
): Promise<number[]> | number[] =>
  query && limit > 0
    ? query
        .orderBy(['a.starts_at', 'a.id'].map((column) => ({ column, order })))
        .offset(skipped)
        .limit(limit)
        .pluck('a.id')
    : [];

async function pageOf(strapi: Core.Strapi, actor: Actor, asked: Asked, now: Date) {
  const knex = strapi.db.connection;
  const { coming, rest } = stretches(() => matching(knex, actor, asked), asked.view, now);
  const count = (query: Knex.QueryBuilder | null) => (query ? counted(query.clone()) : 0);
  const [ahead, behind] = await Promise.all([count(coming), count(rest)]);
  const from = (asked.page - 1) * asked.limit;
  const ofComing = Math.min(asked.limit, Math.max(0, ahead - from));
  const ids = await Promise.all([
    idsOf(coming, 'asc', [from, ofComing]),
    idsOf(rest, 'desc', [Math.max(0, from - ahead), asked.limit - ofComing]),
  ]);
  return { ids: ids.flat(), total: ahead + behind };
}

const comingOf = (knex: Knex, memberId: number, now: Date) =>
  appointmentsShown(knex)
    .where({ 'a.member_id': memberId, 'a.state': 'confirmed' })
    .where('a.ends_at', '>', now);

/**
 * A page: the next appointments first, then those that are over or canceled, latest first. The office can search for
 * a member by name or email; a member's own appointments all have one name.
 */
export async function list(strapi: Core.Strapi, actor: Actor, asked: Asked, now = new Date()) {
  const { ids, total } = await pageOf(strapi, actor, asked, now);
  const { timeZone } = await office.read(strapi);
  return {
    appointments: (await rowsInOrder(strapi, ids)).map((row) => toAppointment(row, now)),
    pagination: paginationOf(asked, total),
    timeZone,
  };
}

/** If a search finds more people, the appointments are read in their order, each with its person. */
const PEOPLE_MAX = 200;

/**
 * The first appointments, in the order of the list, of people with what is typed in their name or email. For the
 * office. Nothing is counted: a page of the list reads everybody who is found.
 */
export async function firstOf(
  strapi: Core.Strapi,
  actor: Actor,
  { search, limit }: { search: string; limit: number },
  now = new Date(),
) {
  const named = searchedPerson('u.search_key', search);
  const people: number[] = await runQuery(strapi, (knex) =>
    knex('up_users as u')
      .modify(named)
      .limit(PEOPLE_MAX + 1)
      .pluck('u.id'),
  );
  if (people.length === 0) return [];
  const theirs = (knex: Knex) =>
    people.length <= PEOPLE_MAX
      ? visibleTo(knex, actor).whereIn('a.member_id', people)
      : visibleTo(knex, actor).whereExists((person) => {
          person.from('up_users as u').whereRaw('u.id = a.member_id').modify(named);
        });
  return firstAmong(strapi, theirs, limit, now);
}

/** The first appointments that a viewer sees, in the order of the list. Nothing is counted. */
export const firstSeen = (strapi: Core.Strapi, actor: Actor, limit: number, now = new Date()) =>
  firstAmong(strapi, (knex) => visibleTo(knex, actor), limit, now);

async function firstAmong(
  strapi: Core.Strapi,
  seen: (knex: Knex) => Knex.QueryBuilder,
  limit: number,
  now: Date,
) {
  const ids = await runQuery(strapi, async (knex) => {
    const { coming, rest } = stretches(() => seen(knex), 'all', now);
    const next = await idsOf(coming, 'asc', [0, limit]);
    return [...next, ...(await idsOf(rest, 'desc', [0, limit - next.length]))];
  });
  const rows = await rowsInOrder(strapi, ids);
  return rows.map((row) => toAppointment(row, now));
}

/** Whether a member has any appointment, which opens the section to members with no other right to it. */
export async function hasAny(strapi: Core.Strapi, memberId: number): Promise<boolean> {
  const row: { id: number } | undefined = await runQuery(strapi, (knex) =>
    knex(APPOINTMENT_TABLE).where({ member_id: memberId }).first('id'),
  );
  return row !== undefined;
}

/** How many requests and change requests the office has not answered. */
export const waiting = (strapi: Core.Strapi, now = new Date()): Promise<number> =>
  runQuery(strapi, (knex) => counted(appointmentsShown(knex).whereRaw(WAITING, [now])));

/** How many confirmed appointments a member has ahead, and the next one. */
export async function coming(
  strapi: Core.Strapi,
  memberId: number,
  now = new Date(),
): Promise<{ count: number; next: AppointmentRow | undefined }> {
  const ids: number[] = await runQuery(strapi, (knex) =>
    comingOf(knex, memberId, now).orderBy(['a.starts_at', 'a.id']).pluck('a.id'),
  );
  const [next] = await rowsInOrder(strapi, ids.slice(0, 1));
  return { count: ids.length, next };
}
