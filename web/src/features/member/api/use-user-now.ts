import { useCallback } from 'react';
import { useNow } from '@/lib/use-now';
import { usersApi } from './users-api';

/** A user as they are now, for paper. */
export const useUserNow = (id: number) => useNow(useCallback(() => usersApi.detail({ id }), [id]));
