import { describe, expect, it } from 'vitest';
import { form, question, section } from '../../model/test-form';
import { droppedWords, overWords } from './drag-words';

const some = form(
  section(100, [question(1), question(2)]),
  section(200, [question(3)]),
  section(300, []),
);

describe('what a screen reader says about a dragged question', () => {
  it('names its new position within the section', () => {
    expect(overWords(some, 1, 2)).toBe('Question 1 is over position 2.');
    expect(droppedWords(some, 1, 2)).toBe('Question 1 was moved to position 2.');
  });

  it('names the question that it goes before in another section', () => {
    expect(overWords(some, 1, 3)).toBe('Question 1 is over the position before question 3.');
    expect(droppedWords(some, 1, 3)).toBe('Question 1 was moved before question 3.');
  });

  it('names an empty section', () => {
    expect(overWords(some, 1, 300)).toBe('Question 1 is over an empty section.');
    expect(droppedWords(some, 1, 300)).toBe('Question 1 was moved to an empty section.');
  });

  it('says that nothing has moved', () => {
    expect(droppedWords(some, 2, 2)).toBe('Question 2 was dropped where it was.');
    expect(droppedWords(some, 2)).toBe('Question 2 was dropped where it was.');
  });
});
