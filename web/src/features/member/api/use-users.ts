import useSWR from 'swr';
import type { UsersQuery } from '../model/users-query';
import { memberKeys } from './keys';
import { ofTab } from '../directory/api/of-tab';
import { usersApi } from './users-api';

/** A page of users; the page before stays while the next is on its way, but never under another tab. */
export const useUsers = (query: UsersQuery) =>
  ofTab(
    query.role,
    useSWR(
      memberKeys.users(query),
      async ([, , , asked]) => ({ ...(await usersApi.list(asked)), tab: asked.role }),
      { keepPreviousData: true },
    ),
  );
