import useSWR from 'swr';
import { donationApi } from './donation-api';
import { donationKeys, type DonationsAsked } from './keys';

/** A page of donations; the page before stays while the next is on its way. */
export const useDonations = (asked: DonationsAsked) =>
  useSWR(donationKeys.list(asked), ([, , query]) => donationApi.list(query), {
    keepPreviousData: true,
  });
