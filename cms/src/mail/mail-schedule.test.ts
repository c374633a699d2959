import { describe, expect, it } from 'vitest';
import { dueAfterOutage, nextTry } from './mail-schedule';

const created = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(created.getTime() + seconds * 1000);
const DAYS = 86_400;

const away = { since: created, failure: 'outage' } as const;
const notice = (triesBefore: number) => ({ ...away, triesBefore, isAwaited: false });
const awaited = (triesBefore: number) => ({ ...away, triesBefore, isAwaited: true });

/** When the tries of a mail are that fails each time, and how many there are. */
function triesOf(mail: (triesBefore: number) => Parameters<typeof nextTry>[0]) {
  const times: Date[] = [];
  for (let next = nextTry(mail(0), created); next; next = nextTry(mail(times.length), next))
    times.push(next);
  return times;
}

describe('a mail that failed', () => {
  it('is tried again soon, then after ever longer waits of at most an hour', () => {
    const waits = [0, 1, 2, 9, 10, 5000].map(
      (tries) => (Number(nextTry(notice(tries), created)) - Number(created)) / 1000,
    );
    expect(waits).toEqual([5, 10, 20, 2560, 3600, 3600]);
  });

  it('is tried for three days', () => {
    const times = triesOf(notice);
    const last = times.at(-1)?.getTime();
    expect(last).toBeLessThanOrEqual(after(3 * DAYS).getTime());
    expect(last).toBeGreaterThan(after(3 * DAYS - 3600).getTime());
    expect(times).toHaveLength(80);
  });

  it('is given up when it is older than that, however few tries it had', () => {
    expect(nextTry(notice(0), after(3 * DAYS - 5))).toEqual(after(3 * DAYS));
    expect(nextTry(notice(0), after(3 * DAYS - 4))).toBeNull();
    expect(nextTry(notice(0), after(9 * DAYS))).toBeNull();
  });

  it('is not tried again once it was refused for good', () => {
    expect(nextTry({ ...notice(0), failure: 'refused' }, created)).toBeNull();
  });
});

describe('a mail that someone waits for', () => {
  it('is tried again within two minutes of the end of an outage, however long that was', () => {
    const times = triesOf(awaited);
    for (const hours of [0.1, 1, 5, 23]) {
      const back = after(hours * 3600);
      const next = times.find((time) => time > back);
      expect((Number(next) - Number(back)) / 1000).toBeLessThanOrEqual(120);
    }
  });

  it('is left an hour by a mailbox that refuses it for now, as a notice is', () => {
    const greylisted = { ...awaited(20), failure: 'deferred' } as const;
    expect((Number(nextTry(greylisted, created)) - Number(created)) / 1000).toBe(3600);
    const tries = triesOf((triesBefore) => ({ ...awaited(triesBefore), failure: 'deferred' }));
    expect(tries.filter((time) => time <= after(DAYS)).length).toBeLessThan(40);
  });

  it('is tried each hour after a day, and given up after three', () => {
    const wait = (at: Date) => (Number(nextTry(awaited(900), at)) - Number(at)) / 1000;
    expect([wait(after(DAYS - 1)), wait(after(DAYS))]).toEqual([120, 3600]);
    expect(nextTry(awaited(900), after(3 * DAYS))).toBeNull();
  });
});

it('mails that have waited for the mail server are due twenty at a time once it is back', () => {
  const seconds = [0, 19, 20, 59, 2000].map(
    (at) => (Number(dueAfterOutage(at, created)) - Number(created)) / 1000,
  );
  expect(seconds).toEqual([0, 0, 10, 20, 1000]);
});
