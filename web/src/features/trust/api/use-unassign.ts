import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { trustApi } from './trust-api';
import type { Assignment } from './use-assign';

/** Removes a user from a trust, and with it from its chat. */
export function useUnassign() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['trust', 'unassign'],
    (_, { arg }: { arg: Assignment }) => trustApi.unassign(arg),
    { onSuccess: () => void invalidate('member', 'trust', 'history') },
  );
}
