import { roleRequestEndpoints } from '@hearthside/contract/member/role-request';
import { waitingRoomEndpoints } from '@hearthside/contract/member/waiting-room';
import { resource } from '@/lib/api/resource';

const waiting = resource('member', waitingRoomEndpoints);
const requests = resource('member', roleRequestEndpoints);

const waitingChange = {
  invalidates: ['member', 'history'],
  // A refusal can bring something new too: they may have confirmed, or another admin was faster.
  invalidatesOnError: ['member', 'history'],
};

/** Everybody who waits for the office. */
export const useWaitingRoom = waiting.waitingRoom.query();

/** Mails somebody the link to confirm their address again. */
export const useSendConfirmation = waiting.sendConfirmation.mutation(waitingChange);

/** Removes somebody who never confirmed their address. */
export const useRemoveUnconfirmed = waiting.removeUnconfirmed.mutation(waitingChange);

/** Answers a member's request for another role. */
export const useAnswerRoleRequest = requests.answerRoleRequest.mutation({
  invalidates: ['member', 'history', 'trust', 'pet'],
  invalidatesOnError: ['member', 'history'],
});
