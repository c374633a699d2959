import { SHELF_RECENT } from '@hearthside/contract/library/fields';

/** The parts of a shelf's page. On the first page, the latest three are 'Recently Added' (part 2 §2, §9). */
export function shelfParts<Item>(items: readonly Item[], page: number) {
  const recent = page === 1 ? items.slice(0, SHELF_RECENT) : [];
  return { recent, more: items.slice(recent.length) };
}
