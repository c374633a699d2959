import { expect, it } from 'vitest';
import { chartLabel } from './chart-labels';

it('keeps a short label on one line and breaks a longer one between words', () => {
  expect(chartLabel('Walks', 14)).toEqual(['Walks']);
  expect(chartLabel('Walks every morning', 14)).toEqual(['Walks every', 'morning']);
});

it('marks what is left out, of many words and of one endless one', () => {
  expect(chartLabel('one two three four five six', 8)).toEqual(['one two', 'three…']);
  expect(chartLabel('abcdefghijklmnop', 8)).toEqual(['abcdefg…']);
  expect(chartLabel('', 8)).toEqual(['']);
});
