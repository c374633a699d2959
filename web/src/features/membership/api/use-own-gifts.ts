import { donationEndpoints } from '@hearthside/contract/donation-endpoints';
import useSWR from 'swr';
import { client } from '@/lib/api/api-client';
import { membershipKeys } from './keys';

const donationApi = client(donationEndpoints);

/** One's own completed gifts by year, the latest first. */
export const useOwnGifts = () =>
  useSWR(membershipKeys.gifts, async () => (await donationApi.own()).years);
