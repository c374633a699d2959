import { expect, it } from 'vitest';
import { isWorthWriting, SAID_EVERY_MS } from './worth-writing';

const MINUTE_MS = 60_000;

it('the first run of a minute job is logged', () => {
  expect(isWorthWriting(undefined, { ok: true, at: 0 })).toBe(true);
});

it('a run that went like the one before is logged every ten minutes', () => {
  const worth = (at: number) => isWorthWriting({ ok: true, at: 0 }, { ok: true, at });
  expect([worth(MINUTE_MS), worth(SAID_EVERY_MS - 1), worth(SAID_EVERY_MS)]).toEqual([
    false,
    false,
    true,
  ]);
});

it('a run that fails after one that went well is logged at once, and the other way round', () => {
  expect(isWorthWriting({ ok: true, at: 0 }, { ok: false, at: MINUTE_MS })).toBe(true);
  expect(isWorthWriting({ ok: false, at: 0 }, { ok: true, at: MINUTE_MS })).toBe(true);
});
