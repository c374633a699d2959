/** The words of the names and titles that a member may see, from which a mistyped one is guessed. */
import type { Core } from '@strapi/strapi';
import { plainWords } from '@hearthside/contract/search/ranking';
import { mayBeMeant, meantBy } from '@hearthside/contract/search/slips';
import type { Member } from '../auth/member-cache';
import type { Finder, KnownWords } from '../subject';
import { runQuery } from '../db/run-query';

/** After so long shared words are read as a whole again: rows have changed, or are hidden. New rows are read each time. */
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

const nothing = (): Kept => ({ since: Date.now(), words: new Set(), last: 0 });

/** The words of a section. Whoever asks while shared ones are read waits for the same reading. */
async function wordsOf(
  strapi: Core.Strapi,
  member: Member,
  { section, words }: Required<Pick<Finder, 'section' | 'words'>>,
): Promise<ReadonlySet<string>> {
  const shared = words.sharedBy(member);
  if (shared === null) return (await readOn(strapi, member, words, nothing())).words;
  const key = `${section}:${shared}`;
  const reading = readShared(strapi, member, words, kept.get(key));
  kept.set(key, reading);
  try {
    return (await reading).words;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

async function readShared(
  strapi: Core.Strapi,
  member: Member,
  words: KnownWords,
  before: Promise<Kept> | undefined,
): Promise<Kept> {
  const earlier = await before;
  const isFresh = earlier && Date.now() - earlier.since < KEPT_MS;
  return readOn(strapi, member, words, isFresh ? earlier : nothing());
}

/** Adds the words of the rows that were not read yet. */
async function readOn(
  strapi: Core.Strapi,
  member: Member,
  { rows, id, text }: KnownWords,
  all: Kept,
): Promise<Kept> {
  for (;;) {
    const read: { id: number; text: string | null }[] = await runQuery(strapi, (knex) =>
      rows(knex, member)
        .where(id, '>', all.last)
        .orderBy(id)
        .limit(ROWS_AT_ONCE)
        .select({ id, text }),
    );
    for (const row of read) for (const word of plainWords(row.text ?? '')) all.words.add(word);
    all.last = read.at(-1)?.id ?? all.last;
    if (read.length < ROWS_AT_ONCE) return all;
    await new Promise(setImmediate);
  }
}

/** What was most likely meant by words that nothing has. Null if each word is known, or none is near enough. */
export async function meant(
  strapi: Core.Strapi,
  member: Member,
  finders: readonly Pick<Finder, 'section' | 'words'>[],
  typed: string,
): Promise<string | null> {
  const typedWords = plainWords(typed);
  if (!mayBeMeant(typedWords)) return null;
  const known = finders.flatMap(({ section, words }) =>
    words ? [wordsOf(strapi, member, { section, words })] : [],
  );
  return meantBy(typedWords, await Promise.all(known));
}
