import useSWR from 'swr';
import type { DirectoryQuery } from '../model/directory-query';
import { memberKeys } from './keys';
import { memberApi } from './member-api';

/** A page of the directory; the page before stays while the next is on its way. */
export const useDirectory = (query: DirectoryQuery) =>
  useSWR(memberKeys.directory(query), ([, , , asked]) => memberApi.directory(asked), {
    keepPreviousData: true,
  });
