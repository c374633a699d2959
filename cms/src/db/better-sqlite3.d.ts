/** The part that the portal uses. */
declare module 'better-sqlite3' {
  interface Statement {
    all(...values: unknown[]): unknown[];
    run(...values: unknown[]): unknown;
  }
  export default class Database {
    constructor(file: string, options?: { timeout?: number });
    exec(sql: string): void;
    prepare(sql: string): Statement;
    close(): void;
  }
}
