import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { invitationApi } from './invitation-api';

/** Withdraws an invitation: its link stops working. */
export function useWithdrawInvitation() {
  const invalidate = useInvalidate();
  // A refusal too says something new about the list: the person may have come in the meantime.
  const settled = () => void invalidate('member', 'history');
  return useSWRMutation(
    ['member', 'withdraw-invitation'],
    (_, { arg: id }: { arg: number }) => invitationApi.withdrawInvitation({ id }),
    { onSuccess: settled, onError: settled },
  );
}
