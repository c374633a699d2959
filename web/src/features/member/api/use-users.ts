import useSWR from 'swr';
import type { UsersQuery } from '../model/users-query';
import { memberKeys } from './keys';
import { memberApi } from './member-api';

/** A page of users; the page before stays while the next is on its way. */
export const useUsers = (query: UsersQuery) =>
  useSWR(memberKeys.users(query), ([, , , asked]) => memberApi.list(asked), {
    keepPreviousData: true,
  });
