// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { keyOf, sentDraft } from './kept-key';
import { claimStoredDrafts } from './draft-owner';
import { TEST_KEY } from '../session/test-tabs';

beforeEach(() => {
  sessionStorage.clear();
  claimStoredDrafts(7, TEST_KEY);
});

it('a kept key stays the same for the same input until it is answered, even after a reload', () => {
  const first = keyOf({ date: '2026-12-04' }, sentDraft(7, 'ask.7'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ date: '2026-12-04' }, sentDraft(7, 'ask.7'))).toBe(first);
  expect(keyOf({ date: '2026-12-04' }, sentDraft(7, 'ask.8'))).not.toBe(first);
  sentDraft(7, 'ask.7').clear();
  expect(keyOf({ date: '2026-12-04' }, sentDraft(7, 'ask.7'))).not.toBe(first);
});

it('a kept key is different for different input', () => {
  const first = keyOf({ date: '2026-12-04' }, sentDraft(7, 'ask.7'));
  expect(keyOf({ date: '2026-12-05' }, sentDraft(7, 'ask.7'))).not.toBe(first);
});
