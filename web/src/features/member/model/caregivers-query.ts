import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';
import { askedPlace, formatPlace, parsePlace, type PlaceQuery } from './place-query';

/** The state of the list of caregivers. */
export interface CaregiversQuery extends PagedQuery, PlaceQuery {}

/** Its state in its address: `?page=&search=`, and the filters by place. */
export const caregiversQuery: QueryShape<CaregiversQuery> = {
  parse: (params) => ({ ...pagedQuery.parse(params), ...parsePlace(params) }),
  format: (query) => formatPlace(query, pagedQuery.format(query)),
};

/** What the server is asked for. */
export const askedCaregivers = ({ page, search, ...place }: CaregiversQuery) => ({
  page,
  search,
  ...askedPlace(place),
});
