import { directoryEndpoints } from '@hearthside/contract/directory';
import useSWR from 'swr';
import { client } from '@/lib/api-client';
import type { DirectoryQuery } from '../model/directory-query';
import { memberKeys } from './keys';

const directoryApi = client(directoryEndpoints);

/** A page of the directory; the page before stays while the next is on its way. */
export const useDirectory = (query: DirectoryQuery) =>
  useSWR(memberKeys.directory(query), ([, , , asked]) => directoryApi.directory(asked), {
    keepPreviousData: true,
  });
