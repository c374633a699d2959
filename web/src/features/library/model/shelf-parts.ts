import { SHELF_RECENT } from '@hearthside/contract/library/fields';

/** A page of a shelf as it stands: on the first the latest three are 'Recently Added' (part 2 §2, §9). */
export function shelfParts<Item>(items: readonly Item[], page: number) {
  const recent = page === 1 ? items.slice(0, SHELF_RECENT) : [];
  return { recent, more: items.slice(recent.length) };
}
