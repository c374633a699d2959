import { DIRECTORY_TABS } from '@hearthside/contract/member/directory';
import type { QueryShape } from '@/lib/query-state';
import { formatListQuery, parseListQuery, type ListQuery } from './list-query';

/** The state of the Directory. */
export interface DirectoryQuery extends ListQuery {
  role: (typeof DIRECTORY_TABS)[number];
}

const FIRST = DIRECTORY_TABS[0];

/** The Directory's state in its address: `?role=&page=&search=&sort=`. */
export const directoryQuery: QueryShape<DirectoryQuery> = {
  parse: (params) => ({
    ...parseListQuery(params),
    role: DIRECTORY_TABS.find((role) => role === params.get('role')) ?? FIRST,
  }),
  format({ role, ...list }) {
    const params = new URLSearchParams(role === FIRST ? {} : { role });
    for (const [name, value] of formatListQuery(list)) params.set(name, value);
    return params;
  },
};
