import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beyond, refundedIn, refundedOf, upTo } from './refunds';

const on = (day: number) => new Date(Date.UTC(2026, 2, day));

it('refunds that are known are not added again', () => {
  const said = [
    { at: on(9), cents: 30 },
    { at: on(2), cents: 40 },
  ];
  expect(beyond(0, said)).toEqual([
    { at: on(2), cents: 40 },
    { at: on(9), cents: 30 },
  ]);
  expect(beyond(40, said)).toEqual([{ at: on(9), cents: 30 }]);
  expect(beyond(55, said)).toEqual([{ at: on(9), cents: 15 }]);
  expect(beyond(70, said)).toEqual([]);
});

it('what is added to known refunds is exactly what is reported beyond them', () => {
  const refund = fc.record({ at: fc.integer({ min: 1, max: 28 }).map(on), cents: fc.nat(5000) });
  fc.assert(
    fc.property(fc.array(refund, { maxLength: 6 }), fc.nat(20_000), (said, known) => {
      const added = beyond(known, said);
      expect(refundedIn(added)).toBe(Math.max(0, refundedIn(said) - known));
      expect(added.every(({ cents }) => cents > 0)).toBe(true);
      expect(refundedIn(upTo(known, said))).toBe(Math.min(known, refundedIn(said)));
    }),
  );
});

it('a refund from before parts were kept counts as all of the gift', () => {
  expect(refundedOf({ amount: 500, refunded: null, refundedAt: on(1) })).toBe(500);
  expect(refundedOf({ amount: 500, refunded: null, refundedAt: null })).toBe(0);
  expect(refundedOf({ amount: 500, refunded: 200, refundedAt: on(1) })).toBe(200);
});
