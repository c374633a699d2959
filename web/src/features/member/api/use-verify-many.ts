import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { usersApi } from './users-api';

/** Verifies many users at once, or takes it back; answers whose verification changed. */
export function useVerifyMany() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['member', 'verify-many'],
    (_, { arg }: { arg: { userIds: number[]; verified: boolean } }) => usersApi.verifyMany(arg),
    { onSuccess: () => void invalidate('member', 'trust', 'history') },
  );
}
