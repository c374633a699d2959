import { describe, expect, it } from 'vitest';
import { percentage, percentages } from './statistics';
import type { QuestionType } from './fields';

const counted = (questionType: QuestionType, answered: number, ...counts: number[]) => ({
  questionType,
  answered,
  choices: counts.map((responseCount, id) => ({ id, choice: `Option ${id}`, responseCount })),
});

describe('percentages (ruling 17)', () => {
  it('of a multiple choice question are of the responses', () => {
    expect(percentages(counted('multiple_choice', 3, 1, 2, 0))).toEqual([33.3, 66.7, 0]);
    // Somebody chose an option that no longer exists.
    expect(percentages(counted('multiple_choice', 8, 3, 4))).toEqual([37.5, 50]);
  });

  it('of checkboxes are of all the boxes that were checked', () => {
    expect(percentages(counted('checkbox', 3, 3, 2, 1))).toEqual([50, 33.3, 16.7]);
    expect(percentages(counted('checkbox', 1, 1, 1, 1))).toEqual([33.3, 33.3, 33.3]);
  });

  it('are zero if nobody answered', () => {
    expect(percentages(counted('multiple_choice', 0, 0, 0))).toEqual([0, 0]);
    expect(percentages(counted('checkbox', 0, 0, 0))).toEqual([0, 0]);
    expect(percentages(counted('short_answer', 5))).toEqual([]);
  });
});

describe('a percentage', () => {
  it.each([
    [0, 0, 0],
    [0, 7, 0],
    [7, 7, 100],
    [1, 3, 33.3],
    [1, 8, 12.5],
    [1, 16, 6.3],
    [1, 10_000, 0],
    [5, 10_000, 0.1],
    [9996, 10_000, 100],
  ])('of %i in %i is %d', (part, base, percent) => {
    expect(percentage(part, base)).toBe(percent);
  });

  it('has one decimal and rounds halves up, whatever the numbers', () => {
    for (let base = 1; base <= 400; base += 1) {
      for (let part = 0; part <= base; part += 1) {
        // In whole numbers: tenths of a percent, doubled.
        const tenths = Math.floor((part * 2000 + base) / (2 * base));
        expect(percentage(part, base)).toBe(tenths / 10);
      }
    }
  });
});
