import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { usersApi } from './users-api';

/** Erases a deleted user for good. */
export function useEraseUser() {
  const invalidate = useInvalidate();
  // A refusal too says something new about the list: somebody else may have been quicker.
  const settled = () => void invalidate('member', 'trust', 'history');
  return useSWRMutation(
    ['member', 'erase'],
    (_, { arg: id }: { arg: number }) => usersApi.erase({ id }),
    { onSuccess: settled, onError: settled },
  );
}
