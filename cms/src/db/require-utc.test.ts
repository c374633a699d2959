import { expect, it } from 'vitest';
import { requireUtc } from './require-utc';

it('the server refuses to start in any time zone except UTC', () => {
  const at = (minutes: number) => ({ getTimezoneOffset: () => minutes }) as Date;
  expect(() => requireUtc(at(0))).not.toThrow();
  for (const minutes of [-60, 300, -330]) expect(() => requireUtc(at(minutes))).toThrow('TZ=UTC');
});
