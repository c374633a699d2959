import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/swr-config';
import { memberApi } from './member-api';

/** Verifies a user, or takes it back; the lists are asked again. */
export function useVerify() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['member', 'verify'],
    (_, { arg }: { arg: { id: number; verified: boolean } }) => memberApi.verify(arg),
    { onSuccess: () => void invalidate('member') },
  );
}
