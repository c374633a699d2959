import type { Knex } from 'knex';

/**
 * A condition on a boolean column that nearly every row meets, as SQL. SQLite keeps no statistics unless it is told to
 * analyze, and would read nearly the whole table through an index that begins with the column.
 */
export const mostly = (knex: Knex, column: string): Knex.Raw =>
  knex.client.config.client === 'pg' || knex.client.config.client === 'postgres'
    ? knex.raw('?? = ?', [column, true])
    : knex.raw('likely(?? = 1)', [column]);
