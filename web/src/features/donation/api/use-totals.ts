import useSWR from 'swr';
import { donationApi } from './donation-api';
import { donationKeys } from './keys';

/** What was given in a year, by default the current one; the year before stays while the next is on its way. */
export const useTotals = (year: number | undefined) =>
  useSWR(donationKeys.totals(year), ([, , of]) => donationApi.totals({ year: of }), {
    keepPreviousData: true,
  });
