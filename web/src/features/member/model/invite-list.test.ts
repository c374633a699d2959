import type { InviteLine } from '@hearthside/contract/member/invitations';
import { expect, it } from 'vitest';
import { entriesIn } from '@/lib/files/csv-rows';
import {
  adminsIn,
  listProblem,
  readySummary,
  roleWord,
  SAMPLE_LIST,
  sentSummary,
} from './invite-list';

const line = (error: string | null, role = 'volunteer'): InviteLine => ({
  line: 2,
  name: 'Ann Lee',
  email: 'ann@example.org',
  role,
  error,
});
const lines = (ready: number, faulty: number) => [
  ...Array.from({ length: ready }, () => line(null)),
  ...Array.from({ length: faulty }, () => line('Email is required')),
];

it.each([
  [12, 3, '12 people are ready, 3 lines need attention'],
  [1, 1, '1 person is ready, 1 line needs attention'],
  [2, 0, '2 people are ready'],
  [0, 2, '2 lines need attention'],
])('the summary shows %d valid and %d faulty lines', (ready, faulty, words) =>
  expect(readySummary(lines(ready, faulty))).toBe(words),
);

it.each([
  [12, 3, '12 people were invited, 3 lines were not'],
  [1, 1, '1 person was invited, 1 line was not'],
  [2, 0, '2 people were invited'],
  [0, 2, 'No one was invited'],
])('the summary says that %d people were invited and %d lines were not', (invited, left, words) =>
  expect(sentSummary(invited, lines(invited, left))).toBe(words),
);

it('the check of an invite list says why the list can’t be checked', () => {
  expect(listProblem(' \n')).toMatch(/^Choose a file/);
  expect(listProblem('x'.repeat(200_001))).toMatch(/^This list is too long: 200,001 characters/);
  const many = (count: number) => `h\n${'a,b\n'.repeat(count)}`;
  expect(listProblem(many(501))).toMatch(/^This list has 501 people/);
  expect(listProblem(many(500))).toBeUndefined();
});

it('the invite list shows roles as the portal writes them', () => {
  expect(roleWord('board_member')).toBe('Board Member');
  expect(roleWord('King')).toBe('King');
  expect(roleWord('toString')).toBe('toString');
});

it('the invite list counts those who would become admins', () => {
  expect(
    adminsIn([line(null, 'admin'), line(null, 'Admin'), line('Known', 'admin'), line(null)]),
  ).toBe(2);
});

it('the invite list offers a sample that is itself valid', () => {
  expect(listProblem(SAMPLE_LIST)).toBeUndefined();
  expect(entriesIn(SAMPLE_LIST)).toBe(2);
});
