import { expect, it } from 'vitest';
import { isGivenUp, nextWait, outcomeOf } from './push-schedule';

it('an answer of a push service says whether a notification is accepted, tried again or given up', () => {
  expect(outcomeOf(201).kind).toBe('taken');
  expect([outcomeOf(404).kind, outcomeOf(410).kind]).toEqual(['gone', 'gone']);
  expect([400, 401, 403, 413, 302].map((status) => outcomeOf(status).kind)).toEqual(
    Array.from({ length: 5 }, () => 'refused'),
  );
  expect([408, 429, 500, 503].map((status) => outcomeOf(status).kind)).toEqual(
    Array.from({ length: 4 }, () => 'later'),
  );
});

it('a push service may ask for a longer wait, up to an hour', () => {
  const wait = (retryAfter?: string) => {
    const outcome = outcomeOf(429, retryAfter);
    return nextWait(0, 'retryAfterMs' in outcome ? outcome.retryAfterMs : undefined);
  };
  expect(wait()).toBe(30_000);
  expect(wait('5')).toBe(30_000);
  expect(wait('300')).toBe(300_000);
  expect(wait('999999')).toBe(3_600_000);
  expect(wait('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(30_000);
});

it('a notification is given up after four tries', () => {
  expect([0, 1, 2, 3].map((before) => nextWait(before))).toEqual([30_000, 120_000, 600_000, null]);
});

it('a device is given up after a week of failures', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  expect(isGivenUp(null, now)).toBe(false);
  expect(isGivenUp(new Date('2026-11-20T12:00:00Z'), now)).toBe(false);
  expect(isGivenUp(new Date('2026-11-20T11:59:00Z'), now)).toBe(true);
});
