/** Pages and exports of the history, newest first. What a page costs does not grow with the history. */
import type { Core } from '@strapi/strapi';
import {
  HISTORY_COUNTED,
  HISTORY_EXPORTED,
  type HistoryAction,
  type HistoryEntry,
} from '@hearthside/contract/history/endpoints';
import type { HistoryKind } from '@hearthside/contract/history/kinds';
import { addDays } from '@hearthside/contract/calendar-days';
import type { PageQuery } from '@hearthside/contract/list';
import { momentOf } from '@hearthside/contract/zoned-time';
import type { Knex } from 'knex';
import { cachedCount } from '../../../db/cached-count';
import { paginationOf } from '../../../http/pagination';
import * as office from '../../../office/office';
import { searchedBy } from '../../../text/normalize';
import { selectEntries, toEntry } from './entry-row';

const TABLE = 'portal_history';

/** What the history is narrowed down by. */
export interface HistoryFilter {
  kind?: HistoryKind | undefined;
  about?: number | undefined;
  person?: number | undefined;
  action?: HistoryAction | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search: string;
  signIns?: 'true' | 'false' | undefined;
}

type Way = Record<string, string | number | null | undefined>;

/** Each way in which an entry may concern what is asked for. Each has an index of its own. */
function waysOf({ kind, about, person }: HistoryFilter): Way[] {
  const side = (of: 'about' | 'other') => ({
    ...(kind && { [`${of}_kind`]: kind }),
    ...(about && { [`${of}_id`]: about }),
  });
  const concerned: Way[] = kind || about ? [side('about'), side('other')] : [{}];
  if (!person) return concerned;
  const theirs: Way[] = [
    { by_id: person },
    { about_kind: 'member', about_id: person },
    { other_kind: 'member', other_id: person },
  ];
  // Somebody's own sign-ins concern them, too.
  if (!kind || kind === 'session') theirs.push({ about_kind: 'session', about_id: person });
  // Both at once: the person and, on whichever side, the kind. What contradicts itself finds nothing.
  return theirs.flatMap((one: Way) =>
    concerned
      .filter((two: Way) => Object.keys(two).every((key) => !(key in one) || one[key] === two[key]))
      .map((two) => ({ ...two, ...one })),
  );
}

/** The first and the moment after the last of the days that are asked for. */
async function momentsOf(strapi: Core.Strapi, { from, to }: HistoryFilter) {
  const zone = await office.timeZone(strapi);
  return {
    since: from && momentOf(from, '00:00', zone),
    before: to && momentOf(addDays(to, 1), '00:00', zone),
  };
}

/** Asks for the newest entries that match. */
async function newest(strapi: Core.Strapi, asked: HistoryFilter) {
  const knex = strapi.db.connection;
  const { since, before } = await momentsOf(strapi, asked);
  // By days an index of moments leads there at once. Otherwise the ids have the same order.
  const order = since || before ? ['created_at', 'id'] : ['id'];
  const sorted = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
    query.orderBy(order.map((column) => ({ column, order: 'desc' as const })));
  /** The ids of at most so many of them. */
  const ids = (most: number): Knex.QueryBuilder => {
    const one = (way: Way) => {
      const query = knex(TABLE).where(way).modify(searchedBy('search_key', asked.search));
      if (asked.action) void query.where('action', asked.action);
      if (asked.signIns === 'false') void query.whereNot('about_kind', 'session');
      if (since) void query.where('created_at', '>=', since);
      if (before) void query.where('created_at', '<', before);
      return sorted(query).limit(most).select(order);
    };
    const [first = {}, ...others] = waysOf(asked);
    if (others.length === 0) return one(first);
    const all = knex.from(one(first).as('found')).select(order);
    for (const way of others) void all.union(knex.from(one(way).as('found')).select(order));
    return sorted(knex.from(all.as('found')).select(order)).limit(most);
  };
  return { ids, sorted };
}

/**
 * A page of the history: of everything, or of what is asked for. Counted up to `HISTORY_COUNTED`, which takes longer
 * than the page, so its total is kept for a moment.
 */
export async function list(
  strapi: Core.Strapi,
  { page, limit, ...asked }: PageQuery & HistoryFilter,
): Promise<{ entries: HistoryEntry[]; pagination: ReturnType<typeof paginationOf> }> {
  const knex = strapi.db.connection;
  const skipped = (page - 1) * limit;
  const wanted = Math.min(skipped + limit, HISTORY_COUNTED);
  const { ids, sorted } = await newest(strapi, asked);
  const found = () =>
    sorted(knex.from(ids(wanted).as('page')))
      .offset(skipped)
      .limit(limit)
      .pluck('id');
  const [shown, total] = await Promise.all([
    skipped < HISTORY_COUNTED ? found() : [],
    cachedCount('history', JSON.stringify(asked), () =>
      knex.from(ids(HISTORY_COUNTED).as('matching')).count({ count: '*' }).first(),
    ),
  ]);
  const rows = await selectEntries(knex, shown as number[]);
  return { entries: rows.map(toEntry), pagination: paginationOf({ page, limit }, total) };
}

/** The ids of the entries of an export, the newest first. */
export async function exportedIds(strapi: Core.Strapi, asked: HistoryFilter): Promise<number[]> {
  const { ids } = await newest(strapi, asked);
  return strapi.db.connection.from(ids(HISTORY_EXPORTED).as('found')).pluck('id');
}
