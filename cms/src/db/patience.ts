import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { Env } from '../env';
import { transaction } from './transaction';

/** How long a statement, and a lock, may be waited for on a connection, in ms. */
interface Limits {
  statement: number;
  lock: number;
}

const MINUTE_MS = 60_000;
/** Boot updates tables and fills indexes, which takes as long as it takes. */
const BOOT: Limits = { statement: 60 * MINUTE_MS, lock: 5 * MINUTE_MS };
/** For a job that nobody waits for. */
const JOB: Limits = { statement: 30 * MINUTE_MS, lock: MINUTE_MS };
/**
 * PostgreSQL ends a statement that takes too long by itself. A server that is silent this much longer is treated as
 * gone.
 */
const SILENT_MS = 2000;

/** The part of a node-postgres connection used here. */
interface Connection {
  query(...given: unknown[]): unknown;
  connection: { stream: { destroy(error: Error): void } };
  once(event: 'end', listener: () => void): void;
}

type Done = (error: unknown, connection: unknown) => void;

const connections = new Set<Connection>();
const patient = new AsyncLocalStorage<Limits>();
let current = BOOT;
let usual = BOOT;
let usualAcquire = 0;

/** Boot runs hundreds of queries at once, and a large table may hold up all that follow. */
export const BOOT_ACQUIRE_MS = 10 * MINUTE_MS;
/**
 * How long connecting to PostgreSQL may take while the server starts. Starting keeps the only thread busy for seconds
 * on a loaded machine, and answers that arrived long ago are read only after that.
 */
export const BOOT_CONNECT_MS = MINUTE_MS;
/** The same once the server has started: a PostgreSQL that accepts a connection and says nothing is given up. */
const CONNECT_MS = 4000;
/** The pool's own timeout ends a little later than the driver's, whose error says more. */
export const POOL_LATER_MS = 1000;

const limit = async (connection: Connection, { statement, lock }: Limits) =>
  connection.query(`set statement_timeout = ${statement}; set lock_timeout = ${lock}`);

/**
 * Ends a connection on which a statement gets no answer. PostgreSQL would have ended the statement by itself, so it
 * has stopped or is out of reach, and whoever gets this connection next would wait as well.
 */
function watchSilence(connection: Connection) {
  const query = connection.query.bind(connection);
  connection.query = (...given: unknown[]) => {
    const answer = given.at(-1);
    const { statement } = patient.getStore() ?? current;
    const giveUp = () => connection.connection.stream.destroy(new Error('Connection terminated'));
    const timer = setTimeout(giveUp, statement + SILENT_MS).unref();
    if (typeof answer === 'function') {
      const told = (...said: unknown[]) => {
        clearTimeout(timer);
        answer(...said);
      };
      return query(...given.slice(0, -1), told);
    }
    const asked = query(...given);
    const over = () => clearTimeout(timer);
    Promise.resolve(asked).then(over, over);
    return asked;
  };
}

/** Limits how long statements may take on each connection of the pool, from the first one on (knex `afterCreate`). */
export function limitConnection(connection: Connection, done: Done) {
  connections.add(connection);
  connection.once('end', () => connections.delete(connection));
  watchSilence(connection);
  limit(connection, current).then(
    () => done(null, connection),
    (error: unknown) => done(error, connection),
  );
}

/**
 * Reads the limits of normal operation, which apply from `endBoot` on. On SQLite only the wait for a connection is
 * limited.
 */
export function readLimits(env: Env) {
  usualAcquire = env.int('DATABASE_ACQUIRE_TIMEOUT_MS', 10_000);
  usual = {
    statement: env.int('DATABASE_STATEMENT_TIMEOUT_MS', 15_000),
    lock: env.int('DATABASE_LOCK_TIMEOUT_MS', 5000),
  };
}

/** From here on members wait for the database, so it gets no longer than they would wait. */
export async function endBoot(strapi: Core.Strapi): Promise<void> {
  current = usual;
  const { client } = strapi.db.connection;
  // The pool reads these each time someone waits for a connection (tarn.js), and knex each time it opens one.
  client.pool.acquireTimeoutMillis = usualAcquire;
  if (strapi.db.dialect.client === 'postgres') {
    client.pool.createTimeoutMillis = CONNECT_MS + POOL_LATER_MS;
    client.connectionSettings.connectionTimeoutMillis = CONNECT_MS;
  }
  await Promise.all([...connections].map((connection) => limit(connection, current)));
}

/**
 * Gives a nightly statement over whole tables the time it needs, which no request gets. It runs in a transaction of
 * its own, so that the connection goes back to the pool with the usual limits.
 */
export async function patiently<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  if (strapi.db.dialect.client !== 'postgres') return work();
  return patient.run(JOB, () =>
    transaction(strapi, async ({ trx }) => {
      await trx.raw(`set local statement_timeout = ${JOB.statement}`);
      await trx.raw(`set local lock_timeout = ${JOB.lock}`);
      return work();
    }),
  );
}
