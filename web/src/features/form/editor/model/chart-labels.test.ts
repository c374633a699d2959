import { expect, it } from 'vitest';
import { chartLabel } from './chart-labels';

it('a chart label stays on one line if it is short, and a longer one breaks between words', () => {
  expect(chartLabel('Walks', 14)).toEqual(['Walks']);
  expect(chartLabel('Walks every morning', 14)).toEqual(['Walks every', 'morning']);
});

it('a chart label marks what is left out, of many words and of a single overlong one', () => {
  expect(chartLabel('one two three four five six', 8)).toEqual(['one two', 'three…']);
  expect(chartLabel('abcdefghijklmnop', 8)).toEqual(['abcdefg…']);
  expect(chartLabel('', 8)).toEqual(['']);
});
