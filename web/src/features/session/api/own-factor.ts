import { secondFactorEndpoints } from '@hearthside/contract/session/second-factor';
import { resource } from '@/lib/api/resource';

const factors = resource('session', secondFactorEndpoints);
const changed = { invalidates: ['session'], invalidatesOnError: ['session'] };

/** The member's own second factor. */
export const useSecondFactor = factors.secondFactor.query();
export const useRemoveApp = factors.removeApp.mutation(changed);
export const useRemovePasskey = factors.removePasskey.mutation(changed);
export const useNewRecoveryCodes = factors.newRecoveryCodes.mutation(changed);
export const useKeepFactor = factors.keepFactor.mutation(changed);

/** Gets the address by which the panel opens with the second step already done. */
export const useOpenPanel = factors.panelPass.mutation();

/** Another member's second factor, for admins. */
export const useMemberFactor = factors.memberFactor.query();
export const useResetFactor = factors.resetFactor.mutation({ invalidates: ['session', 'history'] });
export const useCancelReset = factors.cancelReset.mutation({ invalidates: ['session', 'history'] });
