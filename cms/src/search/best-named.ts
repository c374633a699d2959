import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../db/run-query';
import { beginsWith, containsText } from '../text/containing';
import { lookup, searchedBy } from '../text/normalize';

export interface NamedRows {
  /** The table, with the name that the columns here begin with. */
  table: string;
  /** For `modify`: leaves the rows that the viewer may see. */
  seen: (query: Knex.QueryBuilder, knex: Knex) => void;
  id: string;
  /** The indexed column with the normalized name, by which rows of one rank are sorted. */
  nameKey: string;
  /** The normalized column with everything a row is found by. */
  searchKey: string;
}

interface Named {
  id: number;
  name: string | null;
}

/** Of so many rows that contain each typed word, the best are chosen here. Of more, the database is asked for them. */
const LOOKED_AT = 200;

/** More words say nothing more of a name, and each is looked for in every row. */
const WORDS_MAX = 8;

/**
 * The ids of the best rows for what is typed: those whose name begins with it, then those in whose name a word does,
 * then those that contain each typed word. The first are a look into an index. The others may take all rows, so these are
 * read once where few of them are found, and hardly any of them where many are.
 */
export async function bestNamed(
  strapi: Core.Strapi,
  { table, seen, id, nameKey, searchKey }: NamedRows,
  typed: string,
  limit: number,
): Promise<number[]> {
  const whole = lookup(typed);
  const words = [...new Set(whole.split(' ').filter(Boolean))].slice(0, WORDS_MAX);
  const [first] = words;
  if (first === undefined) return [];
  const withAll = (query: Knex.QueryBuilder) => {
    for (const word of words) query.modify(searchedBy(searchKey, word));
  };
  // The words come first: SQLite looks at conditions in their order, and hardly any row passes that one.
  const read = (narrow: (query: Knex.QueryBuilder) => void, most: number): Promise<Named[]> =>
    runQuery(strapi, (knex) =>
      knex(table)
        .modify(narrow)
        .modify(seen, knex)
        .orderBy([nameKey, id])
        .limit(most)
        .select({ id, name: nameKey }),
    );
  const begun = idsOf(await read(beginsWith(nameKey, whole), limit));
  const room = limit - begun.length;
  if (room <= 0) return begun;
  const containing = await read((query) => {
    withAll(query);
    query.whereNotIn(id, begun);
  }, LOOKED_AT + 1);
  const hasWord = ({ name }: Named) => name?.includes(` ${first}`);
  const named =
    containing.length <= LOOKED_AT
      ? containing.filter(hasWord)
      : await read((query) => {
          query.whereRaw(...containsText(nameKey, ` ${first}`)).whereNotIn(id, begun);
          withAll(query);
        }, room);
  return [...new Set([...begun, ...idsOf(named), ...idsOf(containing)])].slice(0, limit);
}

const idsOf = (rows: readonly Named[]) => rows.map(({ id }) => Number(id));
