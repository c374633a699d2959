import useSWR from 'swr';
import { fetched } from './fetched';
import { libraryKeys, type ItemsAsked } from './keys';
import { libraryApi } from './library-api';

/** A page of what the member sees in the library; the page before stays while the next is on its way. */
export const useItems = (asked: ItemsAsked) =>
  useSWR(libraryKeys.items(asked), ([, , query]) => fetched(libraryApi.all(query)), {
    keepPreviousData: true,
  });
