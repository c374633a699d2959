import useSWR from 'swr';
import type { UsersQuery } from '../model/users-query';
import { memberKeys } from './keys';
import { usersApi } from './users-api';

/** A page of users; the page before stays while the next is on its way. */
export const useUsers = (query: UsersQuery) =>
  useSWR(memberKeys.users(query), ([, , , asked]) => usersApi.list(asked), {
    keepPreviousData: true,
  });
