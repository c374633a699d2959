import { pushEndpoints } from '@hearthside/contract/notification/push';
import { resource } from '@/lib/api/resource';

// Not below 'notification', because new notifications change nothing about it.
const push = resource('push', pushEndpoints);

/** The key for push notifications, and the member's devices that get them. */
export const usePush = push.pushState.query();

const answers = () => push.pushState.key({});
export const useSubscribePush = push.subscribePush.mutation({ answers });
export const useRemovePushDevice = push.removePushDevice.mutation({ answers });
export const useRemovePushDevices = push.removePushDevices.mutation({ answers });
export const useTestPush = push.testPush.mutation();
