import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { isOf } from './keys';
import { petApi } from './pet-api';

const OTHERS = ['trust', 'member', 'history'];

/** Deletes a pet into the trash. What hangs on the pet itself is not asked for again: it is gone. */
export function useDeletePet() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['pet', 'delete'],
    (_, { arg: id }: { arg: number }) => petApi.remove({ id }),
    {
      onSuccess: () => {
        void mutate(isOf('list'));
        void mutate(isOf('trash'));
        void invalidate(...OTHERS);
      },
      // A refusal too says something new about the list: somebody else may have been quicker.
      onError: () => void mutate(isOf('list')),
    },
  );
}
