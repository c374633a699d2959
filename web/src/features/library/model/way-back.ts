import { libraryPages } from '@hearthside/contract/library/pages';

/** The state that a link to an item's page carries: the list it came from. */
export interface FromList {
  list: string;
}

/** The list on screen, as the way back to it. */
export const fromList = ({ pathname, search }: { pathname: string; search: string }): FromList => ({
  list: pathname + search,
});

const LISTS = new RegExp(`^(${libraryPages.list}|${libraryPages.manage})(\\?|$)`);

/** The list that the member came from, if it is one of the library. */
export function listIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('list' in state)) return undefined;
  const { list } = state;
  return typeof list === 'string' && LISTS.test(list) ? list : undefined;
}
