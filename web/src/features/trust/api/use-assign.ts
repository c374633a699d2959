import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { trustApi } from './trust-api';

/** Who, and which trust. */
export interface Assignment {
  userId: number;
  trustId: number;
}

/** Assigns a user to a trust, which also opens its chat to them. */
export function useAssign() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['trust', 'assign'],
    (_, { arg }: { arg: Assignment }) => trustApi.assign(arg),
    { onSuccess: () => void invalidate('member', 'trust', 'history') },
  );
}
