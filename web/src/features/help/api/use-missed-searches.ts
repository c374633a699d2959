import useSWR from 'swr';
import { helpKeys, type MissedAsked } from './keys';
import { helpApi } from './help-api';

/** A page of what was searched for in vain; the page before stays while the next is on its way. */
export const useMissedSearches = (asked: MissedAsked) =>
  useSWR(helpKeys.missed(asked), ([, , query]) => helpApi.missed(query), {
    keepPreviousData: true,
  });
