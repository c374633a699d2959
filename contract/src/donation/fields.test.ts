import { expect, it } from 'vitest';
import { amountProblem, countsLess, donationStatusOf, markedMember, memberMark } from './fields';

it.each([
  ['succeeded', 'completed'],
  ['authorized', 'pending'],
  ['failed', 'failed'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['Succeeded', 'completed'],
  ['something', null],
  ['', null],
  [undefined, null],
  [{ status: 'succeeded' }, null],
])('the service’s status %s is our status %s', (said, status) =>
  expect(donationStatusOf(said)).toBe(status),
);

it.each([
  [memberMark(12), 12],
  ['member-1234567890', null],
  ['member-', null],
  ['xmember-12', null],
  ['member-12 or more', null],
  [12, null],
  [null, null],
])('the mark %s belongs to member %s', (mark, member) => expect(markedMember(mark)).toBe(member));

it.each([
  ['completed', 2500, true],
  ['completed', 0, false],
  // One that an admin set to completed again after all of it was refunded.
  ['completed', 10_000, false],
  ['cancelled', 2500, false],
  ['failed', 2500, false],
  ['pending', 2500, false],
] as const)('of a %s gift of $100.00 with %i cents refunded, less counts: %s', (...gift) => {
  const [status, refunded, less] = gift;
  expect(countsLess({ status, amount: 10_000, refunded })).toBe(less);
});

it.each([
  ['nothing was refunded of it', 0, 1, undefined],
  ['it stays as it is', 4000, 10_000, undefined],
  ['more than the refund is left', 4000, 4001, undefined],
  ['nothing is left', 4000, 4000, 'Must be more than the $40.00 already refunded'],
  ['it is less than the refund', 4000, 10, 'Must be more than the $40.00 already refunded'],
  ['all of it was refunded', 10_000, 12_000, 'All of this gift was refunded'],
])(
  'the corrected amount of a $100.00 gift is judged where %s',
  (_how, refunded, amount, problem) => {
    expect(amountProblem({ amount: 10_000, refunded }, amount)).toBe(problem);
  },
);
