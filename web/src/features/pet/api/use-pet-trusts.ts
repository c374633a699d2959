import useSWR from 'swr';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** The first trusts by name that match a search and that a pet can be given to. */
export const usePetTrusts = (search: string) =>
  useSWR(petKeys.trusts(search), ([, , words]) => petApi.trusts({ search: words }), {
    keepPreviousData: true,
  });
