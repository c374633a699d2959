import { LIBRARY_CATEGORIES, ROLES, type Role, type Subject } from '@hearthside/contract/access';
import {
  LIBRARY_PRIVACY,
  canSeeAttorneyOnly,
  canSeeItem,
  type LibraryPrivacy,
  type SeenItem,
} from '@hearthside/contract/library';

const verified = (role: Role): Subject => ({ role, verified: true });

/**
 * The roles that see an item, as a word an index can find: kept with each item, so that a list is as fast for
 * whoever sees little of the library as for whoever sees all of it. Nobody unverified sees anything.
 */
export const audienceOf = (item: SeenItem): string =>
  ROLES.filter((role) => canSeeItem(verified(role), item)).join();

/** Whether an item is for attorneys alone: by its category or its privacy no ordinary reader sees it. */
export const isForAttorneys = (item: SeenItem): boolean =>
  !ROLES.map(verified).some((actor) => !canSeeAttorneyOnly(actor) && canSeeItem(actor, item));

/** Every way an item can be placed, with its audience. */
export const PLACES = LIBRARY_CATEGORIES.flatMap((category) =>
  (Object.keys(LIBRARY_PRIVACY) as LibraryPrivacy[]).map((privacy) => ({
    category,
    privacy,
    audience: audienceOf({ category, privacy }),
  })),
);

/** The audiences this reader is part of; 'all' for whoever sees everything. */
export function audiencesFor(actor: Subject): 'all' | string[] {
  const seen = PLACES.filter((place) => canSeeItem(actor, place));
  if (seen.length === PLACES.length) return 'all';
  return [...new Set(seen.map(({ audience }) => audience))];
}
