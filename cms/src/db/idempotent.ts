import type { Core } from '@strapi/strapi';
import { runQuery } from './run-query';

/** Which entry of a table came of a wish, by the key that the wish was sent under. */
export function idempotent(strapi: Core.Strapi, table: string, column: string) {
  return {
    /** The entry behind a key, but for one in the trash: that gives its key up, who adds it again wants to see it. */
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
