import { describe, expect, it } from 'vitest';
import { isFinal, nextTry } from './mail-schedule';

const created = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(created.getTime() + seconds * 1000);
const DAYS = 86_400;

describe('a mail that failed', () => {
  it('is tried again soon, then after ever longer waits of at most an hour', () => {
    const waits = [0, 1, 2, 9, 10, 5000].map(
      (tries) => (Number(nextTry(created, tries, created)) - Number(created)) / 1000,
    );
    expect(waits).toEqual([5, 10, 20, 2560, 3600, 3600]);
  });

  it('is tried for three days', () => {
    let now = created;
    let tries = 0;
    for (let next = nextTry(created, 0, now); next; next = nextTry(created, tries, now)) {
      now = next;
      tries += 1;
    }
    expect(now.getTime()).toBeLessThanOrEqual(after(3 * DAYS).getTime());
    expect(now.getTime()).toBeGreaterThan(after(3 * DAYS - 3600).getTime());
    expect(tries).toBe(80);
  });

  it('is given up when it is older than that, however few tries it had', () => {
    expect(nextTry(created, 0, after(3 * DAYS - 5))).toEqual(after(3 * DAYS));
    expect(nextTry(created, 0, after(3 * DAYS - 4))).toBeNull();
    expect(nextTry(created, 0, after(9 * DAYS))).toBeNull();
  });
});

it.each([
  ['an unknown mailbox', { code: 'EENVELOPE', responseCode: 550 }, true],
  ['a mail taken for spam', { code: 'EMESSAGE', responseCode: 554 }, true],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, false],
  ['a wrong password of the portal', { code: 'EAUTH', responseCode: 535 }, false],
  ['a missing login of the portal', { code: 'EENVELOPE', responseCode: 530 }, false],
  ['a server that is away', { code: 'ECONNREFUSED' }, false],
  ['nothing', undefined, false],
])('the answer of %s is final or not', (_what, error, final) => {
  expect(isFinal(error)).toBe(final);
});
