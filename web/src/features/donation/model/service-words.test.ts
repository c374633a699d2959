import { expect, it } from 'vitest';
import { checkedWords, comparedWords, missingWords, waitingWords } from './service-words';
import { testService } from './test-donation';

it('the service tab says what a comparison found', () => {
  expect(comparedWords({ seen: 34, added: 0, changed: 0 })).toBe(
    '34 transactions compared: nothing was missing',
  );
  expect(comparedWords({ seen: 1, added: 1, changed: 0 })).toBe('1 transaction compared: 1 added');
  expect(comparedWords({ seen: 1200, added: 2, changed: 3 })).toBe(
    '1,200 transactions compared: 2 added, 3 changed',
  );
});

it('the service tab says what the waiting messages wait for, with a key and without', () => {
  expect(waitingWords({ waiting: 1, api: true })).toBe(
    '1 message waits until the donation service answers for it.',
  );
  expect(waitingWords({ waiting: 1200, api: false })).toBe(
    '1,200 messages wait for a gift that is not known here yet.',
  );
  expect(missingWords(testService)).toBe('');
  expect(missingWords({ ...testService, waiting: 2, unusableCount: 1 })).toBe(
    '2 messages wait until the donation service answers for them. 1 message of the donation service can’t be used.',
  );
});

it('the service tab reports a check only once the check is complete', () => {
  expect(checkedWords(testService, testService)).toBeUndefined();
  const now = { ...testService, lastReconciledAt: '2026-11-04T10:00:00.000Z' };
  expect(checkedWords(testService, now)).toMatch(/^34 transactions compared/);
});
