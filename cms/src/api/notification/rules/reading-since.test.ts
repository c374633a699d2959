import { describe, expect, it } from 'vitest';
import { readingSince, sinceAfter } from './reading-since';

const at = (day: number) => new Date(Date.UTC(2027, 2, day, 12));
const member = (off: string | null, since: string | null = null) => ({
  off,
  since,
  created_at: at(1),
});

describe('what was published before a member wanted to be notified', () => {
  it('is all from before they joined, if they have chosen nothing', () => {
    expect(readingSince(member(null), 'bell', 'pet_care')).toEqual(at(1));
    expect(readingSince(member('forms:mail'), 'mail', 'library')).toEqual(at(1));
  });

  it('is everything while the way or the category is off', () => {
    expect(readingSince(member('reading:bell'), 'bell', 'pet_care')).toBeNull();
    expect(readingSince(member('reading:bell'), 'mail', 'pet_care')).toEqual(at(1));
    expect(readingSince(member('reading:library'), 'mail', 'library')).toBeNull();
    expect(readingSince(member('reading:library'), 'mail', 'pet_care')).toEqual(at(1));
  });

  it('is all from before both the way and the category were switched on', () => {
    const since = `reading:bell=${at(4).getTime()} reading:pet_care=${at(6).getTime()}`;
    expect(readingSince(member('', since), 'bell', 'pet_care')).toEqual(at(6));
    expect(readingSince(member('', since), 'bell', 'library')).toEqual(at(4));
    expect(readingSince(member('', since), 'mail', 'library')).toEqual(at(1));
  });
});

describe('the time of switching on', () => {
  it('is recorded for what was off, and for nothing else', () => {
    expect(sinceAfter(null, null, 'reading:mail', at(2))).toBe('');
    expect(sinceAfter(null, 'reading:bell reading:mail forms:mail', 'reading:mail', at(2))).toBe(
      `reading:bell=${at(2).getTime()}`,
    );
  });

  it('is replaced if something was switched off and on again, and otherwise stays', () => {
    const since = `reading:bell=${at(2).getTime()} reading:library=${at(3).getTime()}`;
    expect(sinceAfter(since, '', 'reading:bell', at(4))).toBe(since);
    expect(sinceAfter(since, 'reading:bell', '', at(5))).toBe(
      `reading:bell=${at(5).getTime()} reading:library=${at(3).getTime()}`,
    );
  });
});
