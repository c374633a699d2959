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

/**
 * What a person needs to know once the portal answers.
 * @param {{ url: string, demo: boolean, data: import('./stored-data.mjs').StoredData, ms: number }} facts
 */
export function welcome({ url, demo, data, ms }) {
  const base = url.replace(/\/+$/, '');
  const onPostgres = data.client === 'postgres';
  const rows = [
    ['Portal', base],
    ['Editors’ panel', `${base}/admin`],
    ['API', `${base}/api`],
    ['Outgoing mail', data.smtp ? `through ${placeOf(data.smtp)}` : data.outbox],
    ['Database', onPostgres ? `PostgreSQL, ${placeOf(data.url)}` : data.file],
    ['Private files', data.inBucket ? `bucket ${data.bucket}` : data.files],
  ].map(([name = '', value]) => `    ${name.padEnd(16)}${value}`);
  const hint = demo
    ? 'The sign-in page offers the demo accounts.'
    : 'No demo data (SEED_DEMO is off). A new portal is set up at the address above, with its code.';
  const head = `  Hearthside is ready (after ${duration(ms)}).`;
  return ['', head, '', ...rows, '', `  ${hint} Ctrl+C ends it.`, ''].join('\n');
}
