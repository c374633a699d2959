import { roleRequestEndpoints } from '@hearthside/contract/member/role-request';
import { resource } from '@/lib/api/resource';

const requests = resource('member', roleRequestEndpoints);

/** The member's own request for another role that is not answered yet. */
export const useOwnRoleRequest = requests.ownRoleRequest.query();

/** Asks for another role. */
export const useAskForRole = requests.askForRole.mutation({ invalidates: ['member'] });

/** Withdraws the member's own request. */
export const useWithdrawRoleRequest = requests.withdrawRoleRequest.mutation({
  invalidates: ['member'],
});
