import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { trustApi } from './trust-api';

/** Creates a trust. */
export function useCreateTrust() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['trust', 'create'],
    (_, { arg }: { arg: { name: string } }) => trustApi.create(arg),
    { onSuccess: () => void invalidate('trust', 'history') },
  );
}
