import useSWR from 'swr';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** The trusts a pet can be given to, by name. */
export const usePetTrusts = () => useSWR(petKeys.trusts, () => petApi.trusts());
