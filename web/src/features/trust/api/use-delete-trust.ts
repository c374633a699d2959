import { useSWRConfig } from 'swr';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { isTrustList } from './keys';
import { trustApi } from './trust-api';

/** Deletes a trust that nobody is assigned to. */
export function useDeleteTrust() {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['trust', 'delete'],
    (_, { arg }: { arg: { id: number } }) => trustApi.remove(arg),
    {
      onSuccess: () => {
        // Not the trust itself: its page may still be fading, and there is nothing left to ask for.
        void mutate(isTrustList);
        void invalidate('history');
      },
      // Refused, it has changed since it was shown: somebody was assigned, or it is gone.
      onError: () => void invalidate('trust'),
    },
  );
}
