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
  ['completed', 4001, undefined],
  ['completed', 4000, 'Must be more than the $40.00 already refunded'],
  ['completed', 3999, 'Must be more than the $40.00 already refunded'],
  ['cancelled', 4000, undefined],
  ['cancelled', 3999, 'Must be more than the $40.00 already refunded'],
] as const)('a %s gift with $40.00 refunded, corrected to %i cents, is %s', (...gift) => {
  const [status, amount, problem] = gift;
  expect(amountProblem({ status, amount, refunded: 4000 })).toBe(problem);
});

it('without a refund, a gift may be corrected to any amount', () => {
  expect(amountProblem({ status: 'completed', amount: 1, refunded: 0 })).toBeUndefined();
});
