import { join } from 'node:path';
import { duration } from './say.mjs';

/**
 * What a person needs to know once the portal answers.
 * @param {{ url: string, demo: boolean, data: string, ms: number }} facts
 */
export function welcome({ url, demo, data, ms }) {
  const base = url.replace(/\/+$/, '');
  const rows = [
    ['Portal', base],
    ['Editors’ panel', `${base}/admin`],
    ['API', `${base}/api`],
    ['Outgoing mail', join(data, 'outbox')],
    ['Database', join(data, 'hearthside.db')],
  ].map(([name = '', value]) => `    ${name.padEnd(16)}${value}`);
  const hint = demo
    ? 'The sign-in page offers the demo accounts.'
    : 'No demo data (SEED_DEMO is off): open the panel to make the first account.';
  const head = `  Hearthside is ready (after ${duration(ms)}).`;
  return ['', head, '', ...rows, '', `  ${hint} Ctrl+C ends it.`, ''].join('\n');
}
