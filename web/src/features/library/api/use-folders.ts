import type { LibrarySection } from '@hearthside/contract/library';
import useSWR from 'swr';
import { libraryKeys } from './keys';
import { libraryApi } from './library-api';

/** The folders of a tab, with how many files the member sees in each. */
export const useFolders = (section: LibrarySection) =>
  useSWR(libraryKeys.folders(section), ([, , of]) => libraryApi.folders({ section: of }));
