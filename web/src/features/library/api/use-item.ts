import useSWR from 'swr';
import { fetched } from './fetched';
import { libraryKeys } from './keys';
import { libraryApi } from './library-api';

/** One item by its address. Its links of files last for an hour at least; asking again makes them new. */
export const useItem = (id: string) =>
  useSWR(
    libraryKeys.item(id),
    async ([, , asked]) => (await fetched(libraryApi.item({ id: asked }))).item,
  );
