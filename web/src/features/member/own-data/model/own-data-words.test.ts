import { expect, it } from 'vitest';
import { copyName, percentOf, requests, stateWords } from './own-data-words';

it('a copy says how far it is once that is known', () => {
  expect(percentOf({ done: 0, total: 0 })).toBeUndefined();
  expect(percentOf({ done: 3, total: 12 })).toBe(25);
});

it('a copy is saved under the day of its download', () => {
  expect(copyName(new Date('2026-11-26T23:00:00Z'))).toBe('my-data-2026-11-26.zip');
});

it('a request shows its status', () => {
  expect(stateWords({ kind: 'copy', state: 'open' })).toBe('In progress');
  expect(stateWords({ kind: 'copy', state: 'done' })).toBe('Completed');
  expect(stateWords({ kind: 'copy', state: 'failed' })).toBe('Failed');
  expect(stateWords({ kind: 'closing', state: 'open' })).toBe('Waiting to be erased');
  expect(stateWords({ kind: 'closing', state: 'undone' })).toBe('Came back');
  expect(stateWords({ kind: 'closing', state: 'done' })).toBe('Erased');
  expect([requests(1), requests(1200)]).toEqual(['1 request', '1,200 requests']);
});
