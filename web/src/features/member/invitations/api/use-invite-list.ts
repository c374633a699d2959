import useSWRMutation from 'swr/mutation';
import { useInvalidate } from '@/lib/api/swr-config';
import { invitationApi } from './invitation-api';

/** A list of people as it is typed, and whether to invite them or only to look it through. */
export interface ListOfPeople {
  csv: string;
  verified: boolean;
  send: boolean;
}

/** Checks a list of people line by line, and with `send` invites those whose line is good. */
export function useInviteList() {
  const invalidate = useInvalidate();
  return useSWRMutation(['member', 'invite-list'], async (_, { arg }: { arg: ListOfPeople }) => {
    try {
      return await invitationApi.inviteList(arg);
    } finally {
      // Also after a failure: some may have been invited before the answer got lost.
      if (arg.send) void invalidate('member', 'history');
    }
  });
}
