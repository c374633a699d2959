/** How many statements a connection keeps: the latest of those that are prepared again and again. */
const MOST = 300;
/** A list of ids makes a statement as long as the list, which is hardly ever used again. */
const LONGEST = 4000;

const REPEATED = /^\s*(select|insert|update|delete|with)\b/i;
const LEAVES_SCHEMA = /^\s*(begin|commit|rollback|savepoint|release|explain)\b/i;

/** The part of a better-sqlite3 connection used here. */
export interface Preparing<Statement> {
  prepare(sql: string): Statement;
}

/**
 * Lets a connection prepare each statement once. The driver prepares one for every query, which took a seventh of the
 * time of a message. Its statements can be run as often as wanted: knex runs each to its end before the next one, and
 * SQLite prepares them again by itself once another connection has changed the schema
 * (https://sqlite.org/c3ref/prepare.html). Whatever may change the schema here clears all of them.
 */
export function keepStatements<Statement>(connection: Preparing<Statement>): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, Statement>();
  connection.prepare = (sql) => {
    const known = kept.get(sql);
    // The latest come last, so the first is the one that has gone unused the longest.
    if (known !== undefined) kept.delete(sql);
    const statement = known ?? prepare(sql);
    if (REPEATED.test(sql)) {
      if (sql.length <= LONGEST) kept.set(sql, statement);
    } else if (!LEAVES_SCHEMA.test(sql)) kept.clear();
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
}
