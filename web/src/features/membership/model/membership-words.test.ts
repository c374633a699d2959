import type { MembershipEvent, OwnMembership } from '@hearthside/contract/membership/shapes';
import { expect, it } from 'vitest';
import { cardNumber, eventWords, reminderWords, standingWords } from './membership-words';
import { testOwn } from './test-membership';

it('the words for a membership say its status and what to do', () => {
  const words = (over: Partial<OwnMembership>, renews = true) =>
    standingWords(testOwn(over), renews);
  expect(words({})).toBe('It’s valid until Mar 1, 2027. You don’t need to do anything.');
  expect(words({ status: 'due' })).toBe(
    'It’s due on Mar 1, 2027. A gift of $45.00 renews it for a year.',
  );
  expect(words({ status: 'grace' })).toContain('still counts until Mar 31, 2027');
  expect(words({ status: 'lapsed', amount: 0 })).toContain('A gift starts it again.');
  for (const status of ['due', 'grace', 'lapsed'] as const) {
    expect(words({ status }, false)).toMatch(/ The office renews your membership\.$/);
    expect(words({ status }, false)).not.toContain('gift');
  }
});

const event = (over: Partial<MembershipEvent>): MembershipEvent => ({
  id: 1,
  at: '',
  kind: 'changed',
  by: '',
  from: null,
  to: null,
  amount: null,
  ...over,
});
it('the words for an event say what it led to', () => {
  const [from, to] = ['2026-03-01', '2027-03-01'];
  expect(eventWords(event({ kind: 'created', to, amount: 4500 }))).toBe(
    'Valid until Mar 1, 2027 · $45.00 a year',
  );
  expect(eventWords(event({ kind: 'renewed', from, to, amount: 5000 }))).toBe(
    'Deadline moved from Mar 1, 2026 to Mar 1, 2027 · Gift of $50.00',
  );
  expect(eventWords(event({ from, to: from, amount: 0 }))).toBe(
    'Valid until Mar 1, 2026 · $0.00 a year',
  );
  expect(eventWords(event({ kind: 'deleted', from }))).toBe('Was valid until Mar 1, 2026');
});

it('the words for a membership name reminders by their days, and cards by six digits', () => {
  expect([30, 1, -1].map((offset) => reminderWords({ offset }))).toEqual([
    '30 days before the deadline',
    '1 day before the deadline',
    '1 day after the deadline',
  ]);
  expect(cardNumber(12)).toBe('000012');
});
