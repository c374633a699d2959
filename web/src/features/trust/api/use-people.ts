import useSWR from 'swr';
import { trustKeys } from './keys';
import { peopleApi } from './people-api';

/** The first users whose name or email holds these words, with how many there are in all. */
export const usePeople = (search: string) =>
  useSWR(trustKeys.people(search), ([, , , words]) => peopleApi.list({ search: words }), {
    keepPreviousData: true,
  });
