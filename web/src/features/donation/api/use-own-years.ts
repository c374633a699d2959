import useSWR from 'swr';
import { donationApi } from './donation-api';
import { donationKeys } from './keys';

/** The years in which the member has given, the latest first. */
export const useOwnYears = () =>
  useSWR(donationKeys.own, async () => (await donationApi.own()).years);
