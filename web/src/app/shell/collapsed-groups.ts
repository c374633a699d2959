import type { SectionGroupId } from '@hearthside/contract/section-group';
import { useState } from 'react';
import { draftStorage, isShared, whenLeft } from '@/lib/drafts/draft-owner';
import { deviceStore, tabStore } from '@/lib/drafts/storage';

/**
 * The prefix of the groups that a member has collapsed. It is not that of drafts, which are counted as unsaved forms
 * at sign-out.
 */
const COLLAPSED = 'hearthside.collapsed.';

// As with drafts: on a shared device nothing outlives the window or the sign-out.
whenLeft(() => {
  for (const store of isShared() ? [tabStore, deviceStore] : [tabStore])
    for (const key of store.keys()) if (key.startsWith(COLLAPSED)) store.remove(key);
});

/** The groups that a member has collapsed on this device. None of them, if what is stored can't be read. */
export function storedCollapsed(memberId: number): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(draftStorage().read(COLLAPSED + memberId) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Stores that a member has collapsed or expanded a group. What other tabs have stored meanwhile stays. */
export function storeCollapsed(memberId: number, group: SectionGroupId, isCollapsed: boolean) {
  const ids = withGroup(storedCollapsed(memberId), group, isCollapsed);
  if (ids.size > 0) draftStorage().write(COLLAPSED + memberId, JSON.stringify([...ids]));
  else draftStorage().remove(COLLAPSED + memberId);
}

/** The collapsed groups of a member, and how one is collapsed or expanded. Until then all are open. */
export function useCollapsedGroups(memberId: number) {
  const [collapsed, setCollapsed] = useState(() => storedCollapsed(memberId));
  const toggle = (group: SectionGroupId) => {
    const isCollapsed = !collapsed.has(group);
    storeCollapsed(memberId, group, isCollapsed);
    // Not read from the storage again, because a private window stores nothing.
    setCollapsed(withGroup(collapsed, group, isCollapsed));
  };
  return { collapsed, toggle };
}

function withGroup(ids: ReadonlySet<string>, group: SectionGroupId, isIn: boolean) {
  const others = [...ids].filter((id) => id !== group);
  return new Set(isIn ? [...others, group] : others);
}
