import useSWR from 'swr';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** The last so many entries of a pet's record. */
export const useLatestEntries = (petId: number, limit: number) =>
  useSWR(petKeys.entries(petId, { page: 1, limit }), async ([, , id, asked]) => {
    const { records } = await petApi.entries({ petId: id, ...asked });
    return records;
  });
