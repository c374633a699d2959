// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { begunBy } from '@/lib/drafts/draft';
import { claimStoredDrafts, leaveStoredDrafts } from '@/lib/drafts/draft-owner';
import { TEST_KEY } from '@/lib/session/test-tabs';
import {
  clearRecent,
  likelihoods,
  readRecent,
  rememberChoice,
  withChoice,
  type Recent,
} from './recent';

const hit = (path: string) => ({ path, title: path, line: '' });
const NONE = { searches: [], chosen: [] };

beforeEach(() => {
  localStorage.clear();
  claimStoredDrafts(7, TEST_KEY);
});

it('a search is stored once, the latest first, and six at most', () => {
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

it('of pages that were chosen equally often, the one that was chosen last is the likelier', () => {
  let recent = withChoice(NONE, '', hit('/old'));
  for (const path of ['/b', '/c', '/new']) recent = withChoice(recent, '', hit(path));
  const likely = likelihoods(recent.chosen);
  expect(likely.get('/new')).toBeGreaterThan(likely.get('/old') ?? 0);
  expect(likely.get('/never')).toBeUndefined();
});

it('a page that is chosen again and again stays likelier than one that was chosen once just now', () => {
  let recent: Recent = NONE;
  for (let time = 0; time < 9; time += 1) recent = withChoice(recent, '', hit('/often'));
  recent = withChoice(recent, '', hit('/once'));
  const likely = likelihoods(recent.chosen);
  expect(likely.get('/often')).toBeGreaterThan(likely.get('/once') ?? 0);
});

it('a page that was chosen twice long ago is less likely than one that was chosen just now', () => {
  let recent = withChoice(withChoice(NONE, '', hit('/old')), '', hit('/old'));
  for (let at = 0; at < 20; at += 1) recent = withChoice(recent, '', hit(`/${at}`));
  const likely = likelihoods(recent.chosen);
  expect(likely.get('/19')).toBeGreaterThan(likely.get('/old') ?? 0);
});
