import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { patch } from '../harness/http';
import { closeWindows, openWindow } from '../harness/live';
import type { TestMember, TestSession } from '../harness/members';
import { startPushService, type PushService } from '../harness/push-service';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';
import { ownInbox } from '../inbox/own-inbox';
import { ownPushes, pushingTo } from './own-pushes';

let own: Server;
let into: Knex;
let inbox: ReturnType<typeof ownInbox>;
let service: PushService;
let sam: TestMember & TestSession;
const pushes = ownPushes(
  () => own.info,
  () => into,
);

beforeAll(async () => {
  service = await startPushService();
  own = await ownServer({ env: { ...pushingTo(service), SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  inbox = ownInbox(own, into);
  await inbox.member({ role: 'admin' });
  sam = await inbox.member({ firstName: 'Sam', lastName: 'Delgado' });
});
afterAll(async () => {
  closeWindows();
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
  await service.stop();
});

const at = ({ token }: { token: string }) => ({ token, base: own.info.baseUrl });

/** A member with a device, in a chat with Sam. */
async function pushed(name?: string) {
  const me = await inbox.member();
  const browser = await pushes.device(me, service);
  const chat = await inbox.start(sam, name ? [me, await inbox.member()] : [me], name);
  return { me, chat, titles: () => browser.received.map(({ title }) => title) };
}

describe('a push notification of a message', () => {
  it('is sent to whoever an edit mentions, once, and to nobody else again', async () => {
    const { me, chat, titles } = await pushed('Edited walks');
    const other = chat.members.find(({ user }) => user.role !== 'admin' && user.id !== me.id);
    const { id } = await inbox.say(sam, chat.id, 'Who has the key?');
    await pushes.settled(me);
    expect(titles()).toEqual(['New message from Sam Delgado']);
    const edit = async (content: string) => {
      const to = `/inbox/chats/${chat.id}/messages/${id}`;
      expect((await patch(to, { ...at(sam), body: { content } })).status).toBe(200);
      await pushes.settled(me);
    };
    if (!other) throw new Error('There is nobody else.');
    await edit(`Who has the key? @${other.user.firstName} ${other.user.lastName}`);
    expect(titles()).toHaveLength(1);
    await edit(`Do you have the key, @${me.firstName} ${me.lastName}?`);
    expect(titles()).toEqual(['New message from Sam Delgado', 'Sam Delgado mentioned you']);
    await edit(`Do you have the red key, @${me.firstName} ${me.lastName}?`);
    expect(titles()).toHaveLength(2);
  });

  it('waits while its member is at the portal, and is sent once they have left it unread', async () => {
    const { me, chat, titles } = await pushed();
    const window = await openWindow(me, at(me));
    window.socket.emit('visible', true);
    await inbox.say(sam, chat.id);
    // The answer comes after what was emitted before.
    await window.watch(chat.id);
    await pushes.waited();
    const isPutOff = async () => {
      const [row] = await pushes.waiting(me);
      return row !== undefined && new Date(row.next_try_at).getTime() > Date.now();
    };
    await until('it waits', isPutOff);
    expect(titles()).toEqual([]);
    window.socket.emit('visible', false);
    await window.watch(chat.id);
    await pushes.settled(me);
    expect(titles()).toEqual(['New message from Sam Delgado']);
  });

  it('is not sent to whoever reads the message at the portal meanwhile', async () => {
    const { me, chat, titles } = await pushed();
    const window = await openWindow(me, at(me));
    window.socket.emit('visible', true);
    await window.watch(chat.id);
    const { id } = await inbox.say(sam, chat.id);
    await pushes.waited();
    await inbox.seat(me, chat.id, { readUpTo: id });
    await pushes.settled(me);
    expect(titles()).toEqual([]);
  });
});
