import type { Answer } from '@hearthside/contract/endpoint';
import type { MembershipSort, MembershipStatus } from '@hearthside/contract/membership';
import type { membershipEndpoints } from '@hearthside/contract/membership-endpoints';
import type { PagedQuery } from '@/lib/paged-query';

/** A page of everybody's memberships. */
export interface MembershipsAsked extends PagedQuery {
  sortBy: MembershipSort;
  sortOrder: 'asc' | 'desc';
  status?: MembershipStatus;
}

/** What is answered to that. */
export type MembershipsPage = Answer<(typeof membershipEndpoints)['list']>;
/** One's own membership, the plans, and where to give. */
export type OwnPage = Answer<(typeof membershipEndpoints)['own']>;
/** Somebody who has no membership. */
export type Candidate = Answer<(typeof membershipEndpoints)['candidates']>['users'][number];

/** The keys of memberships in the data cache; `useInvalidate()('membership')` asks again for all of them. */
export const membershipKeys = {
  own: ['membership', 'own'] as const,
  plans: ['membership', 'plans'] as const,
  list: (asked: MembershipsAsked) => ['membership', 'list', asked] as const,
  counts: ['membership', 'counts'] as const,
  candidates: (search: string) => ['membership', 'candidates', search] as const,
  trash: (asked: PagedQuery) => ['membership', 'trash', asked] as const,
  /** Own gifts are the donations': a change of those asks for them again. */
  gifts: ['donation', 'own'] as const,
};

/** Whether a key is of a page of everybody's memberships. */
export const isMembershipPage = (key: unknown) =>
  Array.isArray(key) && key[0] === 'membership' && key[1] === 'list';
