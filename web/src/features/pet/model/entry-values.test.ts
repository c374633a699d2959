import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import type { PetEntry } from '@hearthside/contract/pet/entry';
import { ENTRY_TEXTS } from '@hearthside/contract/pet/record-texts';
import { describe, expect, it } from 'vitest';
import { comparedParts } from '@/kit/conflict/compare';
import { EMPTY_DETAILS } from './entry-detail-values';
import { changedIn } from '@/kit/conflict/kept-typing';
import {
  changedParts,
  EMPTY_ENTRY,
  ENTRY_PARTS,
  entryOf,
  entryInput,
  typedOf,
} from './entry-values';

const typed = {
  date: '2026-11-12',
  location: 'phone' as const,
  initial: 'AV',
  description: 'Ate well',
  outcomeDay: '2026-11-13',
  outcomeTime: '16:30',
  outcomeEmail: 'ann@vet.example',
  ...EMPTY_DETAILS,
};
const problems = (more: object) =>
  Object.fromEntries(
    (entryInput.safeParse({ ...typed, ...more }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

/** What an answer has of an entry besides what was typed. */
const ANSWERED = {
  id: 1,
  revision: '1',
  authorName: '',
  mayChange: true,
  files: [],
  comments: [],
};

describe('the form of an entry', () => {
  it('requires date and location, and reports both at once', () => {
    expect(problems(EMPTY_ENTRY)).toEqual({
      date: ENTRY_TEXTS.required,
      location: ENTRY_TEXTS.required,
    });
  });

  it('takes no weight of a day to come', () => {
    const soon = addDays(dayIn('UTC', new Date()), 3);
    const weight = { kind: 'weight', weight: '20', weightUnit: 'lbs', date: soon };
    const date = 'A vaccination or a weight can\u2019t be in the future';
    expect(problems(weight)).toEqual({ date });
    expect(problems({ ...weight, date: '2026-11-12' })).toEqual({});
    expect(problems({ date: soon })).toEqual({});
  });

  it('requires a complete outcome or none', () => {
    expect(problems({ outcomeDay: '', outcomeTime: '' })).toEqual({});
    expect(problems({ outcomeDay: '' })).toEqual({
      outcomeDay: 'Enter a date too, or clear the time',
    });
    expect(problems({ ...EMPTY_ENTRY, outcomeDay: '2026-01-01' })).toEqual({
      date: ENTRY_TEXTS.required,
      location: ENTRY_TEXTS.required,
      outcomeTime: 'Enter a time too, or clear the date',
    });
  });

  it('requires a valid email address or none', () => {
    expect(problems({ outcomeEmail: 'ann' })).toHaveProperty('outcomeEmail');
    expect(problems({ outcomeEmail: '' })).toEqual({});
  });

  it('converts to an entry with one moment, and back unchanged', () => {
    const entry = entryOf(entryInput.parse(typed));
    expect(entry.outcomeDate).toBe(new Date(2026, 10, 13, 16, 30).toISOString());
    expect(entry).not.toHaveProperty('outcomeDay');
    expect(typedOf({ ...entry, id: 1, revision: '1' } as PetEntry)).toEqual(typed);
  });

  it('keeps its calendar day in every time zone', () => {
    const before = process.env.TZ;
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      process.env.TZ = zone;
      expect(entryOf(entryInput.parse(typed)).date).toBe('2026-11-12');
      expect(typedOf({ ...entryOf(typed), ...ANSWERED })).toEqual(typed);
    }
    // `undefined` would become a word, and no zone has that name.
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
});

it('a changed entry sends only what was typed, including cleared fields', () => {
  const entry = entryOf(entryInput.parse({ ...typed, initial: '', outcomeTime: '17:00' }));
  const over = changedIn({ ...typed, initial: '', outcomeTime: '17:00' }, typed);
  expect(changedParts(entry, over)).toEqual({ initial: '', outcomeDate: entry.outcomeDate });
  expect(changedParts(entry, {})).toEqual({});
});

it('a changed entry says what somebody else changed in the meantime', () => {
  const now = { ...typed, date: '2026-01-02', location: 'zoom' as const, outcomeTime: '17:00' };
  const differences = comparedParts(ENTRY_PARTS, { base: typed, theirs: now, mine: typed });
  expect(differences.map(({ label, now: value }) => ({ label, value }))).toEqual([
    { label: 'Date', value: 'Jan 2, 2026' },
    { label: 'Location', value: 'Zoom' },
    { label: 'Outcome date', value: 'Nov 13, 2026, 5:00 PM' },
  ]);
  expect(differences.every(({ onlyTheirs }) => onlyTheirs)).toBe(true);
});
