// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { claimKept, leaveKept } from '@/lib/kept-owner';
import { TEST_KEY } from '@/lib/test-tabs';
import { keptEdit } from './kept-typing';
import { testItem } from './test-item';
import { draftOf } from './upload-draft';

const start = draftOf({ ...testItem(4), kind: 'document' });
const file = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
const typed = { ...start, title: 'Mine', files: [{ id: 'a', file, title: 'new' }] };

beforeEach(() => {
  claimKept(7, TEST_KEY);
  keptEdit(7, 4).forget();
});

it('keeps what was typed with the state of the item it was typed over', () => {
  keptEdit(7, 4, '1').keep(typed);
  expect(keptEdit(7, 4, '2').revision()).toBe('1');
  expect(keptEdit(7, 4, '2').over(start)).toEqual(typed);
  expect(keptEdit(7, 5).has()).toBe(false);
});

it('knows that a file which was chosen is not here any more', () => {
  keptEdit(7, 4, '1').keep(typed);
  expect(keptEdit(7, 4).lacksFiles()).toBe(false);
  const before = { ...localStorage };
  keptEdit(7, 4).forget();
  // As after a reload: what was stored is there, what was held in the page is not.
  Object.assign(localStorage, before);
  expect([keptEdit(7, 4).lacksFiles(), keptEdit(7, 4).over(start).title]).toEqual([true, 'Mine']);
  expect(keptEdit(7, 4).over(start).files).toEqual([]);
});

it('gives nobody else the words or the files of a member, who finds the words again', () => {
  keptEdit(7, 4, '1').keep(typed);
  claimKept(8, 'B'.repeat(43));
  expect([keptEdit(8, 4).has(), keptEdit(7, 4).over(start)]).toEqual([false, start]);
  leaveKept();
  claimKept(7, TEST_KEY);
  expect(keptEdit(7, 4).over(start)).toEqual({ ...typed, files: [] });
});

it('makes nothing of what another version of the portal has kept', () => {
  localStorage.setItem('hearthside.kept.7.library-edit-4', JSON.stringify({ title: 'Old' }));
  expect([keptEdit(7, 4).has(), keptEdit(7, 4).over(start)]).toEqual([false, start]);
});
