import { createRequire } from 'node:module';
import path from 'node:path';
import type { PortalServer } from './portal-server';

interface Database {
  prepare(sql: string): {
    run(...values: unknown[]): { changes: number };
    pluck(): { get(): unknown };
  };
  close(): void;
}

// The server's own driver. No other journey needs one.
const load = createRequire(path.resolve(import.meta.dirname, '../../cms/package.json'));

function databaseOf({ data }: Pick<PortalServer, 'data'>): Database {
  const Sqlite = load('better-sqlite3') as new (file: string) => Database;
  return new Sqlite(path.join(data, 'portal.db'));
}

/** Waits until the text of all PDFs in the library has been read, which a server does in the background. */
export async function untilPdfsAreRead(portal: Pick<PortalServer, 'data'>): Promise<void> {
  const database = databaseOf(portal);
  const waiting = database.prepare('select count(*) from library_texts where waiting').pluck();
  const deadline = Date.now() + 120_000;
  while (waiting.get() !== 0) {
    if (Date.now() > deadline) throw new Error('The PDFs of the demo are not read.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  database.close();
}

/**
 * Writes directly into the database, past all validation, while the server is stopped. This is how an earlier
 * version, or somebody with access to the database, may have left it. Each statement must change at least one row.
 */
export async function writeRaw(
  portal: PortalServer,
  statements: readonly (readonly [sql: string, ...values: unknown[]])[],
) {
  await portal.pause();
  const database = databaseOf(portal);
  try {
    for (const [sql, ...values] of statements) {
      const { changes } = database.prepare(sql).run(...values);
      if (changes === 0) throw new Error(`Nothing was changed by: ${sql}`);
    }
  } finally {
    database.close();
  }
  await portal.resume();
}
