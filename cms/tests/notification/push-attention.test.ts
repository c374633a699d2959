import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { patch } from '../harness/http';
import { closeWindows, openWindow } from '../harness/live';
import type { TestMember, TestSession } from '../harness/members';
import { PDF } from '../harness/pets';
import { startPushService, type PushService } from '../harness/push-service';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';
import { ownInbox } from '../inbox/own-inbox';
import { webm } from '../inbox/voice-bytes';
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
  const edit = async (messageId: number, content: string) => {
    const to = `/inbox/chats/${chat.id}/messages/${messageId}`;
    const { status, body } = await patch(to, { ...at(sam), body: { content } });
    expect(status).toBe(200);
    return body.message;
  };
  const mine = `@${me.firstName} ${me.lastName}`;
  return {
    me,
    browser,
    chat,
    edit,
    mine,
    titles: () => browser.received.map(({ title }) => title),
  };
}

/** Quiet hours that began an hour ago. */
function quietNow() {
  const hour = (ahead: number) =>
    new Date(Date.now() + ahead * 3_600_000).toISOString().slice(11, 16);
  return { quiet: { from: hour(-1), to: hour(1) }, timeZone: 'Etc/UTC' };
}

/** What waits for a member's devices now is held until quiet hours end. */
const held = (me: TestMember) =>
  until('it is held', async () => {
    const rows = await pushes.waiting(me);
    const isLater = rows.every((row) => new Date(row.next_try_at).getTime() > Date.now());
    return rows.length > 0 && isLater && rows.every(({ about }) => about === 'quiet');
  });

it('a push notification says of a message without words whether it was spoken', async () => {
  const { me, browser, chat } = await pushed();
  await pushes.choose(me, { pushWords: true });
  for (const bytes of [webm({ last: 7 }), PDF]) {
    const { id } = await inbox.upload(sam, chat.id, bytes);
    await inbox.say(sam, chat.id, '', [id]);
    await pushes.settled(me);
    await inbox.seat(me, chat.id, { readUpTo: 2_000_000_000 });
  }
  expect(browser.received.map(({ body }) => body)).toEqual(['Voice message', 'Attachment']);
});

describe('a push notification of a message', () => {
  it('is sent once to a member whom an edit mentions, and to nobody else again', async () => {
    const { me, browser, chat, edit, mine, titles } = await pushed('Edited walks');
    const other = chat.members.find(({ user }) => user.role !== 'admin' && user.id !== me.id);
    const { id } = await inbox.say(sam, chat.id, 'Who has the key?');
    await pushes.settled(me);
    expect(titles()).toEqual(['New message from Sam Delgado']);
    if (!other) throw new Error('There is nobody else.');
    await edit(id, `Who has the key? @${other.user.firstName} ${other.user.lastName}`);
    await pushes.settled(me);
    expect(titles()).toHaveLength(1);
    const { editedAt } = await edit(id, `Do you have the key, ${mine}?`);
    await pushes.settled(me);
    expect(titles()).toEqual(['New message from Sam Delgado', 'Sam Delgado mentioned you']);
    // By this the device knows that it has something new to say of the same message.
    const [before, after] = browser.received;
    expect(before).not.toHaveProperty('mentionedAt');
    expect(after).toMatchObject({ upTo: before?.upTo, mentionedAt: Date.parse(editedAt) });
    await edit(id, `Do you have the red key, ${mine}?`);
    await pushes.settled(me);
    expect(titles()).toHaveLength(2);
  });

  it('says that the member was mentioned also where newer messages do not', async () => {
    const { me, chat, edit, mine, titles } = await pushed('Many walks');
    const { id } = await inbox.say(sam, chat.id, 'Who has the key?');
    await inbox.say(sam, chat.id, 'And the lead?');
    await pushes.settled(me);
    await edit(id, `Who has the key, ${mine}?`);
    await pushes.settled(me);
    expect(titles()).toEqual([
      '2 new messages from Sam Delgado',
      'Sam Delgado mentioned you (2 new)',
    ]);
  });

  it.each(['older', 'same'])(
    'of an edit that mentions them in the %s message while one is on its way is sent after it',
    async (which) => {
      const { me, browser, chat, edit, mine, titles } = await pushed(`Walks of the ${which}`);
      const older = await inbox.say(sam, chat.id, 'Who has the key?');
      await pushes.settled(me);
      browser.mood = 'late';
      const same = await inbox.say(sam, chat.id, 'Anybody?');
      await pushes.waited();
      await until('it is on its way', () => browser.late.length === 1);
      await edit(which === 'older' ? older.id : same.id, `Do you, ${mine}?`);
      browser.mood = 'fine';
      for (const take of browser.late.splice(0)) take();
      await pushes.settled(me);
      expect(titles()).toEqual([
        'New message from Sam Delgado',
        'New message from Sam Delgado',
        which === 'older' ? 'Sam Delgado mentioned you (2 new)' : 'Sam Delgado mentioned you',
      ]);
    },
  );

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

  it('is not sent to a member who reads the message at the portal meanwhile', async () => {
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

describe('the summary of quiet hours', () => {
  it('counts only what came in them, also if it is sent later', async () => {
    const { me, chat, titles } = await pushed();
    await pushes.choose(me, quietNow());
    await inbox.say(sam, chat.id, 'In the night');
    await pushes.waited();
    await held(me);
    const window = await openWindow(me, at(me));
    window.socket.emit('visible', true);
    await window.watch(chat.id);
    await pushes.choose(me, {});
    await inbox.say(sam, chat.id, 'In the morning');
    await pushes.waited();
    window.socket.emit('visible', false);
    await window.watch(chat.id);
    await pushes.settled(me);
    expect(titles().sort()).toEqual(['1 new message', 'New message from Sam Delgado']);
  });

  it('counts a message of before if an edit in them mentions the member, and no other of before', async () => {
    const { me, browser, chat, edit, mine } = await pushed('Walks before the night');
    const { id } = await inbox.say(sam, chat.id, 'Who has the key?');
    await inbox.say(sam, chat.id, 'And the lead?');
    await pushes.settled(me);
    await pushes.choose(me, quietNow());
    await edit(id, `Who has the key, ${mine}?`);
    await pushes.waited();
    await held(me);
    await pushes.choose(me, {});
    await pushes.settled(me);
    expect(browser.received.at(-1)).toMatchObject({
      title: '1 new message',
      body: 'These came in during your quiet hours.',
      path: `/inbox/${chat.id}?message=${id}`,
    });
  });

  it('of a night before, which still waits, gives way to the one of this night', async () => {
    const { me, chat, titles } = await pushed();
    await pushes.choose(me, quietNow());
    await inbox.say(sam, chat.id, 'In the night before');
    await pushes.waited();
    await held(me);
    const early = new Date(Date.now() - 20 * 3_600_000);
    await pushes.waiting(me).update({ since: early, until: early });
    await into('inbox_messages').where({ chat_id: chat.id }).update({ created_at: early });
    await inbox.say(sam, chat.id, 'In this night');
    await pushes.waited();
    await until('it is held too', async () => {
      const [row, ...others] = await pushes.waiting(me);
      return others.length === 0 && new Date(row?.until).getTime() > early.getTime();
    });
    await pushes.choose(me, {});
    await pushes.settled(me);
    expect(titles()).toEqual(['1 new message']);
  });
});
