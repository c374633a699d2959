import type { Core } from '@strapi/strapi';

/** The first number of this advisory lock, which sets it apart from others (`lock-rights.ts`). */
const BOOT = 0x626f6f74;

/** The part of a node-postgres connection used here. */
interface Connection {
  query(sql: string, values?: readonly unknown[]): Promise<{ rows: { got?: boolean }[] }>;
}
interface Pool {
  acquireRawConnection(): Promise<Connection>;
  destroyRawConnection(connection: Connection): Promise<void>;
}

/**
 * Lets one server at a time bring a PostgreSQL database up to date: migrations, Strapi's schema sync, indexes and the
 * upgrades of subjects. The others wait. The lock belongs to a connection of its own, so it ends with the process,
 * however that ends. A SQLite file has its own lock (`lock-database-file.ts`).
 * @returns what ends the lock
 */
export async function lockBoot(strapi: Core.Strapi): Promise<() => Promise<void>> {
  if (strapi.db.dialect.client !== 'postgres') return async () => undefined;
  const pool = strapi.db.connection.client as Pool;
  const connection = await pool.acquireRawConnection();
  // The other server may take as long as it needs.
  await connection.query('set statement_timeout = 0; set lock_timeout = 0');
  const { rows } = await connection.query('select pg_try_advisory_lock($1, 0) as got', [BOOT]);
  if (!rows[0]?.got) {
    strapi.log.info('Another server is bringing the database up to date. This one waits for it.');
    await connection.query('select pg_advisory_lock($1, 0)', [BOOT]);
  }
  return () => pool.destroyRawConnection(connection);
}
