import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { db, insert } from '../../harness/database';
import { fileForm } from '../../harness/picture';
import { NONE, owner, type Make } from './example';

const png = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#1d6b58' },
})
  .png()
  .toBuffer();

/** A member's unchanged profile, so that saving it sends no email. */
export async function profileOf(id: number) {
  const row = id
    ? await db('up_users').where({ id }).first('first_name', 'last_name', 'email')
    : {};
  return {
    firstName: row.first_name ?? 'No',
    lastName: row.last_name ?? 'Body',
    email: row.email ?? 'nobody@test.example',
    phoneNumber: '5035550123',
    streetAddress: '1 Test Street',
    city: 'Portland',
    state: 'Oregon',
    zipCode: '97205',
    country: 'United States',
  };
}

/** What a browser subscribes to, at a push service that no test asks. */
function pushSubscription() {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  return { endpoint: `https://push.example.com/${randomUUID()}`, keys: { p256dh, auth } };
}

/** The row of a device of a member's, of a session that has ended. */
function pushDevice({ id }: { id: number }) {
  const { endpoint, keys } = pushSubscription();
  const { p256dh: publicKey, auth } = keys;
  const names = { session_id: randomUUID(), endpoint, endpoint_hash: endpoint };
  return { member_id: id, ...names, host: 'push.example.com', public_key: publicKey, auth };
}

export const selfExamples: Record<string, Make> = {
  'GET /users/me': () => ({}),
  'GET /users/me/home': () => ({}),
  'GET /users/me/data': () => ({}),
  // Without the password, which is asked for again.
  'POST /users/me/data': () => ({ ask: { body: {} } }),
  'POST /users/me/data/link': () => ({ ask: { body: {} } }),
  'GET /users/me/closing': () => ({}),
  'POST /users/me/closing': () => ({ ask: { body: {} } }),
  'GET /users/data-requests': () => ({}),
  'PUT /users/me': async ({ id }) => ({ ask: { body: await profileOf(id) } }),
  'PUT /users/me/picture': () => ({ ask: { body: fileForm(png, 'me.png', 'image/png') } }),
  'DELETE /users/me/picture': () => ({}),
  'PUT /users/me/directory': () => ({ ask: { body: { showEmail: false, showCity: true } } }),
  'PUT /users/me/offer': () => ({ ask: { body: { services: ['day_care'], animals: ['dogs'] } } }),
  'GET /notifications': () => ({}),
  'PATCH /notifications/:id/read': async (caller, relation) => {
    const member = await owner(caller, relation);
    const row = { member_id: member.id, kind: 'welcome', title: 'Hello', body: 'there' };
    const id = relation === 'none' ? NONE : await insert('portal_notifications', row);
    return { path: `/notifications/${id}/read` };
  },
  'GET /notifications/choices': () => ({}),
  'PUT /notifications/choices': () => ({ ask: { body: defaultChoices('America/Los_Angeles') } }),
  'POST /notifications/read-all': () => ({}),
  'GET /notifications/push': () => ({}),
  'POST /notifications/push/devices': () => ({ ask: { body: pushSubscription() } }),
  'DELETE /notifications/push/devices/:id': async (caller, relation) => {
    const member = await owner(caller, relation);
    const id = relation === 'none' ? NONE : await insert('portal_push_devices', pushDevice(member));
    return { path: `/notifications/push/devices/${id}` };
  },
  'DELETE /notifications/push/devices': () => ({}),
  // No device of the caller's is there.
  'POST /notifications/push/test': () => ({}),
  'GET /notifications/unsubscribe': () => ({
    ask: { query: { token: 'a-link-that-never-was-mailed' } },
  }),
  'POST /notifications/unsubscribe': () => ({
    ask: { query: { token: 'a-link-that-never-was-mailed' } },
  }),
};
