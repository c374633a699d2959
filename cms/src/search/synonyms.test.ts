import { describe, expect, it } from 'vitest';
import { widenedBy } from './synonyms';

const LINES = [
  ['vet', 'veterinarian', 'animal doctor'],
  ['doctor', 'physician'],
  ['vet', 'clinic'],
];

describe('typed words', () => {
  it('that say nothing need not be there, unless nothing else is typed', () => {
    expect(widenedBy(LINES, ['how', 'do', 'i', 'feed']).groups).toEqual([[['feed']]]);
    expect(widenedBy(LINES, ['how', 'do']).groups).toEqual([[['how']], [['do']]]);
  });

  it('are also found in other forms, which are not shown', () => {
    expect(widenedBy(LINES, ['clinics'])).toEqual({
      groups: [[['clinics'], ['clinic']]],
      also: [],
    });
  });

  it('of which too much begins like another form are looked for as whole words', () => {
    expect(widenedBy(LINES, ['rabies']).groups).toEqual([[['rabies'], ['raby='], ['rabie=']]]);
  });

  it('that no line has are searched for as they are', () => {
    expect(widenedBy(LINES, ['feed', 'cat'])).toEqual({
      groups: [[['feed']], [['cat']]],
      also: [],
    });
  });

  it('are widened by every line that has them', () => {
    expect(widenedBy(LINES, ['bill', 'vet'])).toEqual({
      groups: [[['bill']], [['vet'], ['veterinarian'], ['animal', 'doctor'], ['clinic']]],
      also: ['veterinarian', 'animal doctor', 'clinic'],
    });
  });

  it('that are a synonym together are one thing, and the longest counts', () => {
    expect(widenedBy(LINES, ['animal', 'doctor', 'bill'])).toEqual({
      groups: [[['animal', 'doctor'], ['vet'], ['veterinarian']], [['bill']]],
      also: ['vet', 'veterinarian'],
    });
    expect(widenedBy(LINES, ['doctor', 'animal']).groups).toEqual([
      [['doctor'], ['physician']],
      [['animal']],
    ]);
  });

  it('are only widened if they are whole', () => {
    expect(widenedBy(LINES, ['ve']).also).toEqual([]);
  });

  it('take nothing but letters and digits from a line', () => {
    const hostile = ['Vet', `") OR "a*`, '!!!', `'x':* | !'y'`, 'VÉT'];
    expect(widenedBy([hostile], ['vet']).groups).toEqual([[['vet'], ['or', 'a'], ['x', 'y']]]);
  });

  it('get a limited number of ways, however many lines have them', () => {
    const many = Array.from({ length: 500 }, (_, n) => ['vet', `word${n}`]);
    const { groups, also } = widenedBy(many, ['vet']);
    expect([groups[0]?.length, also.length]).toEqual([24, 23]);
  });
});
