import useSWR from 'swr';
import type { PagedQuery } from '@/lib/paged-query';
import { trashKeys } from './trash-keys';
import { usersApi } from './users-api';

/** A page of deleted users who can still be brought back; the page before stays while the next is on its way. */
export const useTrash = (query: PagedQuery) =>
  useSWR(trashKeys.list(query), ([, , , asked]) => usersApi.trash(asked), {
    keepPreviousData: true,
  });
