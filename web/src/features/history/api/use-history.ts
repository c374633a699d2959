import useSWR from 'swr';
import { historyApi } from './history-api';
import { historyKeys, type HistoryQuery } from './keys';

/** A page of the history; the page before stays while the next is on its way. */
export const useHistory = (query: HistoryQuery) =>
  useSWR(historyKeys.list(query), ([, , asked]) => historyApi.list(asked), {
    keepPreviousData: true,
  });
