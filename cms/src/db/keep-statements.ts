/** Statements that are prepared again and again. A connection holds at most so many of the latest. */
const MOST = 300;
/** A list of ids makes a statement as long as the list, which hardly ever comes again. */
const LONGEST = 4000;

const REPEATED = /^\s*(select|insert|update|delete|with)\b/i;
const LEAVES_SCHEMA = /^\s*(begin|commit|rollback|savepoint|release|explain)\b/i;

/** What is needed of a connection of better-sqlite3. */
export interface Preparing<Statement> {
  prepare(sql: string): Statement;
}

/**
 * Lets a connection prepare each statement once. The driver prepares one for every query, which took a seventh of the
 * time of a message. Its statements can be run as often as wanted: knex runs each to its end before the next one, and
 * SQLite prepares them anew by itself once another connection has changed the schema
 * (https://sqlite.org/c3ref/prepare.html). Whatever may change the schema here forgets all of them.
 */
export function keepStatements<Statement>(connection: Preparing<Statement>): void {
  const prepare = connection.prepare.bind(connection);
  const kept = new Map<string, Statement>();
  connection.prepare = (sql) => {
    const known = kept.get(sql);
    // The latest stand last, so the first is the one that was not asked for longest.
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
