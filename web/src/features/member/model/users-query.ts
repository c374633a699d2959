import { USER_TABS } from '@hearthside/contract/member/users';
import type { QueryShape } from '@/lib/query-state';
import { formatListQuery, parseListQuery, type ListQuery } from './list-query';

/** The state of the Users tab. */
export interface UsersQuery extends ListQuery {
  role?: (typeof USER_TABS)[number];
  verified?: 'true' | 'false';
}

/** The Users tab's state in its address: `?role=&page=&search=&sort=&verified=`. */
export const usersQuery: QueryShape<UsersQuery> = {
  parse(params) {
    const verified = params.get('verified');
    return {
      ...parseListQuery(params),
      role: USER_TABS.find((role) => role === params.get('role')),
      verified: verified === 'true' || verified === 'false' ? verified : undefined,
    };
  },
  format({ role, verified, ...list }) {
    const params = new URLSearchParams(role ? { role } : {});
    for (const [name, value] of formatListQuery(list)) params.set(name, value);
    if (verified) params.set('verified', verified);
    return params;
  },
};

/** Identifies the people in the list, independent of order and page. */
export const listName = ({ role, verified, search }: UsersQuery) =>
  JSON.stringify([role, verified, search]);
