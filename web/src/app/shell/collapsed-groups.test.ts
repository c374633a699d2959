// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begunBy } from '@/lib/drafts/draft';
import { leaveStoredDrafts, setShared } from '@/lib/drafts/draft-owner';
import { storeCollapsed, storedCollapsed, useCollapsedGroups } from './collapsed-groups';

// A late answer to the test file before may still have been stored.
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const collapsedBy = (memberId: number) => [...storedCollapsed(memberId)];

it('the device stores which groups each member has collapsed, over a sign-out', () => {
  storeCollapsed(7, 'people', true);
  storeCollapsed(7, 'money', true);
  storeCollapsed(8, 'forms', true);
  storeCollapsed(7, 'people', false);
  leaveStoredDrafts();
  expect(collapsedBy(7)).toEqual(['money']);
  expect(collapsedBy(8)).toEqual(['forms']);
  expect(collapsedBy(9)).toEqual([]);
  storeCollapsed(7, 'money', false);
  storeCollapsed(8, 'forms', false);
  expect(localStorage.length).toBe(0);
});

it('a collapsed group is no form that a member leaves behind', () => {
  storeCollapsed(7, 'people', true);
  expect(begunBy(7)).toEqual({ forms: 0, messages: 0 });
});

it('a shared device stores collapsed groups in the window, and until the sign-out', () => {
  storeCollapsed(8, 'people', true);
  setShared(true);
  storeCollapsed(7, 'money', true);
  expect(collapsedBy(7)).toEqual(['money']);
  expect(Object.keys(localStorage).join()).not.toContain('.7');
  leaveStoredDrafts();
  expect(collapsedBy(7)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['hearthside.shared']);
  expect(sessionStorage.length).toBe(0);
});

it('all groups are open if what the device has stored can’t be read', () => {
  for (const text of ['people', '{"people":true}', 'null', '[1]']) {
    localStorage.setItem('hearthside.collapsed.7', text);
    expect(collapsedBy(7)).toEqual([]);
  }
});

it('a group collapses and expands even if nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  const { result } = renderHook(() => useCollapsedGroups(7));
  act(() => result.current.toggle('people'));
  expect([...result.current.collapsed]).toEqual(['people']);
  act(() => result.current.toggle('people'));
  expect(result.current.collapsed.size).toBe(0);
});

it('collapsing a group keeps what another tab has collapsed', () => {
  const { result } = renderHook(() => useCollapsedGroups(7));
  storeCollapsed(7, 'money', true);
  act(() => result.current.toggle('people'));
  expect(collapsedBy(7)).toEqual(['money', 'people']);
});
