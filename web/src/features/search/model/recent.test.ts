// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { begunBy } from '@/lib/drafts/draft';
import { claimStoredDrafts, leaveStoredDrafts } from '@/lib/drafts/draft-owner';
import { TEST_KEY } from '@/lib/session/test-tabs';
import { clearRecent, readRecent, rememberChoice, withChoice } from './recent';

const hit = (path: string) => ({ path, title: path, line: '' });
const NONE = { searches: [], chosen: [] };

beforeEach(() => {
  localStorage.clear();
  claimStoredDrafts(7, TEST_KEY);
});

it('a search is kept once, the latest first, and six at most', () => {
  let recent = withChoice(NONE, ' bella ', hit('/a'));
  for (const text of ['b', 'c', 'd', 'bella', 'e', 'f', 'g'])
    recent = withChoice(recent, text, hit('/a'));
  expect(recent.searches).toEqual(['g', 'f', 'e', 'bella', 'd', 'c']);
  expect(recent.chosen).toEqual([{ ...hit('/a'), times: 8 }]);
});

it('what was searched for can be read by nobody else on the device, and not after signing out', () => {
  rememberChoice(7, 'Bella Ray', hit('/pet-records?petId=5'));
  expect(readRecent(7).searches).toEqual(['Bella Ray']);
  expect(JSON.stringify(localStorage)).not.toContain('Bella');
  leaveStoredDrafts();
  expect(readRecent(7)).toEqual(NONE);
  claimStoredDrafts(8, TEST_KEY);
  expect(readRecent(8)).toEqual(NONE);
});

it('recent searches do not count as begun forms, and can be cleared', () => {
  rememberChoice(7, 'Bella', hit('/a'));
  expect(begunBy(7)).toEqual({ forms: 0, messages: 0 });
  clearRecent(7);
  expect(readRecent(7)).toEqual(NONE);
});
