import type { Core } from '@strapi/strapi';
import { runQuery } from './run-query';

/** Finds the entry of a table that a request created, by the request's idempotency key. */
export function idempotent(strapi: Core.Strapi, table: string, column: string) {
  return {
    /**
     * The entry behind a key. An entry in the trash gives up its key, because a member who adds it again expects to
     * see it.
     */
    async idBehind(key: string | null): Promise<number | undefined> {
      if (key === null) return undefined;
      await runQuery(strapi, (knex) =>
        knex(table)
          .where({ [column]: key })
          .whereNotNull('deleted_at')
          .update({ [column]: null }),
      );
      const row: { id: number } | undefined = await runQuery(strapi, (knex) =>
        knex(table)
          .where({ [column]: key })
          .first('id'),
      );
      return row?.id;
    },
  };
}
