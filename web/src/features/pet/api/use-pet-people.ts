import useSWR from 'swr';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** How a member can be linked to a pet. */
export type LinkedAs = 'care_team' | 'veterinarian';

/** The first members by name who can be linked; those before stay while the next are on their way. */
export const usePetPeople = (search: string, as: LinkedAs) =>
  useSWR(petKeys.people(search, as), ([, , words]) => petApi.people({ search: words, as }), {
    keepPreviousData: true,
  });
