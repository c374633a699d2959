import { pushEndpoints } from '@hearthside/contract/notification/push';
import { resource } from '../api/resource';
import { notePushHere, renewedHere } from './push-here';

const push = resource('push', pushEndpoints);

/** Tells the server where this device gets push notifications now, if its browser has moved them. Never rejects. */
export async function renewPush(memberId: number): Promise<void> {
  try {
    const subscription = await renewedHere(memberId);
    if (!subscription) return;
    await push.subscribePush(subscription);
    notePushHere(memberId, subscription);
  } catch {
    // The next window tries again.
  }
}
