import { expect, it } from 'vitest';
import { checkedSchedule } from './publish-time';

const now = new Date('2026-11-21T12:00:00.000Z');
const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`;
const kept = (hour: number, stored: string | null, ...cameOut: string[]) =>
  checkedSchedule({ publishAt: at(hour) }, { publishAt: stored }, cameOut, now).publishAt;

it('a publish time in the future is stored, and a stored one that is due stays', () => {
  expect(kept(13, null)).toBe(at(13));
  expect(kept(11, at(11))).toBe(at(11));
  expect(checkedSchedule({ title: 'A' }, null, [], now)).toEqual({ title: 'A' });
  expect(checkedSchedule({ publishAt: null }, null, [], now)).toEqual({ publishAt: null });
});

it('a publish time in the past is dropped if it published the blog, and refused otherwise', () => {
  expect(kept(11, null, at(11))).toBeNull();
  expect(() => kept(11, null)).toThrow('in the future');
  expect(kept(11, null, '2026-11-21T11:09:00.000Z')).toBeNull();
  // It was published, but not by this time: a date in the past must not be dropped silently.
  expect(() => kept(10, null, at(11))).toThrow('in the future');
  // It was published long ago, and this is a different time.
  expect(() => kept(11, null, at(9))).toThrow('in the future');
  expect(() => kept(11, at(13))).toThrow('in the future');
});
