import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { memberKeys } from './keys';
import { usersApi } from './users-api';

const CONCERNED = ['member', 'trust', 'history', 'pet'];

/** Deletes a user: signed out at once, and in the trash for a while. */
export function useUserDelete() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['member', 'delete'],
    (_, { arg }: { arg: { id: number; successorId?: number } }) => usersApi.remove(arg),
    {
      // All but themselves: a profile of theirs that is still open would ask for nobody.
      onSuccess: ({ id }) =>
        void mutate(
          (key) =>
            Array.isArray(key) &&
            CONCERNED.includes(key[0] as string) &&
            String(key) !== String(memberKeys.user(id)),
        ),
      // A refusal too says something new about the list: somebody else may have been quicker.
      onError: () => void invalidate(...CONCERNED),
    },
  );
}
