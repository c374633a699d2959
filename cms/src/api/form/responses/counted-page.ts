import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';

/**
 * A page of a query's rows and their total, in one query. The total comes with the rows, and is only queried
 * separately if a page has none.
 */
export async function countedPage<Row>(
  strapi: Core.Strapi,
  asked: { page: number; limit: number },
  found: (knex: Knex) => Knex.QueryBuilder<object, Row[]>,
) {
  const rows = (await runQuery(strapi, (knex) =>
    found(knex)
      .select(knex.raw('count(*) over () as total'))
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit),
  )) as (Row & { total: number | string })[];
  const counted =
    rows[0] ??
    (asked.page > 1
      ? await runQuery(strapi, (knex) =>
          found(knex).clearSelect().clearOrder().count({ total: '*' }).first(),
        )
      : undefined);
  const total = Number((counted as { total?: number | string } | undefined)?.total ?? 0);
  return { rows: rows as Row[], pagination: paginationOf(asked, total) };
}
