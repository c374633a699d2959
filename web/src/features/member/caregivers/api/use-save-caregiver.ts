import type { ProfileInput } from '@hearthside/contract/member';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { caregiverApi } from './caregiver-api';
import { caregiverKeys } from './caregiver-keys';

/** A caregiver's profile as it is sent: over the state it was typed over. */
type CaregiverSave = ProfileInput & { userId: number; revision: string; currentPassword?: string };

/**
 * Saves a caregiver's profile. Everything about people is asked for again, the signed-in member
 * among it: a caretaker's own card is their profile, too.
 */
export function useSaveCaregiver() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['member', 'save', 'caregiver'],
    (_, { arg }: { arg: CaregiverSave }) => caregiverApi.saveCaregiver(arg),
    {
      onSuccess: ({ data }) => {
        void mutate(caregiverKeys.detail(data.id), data, { revalidate: false });
        void invalidate('member', 'history');
      },
    },
  );
}
