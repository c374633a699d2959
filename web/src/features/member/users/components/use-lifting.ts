import type { UserListItem } from '@hearthside/contract/member/users';
import { useCallback } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { toast } from '@/ui/toast/toast';
import { useLiftSuspension } from '../api/account';

/** Lets somebody sign in again, and says so or why not. */
export function useLifting() {
  const { trigger } = useLiftSuspension();
  return useCallback(
    async (user: UserListItem['user']) => {
      try {
        await trigger({ id: user.id });
        toast.success(`${fullName(user)} can sign in again`);
      } catch (error) {
        toast.error(messageOf(error));
      }
    },
    [trigger],
  );
}
