import type { PagedQuery } from '@/lib/paged-query';

/** A page of trusts, and how many it may hold. */
export interface TrustsAsked extends PagedQuery {
  limit: number;
}

/** The trusts' keys in the data cache. What is asked about people belongs to the members' subject. */
export const trustKeys = {
  list: (asked: TrustsAsked) => ['trust', 'list', asked] as const,
  detail: (id: number) => ['trust', 'detail', id] as const,
  people: (search: string) => ['member', 'list', 'to assign', search] as const,
  trustsOf: (userId: number) => ['member', 'detail', userId, 'trusts'] as const,
};

/** Whether a key is of a list of trusts. */
export const isTrustList = (key: unknown) =>
  Array.isArray(key) && key[0] === 'trust' && key[1] === 'list';
