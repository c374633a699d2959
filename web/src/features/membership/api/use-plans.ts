import useSWR from 'swr';
import { membershipKeys } from './keys';
import { membershipApi } from './membership-api';

/** The plans of the roles with what an admin edits of them. */
export const usePlans = () =>
  useSWR(membershipKeys.plans, async () => (await membershipApi.plans()).plans);
