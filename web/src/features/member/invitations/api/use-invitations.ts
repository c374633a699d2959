import useSWR from 'swr';
import type { PagedQuery } from '@/lib/paged-query';
import { invitationKeys } from './invitation-keys';
import { invitationApi } from './invitation-api';

/** A page of invitations nobody has followed yet; the page before stays while the next is on its way. */
export const useInvitations = (query: PagedQuery) =>
  useSWR(invitationKeys.list(query), ([, , , asked]) => invitationApi.invitations(asked), {
    keepPreviousData: true,
  });
