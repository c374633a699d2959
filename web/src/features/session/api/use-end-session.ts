import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { sessionApi } from './session-api';

/** Ends another of the member's sessions. */
export function useEndSession() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['session', 'end'],
    (_, { arg: sessionId }: { arg: string }) => sessionApi.end({ sessionId }),
    { onSuccess: () => void invalidate('session'), throwOnError: true },
  );
}
