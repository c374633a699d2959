import { describe, expect, it } from 'vitest';
import { entryDetails, type EntryDetailsInput } from '@hearthside/contract/pet/entry-details';
import { isOver, planChange, planOf, standingOf } from './entry-plan';

const CLOCK = { day: '2026-11-26', time: '12:00' };
const plan = (details: EntryDetailsInput, date = '2026-11-26') =>
  planOf({ date, details: entryDetails.parse(details) }, CLOCK);
const rabies = { kind: 'vaccination', product: 'Rabies', nextDue: '2027-11-03' } as const;
const pill = {
  kind: 'medication',
  medicine: 'Levothyroxine',
  dose: 0.4,
  unit: 'mg',
  times: ['20:00', '08:00', '08:00'],
} as const;

describe('an entry', () => {
  it('of a vaccination asks for one task on the day it is due next', () => {
    expect(plan(rabies)).toMatchObject({
      kind: 'vaccination',
      title: 'Rabies',
      repeats: 'once',
      startsOn: '2027-11-03',
      times: [],
    });
    expect(plan({ ...rabies, nextDue: null })).toBe(null);
  });

  it('of a medication asks for its doses at its times, from the first that is to come', () => {
    expect(plan({ ...pill, times: [...pill.times], to: '2026-12-05' })).toMatchObject({
      kind: 'medication',
      title: 'Levothyroxine',
      dose: '0.4 mg',
      repeats: 'days',
      startsOn: '2026-11-26',
      endsOn: '2026-12-05',
      times: ['08:00', '20:00'],
    });
    expect(plan({ ...pill, times: ['08:00'] }, '2026-11-01')?.startsOn).toBe('2026-11-27');
    expect(plan({ ...pill, times: ['08:00'], from: '2026-12-01' })?.startsOn).toBe('2026-12-01');
    expect(plan({ ...pill, times: [] })).toBe(null);
  });

  it('of a medication that is over asks for nothing to come', () => {
    const over = plan({ ...pill, times: ['08:00'], to: '2026-11-25' }, '2026-11-01');
    expect(over && isOver(over)).toBe(true);
  });

  it('of anything else asks for nothing', () => {
    expect(plan({ kind: 'note' })).toBe(null);
    expect(plan({ kind: 'weight', weight: 40 })).toBe(null);
  });

  it('changes in its task only what has changed in it', () => {
    const before = plan(rabies);
    const after = plan({ ...rabies, nextDue: '2027-12-01' });
    expect(after && planChange(before, after)).toEqual({ startsOn: '2027-12-01' });
    expect(before && planChange(before, before)).toBe(null);
    expect(before && planChange(null, before)).toMatchObject({ title: 'Rabies', times: [] });
    expect(before && planChange(null, before)).not.toHaveProperty('notes');
  });
});

// on, next due, the day of the entry behind the open task, the day that one is due, how it stands
it.each<[string, string | null, string | null, string, 'done' | 'same' | 'later']>([
  ['2026-11-03', '2027-11-03', '2025-11-03', '2026-11-10', 'done'],
  ['2026-11-03', '2027-11-03', '2025-11-03', '2026-10-10', 'done'],
  ['2026-11-03', null, '2025-11-03', '2026-11-10', 'done'],
  ['2026-11-03', '2027-11-03', '2026-11-03', '2027-11-03', 'same'],
  ['2025-11-03', '2026-11-03', '2026-11-03', '2027-11-03', 'later'],
  ['2026-11-03', '2027-11-03', null, '2026-12-01', 'done'],
  ['2026-11-03', '2027-11-03', null, '2027-11-03', 'same'],
  ['2026-11-03', null, null, '2026-11-03', 'done'],
  ['2026-11-03', null, null, '2026-12-03', 'later'],
  ['2024-11-03', '2027-11-03', null, '2026-12-01', 'later'],
  ['2020-11-03', '2021-11-03', null, '2026-12-01', 'later'],
])(
  'for a vaccination on %s, due next on %s, a task planned by the one on %s for %s is %s',
  (on, nextDue, entryOn, dueOn, expected) => {
    expect(standingOf({ key: 'rabies', on, nextDue }, { entryOn, dueOn })).toBe(expected);
  },
);
