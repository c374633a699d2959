import {
  DONATION_LIMITS,
  DONATION_SORTS,
  DONATION_STATUSES,
  type DonationSort,
  type DonationStatus,
} from '@hearthside/contract/donation/fields';
import { dayWords, filterDay } from '@/kit/filter-panel/day-filter';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The state of the list of donations. */
export interface DonationsQuery extends PagedQuery {
  /** Undefined means all of them. */
  status?: DonationStatus;
  /** The first and the last day on which they were given. */
  from?: string;
  to?: string;
  campaign?: string;
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

/**
 * The state in the address: `?status=&page=&search=&from=2026-01-01&to=&campaign=&sort=amount_desc&donationId=12`. Invalid
 * values are ignored.
 */
export const donationsQuery: QueryShape<DonationsQuery> = {
  parse: (params) => ({
    ...pagedQuery.parse(params),
    ...parseSort(params.get('sort')),
    status: keyOf(DONATION_STATUSES, params.get('status')),
    from: filterDay(params.get('from')),
    to: filterDay(params.get('to')),
    campaign: params.get('campaign')?.trim().slice(0, DONATION_LIMITS.reference) || undefined,
    donationId: idIn(params.get('donationId')),
  }),
  format({ status, from, to, campaign, sortBy, sortOrder, donationId, ...query }) {
    const params = new URLSearchParams(status ? { status } : {});
    for (const [name, value] of Object.entries({ from, to, campaign }))
      if (value) params.set(name, value);
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

/** The filters of the list as the fields of their form have them. Texts are empty where nothing is asked for. */
export interface TypedFilters {
  from: string;
  to: string;
  campaign: string;
}

export const NO_FILTERS: TypedFilters = { from: '', to: '', campaign: '' };

export const typedFilters = ({
  from = '',
  to = '',
  campaign = '',
}: DonationsQuery): TypedFilters => ({
  from,
  to,
  campaign,
});

/** What typed filters ask for, from the first page on. */
export const askedFilters = ({ from, to, campaign }: TypedFilters): Partial<DonationsQuery> => ({
  from: filterDay(from),
  to: filterDay(to),
  campaign: campaign || undefined,
  page: 1,
});

/** Each filter that is on, in words, with what takes it away. */
export function filterWords({ from, to, campaign }: DonationsQuery) {
  const words: { words: string; without: Partial<TypedFilters> }[] = dayWords({ from, to });
  if (campaign) words.push({ words: `Campaign ${campaign}`, without: { campaign: '' } });
  return words;
}

/** Whether the list shows only some of the donations. */
export const isNarrowed = (query: DonationsQuery) =>
  query.search !== '' || query.status !== undefined || filterWords(query).length > 0;

/** Everything again. */
export const UNNARROWED: Partial<DonationsQuery> = {
  search: '',
  status: undefined,
  from: undefined,
  to: undefined,
  campaign: undefined,
  page: 1,
};
