import type { UserListItem } from '@hearthside/contract/member/users';
import { useCallback } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { fullName } from '@/lib/full-name';
import { toast } from '@/ui/toast/toast';
import { useUnarchive } from '../../users/api/account';

/** Brings somebody back from the archive, and says so or why not. */
export function useUnarchiving() {
  const { trigger } = useUnarchive();
  return useCallback(
    async (user: UserListItem['user']) => {
      try {
        await trigger({ id: user.id });
        toast.success(`${fullName(user)} is restored`);
      } catch (error) {
        toast.error(messageOf(error));
      }
    },
    [trigger],
  );
}
