import useSWR from 'swr';
import { helpKeys, type PageAsked } from './keys';
import { helpApi } from './help-api';

/** A page of what was searched for in vain; the page before stays while the next is on its way. */
export const useMissedSearches = (asked: PageAsked) =>
  useSWR(helpKeys.missed(asked), ([, , query]) => helpApi.missed(query), {
    keepPreviousData: true,
  });
