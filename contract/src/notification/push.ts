import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParams } from '../list';

/** The longest address that a push service gives a browser. */
const ENDPOINT_MAX = 2000;
/** A point of the curve P-256, uncompressed, and 16 bytes, both as base64url (RFC 8291). */
const PUBLIC_KEY = /^[\w-]{87}=?$/;
const SECRET = /^[\w-]{22}={0,2}$/;
const BAD_KEYS = 'This browser\u2019s keys can\u2019t be used';

/** What a browser has subscribed to: an address of its push service, and the keys with which it reads. */
export const pushSubscription = z.strictObject({
  endpoint: z.string().min(1).max(ENDPOINT_MAX),
  keys: z.strictObject({
    p256dh: z.string().regex(PUBLIC_KEY, BAD_KEYS),
    auth: z.string().regex(SECRET, BAD_KEYS),
  }),
});
export type PushSubscriptionInput = z.output<typeof pushSubscription>;

/** One of a member's devices that gets push notifications. Its address and keys are in no answer. */
export const pushDevice = z.object({
  id: z.number(),
  /** Browser and system, as in the list of sessions. */
  device: z.string(),
  /** Whether it is the device that asks. */
  current: z.boolean(),
  createdAt: z.string(),
  /** When a push service last took a notification for it. Null if none has. */
  lastPushAt: z.string().nullable(),
  /** Whether its push service takes none at the moment. */
  failing: z.boolean(),
});
export type PushDevice = z.output<typeof pushDevice>;

export const pushState = z.object({
  /** The key with which browsers subscribe. Null where whoever runs the portal has turned push notifications off. */
  publicKey: z.string().nullable(),
  devices: z.array(pushDevice),
});
export type PushState = z.output<typeof pushState>;

export const PUSH_TEXTS = {
  off: 'Push notifications are turned off for this portal.',
  badEndpoint: 'This browser\u2019s push service can\u2019t be used.',
  noDevice: 'Push notifications aren\u2019t on for this device.',
} as const;

export const pushEndpoints = {
  pushState: endpoint({
    method: 'GET',
    path: '/notifications/push',
    access: 'member',
    summary: 'The key for push notifications, and your own devices that get them',
    answer: pushState,
  }),
  subscribePush: endpoint({
    method: 'POST',
    path: '/notifications/push/devices',
    access: 'member',
    summary: 'Turn on push notifications on this device, until its session ends',
    body: pushSubscription,
    answer: pushState,
  }),
  removePushDevice: endpoint({
    method: 'DELETE',
    path: '/notifications/push/devices/:id',
    access: 'member',
    summary: 'Turn off push notifications on one of your own devices',
    params: idParams,
    answer: pushState,
  }),
  removePushDevices: endpoint({
    method: 'DELETE',
    path: '/notifications/push/devices',
    access: 'member',
    summary: 'Turn off push notifications on all of your own devices',
    answer: pushState,
  }),
  testPush: endpoint({
    method: 'POST',
    path: '/notifications/push/test',
    access: 'member',
    summary: 'Send a test push notification to this device',
    answer: z.object({ device: z.string() }),
  }),
};
