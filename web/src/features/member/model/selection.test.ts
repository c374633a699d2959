import { describe, expect, it } from 'vitest';
import { chosen, NOBODY, toggled, toggledAll } from './selection';

const ALL = 'everybody';
const PAGE = [4, 7, 9];

describe('a selection of people in a list', () => {
  it('selects one person and deselects them', () => {
    const one = toggled(NOBODY, ALL, 7);
    expect(chosen(one, ALL, PAGE)).toEqual([7]);
    expect(chosen(toggled(one, ALL, 7), ALL, PAGE)).toEqual([]);
  });

  it('selects the whole page, then nobody', () => {
    const page = toggledAll(toggled(NOBODY, ALL, 9), ALL, PAGE);
    expect(chosen(page, ALL, PAGE)).toEqual(PAGE);
    expect(chosen(toggledAll(page, ALL, PAGE), ALL, PAGE)).toEqual([]);
  });

  it('survives a change of order, and never counts people who are not on the page', () => {
    const two = toggled(toggled(NOBODY, ALL, 4), ALL, 9);
    expect(chosen(two, ALL, [9, 7, 4])).toEqual([9, 4]);
    expect(chosen(two, ALL, [9, 12])).toEqual([9]);
    expect(chosen(two, ALL, [])).toEqual([]);
  });

  it('does not survive a change of list', () => {
    const one = toggled(NOBODY, ALL, 4);
    expect(chosen(one, 'fosters', PAGE)).toEqual([]);
    expect(chosen(toggled(one, 'fosters', 7), 'fosters', PAGE)).toEqual([7]);
    expect(chosen(toggled(one, 'fosters', 7), ALL, PAGE)).toEqual([]);
  });

  it('is empty if nobody can be selected', () => {
    expect(toggledAll(NOBODY, ALL, [])).toEqual(NOBODY);
  });
});
