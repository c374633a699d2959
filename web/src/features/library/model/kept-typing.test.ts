// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { forgetDrafts } from '@/lib/draft';
import { keptEdit } from './kept-typing';
import { testItem } from './test-item';
import { draftOf } from './upload-draft';

const start = draftOf({ ...testItem(4), kind: 'document' });
const file = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' });
const typed = { ...start, title: 'Mine', files: [{ id: 'a', file, title: 'new' }] };

beforeEach(() => keptEdit(4).forget());

it('keeps what was typed with the state of the item it was typed over', () => {
  keptEdit(4, '1').keep(typed);
  expect(keptEdit(4, '2').revision()).toBe('1');
  expect(keptEdit(4, '2').over(start)).toEqual(typed);
  expect(keptEdit(5).has()).toBe(false);
});

it('knows that a file which was chosen is not here any more', () => {
  keptEdit(4, '1').keep(typed);
  expect(keptEdit(4).lacksFiles()).toBe(false);
  const before = { ...sessionStorage };
  keptEdit(4).forget();
  // As after a reload: what was stored is there, what was held in the page is not.
  Object.assign(sessionStorage, before);
  expect([keptEdit(4).lacksFiles(), keptEdit(4).over(start).title]).toEqual([true, 'Mine']);
  expect(keptEdit(4).over(start).files).toEqual([]);
});

it('forgets files with the rest where a member signs out', () => {
  keptEdit(4, '1').keep(typed);
  forgetDrafts();
  expect([keptEdit(4).has(), keptEdit(4).over(start)]).toEqual([false, start]);
});

it('makes nothing of what another version of the portal has kept', () => {
  sessionStorage.setItem('hearthside.draft.library-edit-4', JSON.stringify({ title: 'Old' }));
  expect([keptEdit(4).has(), keptEdit(4).over(start)]).toEqual([false, start]);
});
