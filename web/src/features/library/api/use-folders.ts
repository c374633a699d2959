import type { LibrarySection } from '@hearthside/contract/library';
import useSWR from 'swr';
import { fetched } from './fetched';
import { libraryKeys } from './keys';
import { libraryApi } from './library-api';

/** The folders of a tab, with how many files the member sees in each. */
export const useFolders = (section: LibrarySection) =>
  useSWR(libraryKeys.folders(section), ([, , of]) => fetched(libraryApi.folders({ section: of })));
