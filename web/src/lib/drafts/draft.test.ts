// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { begunBy, deleteBegun, draft, encryptOlderDrafts } from './draft';
import { claimStoredDrafts, leaveStoredDrafts, setShared } from './draft-owner';
import { TEST_KEY } from '../session/test-tabs';
import { visitorDraft } from './visitor-draft';

const OTHER_KEY = 'B'.repeat(43);
const kept = draft<{ text: string }>(7, 'some form');
const everywhere = () => JSON.stringify({ ...localStorage, ...sessionStorage });

beforeEach(() => {
  leaveStoredDrafts();
  localStorage.clear();
  sessionStorage.clear();
});

it('what a member typed is still there after the tab was closed and they signed in again', () => {
  claimStoredDrafts(7, TEST_KEY);
  kept.write({ text: 'mine' });
  sessionStorage.clear();
  leaveStoredDrafts();
  expect(kept.read()).toBeNull();
  claimStoredDrafts(7, TEST_KEY);
  expect(kept.read()).toEqual({ text: 'mine' });
});

it('what a member typed is never stored unencrypted on the device', () => {
  claimStoredDrafts(7, TEST_KEY);
  kept.write({ text: 'a secret of mine' });
  expect(localStorage.length).toBe(1);
  expect(everywhere()).not.toContain('secret');
});

it('another member cannot read a draft under either member’s name', () => {
  claimStoredDrafts(7, TEST_KEY);
  kept.write({ text: 'mine' });
  claimStoredDrafts(8, OTHER_KEY);
  expect([kept.read(), draft(8, 'some form').read()]).toEqual([null, null]);
  localStorage.setItem(
    'hearthside.kept.8.some form',
    localStorage.getItem('hearthside.kept.7.some form')!,
  );
  expect(draft(8, 'some form').read()).toBeNull();
});

it('what a previous member’s page still clears is not deleted', () => {
  claimStoredDrafts(7, TEST_KEY);
  kept.write({ text: 'mine' });
  claimStoredDrafts(8, OTHER_KEY);
  kept.clear();
  claimStoredDrafts(7, TEST_KEY);
  expect(kept.read()).toEqual({ text: 'mine' });
});

it('what a previous member’s page still writes is not stored', () => {
  claimStoredDrafts(7, TEST_KEY);
  claimStoredDrafts(8, OTHER_KEY);
  kept.write({ text: 'late' });
  expect(localStorage.length).toBe(0);
});

it('a draft on a shared computer ends with the window and with the sign-out', () => {
  setShared(true);
  claimStoredDrafts(7, TEST_KEY);
  kept.write({ text: 'mine' });
  expect(Object.keys(localStorage)).toEqual(['hearthside.shared']);
  expect(kept.read()).toEqual({ text: 'mine' });
  leaveStoredDrafts();
  claimStoredDrafts(7, TEST_KEY);
  expect(kept.read()).toBeNull();
});

it('the draft storage counts what a member has begun, and deletes that and nothing else', () => {
  claimStoredDrafts(8, OTHER_KEY);
  draft(8, 'profile').write({ name: 'Ida' });
  claimStoredDrafts(7, TEST_KEY);
  kept.write({ text: 'mine' });
  draft(7, 'inbox.3').write({ text: 'Hello' });
  draft(7, 'inbox.edit.4').write({ text: 'Hello!' });
  draft(7, 'inbox.note.5').write({ text: 'Call her' });
  draft(7, 'sent.gift', true).write({ key: 'k' });
  expect(begunBy(7)).toEqual({ forms: 2, messages: 2 });
  deleteBegun(7);
  expect(begunBy(7)).toEqual({ forms: 0, messages: 0 });
  expect(begunBy(8).forms).toBe(1);
});

it('what a visitor typed to join is deleted once somebody has signed in', () => {
  visitorDraft('register').write({ firstName: 'Vera' });
  expect(visitorDraft('register').read()).toEqual({ firstName: 'Vera' });
  claimStoredDrafts(7, TEST_KEY);
  expect(visitorDraft('register').read()).toBeNull();
});

it('an unencrypted draft of an earlier version is readable for its member, and is encrypted from then on', () => {
  localStorage.setItem('hearthside.draft.fill.7.12', JSON.stringify({ text: 'mine' }));
  localStorage.setItem('hearthside.draft.inbox.7.3', JSON.stringify({ text: 'a secret' }));
  localStorage.setItem('hearthside.draft.inbox.8.3', JSON.stringify({ text: 'theirs' }));
  claimStoredDrafts(7, TEST_KEY);
  expect(draft(7, 'fill.12').read()).toEqual({ text: 'mine' });
  encryptOlderDrafts(7);
  expect(everywhere()).not.toMatch(/mine|secret/);
  expect(draft(7, 'inbox.3').read()).toEqual({ text: 'a secret' });
  claimStoredDrafts(8, OTHER_KEY);
  expect(draft(8, 'inbox.3').read()).toEqual({ text: 'theirs' });
});
