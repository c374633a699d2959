import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** Asks again for a pet that has changed meanwhile, and fails where that fails. */
export function useReloadPet(id: number) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const detail = await petApi.detail({ id });
    await mutate(petKeys.detail(id), detail, { revalidate: false });
    return detail;
  }, [id, mutate]);
}
