import { expect, it } from 'vitest';
import { missesNeighbour } from './dragged';

const put = (documentId: string, position?: object) => ({ documentId, position });

it.each([
  ['beside one of the topic', { connect: [put('c', { before: 'a' })] }, false],
  ['beside one that comes with it', { connect: [put('c', { after: 'd' }), put('d')] }, false],
  ['at an end', { connect: [put('c', { end: true }), put('d', { start: true })] }, false],
  ['beside one of nowhere', { connect: [put('c', { before: 'x' })] }, true],
  ['beside one that goes', { connect: [put('c', { before: 'a' })], disconnect: [put('a')] }, true],
  ['a whole list', { set: [put('c')] }, false],
  ['nothing', null, false],
])('an answer put %s', (_name, answers, misses) => {
  expect(missesNeighbour(answers, ['a', 'b'])).toBe(misses);
});
