import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { trustApi } from './trust-api';

/** Renames a trust; its people carry the new name too. */
export function useRenameTrust() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['trust', 'rename'],
    (_, { arg }: { arg: { id: number; name: string } }) => trustApi.rename(arg),
    { onSuccess: () => void invalidate('member', 'trust', 'history') },
  );
}
