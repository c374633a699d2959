/** The words of names and titles, from which a mistyped one is guessed. */
import type { Core } from '@strapi/strapi';
import { plainWords } from '@hearthside/contract/search/ranking';
import { mayBeMeant, meantBy } from '@hearthside/contract/search/slips';
import type { Finder, WordColumn } from '../../../subject';
import { runQuery } from '../../../db/run-query';

/** After so long a column is read as a whole again, for names that were changed. New rows are read each time. */
const KEPT_MS = 10 * 60_000;
/** So many rows are read at once. On SQLite nothing else is answered meanwhile. */
const ROWS_AT_ONCE = 5000;

interface Kept {
  since: number;
  words: Set<string>;
  /** The last row that was read. */
  last: number;
}
const kept = new Map<string, Promise<Kept>>();

/** The words of a column. Whoever asks while it is read waits for the same reading. */
async function wordsOf(strapi: Core.Strapi, column: WordColumn): Promise<ReadonlySet<string>> {
  const key = `${column.table}.${column.column}`;
  const before = kept.get(key);
  const reading = read(strapi, column, before);
  kept.set(key, reading);
  try {
    return (await reading).words;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

async function read(
  strapi: Core.Strapi,
  { table, column }: WordColumn,
  before: Promise<Kept> | undefined,
): Promise<Kept> {
  const earlier = await before;
  const now = Date.now();
  const all: Kept =
    earlier && now - earlier.since < KEPT_MS
      ? earlier
      : { since: now, words: new Set<string>(), last: 0 };
  for (;;) {
    const rows: { id: number; text: string | null }[] = await runQuery(strapi, (knex) =>
      knex(table)
        .where('id', '>', all.last)
        .orderBy('id')
        .limit(ROWS_AT_ONCE)
        .select({ id: 'id', text: column }),
    );
    for (const { text } of rows) for (const word of plainWords(text ?? '')) all.words.add(word);
    all.last = rows.at(-1)?.id ?? all.last;
    if (rows.length < ROWS_AT_ONCE) return all;
    await new Promise(setImmediate);
  }
}

/**
 * What was most likely meant by words that nothing has. Null if each word is known as it is, or none is near enough.
 * The words come from the columns of the finders, which the member has; whether the rows are theirs to see shows when
 * they are searched for.
 */
export async function meant(
  strapi: Core.Strapi,
  finders: readonly Finder[],
  typed: string,
): Promise<string | null> {
  const typedWords = plainWords(typed);
  if (!mayBeMeant(typedWords)) return null;
  const columns = finders.flatMap(({ words }) => words ?? []);
  return meantBy(typedWords, await Promise.all(columns.map((column) => wordsOf(strapi, column))));
}
