import type { PagedQuery } from '@/lib/paged-query';

/** A page of trusts, and how many it may hold. */
export interface TrustsAsked extends PagedQuery {
  limit: number;
}

/** The trusts' keys in the data cache. What is asked about people belongs to the members' subject. */
export const trustKeys = {
  list: (asked: TrustsAsked) => ['trust', 'list', asked] as const,
  detail: (id: number) => ['trust', 'detail', id] as const,
  /** A page of what is a trust's own: there may be more of it than comes with the trust. */
  peopleOf: (id: number, asked: PagedQuery) => ['trust', 'people', id, asked] as const,
  petsOf: (id: number, asked: PagedQuery) => ['trust', 'pets', id, asked] as const,
  whole: (id: number) => ['trust', 'whole', id] as const,
  people: (search: string) => ['member', 'list', 'to assign', search] as const,
  trustsOf: (userId: number) => ['member', 'detail', userId, 'trusts'] as const,
};

/** Whether a key is of a list of trusts. */
export const isTrustList = (key: unknown) =>
  Array.isArray(key) && key[0] === 'trust' && key[1] === 'list';
