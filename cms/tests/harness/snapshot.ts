import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { db } from './database';
import { onPostgres, server } from './shared';
import { until } from './until';

/** Counting attempts is not a trace: refused calls are to be counted. */
const LEFT_OUT = ['portal_attempts', 'sqlite_sequence'];

async function tables(): Promise<string[]> {
  const rows: { name: string }[] = onPostgres
    ? await db('pg_tables').where('schemaname', 'public').select({ name: 'tablename' })
    : await db('sqlite_master').where('type', 'table').select('name');
  return rows.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
}

const hash = (text: string | Buffer) =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

function files(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [`file ${name}`, hash(readFileSync(path.join(folder, name)))]),
  );
}

/**
 * What a refused call must leave as it was: the content of every table as row count and hash, and of
 * every file below the data folder. Waits until no mail is on its way.
 */
export async function snapshot(): Promise<Record<string, string>> {
  await until('the mail queue is empty', async () => {
    const [row] = await db('portal_mails').whereNull('sent_at').count({ waiting: '*' });
    return Number(row?.waiting) === 0;
  });
  const content: Record<string, string> = {};
  for (const table of await tables()) {
    const found: Record<string, unknown>[] = await db(table).select();
    // Strapi counts its files by itself, some seconds after it has started.
    const kept = found.filter(({ key }) => key !== 'plugin_upload_metrics');
    const rows = kept.map((row) => JSON.stringify(row)).sort();
    content[table] = `${rows.length} rows, ${hash(rows.join('\n'))}`;
  }
  return { ...content, ...files(server.dataDir) };
}
