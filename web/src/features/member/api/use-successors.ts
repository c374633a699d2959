import { petEndpoints } from '@hearthside/contract/pet-endpoints';
import useSWR from 'swr';
import { client } from '@/lib/api/api-client';

const pets = client(petEndpoints);

/** The first members by name who can take somebody's place with the pets they care for. */
export const useSuccessors = (search: string) =>
  useSWR(
    ['member', 'successors', search] as const,
    ([, , words]) => pets.people({ search: words }),
    {
      keepPreviousData: true,
    },
  );
