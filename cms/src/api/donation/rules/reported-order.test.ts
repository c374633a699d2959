import { describe, expect, it } from 'vitest';
import type { DonationStatus } from '@hearthside/contract/donation/fields';
import { replaces, type Standing } from './reported-order';

const standing = (state: DonationStatus, more: Partial<Standing> = {}): Standing => ({
  state,
  saidAt: null,
  refundedAt: null,
  ...more,
});
const known = (state: DonationStatus, more: Partial<Standing> & { setByHand?: boolean } = {}) => ({
  setByHand: false,
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
  ] as const)('of the same time: %s, then the news %s, replaces %s', (was, is, expected) => {
    expect(replaces(known(was), standing(is), 'news')).toBe(expected);
    const at = { saidAt: early };
    expect(replaces(known(was, at), standing(is, at), 'news')).toBe(expected);
  });

  it('that is its own answer counts as the latest, except that a completed gift does not become pending again', () => {
    expect(replaces(known('completed'), standing('failed'), 'answer')).toBe(true);
    expect(replaces(known('completed'), standing('pending'), 'answer')).toBe(false);
    expect(replaces(known('pending'), standing('pending'), 'answer')).toBe(true);
  });

  it('is ordered by its own times if they differ', () => {
    for (const by of ['news', 'answer'] as const) {
      const then = known('completed', { saidAt: late });
      expect(replaces(then, standing('failed', { saidAt: early }), by)).toBe(false);
      const before = known('completed', { saidAt: early });
      expect(replaces(before, standing('pending', { saidAt: late }), by)).toBe(true);
    }
  });

  it('of a refund replaces everything, once', () => {
    const refund = standing('cancelled', { saidAt: early, refundedAt: early });
    expect(replaces(known('completed', { saidAt: late }), refund, 'news')).toBe(true);
    expect(replaces(known('completed', { setByHand: true }), refund, 'news')).toBe(true);
    const back = known('cancelled', { refundedAt: early });
    expect(replaces(back, standing('completed', { saidAt: late }), 'answer')).toBe(false);
    // An admin who knew of the refund has decided otherwise.
    expect(
      replaces(known('completed', { refundedAt: early, setByHand: true }), refund, 'news'),
    ).toBe(false);
  });

  it('does not change a status that an admin set', () => {
    const mine = known('failed', { setByHand: true, saidAt: early });
    expect(replaces(mine, standing('completed', { saidAt: late }), 'answer')).toBe(false);
  });
});
