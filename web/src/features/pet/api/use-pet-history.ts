import useSWR from 'swr';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** A page of what has happened to a pet; the page before stays while the next is on its way. */
export const usePetHistory = (petId: number, asked: { page: number; limit: number }) =>
  useSWR(petKeys.history(petId, asked), ([, , id]) => petApi.changes({ id, ...asked }), {
    keepPreviousData: true,
  });
