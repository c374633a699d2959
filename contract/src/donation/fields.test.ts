import { expect, it } from 'vitest';
import { donationStatusOf, markedMember, memberMark } from './fields';

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
