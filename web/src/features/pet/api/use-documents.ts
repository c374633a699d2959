import useSWR from 'swr';
import type { RecordsAsked } from '../model/records-asked';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** A page of a pet's documents and forms; the page before stays while the next is on its way. */
export const useDocuments = (petId: number, asked: RecordsAsked) =>
  useSWR(
    petKeys.documents(petId, asked),
    ([, , id, query]) => petApi.documents({ petId: id, ...query }),
    { keepPreviousData: true },
  );
