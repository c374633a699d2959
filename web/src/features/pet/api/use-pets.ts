import useSWR from 'swr';
import { petKeys, type PetsAsked } from './keys';
import { petApi } from './pet-api';

/** A page of the pets a member may see; the page before stays while the next is on its way. */
export const usePets = (asked: PetsAsked) =>
  useSWR(petKeys.list(asked), ([, , query]) => petApi.list(query), { keepPreviousData: true });
