import useSWR from 'swr';
import { fetched } from './fetched';
import { libraryKeys, type AdminItemsAsked } from './keys';
import { libraryApi } from './library-api';

/** A page of the library as admins work on it; the page before stays while the next is on its way. */
export const useAdminItems = (asked: AdminItemsAsked) =>
  useSWR(libraryKeys.list(asked), ([, , query]) => fetched(libraryApi.list(query)), {
    keepPreviousData: true,
  });
