import { DONATION_LIMITS } from '@hearthside/contract/donation/fields';
import type { GiftLine } from '@hearthside/contract/donation/shapes';
import { expect, it } from 'vitest';
import { listProblem, readySummary, recordedSummary, SAMPLE_LIST } from './gift-list';

const line = (outcome: GiftLine['outcome'], amount = 1050): GiftLine => ({
  line: 2,
  donorName: 'Rosa',
  amount,
  date: '2026-11-20',
  outcome,
  problem: '',
  sameAs: null,
  renews: false,
});

it.each<[GiftLine['outcome'][], string]>([
  [['ready'], '1 gift of $10.50 is ready'],
  [['ready', 'ready', 'refused'], '2 gifts of $21.00 in all are ready, 1 line needs attention'],
  [['ready', 'there_already'], '1 gift of $10.50 is ready, 1 is already recorded'],
  [['there_already', 'there_already'], '2 gifts are already recorded'],
  [['refused', 'refused'], '2 lines need attention'],
])('the summary says what the lines of a gift list amount to: %j', (outcomes, words) => {
  expect(readySummary(outcomes.map((one) => line(one)))).toBe(words);
});

it('the summary says what was recorded of a gift list', () => {
  expect(recordedSummary([line('added'), line('there_already'), line('refused')])).toBe(
    '1 gift of $10.50 was recorded, 1 was already recorded, 1 line was not recorded',
  );
  expect(recordedSummary([line('refused')])).toBe('Nothing was recorded, 1 line was not recorded');
});

it('a gift list is not sent if it is empty or too long', () => {
  expect(listProblem(' \n')).toMatch(/^Choose a file/);
  expect(listProblem('a'.repeat(DONATION_LIMITS.csv + 1))).toMatch(/^This list is too long/);
  expect(listProblem(`h\n${'a,b\n'.repeat(DONATION_LIMITS.csvLines + 1)}`)).toMatch(/1,001 gifts/);
  expect(listProblem(SAMPLE_LIST)).toBeUndefined();
});
