import { describe, expect, it } from 'vitest';
import {
  choiceOf,
  chosenValues,
  comparedParts,
  differencesOf,
  mergedParts,
  sideIn,
  type ComparedPart,
} from './compare';

interface Values {
  title: string;
  day: string;
  time: string;
  state: string;
  country: string;
  tags: string[];
  userId: number;
}

const PARTS: readonly ComparedPart<Values>[] = [
  { label: 'Title', fields: ['title'], show: ({ title }) => title },
  { label: 'Day and time', fields: ['day', 'time'], show: ({ day, time }) => `${day} ${time}` },
  { label: 'State', fields: ['state'], show: ({ state }) => state, group: 'place' },
  { label: 'Country', fields: ['country'], show: ({ country }) => country, group: 'place' },
  { label: 'Tags', fields: ['tags'], show: ({ tags }) => tags.join(', ') },
];
const base: Values = {
  title: 'Walk',
  day: '2026-11-12',
  time: '10:00',
  state: 'Oregon',
  country: 'United States',
  tags: ['dog'],
  userId: 1,
};
const states = (theirs: Partial<Values>, mine: Partial<Values>) => ({
  base,
  theirs: { ...base, ...theirs },
  mine: { ...base, ...mine },
});

describe('the comparison of three states', () => {
  it('lists what only somebody else changed and what both changed, and nothing else', () => {
    const three = states({ title: 'Run', tags: ['dog', 'cat'] }, { tags: ['bird'], time: '11:00' });
    expect(comparedParts(PARTS, three)).toEqual([
      { label: 'Title', was: 'Walk', now: 'Run', typed: 'Walk', onlyTheirs: true },
      { label: 'Tags', was: 'dog', now: 'dog, cat', typed: 'bird', onlyTheirs: false },
    ]);
  });

  it('compares fields that are one thing for the reader as one', () => {
    const three = states({ day: '2026-11-13' }, { time: '11:00' });
    expect(comparedParts(PARTS, three)).toEqual([
      {
        label: 'Day and time',
        was: '2026-11-12 10:00',
        now: '2026-11-13 10:00',
        typed: '2026-11-12 11:00',
        onlyTheirs: false,
      },
    ]);
    expect(mergedParts(PARTS, three)).toMatchObject({ day: '2026-11-12', time: '11:00' });
  });

  it('is empty if both versions are or read the same, or only the viewer’s own is new', () => {
    const price = (title: string) => ({ ...base, title });
    const shown = [{ ...PARTS[0]!, show: ({ title }: Values) => Number(title).toFixed(2) }];
    const same = { base, theirs: price('45.00'), mine: price('45') };
    expect(comparedParts(shown, same)).toEqual([]);
    expect(comparedParts(PARTS, states({ tags: ['cat'] }, { tags: ['cat'] }))).toEqual([]);
    expect(comparedParts(PARTS, states({}, { title: 'Mine' }))).toEqual([]);
  });

  it('compares changes in words just as well', () => {
    const theirs = [
      { field: 'Age', from: '7', to: '8' },
      { field: 'Color', from: 'Black', to: 'Brown' },
      { field: 'Weight', from: '1', to: '2' },
    ];
    const mine = [
      { field: 'Age', from: '7', to: '9' },
      { field: 'Weight', from: '1', to: '2' },
    ];
    expect(differencesOf(theirs, mine)).toEqual([
      { label: 'Age', was: '7', now: '8', typed: '9', onlyTheirs: false },
      { label: 'Color', was: 'Black', now: 'Brown', typed: 'Black', onlyTheirs: true },
    ]);
  });
});

describe('the merge of three states', () => {
  const three = states({ title: 'Run', tags: ['cat'] }, { tags: ['bird'], time: '11:00' });

  it('takes what only one side changed from that side, and keeps what was typed of the rest', () => {
    expect(mergedParts(PARTS, three)).toEqual({
      ...base,
      title: 'Run',
      tags: ['bird'],
      time: '11:00',
    });
  });

  it('merges a field without a part by itself', () => {
    expect(mergedParts(PARTS, states({ userId: 2 }, {})).userId).toBe(2);
    expect(mergedParts(PARTS, states({ userId: 2 }, { userId: 3 })).userId).toBe(3);
  });

  it('keeps or replaces parts that have to fit each other together', () => {
    const moved = states({ state: 'Ontario', country: 'Canada' }, { state: 'Texas' });
    expect(mergedParts(PARTS, moved)).toMatchObject({ state: 'Texas', country: 'United States' });
    const differences = comparedParts(PARTS, moved);
    expect(differences.map(({ onlyTheirs }) => onlyTheirs)).toEqual([false, false]);
    const choice = choiceOf(differences, differences[0]!, 'theirs');
    expect(chosenValues(PARTS, moved, choice)).toEqual({ state: 'Ontario', country: 'Canada' });
  });
});

describe('the choice between two versions', () => {
  const three = states({ title: 'Run', day: '2026-11-13' }, { title: 'Swim', time: '11:00' });

  it('brings all fields of the chosen parts, and no others', () => {
    expect(chosenValues(PARTS, three, { Title: 'mine' })).toEqual({ title: 'Swim' });
    expect(chosenValues(PARTS, three, { 'Day and time': 'theirs' })).toEqual({
      day: '2026-11-13',
      time: '10:00',
    });
  });

  it('is read from what the form has, and is neither once something else was typed', () => {
    const sideOf = (typed: Partial<Values>) => sideIn(PARTS, three, { ...base, ...typed }, 'Title');
    expect([sideOf({ title: 'Run' }), sideOf({ title: 'Swim' }), sideOf({})]).toEqual([
      'theirs',
      'mine',
      undefined,
    ]);
  });
});
