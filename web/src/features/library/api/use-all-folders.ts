import useSWR from 'swr';
import { libraryKeys } from './keys';
import { libraryApi } from './library-api';

/** Every folder, to choose one at upload. */
export const useAllFolders = () =>
  useSWR(libraryKeys.allFolders, async () => (await libraryApi.allFolders()).folders);
