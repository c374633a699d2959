import type { QueryShape } from '@/lib/query-state';
import { DEFAULT_SORT, formatListQuery, parseListQuery, type ListQuery } from './list-query';

/** The state of the Caregivers tab: they are always in the order of their names. */
export type CaregiversQuery = Pick<ListQuery, 'page' | 'search'>;

/** The Caregivers tab's state in its address: `?page=&search=`. */
export const caregiversQuery: QueryShape<CaregiversQuery> = {
  parse(params) {
    const { page, search } = parseListQuery(params);
    return { page, search };
  },
  format: (query) => formatListQuery({ ...query, sort: DEFAULT_SORT }),
};
