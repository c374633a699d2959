import {
  MEMBERSHIP_SORTS,
  MEMBERSHIP_STATUSES,
  type MembershipSort,
  type MembershipStatus,
} from '@hearthside/contract/membership/fields';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The state of the list of memberships. */
export interface MembershipsQuery extends PagedQuery {
  sortBy: MembershipSort;
  sortOrder: 'asc' | 'desc';
  status?: MembershipStatus;
  /** The membership that is edited, on top of the list. */
  membershipId?: string;
}

const DEFAULT_SORT = 'name_asc';
const keyOf = <Key extends string>(of: Record<Key, unknown>, text: string | null | undefined) =>
  typeof text === 'string' && Object.hasOwn(of, text) ? (text as Key) : undefined;

function parseSort(text: string | null): Pick<MembershipsQuery, 'sortBy' | 'sortOrder'> {
  const [, column, order] = /^(\w+)_(asc|desc)$/.exec(text ?? '') ?? [];
  const sortBy = keyOf(MEMBERSHIP_SORTS, column);
  return { sortBy: sortBy ?? 'name', sortOrder: sortBy && order === 'desc' ? 'desc' : 'asc' };
}

/** The state in the address: `?status=&page=&search=&sort=amount_desc&membershipId=12`. Invalid values are ignored. */
export const membershipsQuery: QueryShape<MembershipsQuery> = {
  parse: (params) => ({
    ...pagedQuery.parse(params),
    ...parseSort(params.get('sort')),
    status: keyOf(MEMBERSHIP_STATUSES, params.get('status')),
    membershipId: params.get('membershipId') || undefined,
  }),
  format({ sortBy, sortOrder, status, membershipId, ...query }) {
    const params = new URLSearchParams(status ? { status } : {});
    for (const [name, value] of pagedQuery.format(query)) params.set(name, value);
    const sort = `${sortBy}_${sortOrder}`;
    if (sort !== DEFAULT_SORT) params.set('sort', sort);
    if (membershipId) params.set('membershipId', membershipId);
    return params;
  },
};

/** The orders of the list in the specified words (part 2 §9), by their value in the address. */
export const SORT_OPTIONS = (Object.keys(MEMBERSHIP_SORTS) as MembershipSort[]).flatMap((sort) => {
  const { label, asc, desc } = MEMBERSHIP_SORTS[sort];
  return [
    { value: `${sort}_asc`, label: `${label}: ${asc}` },
    { value: `${sort}_desc`, label: `${label}: ${desc}` },
  ];
});

/** Sorts by a choice of `SORT_OPTIONS`, starting at the first page. */
export const sortedAs = (value: string) => ({ ...parseSort(value), page: 1 });

/**
 * The statuses as tabs with their addresses and total counts, which are left out during a search. Search and order
 * are kept.
 */
export const statusTabs = (
  query: MembershipsQuery,
  counts: Record<MembershipStatus, number> | undefined,
) =>
  [undefined, ...(Object.keys(MEMBERSHIP_STATUSES) as MembershipStatus[])].map((status) => ({
    id: status ?? 'all',
    label: status ? MEMBERSHIP_STATUSES[status] : 'All',
    count: status && query.search === '' ? counts?.[status] : undefined,
    to: `?${membershipsQuery.format({ ...query, status, page: 1, membershipId: undefined })}`,
  }));
