import { MEMBER_SORTS, type MemberSort } from '@hearthside/contract/member/sort';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';

/** What every list of people can be asked for: which page, which search words, which order. */
export interface ListQuery extends PagedQuery {
  sort: MemberSort;
}

/** The default order of the list. */
const DEFAULT_SORT: MemberSort = 'name_asc';

/** Reads a list's state from an address. Invalid values are ignored. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const sort = params.get('sort') ?? '';
  return {
    ...pagedQuery.parse(params),
    sort: Object.hasOwn(MEMBER_SORTS, sort) ? (sort as MemberSort) : DEFAULT_SORT,
  };
}

/** Writes a list's state into an address, without default values. */
export function formatListQuery({ sort, ...query }: ListQuery): URLSearchParams {
  const params = pagedQuery.format(query);
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  return params;
}
