import { describe, expect, it } from 'vitest';
import { withDays } from './days-in-words';
import { readScript } from './script';

/** A Saturday at noon. */
const NOW = Date.UTC(2026, 10, 21, 12);

describe('a script', () => {
  it('has days, clocks, minutes after the last message and before now', () => {
    const script = `
12 days ago
09:14 rosa: Hello
+4 theo: Hello Rosa
yesterday
20:00 rosa: Good night
today
-31 sam: Good morning
`;
    expect(readScript(script, NOW).map(({ at, who }) => [at.toISOString(), who])).toEqual([
      ['2026-11-09T09:14:00.000Z', 'rosa'],
      ['2026-11-09T09:18:00.000Z', 'theo'],
      ['2026-11-20T20:00:00.000Z', 'rosa'],
      ['2026-11-21T11:29:00.000Z', 'sam'],
    ]);
  });

  it('has messages of several lines and with files', () => {
    const script = `
1 days ago
09:00 rosa: First
  second
  |
  fourth {weekday+1}
  + portrait rosa/Biscuit = IMG_1.jpg
+1 rosa:
  + photo river = IMG_2.jpg
`;
    expect(readScript(script, NOW)).toMatchObject([
      {
        text: 'First\nsecond\n\nfourth Sunday',
        files: [{ kind: 'portrait', of: 'rosa/Biscuit', title: 'IMG_1.jpg' }],
      },
      { text: '', files: [{ kind: 'photo', of: 'river', title: 'IMG_2.jpg' }] },
    ]);
  });

  it('stays in order shortly after midnight', () => {
    const script = `
yesterday
20:00 rosa: Good night
today
-300 sam: Hello
-299 rosa: Hello
`;
    const at = readScript(script, Date.UTC(2026, 10, 21, 0, 5)).map((one) => one.at.getTime());
    expect(at[1]).toBeGreaterThan(at[0] ?? Infinity);
    expect(at[2]).toBeGreaterThan(at[1] ?? Infinity);
  });

  it.each([
    ['09:00 rosa: Hello', 'a day'],
    ['2 days ago\n09:00 rosa: A\n08:00 theo: B', 'not later'],
    ['today\n-1 rosa: A\n+5 theo: B', 'not later'],
    ['2 days ago\nrosa says hello', 'no line'],
    ['2 days ago\n  hello', 'no line'],
  ])('refuses %j', (script, reason) => {
    expect(() => readScript(script, NOW)).toThrow(reason);
  });
});

it('days are named from now, and working days are none of a weekend', () => {
  expect(withDays('{weekday+0} {day+0} {date-10}', NOW)).toBe('Saturday 21st November 11');
  expect(withDays('{weekday+0w} {weekday+1w} {weekday+2w}', NOW)).toBe('Monday Monday Monday');
  expect(withDays('{weekday-1w} {day+11w}', NOW)).toBe('Friday 2nd');
  expect([1, 2, 3, 4, 11, 12, 13, 22, 23, 31].map((day) => ordinalOf(day))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '22nd',
    '23rd',
    '31st',
  ]);
});

const ordinalOf = (day: number) => withDays('{day+0}', Date.UTC(2026, 0, day));
