import { PET_SORTS, type PetSort } from '@hearthside/contract/pet/fields';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The state of the list of pets. */
export interface PetsQuery extends PagedQuery {
  sort: PetSort;
}

/** The default order of the list. */
const DEFAULT_SORT: PetSort = 'name_asc';

/** The list's state in its address: `?page=&search=&sort=`. Invalid values are ignored. */
export const petsQuery: QueryShape<PetsQuery> = {
  parse(params) {
    const sort = params.get('sort') ?? '';
    return {
      ...pagedQuery.parse(params),
      sort: Object.hasOwn(PET_SORTS, sort) ? (sort as PetSort) : DEFAULT_SORT,
    };
  },
  format({ sort, ...query }) {
    const params = pagedQuery.format(query);
    if (sort !== DEFAULT_SORT) params.set('sort', sort);
    return params;
  },
};
