// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { claimStoredDrafts, leaveStoredDrafts } from '@/lib/drafts/draft-owner';
import { TEST_KEY } from '@/lib/session/test-tabs';
import { storedEdit } from './stored-draft';
import { testItem } from './test-item';
import { draftOf } from './upload-draft';

const start = draftOf({ ...testItem(4), kind: 'document' });
const file = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
const typed = { ...start, title: 'Mine', files: [{ id: 'a', file, title: 'new' }] };

beforeEach(() => {
  claimStoredDrafts(7, TEST_KEY);
  storedEdit(7, 4).clear();
});

it('a stored draft keeps what was typed with the revision it was based on', () => {
  storedEdit(7, 4, '1').keep(typed);
  expect(storedEdit(7, 4, '2').revision()).toBe('1');
  expect(storedEdit(7, 4, '2').over(start)).toEqual(typed);
  expect(storedEdit(7, 5).has()).toBe(false);
});

it('a stored draft knows that a chosen file is no longer here', () => {
  storedEdit(7, 4, '1').keep(typed);
  expect(storedEdit(7, 4).lacksFiles()).toBe(false);
  const before = { ...localStorage };
  storedEdit(7, 4).clear();
  // Like a reload: what was stored is still there, but what was in memory is not.
  Object.assign(localStorage, before);
  expect([storedEdit(7, 4).lacksFiles(), storedEdit(7, 4).over(start).title]).toEqual([
    true,
    'Mine',
  ]);
  expect(storedEdit(7, 4).over(start).files).toEqual([]);
});

it('a stored draft shows nobody else a member’s words or files, and the member finds the words again', () => {
  storedEdit(7, 4, '1').keep(typed);
  claimStoredDrafts(8, 'B'.repeat(43));
  expect([storedEdit(8, 4).has(), storedEdit(7, 4).over(start)]).toEqual([false, start]);
  leaveStoredDrafts();
  claimStoredDrafts(7, TEST_KEY);
  expect(storedEdit(7, 4).over(start)).toEqual({ ...typed, files: [] });
});

it('a stored draft ignores what another version of the portal has stored', () => {
  localStorage.setItem('hearthside.kept.7.library-edit-4', JSON.stringify({ title: 'Old' }));
  expect([storedEdit(7, 4).has(), storedEdit(7, 4).over(start)]).toEqual([false, start]);
});
