import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { gatheredIds } from './gathered-ids';
import { searchWords, typedWords } from './search-words';

/** The subjects whose texts are searched. Each has a table of its own. */
export type Searched = 'blog' | 'library' | 'help' | 'donation' | 'membership';

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
         (words, content='', contentless_delete=1, detail=none, tokenize='ascii', prefix='1 2 3')`,
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
 * What is searched for: all of its parts have to be in a row. Each part is one of several ways to say it, and each way
 * some words that all have to be there.
 */
export type WordGroups = readonly (readonly (readonly string[])[])[];

const SIGNS = {
  sqlite: { begins: (word: string) => `"${word}"*`, and: ' AND ', or: ' OR ' },
  postgres: { begins: (word: string) => `'${word}':*`, and: ' & ', or: ' | ' },
};

/**
 * The search expression for "in each group, the words of one way begin words". Words contain only letters and digits,
 * so nothing needs escaping.
 */
function asked(groups: WordGroups, { begins, and, or }: (typeof SIGNS)['sqlite']): string {
  const within = (parts: string[], sign: string) =>
    parts.length > 1 ? `(${parts.join(sign)})` : (parts[0] ?? '');
  return groups
    .map((ways) =>
      within(
        ways.map((words) => within(words.map(begins), and)),
        or,
      ),
    )
    .join(and);
}

/**
 * The indexed words of a subject's rows. Everything here also works inside an open transaction, and is rolled back
 * with it. A row's id is its numeric one.
 */
export function textIndex(strapi: Core.Strapi, name: Searched) {
  const table = tableOf(name);
  const onPostgres = isPostgres(strapi);

  async function forget(id: number): Promise<void> {
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
  ): Knex.QueryBuilder | null {
    if (typed.trim() === '') return null;
    const found = knex(table).select(onPostgres ? 'id' : { id: 'rowid' });
    if (groups.length === 0) return found.whereRaw('1 = 0');
    return onPostgres
      ? found.whereRaw('words @@ ?::tsquery', asked(groups, SIGNS.postgres))
      : found.whereRaw('?? match ?', [table, asked(groups, SIGNS.sqlite)]);
  }

  return {
    /** Stores the words of these texts for a row, replacing those it had. */
    async keep(id: number, texts: string[]): Promise<void> {
      const words = kept(texts);
      if (words.length === 0) return forget(id);
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
    forget,
    /** Erases all traces of the words of removed rows. SQLite otherwise keeps them until it next merges its index. */
    async purge(): Promise<void> {
      if (onPostgres) return;
      await runQuery(strapi, (knex) =>
        knex.raw(`insert into ?? (??) values ('optimize')`, [table, table]),
      );
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
     * their words have to come from `typedWords`.
     */
    matching,
    /** All their ids. */
    async idsMatching(knex: Knex, typed: string): Promise<number[]> {
      const query = matching(knex, typed);
      return query ? gatheredIds(strapi, query, onPostgres ? 'id' : 'rowid') : [];
    },
  };
}

export type TextIndex = ReturnType<typeof textIndex>;
