/** Searches that found nothing: each an answer that is missing. */
import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PageQuery } from '@hearthside/contract/list';
import { lockRow } from '../../../db/lock-row';
import { loggedError } from '../../../http/logged-error';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { typedWords } from '../../../search/search-words';
import { SEARCH_UID } from '../rules/help-uid';
import { countsAs } from '../rules/whole-search';

const HOUR_MS = 3_600_000;
/** So many of one member count in an hour: nobody can fill the list. */
const PER_HOUR = 20;
/** So many are kept, the rarest and oldest go. */
const KEPT = 1000;

interface Miss {
  id: number;
  words: string;
  at: string | number | Date;
}

/** The most frequent first, of these the latest. */
const ORDER = [
  { column: 'times', order: 'desc' as const },
  { column: 'last_at', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

/** Nobody has changed it: the panel's first page tells what people have worked on last. */
const rowOf = (words: string, at: Date) => ({
  document_id: randomBytes(12).toString('hex'),
  words,
  created_at: at,
  updated_at: null,
  published_at: at,
});

/** A search as it is counted: its words normalised, in one text. */
const wordsOf = (search: string) => [...typedWords(search).join(' ')].slice(0, 200).join('');

/** Words that so many members have looked for are nobody's own. */
const SHARED_BY = 3;
const sharedWords = (knex: Knex) =>
  knex('help_misses').groupBy('words').havingRaw('count(*) >= ?', [SHARED_BY]).select('words');

const run = <T>(strapi: Core.Strapi, query: (knex: Knex) => PromiseLike<T>) =>
  runQuery(strapi, query);

async function add(strapi: Core.Strapi, words: string, at: Date) {
  await run(strapi, (knex) =>
    knex('help_searches')
      .insert({ ...rowOf(words, at), times: 0, last_at: at })
      .onConflict('words')
      .ignore(),
  );
  await run(strapi, (knex) =>
    knex('help_searches')
      .where({ words })
      .update({ times: knex.raw('times + 1'), last_at: at }),
  );
  await run(strapi, (knex) =>
    knex('help_searches')
      .whereIn('id', knex('help_searches').orderBy(ORDER).offset(KEPT).limit(KEPT).select('id'))
      .delete(),
  );
}

/** Takes back what was counted while a member was still typing. */
async function uncount(strapi: Core.Strapi, { id, words }: Miss, times = 1) {
  await run(strapi, (knex) =>
    knex('help_misses')
      .where({ id })
      .update({ times: knex.raw('coalesce(times, 1) - ?', [times]) }),
  );
  await run(strapi, (knex) => knex('help_misses').where({ id }).where('times', '<=', 0).delete());
  await run(strapi, (knex) =>
    knex('help_searches')
      .where({ words })
      .update({ times: knex.raw('coalesce(times, 1) - ?', [times]) }),
  );
  await run(strapi, (knex) =>
    knex('help_searches').where({ words }).where('times', '<=', 0).delete(),
  );
}

async function count(strapi: Core.Strapi, memberId: number, words: string, now: Date) {
  // One after the other: a screen asks while its member types.
  await lockRow(strapi, 'up_users', memberId);
  const since = new Date(now.getTime() - HOUR_MS);
  const lately: Miss[] = await run(strapi, (knex) =>
    knex('help_misses')
      .where({ member_id: memberId })
      .where('at', '>=', since)
      .orderBy([
        { column: 'at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select('id', 'words', 'at'),
  );
  const last = lately[0] && { ...lately[0], at: new Date(lately[0].at) };
  const { counts, replaces } = countsAs(words, last, now);
  if (!counts) return;
  // Half a word is none, also where the whole one has been counted before.
  const half = replaces ? lately[0] : undefined;
  if (half) await uncount(strapi, half);
  const others = lately.filter((miss) => miss !== half);
  if (others.some((miss) => miss.words === words) || others.length > PER_HOUR) return;
  await run(strapi, (knex) =>
    knex('help_misses')
      .insert({ ...rowOf(words, now), member_id: memberId, at: now, times: 0 })
      .onConflict(['member_id', 'words'])
      .ignore(),
  );
  await run(strapi, (knex) =>
    knex('help_misses')
      .where({ member_id: memberId, words })
      .update({ times: knex.raw('coalesce(times, 1) + 1'), at: now }),
  );
  await add(strapi, words, now);
}

/** Counts a search that found nothing; that it could not be counted is nobody's trouble who searches. */
export async function countMiss(
  strapi: Core.Strapi,
  memberId: number,
  search: string,
  now = new Date(),
): Promise<void> {
  const words = wordsOf(search);
  if (words.replaceAll(' ', '').length < 3) return;
  try {
    await transaction(strapi, () => count(strapi, memberId, words, now));
  } catch (error) {
    strapi.log.warn(`A search of the help center could not be counted: ${loggedError(error)}`);
  }
}

/** A page of what was searched for and not found, the most frequent first. */
export async function missed(strapi: Core.Strapi, asked: Pick<PageQuery, 'page' | 'limit'>) {
  const rows = await run(strapi, (knex) =>
    knex('help_searches')
      .orderBy(ORDER)
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .select({ id: 'id', words: 'words', count: 'times', lastAt: 'last_at' }),
  );
  const counted = await run(strapi, (knex) => knex('help_searches').count({ total: '*' }).first());
  return {
    searches: rows.map(({ id, words, count: times, lastAt }) => ({
      id: Number(id),
      words: String(words),
      count: Number(times),
      lastAt: new Date(lastAt).toISOString(),
    })),
    pagination: paginationOf(asked, Number(counted?.total ?? 0)),
  };
}

/** Takes a search off the list once it is answered; it comes again when it finds nothing again. */
export async function forgetMissed(strapi: Core.Strapi, id: number) {
  const { count: gone } = await strapi.db.query(SEARCH_UID).deleteMany({ where: { id } });
  if (gone === 0) throw refuse.notFound();
  return { message: 'Taken off the list' };
}

/**
 * Forgets who has looked for what several members have looked for; how often it was looked for stays. What fewer
 * have looked for may be words about themselves, which go when they are erased.
 */
export async function sweepMisses(strapi: Core.Strapi, now = new Date()) {
  const since = new Date(now.getTime() - HOUR_MS);
  await run(strapi, (knex) =>
    knex('help_misses')
      .where('at', '<', since)
      .where((done) =>
        done
          .whereIn('words', sharedWords(knex))
          .orWhereNotIn('words', knex('help_searches').select('words')),
      )
      .delete(),
  );
}

/** Takes back what a member who is being erased has looked for. */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  const own: (Miss & { times: number | null })[] = await run(strapi, (knex) =>
    knex('help_misses').where({ member_id: memberId }).select('id', 'words', 'at', 'times'),
  );
  for (const miss of own) await uncount(strapi, miss, miss.times ?? 1);
  // A vote is counted on, as nobody's.
  await run(strapi, (knex) =>
    knex('help_votes').where({ member_id: memberId }).update({ member_id: null }),
  );
}
