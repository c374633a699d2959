import { useCallback } from 'react';
import { useNow } from '@/lib/use-now';
import { membershipApi } from './membership-api';

/**
 * A membership as it is now, with its history and its reminders: to change it or to print it. The id comes from an
 * address too: what is no number is refused by the server in the specified words.
 */
export const useMembershipNow = (id: string) =>
  useNow(useCallback(() => membershipApi.detail({ id }), [id]));
