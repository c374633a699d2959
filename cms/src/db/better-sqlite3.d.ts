/** As far as the portal uses it. */
declare module 'better-sqlite3' {
  export default class Database {
    constructor(file: string, options?: { timeout?: number });
    exec(sql: string): void;
    close(): void;
  }
}
