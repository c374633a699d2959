import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { duration } from './say.mjs';

/**
 * An address without its credentials.
 * @param {string} address
 */
function placeOf(address) {
  try {
    const { hostname, port, pathname } = new URL(address);
    return `${hostname}${port && `:${port}`}${pathname.replace(/\/$/, '')}`;
  } catch {
    return 'an address that can’t be read';
  }
}

/** The server keeps the address there until somebody has set it up. @param {import('./stored-data.mjs').StoredData} data */
const setupHint = (data) =>
  existsSync(join(dirname(data.outbox), 'setup.txt'))
    ? 'This portal is new: set it up at the address above, with its code. '
    : '';

const databaseOf = (/** @type {import('./stored-data.mjs').StoredData} */ data) =>
  data.client === 'postgres' ? `PostgreSQL, ${placeOf(data.url)}` : data.file;
const filesOf = (/** @type {import('./stored-data.mjs').StoredData} */ data) =>
  data.inBucket ? `bucket ${data.bucket}` : data.files;

/**
 * What a backup is made of, so that nobody takes it for one of another installation.
 * @param {import('./stored-data.mjs').StoredData} data
 */
export const sourceWords = (data) =>
  `Database: ${databaseOf(data)}\nPrivate files: ${filesOf(data)}\n`;

/**
 * What a person needs to know once the portal answers.
 * @param {{ url: string, demo: boolean, data: import('./stored-data.mjs').StoredData, ms: number }} facts
 */
export function welcome({ url, demo, data, ms }) {
  const base = url.replace(/\/+$/, '');
  const rows = [
    ['Portal', base],
    ['Editors’ panel', `${base}/admin`],
    ['API', `${base}/api`],
    ['Outgoing mail', data.smtp ? `through ${placeOf(data.smtp)}` : data.outbox],
    ['Database', databaseOf(data)],
    ['Private files', filesOf(data)],
  ].map(([name = '', value]) => `    ${name.padEnd(16)}${value}`);
  const hint = demo ? 'The sign-in page offers the demo accounts. ' : setupHint(data);
  const head = `  Hearthside is ready (after ${duration(ms)}).`;
  return ['', head, '', ...rows, '', `  ${hint}Ctrl+C ends it.`, ''].join('\n');
}
