import useSWR from 'swr';
import type { RecordsAsked } from '../model/records-asked';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** A page of a pet's dated entries; the page before stays while the next is on its way. */
export const useEntries = (petId: number, asked: RecordsAsked) =>
  useSWR(
    petKeys.entries(petId, asked),
    ([, , id, query]) => petApi.entries({ petId: id, ...query }),
    { keepPreviousData: true },
  );
