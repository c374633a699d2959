/** Unanswered searches. Each stands for a missing answer. */
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
import { HIDDEN_LIKE, hiddenWords, isBeginning, isPersonal } from '../rules/hidden-words';
import { countsAs } from '../rules/whole-search';
import type { Moment } from '../../../text/moment';

const HOUR_MS = 3_600_000;
/** How long hidden words wait for others who type the same. */
const HIDDEN_MS = 30 * 24 * HOUR_MS;
/** How many of one member's searches count in an hour, so that nobody can fill the list. */
const PER_HOUR = 20;
/** How many are stored. The rarest and oldest are dropped. */
const KEPT = 1000;

interface Miss {
  id: number;
  words: string;
  at: Moment;
}

/** Most frequent first, and among those the latest. */
const ORDER = [
  { column: 'times', order: 'desc' as const },
  { column: 'last_at', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

/** It has no author, because the panel's first page shows what people last worked on. */
const rowOf = (words: string, at: Date) => ({
  document_id: randomBytes(12).toString('hex'),
  words,
  created_at: at,
  updated_at: null,
  published_at: at,
});

/** A search as it is counted: its words normalized, in one text. */
const wordsOf = (search: string) => [...typedWords(search).join(' ')].slice(0, 200).join('');

/** Words that this many members have searched for are not personal. */
const SHARED_BY = 3;
const sharedWords = (knex: Knex) =>
  knex('help_misses').groupBy('words').havingRaw('count(*) >= ?', [SHARED_BY]).select('words');

const run = <T>(strapi: Core.Strapi, query: (knex: Knex) => PromiseLike<T>) =>
  runQuery(strapi, query);

async function add(strapi: Core.Strapi, words: string, at: Date, times = 1) {
  await run(strapi, (knex) =>
    knex('help_searches')
      .insert({ ...rowOf(words, at), times: 0, last_at: at })
      .onConflict('words')
      .ignore(),
  );
  await run(strapi, (knex) =>
    knex('help_searches')
      .where({ words })
      .update({ times: knex.raw('times + ?', [times]), last_at: at }),
  );
  await run(strapi, (knex) =>
    knex('help_searches')
      .whereIn('id', knex('help_searches').orderBy(ORDER).offset(KEPT).limit(KEPT).select('id'))
      .delete(),
  );
}

/** Removes a count that was made while a member was still typing. */
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

/** The member's searches of the last hour that found nothing, the latest first. */
async function latelyOf(strapi: Core.Strapi, memberId: number, now: Date) {
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
  return lately.map((miss) => ({ ...miss, at: new Date(miss.at) }));
}

/** Counts a search of a member. `stored` is what is stored of it: its words, or what hides them. */
async function keep(strapi: Core.Strapi, memberId: number, stored: string, now: Date) {
  await run(strapi, (knex) =>
    knex('help_misses')
      .insert({ ...rowOf(stored, now), member_id: memberId, at: now, times: 0 })
      .onConflict(['member_id', 'words'])
      .ignore(),
  );
  await run(strapi, (knex) =>
    knex('help_misses')
      .where({ member_id: memberId, words: stored })
      .update({ times: knex.raw('coalesce(times, 1) + 1'), at: now }),
  );
}

/** Writes down hidden words once several members have searched for them, and counts all their searches. */
async function reveal(strapi: Core.Strapi, words: string, hidden: string, now: Date) {
  const rows: (Miss & { memberId: number; times: number | null })[] = await run(strapi, (knex) =>
    knex('help_misses')
      .whereIn('words', [words, hidden])
      .select({ id: 'id', words: 'words', memberId: 'member_id', times: 'times' }),
  );
  if (new Set(rows.map(({ memberId }) => memberId)).size < SHARED_BY) return;
  const plain = new Map(
    rows.filter((row) => row.words === words).map(({ memberId, id }) => [memberId, id]),
  );
  let counted = 0;
  for (const { id, memberId, times } of rows.filter((row) => row.words === hidden)) {
    const known = plain.get(memberId);
    // Two members may be the third at once. Whoever finds a row still hidden counts it.
    const changed: number = await run(strapi, (knex) => {
      const row = knex('help_misses').where({ id, words: hidden });
      return known === undefined ? row.update({ words }) : row.delete();
    });
    if (changed === 0) continue;
    counted += times ?? 1;
    if (known === undefined) continue;
    await run(strapi, (knex) =>
      knex('help_misses')
        .where({ id: known })
        .update({ times: knex.raw('coalesce(times, 1) + ?', [times ?? 1]) }),
    );
  }
  if (counted > 0) await add(strapi, words, now, counted);
}

/** Whether these words are in the list already, where every admin reads them. Hiding them would protect nobody. */
async function isListed(strapi: Core.Strapi, words: string): Promise<boolean> {
  const row = await run(strapi, (knex) => knex('help_searches').where({ words }).first('id'));
  return row !== undefined;
}

const secretOf = (strapi: Core.Strapi) =>
  strapi.config.get<string>('plugin::users-permissions.jwtSecret');

async function count(
  strapi: Core.Strapi,
  memberId: number,
  words: string,
  { isPrivate, now }: { isPrivate: boolean; now: Date },
) {
  // One after the other, because a screen searches while its member types.
  await lockRow(strapi, 'up_users', memberId);
  const lately = await latelyOf(strapi, memberId, now);
  const secret = secretOf(strapi);
  const { counts, replaces } = countsAs(
    words,
    lately[0],
    now,
    (beginning, whole) => beginning === whole || isBeginning(secret, beginning, whole),
  );
  if (!counts) return;
  // A half-typed word does not count, even if the whole word was counted before.
  const half = replaces ? lately[0] : undefined;
  if (half) await uncount(strapi, half);
  const others = lately.filter((miss) => miss !== half);
  const hidden = hiddenWords(secret, words);
  const same = others.find((miss) => miss.words === hidden);
  const isHidden = isPrivate && !(await isListed(strapi, words));
  const isCounted = others.some((miss) => miss.words === words) || (isHidden && same);
  if (isCounted || others.length > PER_HOUR) return;
  // Whoever asks the help center the same wants to be read.
  if (same) await uncount(strapi, same);
  await keep(strapi, memberId, isHidden ? hidden : words, now);
  if (!isHidden) await add(strapi, words, now);
  await reveal(strapi, words, hidden, now);
}

async function countSafely(
  strapi: Core.Strapi,
  memberId: number,
  search: string,
  how: { isPrivate: boolean; now: Date },
): Promise<void> {
  const words = wordsOf(search);
  if (words.replaceAll(' ', '').length < 3) return;
  try {
    await transaction(strapi, () => count(strapi, memberId, words, how));
  } catch (error) {
    strapi.log.warn(`A search of the help center could not be counted: ${loggedError(error)}`);
  }
}

/** Counts a search that found nothing. If counting fails, the member who searches is not bothered with it. */
export const countMiss = (
  strapi: Core.Strapi,
  memberId: number,
  search: string,
  now = new Date(),
) => countSafely(strapi, memberId, search, { isPrivate: false, now });

/**
 * Counts a search over the whole portal that found nothing. People look for names and for words of their own messages
 * there, so its words are hidden from everybody until several members have typed the same.
 */
export const countPortalMiss = async (
  strapi: Core.Strapi,
  memberId: number,
  search: string,
  now = new Date(),
) => {
  if (!isPersonal(search)) await countSafely(strapi, memberId, search, { isPrivate: true, now });
};

/** A page of what was searched for and not found, most frequent first. */
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

/** Removes a search from the list once it is answered. It returns if it finds nothing again. */
export async function removeMissed(strapi: Core.Strapi, id: number) {
  const { count: gone } = await strapi.db.query(SEARCH_UID).deleteMany({ where: { id } });
  if (gone === 0) throw refuse.notFound();
  return { message: 'Removed from the list' };
}

/**
 * Erases who has searched for what several members searched for; the number of searches stays. What fewer have
 * searched for may be words about themselves, which are erased with them. Hidden words that nobody else has typed in a
 * month go too.
 */
export async function sweepMisses(strapi: Core.Strapi, now = new Date()) {
  const since = new Date(now.getTime() - HOUR_MS);
  await run(strapi, (knex) =>
    knex('help_misses')
      .where('at', '<', since)
      .where((done) =>
        done
          .whereIn('words', sharedWords(knex))
          .orWhere((gone) =>
            gone
              .whereNotIn('words', knex('help_searches').select('words'))
              .whereNot('words', 'like', HIDDEN_LIKE),
          )
          .orWhere((old) =>
            old
              .where('words', 'like', HIDDEN_LIKE)
              .where('at', '<', new Date(now.getTime() - HIDDEN_MS)),
          ),
      )
      .delete(),
  );
}

/** Removes the searches of a member who is being erased from the counts. */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  const own: (Miss & { times: number | null })[] = await run(strapi, (knex) =>
    knex('help_misses').where({ member_id: memberId }).select('id', 'words', 'at', 'times'),
  );
  for (const miss of own) await uncount(strapi, miss, miss.times ?? 1);
  // A vote still counts, anonymously.
  await run(strapi, (knex) =>
    knex('help_votes').where({ member_id: memberId }).update({ member_id: null }),
  );
}
