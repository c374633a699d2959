import type { Core } from '@strapi/strapi';
import { PUSH_TEXTS } from '@hearthside/contract/notification/push';
import type { Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import { queuePushes } from '../../../push/push-deliveries';
import { TEST } from '../../../push/push-delivery';
import { pushState } from '../../../push/push-devices';

/**
 * Sends a notification to the device that asks for it, whatever else the member has chosen.
 * @throws 409 if push notifications are not on for this device
 */
export async function testPush(
  strapi: Core.Strapi,
  member: Pick<Member, 'id' | 'sessionId'>,
): Promise<{ device: string }> {
  const { publicKey, devices } = await pushState(strapi, member);
  const here = devices.find(({ current }) => current);
  if (!publicKey || !here) throw refuse.wrongState(PUSH_TEXTS.noDevice);
  const push = { about: TEST, fromId: 0, upTo: 0, since: new Date(), afterMs: 0 };
  await queuePushes(strapi, { deviceId: here.id }, push);
  return { device: here.device };
}
