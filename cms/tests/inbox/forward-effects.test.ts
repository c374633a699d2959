import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Forwarded } from '@hearthside/contract/inbox/forward-endpoints';
import type { Message } from '@hearthside/contract/inbox/fields';
import { chatOfTwo, say, startChat, type Signed } from '../harness/chats';
import { db } from '../harness/database';
import { post } from '../harness/http';
import { signedIn } from '../harness/members';
import { officeChat, waitingChat } from '../harness/office-inbox';

async function forward(
  { token }: Pick<Signed, 'token'>,
  { id, chatId: from }: Pick<Message, 'id' | 'chatId'>,
  chatId: number,
  comment = '',
): Promise<Forwarded | undefined> {
  const to = [{ chatId, clientId: randomUUID(), commentClientId: randomUUID() }];
  const path = `/inbox/chats/${from}/messages/${id}/forward`;
  const { status, body } = await post(path, { token, body: { to, comment } });
  expect([status, body.error]).toEqual([200, undefined]);
  return body.results[0];
}

it('a forwarded message is pushed like any other', async () => {
  const { chat: from, people } = await chatOfTwo();
  const [anna, bert] = people;
  const cleo = await signedIn({ firstName: 'Cleo' });
  const keys = createECDH('prime256v1');
  const endpoint = `https://push.example.com/${randomUUID()}`;
  const p256dh = keys.generateKeys('base64url');
  const device = { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
  const subscribed = await post('/notifications/push/devices', { token: cleo.token, body: device });
  expect(subscribed.status).toBe(200);
  const to = await startChat(anna, [cleo]);
  const done = await forward(anna, await say(bert, from.id), to.id);
  const noted = await db('inbox_pushes').where({ chat_id: to.id }).first();
  // Nothing is sent from here to a push service that is not there.
  await db('inbox_pushes').where({ chat_id: to.id }).delete();
  await db('portal_push_devices').where({ member_id: cleo.id }).delete();
  expect(noted?.from_id).toBe(done?.message?.id);
});

it('an admin who forwards with a comment has answered the waiting member once', async () => {
  const admin = await signedIn({ role: 'admin' });
  const { chatId } = await waitingChat(admin);
  const other = await officeChat(admin);
  await forward(admin, await say(admin, other.chatId, 'Yes, always'), chatId, 'Here it is');
  expect(await db('inbox_waits').where({ chat_id: chatId })).toHaveLength(1);
});
