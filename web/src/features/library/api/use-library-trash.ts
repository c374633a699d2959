import useSWR from 'swr';
import { libraryKeys, type TrashAsked } from './keys';
import { libraryApi } from './library-api';

/** A page of deleted items; the page before stays while the next is on its way. */
export const useLibraryTrash = (asked: TrashAsked) =>
  useSWR(libraryKeys.trash(asked), ([, , query]) => libraryApi.trash(query), {
    keepPreviousData: true,
  });
