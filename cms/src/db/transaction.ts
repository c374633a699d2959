import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { lockRights, type Rights } from '../auth/lock-rights';

type Transactor = Omit<Knex.Transaction, 'client'> & { client: { query: Query } };
type Query = (connection: Connection, statement: string | { sql: string }) => Promise<unknown>;
/** What both drivers' connections have in common. Only better-sqlite3 has `inTransaction`. */
interface Connection {
  inTransaction?: boolean;
  exec?(sql: string): unknown;
}

/** The database did not store what a transaction wrote: its COMMIT failed. Answered with 503. */
export class CommitRefused extends Error {
  readonly code = 'COMMIT_REFUSED';
  constructor(cause: unknown) {
    super(`The database refused a commit (${codeOf(cause) ?? 'no code'}).`, { cause });
    this.name = 'CommitRefused';
  }
}

const codeOf = (error: unknown): string | undefined => {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === undefined ? undefined : String(code);
};

/** A deadlock or a serialization failure: the same work may well succeed on a second try. */
const isTransient = (error: unknown): boolean =>
  /^(40P01|40001)$/.test(codeOf(error instanceof CommitRefused ? error.cause : error) ?? '');

/**
 * SQLite ends a transaction by itself if the disk is full, and leaves it open if its COMMIT fails. It has a single
 * connection, so neither state may reach the next user: without a transaction their statements would be committed one
 * by one, and within a dead one they would never be committed.
 */
function guardSqlite(trx: Transactor) {
  const query = trx.client.query;
  trx.client.query = async (connection, statement) => {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    const isEnd = /^(COMMIT|ROLLBACK)\b/i.test(sql);
    if (connection.inTransaction === false && !isEnd) {
      throw Object.assign(new Error('The database has ended this transaction.'), {
        code: 'SQLITE_FULL',
      });
    }
    try {
      return await query(connection, statement);
    } finally {
      if (isEnd && connection.inTransaction) connection.exec?.('ROLLBACK');
    }
  };
}

/** knex resolves `commit()` even if COMMIT failed; only `executionPromise` shows it. */
function withTrueEnd(trx: Transactor): Knex.Transaction {
  const commit = trx.commit;
  trx.commit = (async (value?: unknown) => {
    await commit(value);
    try {
      return await trx.executionPromise;
    } catch (error) {
      throw new CommitRefused(error);
    }
  }) as typeof trx.commit;
  guardSqlite(trx);
  return trx as unknown as Knex.Transaction;
}

/**
 * Makes every transaction on this connection end only when its COMMIT has. This covers those of `transaction` below
 * and Strapi's own, which wait only for `commit()` before they run their commit callbacks.
 */
export function awaitTrueCommits(strapi: Core.Strapi) {
  const { context } = strapi.db.connection as unknown as {
    context: { transaction: (...given: unknown[]) => PromiseLike<unknown> };
  };
  const begin = context.transaction;
  context.transaction = function (...given) {
    const begun = begin.apply(this, given);
    // knex itself ends a transaction that is given its work as a function.
    if (typeof given[0] === 'function') return begun;
    return begun.then((trx) => withTrueEnd(trx as Transactor));
  };
}

/** What the work in a transaction is given. */
export interface Tools {
  trx: Knex.Transaction;
  /** Runs the callback once the transaction is committed. */
  onCommit(callback: () => void): void;
}

async function once<T>(
  strapi: Core.Strapi,
  work: (tools: Tools) => T | PromiseLike<T>,
): Promise<T> {
  let cause: { error: unknown } | undefined;
  try {
    // eslint-disable-next-line no-restricted-syntax -- This is the wrapper the rule asks for.
    return (await strapi.db.transaction(async (tools) => {
      try {
        return await work(tools as unknown as Tools);
      } catch (error) {
        cause = { error };
        throw error;
      }
    })) as T;
  } catch (error) {
    // If the connection is lost, the rollback fails too. The first error is the one that counts.
    throw cause ? cause.error : error;
  }
}

/**
 * Runs `work` in a transaction, or within the one that is open. It resolves when the database has committed, and only
 * then do the commit callbacks run. After a deadlock or a serialization failure (40P01, 40001) the work runs once
 * more, so nothing in it may act outside the database except through `afterCommit`. The rights of the member who
 * makes the request are checked again; `rights` names the members whose rights it also changes or relies on.
 * @throws what the work throws, or `CommitRefused` if COMMIT itself failed: nothing is stored then.
 */
export async function transaction<T>(
  strapi: Core.Strapi,
  work: (tools: Tools) => T | PromiseLike<T>,
  rights: Rights = {},
): Promise<T> {
  if (strapi.db.inTransaction()) return once(strapi, work);
  const whole = async (tools: Tools) => {
    await lockRights(strapi, tools.trx, rights);
    return work(tools);
  };
  try {
    return await once(strapi, whole);
  } catch (error) {
    if (!isTransient(error)) throw error;
    strapi.log.warn('A transaction met a deadlock (40P01, 40001) and is done once more.');
    return once(strapi, whole);
  }
}
