import { DIRECTORY_TABS } from '@hearthside/contract/member/directory';
import type { QueryShape } from '@/lib/query-state';
import { formatListQuery, parseListQuery, type ListQuery } from './list-query';
import { askedPlace, formatPlace, parsePlace, type PlaceQuery } from './place-query';

/** The state of the Directory. */
export interface DirectoryQuery extends ListQuery, PlaceQuery {
  role: (typeof DIRECTORY_TABS)[number];
}

const FIRST = DIRECTORY_TABS[0];

/** The Directory's state in its address: `?role=&page=&search=&sort=`, and the filters by place. */
export const directoryQuery: QueryShape<DirectoryQuery> = {
  parse: (params) => ({
    ...parseListQuery(params),
    ...parsePlace(params),
    role: DIRECTORY_TABS.find((role) => role === params.get('role')) ?? FIRST,
  }),
  format(query) {
    const params = new URLSearchParams(query.role === FIRST ? {} : { role: query.role });
    for (const [name, value] of formatListQuery(query)) params.set(name, value);
    return formatPlace(query, params);
  },
};

/** What the server is asked for. */
export const askedOf = ({ page, search, sort, role, ...place }: DirectoryQuery) => ({
  page,
  search,
  sort,
  role,
  ...askedPlace(place),
});
