import { invitationEndpoints } from '@hearthside/contract/member/invitations';
import { resource } from '@/lib/api/resource';

const invitations = resource('member', invitationEndpoints);

/** The invitations that nobody has followed yet. */
export const useInvitations = invitations.invitations.query();

/** Invites one person by mail. */
export const useInvite = invitations.invite.mutation({ invalidates: ['member', 'history'] });

const staleAfterList = ({ send }: { send: boolean }) => (send ? ['member', 'history'] : []);

/** Checks a list of people line by line, and with `send` invites those whose line is valid. */
export const useInviteList = invitations.inviteList.mutation({
  invalidates: staleAfterList,
  // Also after a failure: some may have been invited before the answer got lost.
  invalidatesOnError: staleAfterList,
});

const invitationChange = {
  invalidates: ['member', 'history'],
  // A refusal can bring something new for the list too: the person may have accepted in the meantime.
  invalidatesOnError: ['member', 'history'],
};
/** Sends an invitation again, with a new link. */
export const useResendInvitation = invitations.resendInvitation.mutation(invitationChange);
/** Withdraws an invitation: its link stops working. */
export const useWithdrawInvitation = invitations.withdrawInvitation.mutation(invitationChange);
