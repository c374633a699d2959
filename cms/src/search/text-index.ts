import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { transaction } from '../db/transaction';
import { gatheredIds } from './gathered-ids';
import { searchWords, typedWords } from './search-words';
import { wholeWord } from './whole-word';

/** The subjects whose texts are searched. Each has a table of its own. */
export type Searched = 'blog' | 'library' | 'help' | 'donation' | 'membership' | 'message';

/**
 * The lengths of beginnings that SQLite indexes. For a longer one it gathers the rows of all words that begin so before
 * it gives the first. Of a million messages too many have a frequent word, so there every usual length is indexed.
 */
const BEGINNINGS: Partial<Record<Searched, string>> = { message: '1 2 3 4 5 6 7 8 9 10' };

/** PostgreSQL stores up to a million bytes of words per row. The rest of a very long text is not found. */
const MOST_BYTES = 900_000;

/** The table's name changes whenever the stored words do. `fillTextIndex` then adds every row again. */
const tableOf = (name: Searched) => `${name}_terms`;
const formerTableOf = (name: Searched) => `${name}_words`;
const isPostgres = (strapi: Core.Strapi) => strapi.db.dialect.client === 'postgres';

/**
 * Creates the table of an index if it is missing; `fillTextIndex` adds existing rows to it. It is not a content type,
 * because Strapi leaves tables alone that it did not create. The words arrive normalized, so neither database may
 * change them: `ascii` splits only at blanks, and PostgreSQL's vectors are made from lists (below). Only the index is
 * stored; the text stays in its row.
 */
export async function ensureTextIndex(strapi: Core.Strapi, name: Searched): Promise<void> {
  const table = tableOf(name);
  const knex = strapi.db.connection;
  if (await knex.schema.hasTable(table)) return;
  await knex.schema.dropTableIfExists(formerTableOf(name));
  if (!isPostgres(strapi)) {
    await knex.raw(
      `create virtual table if not exists ?? using fts5
         (words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='${BEGINNINGS[name] ?? '1 2 3'}')`,
      [table],
    );
    return;
  }
  await knex.raw(
    'create table if not exists ?? (id integer primary key, words tsvector not null)',
    [table],
  );
  // Without `fastupdate`, whose list of pending rows every search would have to read.
  await knex.raw('create index if not exists ?? on ?? using gin (words) with (fastupdate = off)', [
    `${table}_idx`,
    table,
  ]);
}

/** The words of these texts, up to the limit of one row. */
function kept(texts: string[]): string[] {
  let bytes = 0;
  return searchWords(...texts).filter((word) => (bytes += Buffer.byteLength(word)) <= MOST_BYTES);
}

/**
 * What is searched for: all of its parts have to be in a row. Each part is one of several ways to say it, the typed one
 * first, and each way some words that all have to be there: at the beginning of a word, or as a whole (`asWhole`).
 */
export type WordGroups = readonly (readonly (readonly string[])[])[];

/**
 * What a row is besides its words, such as the chat it is in: letters and digits. Marks are stored as words that
 * nobody can type, so that an index narrows words and marks down together. Of each group, one has to fit.
 */
export type MarkGroups = readonly (readonly string[])[];

/** No typed word has this sign, and no index splits words at it. */
const markWord = (mark: string) => `\u00b7${mark}`;

const SIGNS = {
  sqlite: {
    begins: (word: string) => `"${word}"*`,
    is: (word: string) => `"${word}"`,
    and: ' AND ',
    or: ' OR ',
  },
  postgres: {
    begins: (word: string) => `'${word}':*`,
    is: (word: string) => `'${word}'`,
    and: ' & ',
    or: ' | ',
  },
};

/**
 * The search expression for "in each group, the words of one way begin words, and one of the marks fits". Words contain
 * only letters and digits, beside the sign of a whole one, so nothing needs escaping.
 */
function asked(
  groups: WordGroups,
  marks: MarkGroups,
  { begins, is, and, or }: (typeof SIGNS)['sqlite'],
): string {
  const within = (parts: string[], sign: string) =>
    parts.length > 1 ? `(${parts.join(sign)})` : (parts[0] ?? '');
  const looked = (word: string) => {
    const whole = wholeWord(word);
    return whole === null ? begins(word) : is(whole);
  };
  const said = groups.map((ways) =>
    within(
      ways.map((words) => within(words.map(looked), and)),
      or,
    ),
  );
  const marked = marks.map((group) =>
    within(
      group.map((mark) => is(markWord(mark))),
      or,
    ),
  );
  return [...said, ...marked].join(and);
}

/** How many pages of its index SQLite merges in one step. */
const PAGES_AT_ONCE = 500;

