import useSWR from 'swr';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** So often an open page looks whether the pet is another one by now, in milliseconds. */
const LOOK_MS = 20_000;

/** One pet with its care team, providers and trust; nothing is asked without an id. */
export const usePet = (id: number) =>
  useSWR(id === 0 ? null : petKeys.detail(id), ([, , asked]) => petApi.detail({ id: asked }), {
    // Those concerned are told by the live line; others who look on see it a little later.
    refreshInterval: LOOK_MS,
  });
