/**
 * Who sees an item of the library: `canSeeItem` of the contract, stored with each item as a word, and applied in SQL.
 */
import type { Knex } from 'knex';
import { LIBRARY_CATEGORIES, ROLES, type Role, type RoleHolder } from '@hearthside/contract/access';
import {
  LIBRARY_PRIVACY,
  canSeeAttorneyOnly,
  canSeeItem,
  type LibraryPrivacy,
  type SeenItem,
} from '@hearthside/contract/library/fields';

const verified = (role: Role): RoleHolder => ({ role, verified: true });

/**
 * The roles that see an item, as a word that an index can find. It is stored with each item, so that a list is as
 * fast for members who see little of the library as for those who see all of it. Unverified members see nothing.
 */
export const audienceOf = (item: SeenItem): string =>
  ROLES.filter((role) => canSeeItem(verified(role), item)).join();

/** Whether an item is only for attorneys: because of its category or its privacy no ordinary viewer sees it. */
export const isForAttorneys = (item: SeenItem): boolean =>
  !ROLES.map(verified).some((actor) => !canSeeAttorneyOnly(actor) && canSeeItem(actor, item));

/** Every combination of category and privacy, with its audience. */
export const PLACES = LIBRARY_CATEGORIES.flatMap((category) =>
  (Object.keys(LIBRARY_PRIVACY) as LibraryPrivacy[]).map((privacy) => ({
    category,
    privacy,
    audience: audienceOf({ category, privacy }),
  })),
);

/** The audiences this viewer belongs to; 'all' for those who see everything. */
export function audiencesFor(actor: RoleHolder): 'all' | string[] {
  const seen = PLACES.filter((place) => canSeeItem(actor, place));
  if (seen.length === PLACES.length) return 'all';
  return [...new Set(seen.map(({ audience }) => audience))];
}

/** For `modify`: items as `i` outside the trash that this viewer sees. Every list and count starts from it. */
export const itemsFor = (actor: RoleHolder) => (query: Knex.QueryBuilder) => {
  query.whereNull('i.deleted_at');
  const audiences = audiencesFor(actor);
  const [only, ...others] = audiences === 'all' ? [] : audiences;
  if (audiences === 'all') return;
  if (only === undefined) query.whereRaw('1 = 0');
  else if (others.length === 0) query.where('i.audience', only);
  else query.whereIn('i.audience', audiences);
};
