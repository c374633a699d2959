import useSWR from 'swr';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** One pet with its care team, providers and trust; nothing is asked without an id. */
export const usePet = (id: number) =>
  useSWR(id === 0 ? null : petKeys.detail(id), ([, , asked]) => petApi.detail({ id: asked }));
