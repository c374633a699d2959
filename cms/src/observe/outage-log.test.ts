import type { Core } from '@strapi/strapi';
import { expect, it } from 'vitest';
import { outageLog } from './outage-log';

it('an outage is logged when it begins, once a minute, and when it is over', () => {
  const lines: string[] = [];
  const log = {
    warn: (line: string) => lines.push(`warn ${line}`),
    info: (line: string) => lines.push(`info ${line}`),
  };
  let seconds = 0;
  const outage = outageLog(
    { log } as unknown as Core.Strapi,
    'The mail queue could not be read',
    () => seconds * 1000,
  );
  const error = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  outage.worked();
  for (seconds = 0; seconds < 90; seconds += 1) outage.failed(error);
  outage.worked();
  outage.worked();
  outage.failed(error);
  const failed = 'warn The mail queue could not be read: Error ECONNREFUSED';
  expect(lines).toEqual([
    failed,
    failed,
    'info The mail queue could not be read: this is over, after 90 s',
    failed,
  ]);
});
