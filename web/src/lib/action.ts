import type { Me } from '@hearthside/contract/member/profile';

/**
 * Something a member can begin anywhere by searching for it. A feature lists its own in `actions.ts`; they load with
 * the search.
 */
export interface Action {
  /** What is done, as the button on its page says it: 'New pet'. */
  label: string;
  /** Other words for it. */
  words?: string;
  path: string;
  /** What the page opens when it gets there, for `useOpenedFor`. */
  opens?: string;
  mayBegin: (me: Me) => boolean;
}
