import useSWR from 'swr';
import { membershipKeys, type MembershipsAsked } from './keys';
import { membershipApi } from './membership-api';

/** A page of everybody's memberships; the page before stays while the next is on its way. */
export const useMemberships = (asked: MembershipsAsked) =>
  useSWR(membershipKeys.list(asked), ([, , query]) => membershipApi.list(query), {
    keepPreviousData: true,
  });

/** How many memberships stand how. */
export const useMembershipCounts = () =>
  useSWR(membershipKeys.counts, () => membershipApi.counts());
