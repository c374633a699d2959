/** The part that the portal uses. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options?: { timeout?: number });
    exec(sql: string): void;
    close(): void;
  }
}
