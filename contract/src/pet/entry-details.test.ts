import { describe, expect, it } from 'vitest';
import {
  dateProblem,
  detailProblems,
  entryDetails,
  isGivenOn,
  isUnusualWeight,
  weightQuestion,
  type EntryDetailsInput,
} from './entry-details';
import { aboutWords, detailWords } from './entry-words';

const pill = { kind: 'medication', medicine: 'Levothyroxine', dose: 0.4, unit: 'mg' } as const;
const problems = (details: object) =>
  Object.fromEntries(
    (entryDetails.safeParse(details).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('the details of an entry', () => {
  it.each([
    [{ ...pill, dose: 0 }, 'dose', 'Enter a dose above 0'],
    [{ ...pill, dose: 0.0001 }, 'dose', 'Enter a dose above 0'],
    [{ ...pill, dose: -1 }, 'dose', 'Enter a dose above 0'],
    [{ ...pill, dose: 1e9 }, 'dose', 'At most 10,000: please check the dose and its unit'],
    [{ ...pill, dose: 'two' }, 'dose', 'Enter the dose as a number'],
    [{ ...pill, unit: ' ' }, 'unit', 'Enter the unit, such as mg or tablet'],
    [{ ...pill, times: ['25:00'] }, 'times.0', 'Enter a time'],
    [{ kind: 'weight', weight: 0 }, 'weight', 'Enter a weight above 0'],
    [{ kind: 'weight', weight: 60_000 }, 'weight', 'At most 50,000 lbs'],
    [{ kind: 'vaccination', product: '' }, 'product', 'Enter the product'],
    [
      { kind: 'vaccination', product: 'A', nextDue: '2026-02-30' },
      'nextDue',
      'Please check the day and the year',
    ],
    [{ kind: 'illness', illness: '' }, 'illness', 'Enter what the pet has'],
  ])('are refused as %j', (details, field, message) => {
    expect(problems(details)).toEqual({ [field]: message });
  });

  it('of another kind are refused', () => {
    expect(entryDetails.safeParse({ kind: 'note', dose: 1 }).success).toBe(false);
    expect(entryDetails.safeParse({ kind: 'party' }).success).toBe(false);
  });

  it.each([
    [{ kind: 'note' }, ''],
    [
      { kind: 'vaccination', product: 'Rabies', batch: 'A4', nextDue: '2027-03-01' },
      'Rabies, batch A4, next due Mar 1, 2027',
    ],
    [
      { ...pill, times: ['08:00', '20:00'], to: '2026-04-01' },
      'Levothyroxine 0.4 mg, at 8:00 AM and 8:00 PM, to Apr 1, 2026',
    ],
    [{ kind: 'weight', weight: 41.256 }, '41.26 lbs'],
    [{ kind: 'visit', clinic: 'Alder Clinic' }, 'Alder Clinic'],
    [{ kind: 'illness', illness: 'Otitis' }, 'Otitis'],
  ] as [EntryDetailsInput, string][])('%j read %j', (details, words) => {
    expect(detailWords(entryDetails.parse(details))).toBe(words);
  });

  it('say their kind if nothing else does', () => {
    const about = (details: EntryDetailsInput) => aboutWords(entryDetails.parse(details));
    expect(about({ kind: 'weight', weight: 41 })).toBe('Weight: 41 lbs');
    expect(about({ kind: 'visit' })).toBe('Visit');
    expect(about({ kind: 'note' })).toBe('');
  });

  it('have to fit together in time', () => {
    const of = (details: EntryDetailsInput) =>
      detailProblems('2026-03-14', entryDetails.parse(details));
    expect(of({ kind: 'vaccination', product: 'A', nextDue: '2026-03-14' })).toEqual({
      nextDue: 'The next due date must be after this one',
    });
    expect(of({ ...pill, to: '2026-03-13' })).toEqual({
      to: 'It can\u2019t end before it begins',
    });
    expect(of({ ...pill, from: '2026-03-01', to: '2026-03-13' })).toEqual({});
    expect(of({ kind: 'illness', illness: 'A', until: '2026-03-13' })).toHaveProperty('until');
  });
});

it.each([
  ['weight', '2026-03-15', 'A vaccination or a weight can\u2019t be in the future'],
  ['vaccination', '2026-03-15', 'A vaccination or a weight can\u2019t be in the future'],
  ['weight', '2026-03-14', undefined],
  ['visit', '2026-03-15', undefined],
  ['note', '2026-03-15', undefined],
] as const)('an entry of the kind %s on %s has the problem %j on Mar 14', (kind, date, problem) => {
  expect(dateProblem(date, kind, '2026-03-14')).toBe(problem);
});

it.each([
  [null, null, true],
  ['2026-03-20', null, false],
  [null, '2026-03-15', true],
  [null, '2026-03-14', false],
])('a medication from %j to %j is given on the day after its entry: %j', (from, to, is) => {
  expect(isGivenOn({ from, to }, '2026-03-14', '2026-03-15')).toBe(is);
});

it.each([
  [41, 61.5, false],
  [41, 61.6, true],
  [41, 20.4, true],
  [41, 18.6, true],
  [null, 90, false],
  [0, 90, false],
])('after %j lbs a weight of %j lbs is unusual: %j', (last, weight, is) => {
  expect(isUnusualWeight(last, weight)).toBe(is);
});

it('the question about a weight says how far it is from the last one', () => {
  expect(weightQuestion(40, 18)).toBe(
    '18 lbs is 55% less than the last weight, 40 lbs. If that’s correct, save again.',
  );
});
