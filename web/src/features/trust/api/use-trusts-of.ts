import useSWR from 'swr';
import { trustKeys } from './keys';
import { peopleApi } from './people-api';

/** The trusts a user is assigned to already. */
export const useTrustsOf = (userId: number) =>
  useSWR(trustKeys.trustsOf(userId), async ([, , id]) => (await peopleApi.detail({ id })).trusts);