/** How many rows this connection has changed. A merge that changes fewer than two has nothing left to do. */
async function changesOf(trx: Knex.Transaction): Promise<number> {
  const [row] = (await trx.raw('select total_changes() as changes')) as { changes: number }[];
  return row?.changes ?? 0;
}

/**
 * The indexed words of a subject's rows. Everything here also works inside an open transaction, and is rolled back
 * with it. A row's id is its numeric one.
 */
export function textIndex(strapi: Core.Strapi, name: Searched) {
  const table = tableOf(name);
  const onPostgres = isPostgres(strapi);

  async function remove(id: number): Promise<void> {
    await runQuery(strapi, (knex) =>
      knex(table)
        .where(onPostgres ? 'id' : 'rowid', id)
        .delete(),
    );
  }

  function matching(
    knex: Knex,
    typed: string,
    groups: WordGroups = typedWords(typed).map((word) => [[word]]),
    marks: MarkGroups = [],
  ): Knex.QueryBuilder | null {
    const isTyped = typed.trim() !== '';
    if (!isTyped && marks.length === 0) return null;
    const found = knex(table).select(onPostgres ? 'id' : { id: 'rowid' });
    if ((isTyped && groups.length === 0) || marks.some((group) => group.length === 0)) {
      return found.whereRaw('1 = 0');
    }
    return onPostgres
      ? found.whereRaw('words @@ ?::tsquery', asked(groups, marks, SIGNS.postgres))
      : found.whereRaw('?? match ?', [table, asked(groups, marks, SIGNS.sqlite)]);
  }

  return {
    /** Stores the words of these texts and the marks of a row, replacing those it had. */
    async keep(id: number, texts: string[], marks: readonly string[] = []): Promise<void> {
      const words = [...marks.map(markWord), ...kept(texts)];
      if (words.length === 0) return remove(id);
      const [sql, bound] = onPostgres
        ? [
            `insert into ?? (id, words) values (?, array_to_tsvector(?::text[]))
               on conflict (id) do update set words = excluded.words`,
            words,
          ]
        : ['insert or replace into ?? (rowid, words) values (?, ?)', words.join(' ')];
      await runQuery(strapi, (knex) => knex.raw(sql, [table, id, bound]));
    },
    /** Removes the words of a row that is gone. */
    remove,
    /** The index itself, and its column with a row's id. */
    table,
    id: onPostgres ? 'id' : 'rowid',
    /** The oldest row with words here; null if there is none. */
    async oldest(): Promise<number | null> {
      const column = onPostgres ? 'id' : 'rowid';
      const row = await runQuery(strapi, (knex) =>
        knex(table).orderBy(column).first({ id: column }),
      );
      return row ? Number(row.id) : null;
    },
    /** Erases all traces of the words of removed rows. SQLite otherwise keeps them until it next merges its index. */
    async purge(): Promise<void> {
      if (onPostgres) return;
      await runQuery(strapi, (knex) =>
        knex.raw(`insert into ?? (??) values ('optimize')`, [table, table]),
      );
    },
    /** The same in steps, between which others are served. For a large index. */
    async purgeInSteps(): Promise<void> {
      if (onPostgres) return;
      // A negative number begins to merge all parts of the index into one, the others continue (FTS5, 6.9).
      for (let pages = -PAGES_AT_ONCE, more = true; more; pages = PAGES_AT_ONCE) {
        more = await transaction(strapi, async ({ trx }) => {
          const before = await changesOf(trx);
          await trx.raw(`insert into ?? (??, rank) values ('merge', ?)`, [table, table, pages]);
          return (await changesOf(trx)) - before >= 2;
        });
      }
    },
    /** For `modify`: rows of `table` without words here. */
    lacking: (of: string) => (query: Knex.QueryBuilder) => {
      const id = onPostgres ? 'id' : 'rowid';
      query.whereRaw('not exists (select 1 from ?? as w where ?? = ??)', [
        table,
        `w.${id}`,
        `${of}.id`,
      ]);
    },
    /**
     * A subquery for the ids of rows in which each typed word begins a word; null if nothing is typed. If only signs
     * are typed that no word contains, nothing matches. `groups` are the typed words with other ways to say them; all of
     * their words have to come from `typedWords`. `marks` narrow it down, and may be all that is asked for.
     */
    matching,
    /** All their ids. */
    async idsMatching(knex: Knex, typed: string, groups?: WordGroups): Promise<number[]> {
      const query = matching(knex, typed, groups);
      return query ? gatheredIds(strapi, query, onPostgres ? 'id' : 'rowid') : [];
    },
  };
}

export type TextIndex = ReturnType<typeof textIndex>;
