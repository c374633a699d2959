import useSWR from 'swr';
import { helpKeys, type PageAsked } from './keys';
import { helpApi } from './help-api';

/** A page of deleted answers; the page before stays while the next is on its way. */
export const useHelpTrash = (asked: PageAsked) =>
  useSWR(helpKeys.trash(asked), ([, , query]) => helpApi.trash(query), { keepPreviousData: true });
