// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { claimStoredDrafts } from '@/lib/drafts/draft-owner';
import { TEST_KEY } from '@/lib/session/test-tabs';
import { emptyGift, filledFrom, giftForm, type GiftForm } from './gift-form';
import { keyOf, sentGift } from './gift-key';

const rosa = { id: 7, name: 'Rosa Marchetti', email: 'rosa@example.org' };
const ann = { id: 8, name: 'Ann Lee', email: 'ann@example.org' };
const typed: GiftForm = {
  ...emptyGift('2026-11-20'),
  donorName: ' Rosa Marchetti ',
  amount: '1,234.5',
  member: rosa,
};
const problemsOf = (more: Partial<GiftForm>) =>
  giftForm
    .safeParse({ ...typed, ...more })
    .error?.issues.map(({ path, message }) => [path[0], message]);

beforeEach(() => sessionStorage.clear());

it('the gift form outputs cents and the member’s id', () => {
  expect(giftForm.parse(typed)).toEqual({
    donorName: 'Rosa Marchetti',
    donorEmail: '',
    memberId: 7,
    amount: 123_450,
    date: '2026-11-20',
    method: 'check',
    reference: '',
    note: '',
    campaignCode: '',
  });
});

it.each<[Partial<GiftForm>, string, string]>([
  [{ amount: '' }, 'amount', 'Please enter an amount'],
  [{ amount: '0' }, 'amount', 'Please enter an amount'],
  [{ amount: '1.005' }, 'amount', 'Please write dollars and cents, such as 45 or 45.50'],
  [{ donorName: ' ' }, 'donorName', 'Please enter the donor’s name'],
  [{ donorEmail: 'rosa@' }, 'donorEmail', 'Invalid email address'],
  [{ date: '' }, 'date', 'Please choose the day'],
  [{ date: '2026-02-30' }, 'date', 'Please check the day and the year'],
])('the gift form says at its field what is wrong: %o', (more, field, message) => {
  expect(problemsOf(more)).toEqual([[field, message]]);
});

it('the gift form fills in name and address from the member, but never over what was typed', () => {
  const empty = emptyGift('2026-11-20');
  const filled = { ...empty, ...filledFrom(empty, rosa), member: rosa };
  expect(filled).toMatchObject({ donorName: rosa.name, donorEmail: rosa.email });
  expect(filledFrom(filled, ann)).toEqual({ donorName: ann.name, donorEmail: ann.email });
  expect(filledFrom(filled, null)).toEqual({ donorName: '', donorEmail: '' });
  const own = { ...filled, donorName: 'The Marchettis' };
  expect(filledFrom(own, ann)).toEqual({ donorName: 'The Marchettis', donorEmail: ann.email });
});

it('the gift form sends the same gift with the same key until it is answered', () => {
  claimStoredDrafts(1, TEST_KEY);
  const gift = giftForm.parse(typed);
  const first = keyOf(gift, sentGift(1));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(gift, sentGift(1))).toBe(first);
  const other = keyOf({ ...gift, amount: 5 }, sentGift(1));
  expect(other).not.toBe(first);
  sentGift(1).clear();
  expect(keyOf({ ...gift, amount: 5 }, sentGift(1))).not.toBe(other);
});
