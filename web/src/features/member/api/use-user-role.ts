import type { Role } from '@hearthside/contract/access';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { usersApi } from './users-api';

/** Gives a user another role, with a reason. */
export function useUserRole() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['member', 'role'],
    (
      _,
      {
        arg,
      }: { arg: { id: number; role: Role; reason: string; successorId?: number | undefined } },
    ) => usersApi.changeRole(arg),
    { onSuccess: () => void invalidate('member', 'trust', 'history', 'pet') },
  );
}
