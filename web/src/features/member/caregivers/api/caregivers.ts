import { caregiverEndpoints } from '@hearthside/contract/member/caregivers';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { resource } from '@/lib/api/resource';
import { useInvalidate } from '@/lib/api/swr-config';

const caregivers = resource('member', caregiverEndpoints);

export const useCaregivers = caregivers.caregivers.query();

export const useCaregiver = caregivers.caregiver.query();

/** Requests a caregiver again who has changed in the meantime. Rejects if that fails. */
export function useReloadCaregiver(id: number) {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    const caregiver = await caregivers.caregiver({ id });
    await mutate(caregivers.caregiver.key({ id }), caregiver, { revalidate: false });
    return caregiver;
  }, [id, mutate]);
}

const useSave = caregivers.saveCaregiver.mutation();

/**
 * Saves a caregiver's profile. Everything about people is requested again, including the signed-in member: a
 * caretaker's own card is also their profile.
 */
export function useSaveCaregiver() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  const { trigger, isMutating } = useSave();
  const save = useCallback(
    async (input: Parameters<typeof trigger>[0]) => {
      const { data } = await trigger(input);
      void mutate(caregivers.caregiver.key({ id: data.id }), data, { revalidate: false });
      void invalidate('member', 'history');
    },
    [trigger, mutate, invalidate],
  );
  return { trigger: save, isMutating };
}
