import { describe, expect, it } from 'vitest';
import type { DonationStatus } from '@hearthside/contract/donation/fields';
import { replaces, type Standing } from './reported-order';

const standing = (state: DonationStatus, more: Partial<Standing> = {}): Standing => ({
  state,
  saidAt: null,
  amount: 100,
  refunded: 0,
  ...more,
});
const known = (
  state: DonationStatus,
  more: Partial<Standing & { setByHand: boolean; isRefundUnclear: boolean }> = {},
) => ({
  setByHand: false,
  isRefundUnclear: false,
  ...standing(state, more),
  ...more,
});
const [early, late] = [new Date('2026-03-01'), new Date('2026-03-02')];

describe('a report of the service', () => {
  it.each([
    ['completed', 'pending', false],
    ['pending', 'completed', true],
    ['pending', 'failed', true],
    ['completed', 'failed', false],
    ['failed', 'completed', true],
    ['cancelled', 'pending', false],
  ] as const)('of the same time: %s, then the report %s, replaces %s', (was, is, expected) => {
    expect(replaces(known(was), standing(is), 'webhook')).toBe(expected);
    const at = { saidAt: early };
    expect(replaces(known(was, at), standing(is, at), 'webhook')).toBe(expected);
  });

  it('that is its own answer counts as the latest, except that a completed gift does not become pending again', () => {
    expect(replaces(known('completed'), standing('failed'), 'answer')).toBe(true);
    expect(replaces(known('completed'), standing('pending'), 'answer')).toBe(false);
    expect(replaces(known('pending'), standing('pending'), 'answer')).toBe(true);
  });

  it('is ordered by its own times if they differ', () => {
    for (const by of ['webhook', 'answer'] as const) {
      const then = known('completed', { saidAt: late });
      expect(replaces(then, standing('failed', { saidAt: early }), by)).toBe(false);
      const before = known('completed', { saidAt: early });
      expect(replaces(before, standing('pending', { saidAt: late }), by)).toBe(true);
    }
  });

  it('of a refund replaces everything, once', () => {
    const refund = standing('cancelled', { saidAt: early, refunded: 100 });
    expect(replaces(known('completed', { saidAt: late }), refund, 'webhook')).toBe(true);
    expect(replaces(known('completed', { setByHand: true }), refund, 'webhook')).toBe(true);
    const back = known('cancelled', { refunded: 100 });
    expect(replaces(back, standing('completed', { saidAt: late }), 'answer')).toBe(false);
    // An admin who knew of the refund has decided otherwise.
    expect(
      replaces(known('completed', { refunded: 100, setByHand: true }), refund, 'webhook'),
    ).toBe(false);
  });

  it('of a further refund replaces one of a part, and one that knows of fewer does not', () => {
    const partly = known('completed', { saidAt: late, refunded: 40 });
    for (const by of ['webhook', 'answer'] as const) {
      const of = (refunded: number) => standing('completed', { saidAt: early, refunded });
      expect([0, 40, 60].map((cents) => replaces(partly, of(cents), by))).toEqual([
        false,
        false,
        true,
      ]);
    }
    expect(replaces(partly, standing('cancelled', { refunded: 100 }), 'webhook')).toBe(true);
    // The same refund again, with something else that is new.
    const later = standing('completed', { saidAt: new Date('2026-03-03'), refunded: 40 });
    expect(replaces(partly, later, 'webhook')).toBe(true);
  });

  it('says how much was refunded if only that is not known, unless an admin has decided', () => {
    const unclear = known('cancelled', { refunded: 100, isRefundUnclear: true });
    const part = standing('completed', { refunded: 40 });
    expect(replaces(unclear, part, 'answer')).toBe(true);
    expect(replaces(unclear, part, 'webhook')).toBe(false);
    expect(replaces({ ...unclear, setByHand: true }, part, 'answer')).toBe(false);
  });

  it('does not change a status that an admin set', () => {
    const mine = known('failed', { setByHand: true, saidAt: early });
    expect(replaces(mine, standing('completed', { saidAt: late }), 'answer')).toBe(false);
  });
});
