import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { paginationOf } from '../../../../http/pagination';
import { runQuery } from '../../../../db/run-query';
import { searchedBy } from '../../../../text/normalize';

/** A query for a pet's entries or documents. */
export interface RecordQuery {
  page: number;
  limit: number;
  sortOrder: 'asc' | 'desc';
  search: string;
}

/**
 * A page of what belongs to a pet, and its total, in one query. The total comes with the rows, and is only queried
 * separately if a page has none.
 */
export async function recordPage<Row>(
  strapi: Core.Strapi,
  table: string,
  orderBy: string,
  matching: (query: Knex.QueryBuilder) => void,
  { page, limit, sortOrder, search }: RecordQuery,
) {
  const found = (knex: Knex) =>
    knex(`${table} as r`).modify(matching).modify(searchedBy('r.search_key', search));
  const rows: (Row & { total: number | string })[] = await runQuery(strapi, (knex) =>
    found(knex)
      .select(knex.raw('count(*) over () as total'))
      .orderBy([
        { column: `r.${orderBy}`, order: sortOrder },
        { column: 'r.id', order: sortOrder },
      ])
      .limit(limit)
      .offset((page - 1) * limit),
  );
  const counted =
    rows[0] ??
    (page > 1
      ? await runQuery(strapi, (knex) => found(knex).clearSelect().count({ total: '*' }).first())
      : undefined);
  const total = Number((counted as { total?: number | string } | undefined)?.total ?? 0);
  return {
    rows,
    pagination: paginationOf({ page, limit }, total),
  };
}

/** The page of a pet's entries, the newest first, that has this one. Undefined if the pet has no such entry. */
export async function pageOfEntry(
  strapi: Core.Strapi,
  petId: number,
  id: number,
  { limit }: Pick<RecordQuery, 'limit'>,
): Promise<number | undefined> {
  const entries = (knex: Knex) =>
    knex('pet_entries').where({ pet_id: petId }).whereNull('deleted_at');
  const row: { date: string } | undefined = await runQuery(strapi, (knex) =>
    entries(knex).where({ id }).first('date'),
  );
  if (!row) return undefined;
  const before = await runQuery(strapi, (knex) =>
    entries(knex)
      .whereRaw('(date > ? or (date = ? and id > ?))', [row.date, row.date, id])
      .count({ entries: '*' })
      .first(),
  );
  return Math.floor(Number(before?.entries ?? 0) / limit) + 1;
}
