import {
  DONATION_SORTS,
  DONATION_STATUSES,
  type DonationSort,
  type DonationStatus,
} from '@hearthside/contract/donation/fields';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The state of the list of donations. */
export interface DonationsQuery extends PagedQuery {
  /** Undefined means all of them. */
  status?: DonationStatus;
  sortBy: DonationSort;
  sortOrder: 'asc' | 'desc';
  /** The id of the opened donation. */
  donationId?: number;
}

/** The default order of the list (part 2 §9). */
const DEFAULT_SORT = 'createdAt_desc';

const keyOf = <Key extends string>(of: Record<Key, unknown>, text: string | null | undefined) =>
  typeof text === 'string' && Object.hasOwn(of, text) ? (text as Key) : undefined;

function parseSort(text: string | null): Pick<DonationsQuery, 'sortBy' | 'sortOrder'> {
  const [, column, order] = /^(\w+)_(asc|desc)$/.exec(text ?? '') ?? [];
  const sortBy = keyOf(DONATION_SORTS, column);
  return { sortBy: sortBy ?? 'createdAt', sortOrder: sortBy && order === 'asc' ? 'asc' : 'desc' };
}

/** The id in an address. Undefined if it is invalid. */
export const idIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** The state in the address: `?status=&page=&search=&sort=amount_desc&donationId=12`. Invalid values are ignored. */
export const donationsQuery: QueryShape<DonationsQuery> = {
  parse: (params) => ({
    ...pagedQuery.parse(params),
    ...parseSort(params.get('sort')),
    status: keyOf(DONATION_STATUSES, params.get('status')),
    donationId: idIn(params.get('donationId')),
  }),
  format({ status, sortBy, sortOrder, donationId, ...query }) {
    const params = new URLSearchParams(status ? { status } : {});
    for (const [name, value] of pagedQuery.format(query)) params.set(name, value);
    const sort = sortOf({ sortBy, sortOrder });
    if (sort !== DEFAULT_SORT) params.set('sort', sort);
    if (donationId) params.set('donationId', String(donationId));
    return params;
  },
};

/** An order in the format of the address and of `SORT_OPTIONS`. */
export const sortOf = ({ sortBy, sortOrder }: Pick<DonationsQuery, 'sortBy' | 'sortOrder'>) =>
  `${sortBy}_${sortOrder}`;

/** The eight orders in the specified words (part 2 §9), each with its most common direction first. */
export const SORT_OPTIONS = (Object.keys(DONATION_SORTS) as DonationSort[]).flatMap((sort) => {
  const { label, asc, desc } = DONATION_SORTS[sort];
  const up = { value: `${sort}_asc`, label: `${label}: ${asc}` };
  const down = { value: `${sort}_desc`, label: `${label}: ${desc}` };
  return sort === 'donorName' || sort === 'status' ? [up, down] : [down, up];
});

/** Sorts by a choice of `SORT_OPTIONS`, starting at the first page. */
export const sortedAs = (value: string) => ({ ...parseSort(value), page: 1 });

/** The filter's choices (part 2 §2). */
export const STATUS_OPTIONS = [
  { value: '', label: 'All Status' },
  ...Object.entries(DONATION_STATUSES).map(([value, label]) => ({ value, label })),
];

/** Filters by a choice of `STATUS_OPTIONS`, starting at the first page. */
export const ofStatus = (value: string) => ({ status: keyOf(DONATION_STATUSES, value), page: 1 });
