import useSWR from 'swr';
import { membershipKeys } from './keys';
import { membershipApi } from './membership-api';

/** One's own membership, the plans, and where to give. */
export const useOwnMembership = () => useSWR(membershipKeys.own, () => membershipApi.own());
