import { describe, expect, it } from 'vitest';
import { chosen, countOf, everybody, NOBODY, toggled, toggledAll } from './selection';

const ALL = 'everybody';
const PAGE = [4, 7, 9];
const NEXT = [11, 12];
const LISTED = { total: 30, isListed: true };

describe('a selection of people in a list', () => {
  it('selects one person and deselects them', () => {
    const one = toggled(NOBODY, ALL, 7);
    expect(chosen(one, ALL, PAGE)).toEqual([7]);
    expect(chosen(toggled(one, ALL, 7), ALL, PAGE)).toEqual([]);
  });

  it('selects the whole page, then nobody of it', () => {
    const page = toggledAll(toggled(NOBODY, ALL, 9), ALL, PAGE);
    expect(chosen(page, ALL, PAGE)).toEqual(PAGE);
    expect(chosen(toggledAll(page, ALL, PAGE), ALL, PAGE)).toEqual([]);
  });

  it('keeps who is checked on another page, and counts all of them', () => {
    const both = toggledAll(toggled(NOBODY, ALL, 7), ALL, NEXT);
    expect(chosen(both, ALL, PAGE)).toEqual([7]);
    expect(chosen(both, ALL, NEXT)).toEqual(NEXT);
    expect(countOf(both, ALL, LISTED)).toBe(3);
    expect(countOf(toggledAll(both, ALL, NEXT), ALL, LISTED)).toBe(1);
  });

  it('of everyone who matches covers all pages, except those who were unchecked', () => {
    const all = everybody(ALL);
    expect(chosen(all, ALL, PAGE)).toEqual(PAGE);
    expect(countOf(all, ALL, LISTED)).toBe(29);
    expect(countOf(all, ALL, { total: 30, isListed: false })).toBe(30);
    const but = toggled(all, ALL, 7);
    expect(chosen(but, ALL, PAGE)).toEqual([4, 9]);
    expect(countOf(but, ALL, LISTED)).toBe(28);
    expect(chosen(toggledAll(but, ALL, PAGE), ALL, PAGE)).toEqual(PAGE);
    expect(chosen(toggledAll(all, ALL, PAGE), ALL, PAGE)).toEqual([]);
  });

  it('does not survive a change of list', () => {
    const one = toggled(NOBODY, ALL, 4);
    expect(chosen(one, 'fosters', PAGE)).toEqual([]);
    expect(chosen(toggled(one, 'fosters', 7), 'fosters', PAGE)).toEqual([7]);
    expect(countOf(everybody(ALL), 'fosters', LISTED)).toBe(0);
  });
});
