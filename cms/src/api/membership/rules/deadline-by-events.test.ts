import { expect, it } from 'vitest';
import { costBefore, deadlineBy, officeDeadline, type DeadlineEvent } from './deadline-by-events';

const event = (kind: DeadlineEvent['kind'], more: Partial<DeadlineEvent> = {}): DeadlineEvent => ({
  kind,
  from: null,
  to: null,
  donationRef: null,
  givenOn: null,
  amount: null,
  turn: null,
  ...more,
});
const begun = (to: string) => event('created', { to });
const set = (from: string, to: string) => event('changed', { from, to });
const renewed = (donationRef: number, givenOn: string, from: string | null, to: string) =>
  event('renewed', { donationRef, givenOn, from, to, turn: 0 });
const reverted = (donationRef: number) => event('taken_back', { donationRef, turn: 0 });
const again = (first: DeadlineEvent, from: string) => ({ ...first, from, turn: 1 });

const A = renewed(1, '2026-03-01', '2026-05-01', '2027-05-01');
const B = renewed(2, '2026-03-02', '2027-05-01', '2028-05-01');

it.each([
  ['as it began', [begun('2026-05-01')], '2026-05-01'],
  ['two gifts', [begun('2026-05-01'), A, B], '2028-05-01'],
  ['the later one taken back', [begun('2026-05-01'), A, B, reverted(2)], '2027-05-01'],
  ['the earlier one taken back', [begun('2026-05-01'), A, B, reverted(1)], '2027-05-01'],
  ['both, the earlier first', [begun('2026-05-01'), A, B, reverted(1), reverted(2)], '2026-05-01'],
  ['both, the later first', [begun('2026-05-01'), A, B, reverted(2), reverted(1)], '2026-05-01'],
  [
    'what the office has set since stays',
    [begun('2026-05-01'), A, set('2027-05-01', '2027-09-09'), reverted(1)],
    '2027-09-09',
  ],
  [
    'another amount sets no deadline',
    [begun('2026-05-01'), A, set('2027-05-01', '2027-05-01'), reverted(1)],
    '2026-05-01',
  ],
  ['begun by a gift that is gone', [{ ...A, from: null }, reverted(1)], null],
  ['never said how it was begun', [A, B, reverted(2)], '2027-05-01'],
  [
    'begun, ended, and begun anew by a gift that is gone',
    [
      begun('2027-05-01'),
      event('deleted', { from: '2027-05-01' }),
      { ...A, from: null },
      reverted(1),
    ],
    null,
  ],
  [
    'begun by a gift that is gone, and renewed by another',
    [{ ...A, from: null, to: '2027-03-01' }, { ...B, from: '2027-03-01' }, reverted(1)],
    '2027-03-02',
  ],
  [
    'the earlier one taken back and counted again',
    [{ ...A, from: null, to: '2027-03-01' }, B, reverted(1), again(A, '2027-03-02')],
    '2028-03-01',
  ],
  [
    'counted again and taken back again',
    [begun('2026-05-01'), A, B, reverted(1), again(A, '2027-05-01'), { ...reverted(1), turn: 1 }],
    '2027-05-01',
  ],
  [
    'counted again after the office has set another one meanwhile',
    [begun('2026-05-01'), A, reverted(1), set('2026-05-01', '2026-05-15'), again(A, '2026-05-15')],
    '2027-05-15',
  ],
])('%s', (_what, events, deadline) => {
  expect(deadlineBy(events, 30)).toBe(deadline);
});

it.each([
  ['as it began', [begun('2026-05-01'), A, B], '2026-05-01'],
  ['as it was changed', [begun('2026-05-01'), A, set('2027-05-01', '2027-09-09')], '2027-09-09'],
  ['not by another amount', [begun('2026-05-01'), A, set('x', 'x')], '2026-05-01'],
  ['as it was before anything was written down', [A, B, reverted(1)], '2026-05-01'],
  ['as it is where nothing was', [], '2029-01-01'],
  ['not at all where a gift began it', [begun('2020-01-01'), { ...A, from: null }, B], null],
])('the office has set it %s', (_how, events, deadline) => {
  expect(officeDeadline(events, '2029-01-01')).toBe(deadline);
});

it('what a gift had to cover is what the office had agreed on before it', () => {
  const agreed = (amount: number) => ({ ...set('x', 'x'), amount });
  const created = { ...begun('2026-05-01'), amount: 6000 };
  expect(costBefore([created, A, agreed(9000), B], 9000, 1)).toBe(6000);
  expect(costBefore([created, A, agreed(9000), B], 9000, 2)).toBe(9000);
  expect(costBefore([created, B, agreed(9000)], 9000, 1)).toBe(null);
  const started = { ...A, from: null };
  expect(costBefore([started, B], 6000, 1)).toBe(6000);
  // What it cost before the office changed it, nobody has written down.
  expect(costBefore([started, agreed(9000)], 9000, 1)).toBe(null);
});

it('the office’s deadline for a gift that has renewed already is the one from before it', () => {
  const events = [begun('2026-05-01'), A, set('2027-05-01', '2027-09-09'), B];
  expect(officeDeadline(events, '2029-01-01', 1)).toBe('2026-05-01');
  expect(officeDeadline(events, '2029-01-01', 2)).toBe('2027-09-09');
  expect(officeDeadline([{ ...A, from: null }, set('x', 'y')], '2029-01-01', 1)).toBe(null);
});
