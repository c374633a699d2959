import { pushEndpoints } from '@hearthside/contract/notification/push';
import { resource } from '../api/resource';
import { notePushHere, renewedHere } from './push-here';

const push = resource('push', pushEndpoints);

/** Tells the server where this device gets push notifications now, if its browser has moved them. Never rejects. */
export async function renewPush(): Promise<void> {
  try {
    const subscription = await renewedHere();
    if (!subscription) return;
    await push.subscribePush(subscription);
    notePushHere(subscription);
  } catch {
    // The next window tries again.
  }
}
