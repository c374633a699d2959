import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { caregiverApi } from './caregiver-api';
import { caregiverKeys } from './caregiver-keys';

/** Asks again for a caregiver who has changed meanwhile, and fails where that fails. */
export function useReloadCaregiver(id: number) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const caregiver = await caregiverApi.caregiver({ id });
    await mutate(caregiverKeys.detail(id), caregiver, { revalidate: false });
    return caregiver;
  }, [id, mutate]);
}
