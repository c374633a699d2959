import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { usersApi } from './users-api';

/** Verifies a user, or takes it back; the lists are asked again. */
export function useVerify() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['member', 'verify'],
    (_, { arg }: { arg: { id: number; verified: boolean } }) => usersApi.verify(arg),
    { onSuccess: () => void invalidate('member', 'trust', 'history') },
  );
}
