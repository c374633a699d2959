import { describe, expect, it } from 'vitest';
import { readTransaction } from './service-transaction';

const NOW = new Date('2026-11-20T12:00:00Z');
/** In the known shape of the service's data (specification/donation.md, Givebutter). */
const transaction = {
  id: 'aBc123',
  plan_id: null,
  contact_id: 7,
  first_name: 'Zoë',
  last_name: 'Olsen',
  email: 'Zoe@Example.org',
  status: 'succeeded',
  method: 'card',
  amount: 50,
  currency: 'USD',
  transacted_at: '2026-11-01T10:00:00Z',
  created_at: '2026-11-01T09:59:00.000000Z',
  giving_space: null,
  dedication: null,
  transactions: [{ plan_id: null, refunded: false, refunded_at: null }],
  custom_fields: [],
  utm_parameters: { utm_content: 'member-12' },
  campaign_code: 'OWNER',
};
const read = (more: object = {}) => readTransaction({ ...transaction, ...more }, NOW);

describe('a transaction', () => {
  it('is read in cents, with its donor and member', () => {
    const at = new Date('2026-11-01T10:00:00Z');
    expect(read()).toEqual({
      gift: {
        transactionId: 'aBc123',
        donorName: 'Zoë Olsen',
        donorEmail: 'zoe@example.org',
        amount: 5000,
        state: 'completed',
        isRecurring: false,
        givenAt: at,
        saidAt: at,
        refunds: [],
        method: 'card',
        campaignCode: 'OWNER',
        marked: 12,
      },
    });
  });

  it.each([
    [0.1 + 0.2, 30],
    ['12.50', 1250],
    [1.005, 101],
    [10_000_000, 1_000_000_000],
  ])('of %j is %i cents', (amount, cents) => {
    expect(read({ amount })).toMatchObject({ gift: { amount: cents } });
  });

  it('without money is not a gift, and not a problem', () => {
    expect(read({ amount: 0 })).toEqual({
      problem: 'No money was given with it.',
      isFinal: true,
      isNothing: true,
    });
  });

  it.each([
    -1,
    -0.01,
    Number.NaN,
    Infinity,
    1e309,
    '12abc',
    '',
    ' ',
    [50],
    [],
    {},
    { a: 1 },
    null,
    undefined,
    true,
    10_000_000.01,
    1e21,
    Number.MAX_VALUE,
  ])('of %j is not valid', (amount) => {
    expect(read({ amount })).toEqual({
      problem: 'Its amount isn’t a valid dollar amount.',
    });
  });

  it('is refunded if all of its rows are, and recurring if one of its rows has a plan', () => {
    const rows = [{ plan_id: 9, refunded: true, refunded_at: '2026-11-05 08:00:00' }];
    const at = new Date('2026-11-05T08:00:00Z');
    expect(read({ transactions: rows })).toMatchObject({
      gift: { state: 'cancelled', isRecurring: true, refunds: [{ at, cents: 5000 }] },
    });
    expect(read({ refunded: true })).toMatchObject({
      gift: { state: 'cancelled', refunds: [{ at: NOW, cents: 5000 }] },
    });
    expect(read({ transactions: 'x' })).toMatchObject({ gift: { state: 'completed' } });
  });

  it('of which some rows are refunded records how much, and stays completed', () => {
    const [early, late] = ['2026-11-05T08:00:00Z', '2026-11-09T08:00:00Z'];
    const row = (amount: unknown, refunded_at: string | null) => ({
      amount,
      refunded: refunded_at !== null,
      refunded_at,
    });
    const refunds = (...transactions: unknown[]) => {
      const { gift } = read({ transactions }) as { gift?: { state: string; refunds: object[] } };
      return gift && [gift.state, ...gift.refunds];
    };
    const [first, second] = [new Date(early), new Date(late)];
    expect(refunds(row(30, null), row(12.5, early), row('7.50', late))).toEqual([
      'completed',
      { at: first, cents: 1250 },
      { at: second, cents: 750 },
    ]);
    // The rows that stay say what is left.
    expect(refunds(row(30, null), row(null, late))).toEqual([
      'completed',
      { at: second, cents: 2000 },
    ]);
    // More than was given can't be refunded.
    expect(refunds(row(0, null), row(80, early))).toEqual([
      'cancelled',
      { at: first, cents: 5000 },
    ]);
    expect(read({ transactions: [row(null, null), row(undefined, early)] })).toEqual({
      problem: 'Part of it was refunded, but not how much.',
      isRefundUnclear: true,
    });
  });

  it('with another currency or status, or without an id, is a problem', () => {
    expect(read({ currency: 'EUR' })).toEqual({
      problem: 'It is in EUR; only US dollars are counted.',
      isFinal: true,
    });
    expect(read({ status: 'odd' })).toEqual({ problem: 'Its status is unknown.' });
    for (const id of [null, '', '../x', 'a b', {}, 'x'.repeat(81), 2 ** 60])
      expect(read({ id })).toEqual({ problem: 'It doesn’t name a transaction.' });
    expect(readTransaction([], NOW)).toEqual({ problem: 'It doesn’t name a transaction.' });
  });

  it('keeps unusual texts readable', () => {
    expect(read({ first_name: 'A\u0000\ud800\nB', last_name: ['x'] })).toMatchObject({
      gift: { donorName: 'A \ufffd B' },
    });
    const nobody = { first_name: null, last_name: ' ', email: 'no address', utm_parameters: [] };
    expect(read(nobody)).toMatchObject({
      gift: { donorName: 'Anonymous', donorEmail: '', marked: null },
    });
    const times = { transacted_at: '9999-01-01', created_at: 12 };
    expect(read(times)).toMatchObject({ gift: { givenAt: null, saidAt: null } });
  });
});
