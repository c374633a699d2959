import { useCallback } from 'react';
import { useNow } from '@/lib/use-now';
import { usersApi } from './users-api';

/** What hangs on a user now, to be seen before they are deleted. */
export const useUserDependents = (id: number) =>
  useNow(useCallback(async () => (await usersApi.belongings({ id })).belongings, [id]));
