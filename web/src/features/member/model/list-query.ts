import { MEMBER_SORTS, type MemberSort } from '@hearthside/contract/member-sort';
import { SEARCH_MAX } from '@hearthside/contract/list';

/** What every list of people can be asked: which page, which words, which order. */
export interface ListQuery {
  page: number;
  search: string;
  sort: MemberSort;
}

/** The order a list is in when nobody chose one. */
export const DEFAULT_SORT: MemberSort = 'name_asc';

/** Reads a list's state from an address; what makes no sense there is as if it were not there. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const page = params.get('page') ?? '';
  const sort = params.get('sort') ?? '';
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
    sort: Object.hasOwn(MEMBER_SORTS, sort) ? (sort as MemberSort) : DEFAULT_SORT,
  };
}

/** Writes a list's state into an address, without what goes without saying. */
export function formatListQuery({ page, search, sort }: ListQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (page > 1) params.set('page', String(page));
  if (search) params.set('search', search);
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  return params;
}
