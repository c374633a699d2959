import { expect, it } from 'vitest';
import {
  checkedDetails,
  EMPTY_DETAILS,
  typedDetails,
  typedProblems,
  type DetailTexts,
} from './entry-detail-values';

const pill: DetailTexts = {
  ...EMPTY_DETAILS,
  kind: 'medication',
  medicine: 'Levothyroxine',
  dose: '0,4',
  unit: 'mg',
  times: '08:00,,20:30',
};

it('a typed medication has its dose as a number, and the times that are filled in', () => {
  const details = checkedDetails(pill);
  expect(details).toMatchObject({ dose: 0.4, times: ['08:00', '20:30'], to: null });
  expect(typedDetails(details)).toMatchObject({ dose: '0.4', times: '08:00,20:30' });
  expect(checkedDetails(typedDetails(details))).toEqual(details);
});

it('a weight typed in kilograms is one in pounds', () => {
  const typed = { ...EMPTY_DETAILS, kind: 'weight', weight: '10', weightUnit: 'kg' } as const;
  expect(checkedDetails(typed)).toEqual({ kind: 'weight', weight: 22.05 });
});

it.each([
  [{ ...pill, dose: '0' }, { dose: 'Enter a dose above 0' }],
  [{ ...pill, dose: '' }, { dose: 'Enter the dose as a number' }],
  [{ ...pill, times: 'noon' }, { times: 'Enter a time' }],
  [{ ...pill, to: '2026-03-13' }, { to: 'It can\u2019t end before it begins' }],
  [{ ...EMPTY_DETAILS, kind: 'weight', weight: 'heavy' }, { weight: expect.any(String) }],
  [{ ...EMPTY_DETAILS, kind: 'illness' }, { illness: 'Enter what the pet has' }],
  [EMPTY_DETAILS, {}],
] as [DetailTexts, object][])('typed details are checked by field: %#', (typed, problems) => {
  expect(typedProblems('2026-03-14', typed)).toEqual(problems);
});
