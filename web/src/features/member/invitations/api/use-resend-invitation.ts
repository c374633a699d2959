import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { invitationApi } from './invitation-api';

/** Sends an invitation again, with a new link. */
export function useResendInvitation() {
  const invalidate = useInvalidate();
  // A refusal too says something new about the list: the person may have come in the meantime.
  const settled = () => void invalidate('member', 'history');
  return useSWRMutation(
    ['member', 'resend-invitation'],
    (_, { arg: id }: { arg: number }) => invitationApi.resendInvitation({ id }),
    { onSuccess: settled, onError: settled },
  );
}
