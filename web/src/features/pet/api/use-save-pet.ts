import type { PetSaveInput } from '@hearthside/contract/pet-endpoints';
import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { petKeys } from './keys';
import { petApi } from './pet-api';

/** Saves what is given of a pet, together or not at all; its page shows the server's answer at once. */
export function useSavePet(id: number) {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['pet', 'save', id],
    (_, { arg }: { arg: PetSaveInput }) => petApi.save({ id, ...arg }),
    {
      onSuccess: (detail) => {
        void mutate(petKeys.detail(id), detail, { revalidate: false });
        // A trust may be new, or have one pet more; the owner may be another.
        void invalidate('pet', 'trust', 'member', 'history');
      },
    },
  );
}
