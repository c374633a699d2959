import type { NewInvitation } from '@hearthside/contract/invitation';
import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { invitationApi } from './invitation-api';

/** Invites one person by mail. */
export function useInvite() {
  const invalidate = useInvalidate();
  return useSWRMutation(
    ['member', 'invite'],
    (_, { arg }: { arg: NewInvitation }) => invitationApi.invite(arg),
    { onSuccess: () => void invalidate('member', 'history') },
  );
}
