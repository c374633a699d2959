import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { gatheredIds } from './gathered-ids';
import { searchWords, typedWords } from './search-words';

/** What has its texts searched; each has a table of its own. */
export type Searched = 'blog' | 'library' | 'help' | 'donation' | 'membership';

/** PostgreSQL keeps up to a million bytes of words for a row; the rest of a very long text is not found. */
const MOST_BYTES = 900_000;

/** Another name wherever other words are kept: every row is put in anew then, by `fillTextIndex`. */
const tableOf = (name: Searched) => `${name}_terms`;
const formerTableOf = (name: Searched) => `${name}_words`;
const isPostgres = (strapi: Core.Strapi) => strapi.db.dialect.client === 'postgres';

/**
 * Makes the table of an index where it lacks; what has rows already is put into it by `fillTextIndex`. Not a
 * content type: Strapi leaves tables alone that it never made. The words come normalised, so
 * neither database may do anything to them: `ascii` splits at blanks and nowhere else within letters, and
 * PostgreSQL's vectors are made of lists (below). Nothing but the index is kept, the text is its row's.
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
  // Without a list of what is still to be put in: searching would have to read it.
  await knex.raw('create index if not exists ?? on ?? using gin (words) with (fastupdate = off)', [
    `${table}_idx`,
    table,
  ]);
}

/** As many words as one row may keep. */
function kept(texts: string[]): string[] {
  let bytes = 0;
  return searchWords(...texts).filter((word) => (bytes += Buffer.byteLength(word)) <= MOST_BYTES);
}

/** What says "each of these begins a word of it"; words are letters and digits, so nothing needs care. */
const asked = {
  sqlite: (words: string[]) => words.map((word) => `"${word}"*`).join(' AND '),
  postgres: (words: string[]) => words.map((word) => `'${word}':*`).join(' & '),
};

/**
 * The words of a subject's rows. All of it works inside an open transaction too, and is undone with it.
 * A row's id is its numeric one.
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

  function matching(knex: Knex, typed: string): Knex.QueryBuilder | null {
    if (typed.trim() === '') return null;
    const words = typedWords(typed);
    const found = knex(table).select(onPostgres ? 'id' : { id: 'rowid' });
    if (words.length === 0) return found.whereRaw('1 = 0');
    return onPostgres
      ? found.whereRaw('words @@ ?::tsquery', asked.postgres(words))
      : found.whereRaw('?? match ?', [table, asked.sqlite(words)]);
  }

  return {
    /** Keeps the words of these texts for a row, in place of those it had. */
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
    /** Forgets a row that is gone. */
    forget,
    /** Has nothing left of the words of rows that were forgotten; SQLite else keeps them until it next tidies up. */
    async purge(): Promise<void> {
      if (onPostgres) return;
      await runQuery(strapi, (knex) =>
        knex.raw(`insert into ?? (??) values ('optimize')`, [table, table]),
      );
    },
    /** For `modify`: rows of `table` that have no words here. */
    lacking: (of: string) => (query: Knex.QueryBuilder) => {
      const id = onPostgres ? 'id' : 'rowid';
      query.whereRaw('not exists (select 1 from ?? as w where ?? = ??)', [
        table,
        `w.${id}`,
        `${of}.id`,
      ]);
    },
    /**
     * A sub-query with the ids of the rows in which each typed word begins a word; null where nothing is
     * typed. Where only signs are typed that no word has, nothing matches.
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
