import useSWR from 'swr';
import { petKeys, type PetTrashAsked } from './keys';
import { petApi } from './pet-api';

/** A page of deleted pets that can still be brought back; the page before stays while the next is on its way. */
export const usePetTrash = (asked: PetTrashAsked) =>
  useSWR(petKeys.trash(asked), ([, , query]) => petApi.trash(query), { keepPreviousData: true });
