import useSWR from 'swr';
import type { PagedQuery } from '@/lib/paged-query';
import { membershipKeys } from './keys';
import { membershipApi } from './membership-api';

/** A page of deleted memberships; the page before stays while the next is on its way. */
export const useMembershipTrash = (asked: PagedQuery) =>
  useSWR(membershipKeys.trash(asked), ([, , query]) => membershipApi.trash(query), {
    keepPreviousData: true,
  });
