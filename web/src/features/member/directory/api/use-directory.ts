import { directoryEndpoints } from '@hearthside/contract/directory';
import useSWR from 'swr';
import { client } from '@/lib/api/api-client';
import type { DirectoryQuery } from '../../model/directory-query';
import { memberKeys } from '../../api/keys';
import { ofTab } from './of-tab';

const directoryApi = client(directoryEndpoints);

/** A page of the directory; the page before stays while the next is on its way, but never under another tab. */
export const useDirectory = (query: DirectoryQuery) =>
  ofTab(
    query.role,
    useSWR(
      memberKeys.directory(query),
      async ([, , , asked]) => ({ ...(await directoryApi.directory(asked)), tab: asked.role }),
      { keepPreviousData: true },
    ),
  );
