import type { Knex } from 'knex';
import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { del, patch } from '../harness/http';
import { openSession, type TestMember, type TestSession } from '../harness/members';
import { senderOf, startPushService, type PushService } from '../harness/push-service';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { until } from '../harness/until';
import { ownInbox } from '../inbox/own-inbox';
import { ownPushes, pushingTo } from './own-pushes';

let own: Server;
let into: Knex;
let inbox: ReturnType<typeof ownInbox>;
let service: PushService;
let other: PushService;
let sam: TestMember & TestSession;
const pushes = ownPushes(
  () => own.info,
  () => into,
);

beforeAll(async () => {
  [service, other] = [await startPushService(), await startPushService()];
  own = await ownServer({ env: { ...pushingTo(service, other), SEED_DEMO: 'false' } });
  into = connect(own.info.database);
  inbox = ownInbox(own, into);
  await inbox.member({ role: 'admin' });
  sam = await inbox.member({ firstName: 'Sam', lastName: 'Delgado' });
});
afterAll(async () => {
  await into.destroy();
  expect(await own.stop()).toBe(0);
  discard(own.info);
  await Promise.all([service.stop(), other.stop()]);
});

const at = ({ token }: { token: string }) => ({ token, base: own.info.baseUrl });

/** A member with a device, in a chat with Sam. */
async function pushed(name?: string) {
  const me = await inbox.member();
  const browser = await pushes.device(me, service);
  const chat = await inbox.start(sam, name ? [me, await inbox.member()] : [me], name);
  return { me, browser, chat, titles: () => browser.received.map(({ title }) => title) };
}

describe('a push notification of a message', () => {
  it('says who wrote and leads to the place, and is encrypted and signed', async () => {
    const { me, browser, chat } = await pushed();
    const { id } = await inbox.say(sam, chat.id, 'The insulin is in the fridge');
    await pushes.settled(me);
    const [shown, ...more] = browser.received;
    expect(more).toEqual([]);
    if (!shown) throw new Error('Nothing came.');
    const { headers, ...said } = shown;
    expect(said).toEqual({
      tag: `chat-${chat.id}`,
      title: 'New message from Sam Delgado',
      body: '',
      path: `/inbox/${chat.id}?message=${id}`,
      upTo: id,
      keep: [`chat-${chat.id}`],
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(headers.topic).toMatch(/^[\w-]{32}$/);
    const { publicKey } = (await pushes.state(me)).body;
    expect(senderOf(headers)).toMatchObject({ key: publicKey, audience: service.url });
  });

  it('shows the first words only where the member allows it', async () => {
    const { me, browser, chat } = await pushed('Walks');
    expect((await pushes.choose(me, { pushWords: true })).status).toBe(200);
    await inbox.say(sam, chat.id, 'The gate\nis open');
    await pushes.settled(me);
    expect(browser.received).toMatchObject([
      { title: 'Sam Delgado · Walks', body: 'The gate is open' },
    ]);
  });

  it('reports several messages once, and never to their author', async () => {
    const { me, chat, titles } = await pushed();
    const mine = await pushes.device(sam, service);
    for (const text of ['One', 'Two', 'Three']) await inbox.say(sam, chat.id, text);
    await pushes.settled(me);
    expect(titles()).toEqual(['3 new messages from Sam Delgado']);
    await inbox.say(me, chat.id);
    await pushes.settled(sam);
    expect(mine.received).toHaveLength(1);
    await pushes.remove(sam);
  });

  it('is not sent once the message was read or deleted', async () => {
    const { me, chat, titles } = await pushed();
    const read = await inbox.say(sam, chat.id, 'Read elsewhere');
    await inbox.seat(me, chat.id, { readUpTo: read.id });
    const gone = await inbox.say(sam, chat.id, 'Taken back');
    await del(`/inbox/chats/${chat.id}/messages/${gone.id}`, at(sam));
    await pushes.settled(me);
    expect(titles()).toEqual([]);
    await inbox.say(sam, chat.id, 'Kept');
    await pushes.settled(me);
    expect(titles()).toEqual(['New message from Sam Delgado']);
  });

  it('is not sent for a muted chat, unless it mentions the member', async () => {
    const { me, chat, titles } = await pushed('Quiet walks');
    const seat = await inbox.seat(me, chat.id, { muteFor: 'hour' });
    expect(seat.chat.notifications).toBe(false);
    await inbox.say(sam, chat.id, 'To everyone');
    await pushes.settled(me);
    expect(titles()).toEqual([]);
    await inbox.say(sam, chat.id, `To @${me.firstName} ${me.lastName}`);
    await pushes.settled(me);
    expect(titles()).toEqual(['Sam Delgado mentioned you']);
    await into('inbox_seats')
      .where({ chat_id: chat.id, member_id: me.id })
      .update({ muted_until: new Date(Date.now() - 1000) });
    await inbox.say(sam, chat.id, 'To everyone again');
    await pushes.settled(me);
    expect(titles()).toHaveLength(2);
  });

  it('is not sent to members who want none for messages, or have lost the chat', async () => {
    const { me, chat, titles } = await pushed();
    const { topics } = defaultChoices('America/New_York');
    const messages = { ...topics.messages, push: false };
    await pushes.choose(me, { topics: { ...topics, messages } });
    await inbox.say(sam, chat.id);
    await pushes.settled(me);
    await pushes.choose(me, {});
    await inbox.say(sam, chat.id);
    await into('inbox_seats').where({ chat_id: chat.id, member_id: me.id }).delete();
    await pushes.settled(me);
    expect(titles()).toEqual([]);
  });

  it('waits for the end of quiet hours, and is one summary then', async () => {
    const { me, browser, chat } = await pushed();
    const hour = (ahead: number) =>
      new Date(Date.now() + ahead * 3_600_000).toISOString().slice(11, 16);
    await pushes.choose(me, { quiet: { from: hour(-1), to: hour(1) }, timeZone: 'Etc/UTC' });
    await inbox.say(sam, chat.id);
    await inbox.say(sam, chat.id);
    const writer = await inbox.member();
    await inbox.say(writer, (await inbox.start(writer, [me])).id);
    await pushes.waited();
    await until('one waits for the end of quiet hours', async () => {
      const [held, ...others] = await pushes.waiting(me);
      const at = held?.about === 'quiet' ? new Date(held.next_try_at).getTime() : 0;
      return others.length === 0 && at > Date.now();
    });
    expect(browser.received).toEqual([]);
    await pushes.choose(me, {});
    await pushes.settled(me);
    expect(browser.received).toMatchObject([
      {
        title: '3 new messages in 2 chats',
        body: 'These came in during your quiet hours.',
        path: '/inbox',
      },
    ]);
  });
});

it('what comes into the notification bell is pushed with its topic, never with its title', async () => {
  const admin = await inbox.member({ role: 'admin' });
  const { me, browser } = await pushed();
  const verified = { ...at(admin), body: { verified: false } };
  expect((await patch(`/users/${me.id}/verify`, verified)).status).toBe(200);
  await pushes.settled(me);
  expect(browser.received).toHaveLength(1);
  expect(browser.received[0]?.title).toBe('Update about your account');
  expect(browser.received[0]?.tag).toBe('bell-account');
});

describe('a device', () => {
  it('is one session’s, and shown to its member without its address and keys', async () => {
    const { me, browser } = await pushed();
    const { body, text } = await pushes.state(me);
    expect(body.devices).toEqual([
      expect.objectContaining({ device: 'Test', current: true, lastPushAt: null, failing: false }),
    ]);
    const { endpoint, keys } = browser.subscription;
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/private/i);
  });

  it('ends with its session, also when it is ended from elsewhere', async () => {
    const { me, chat, titles } = await pushed();
    const elsewhere = { ...me, ...(await openSession(me.id, own.info, into)) };
    await inbox.say(sam, chat.id);
    const ended = await del(`/auth/sessions/${me.sessionId}`, at(elsewhere));
    if (ended.status !== 200) {
      await into('portal_sessions').where({ session_id: me.sessionId }).delete();
    }
    expect((await pushes.state(elsewhere)).body.devices).toEqual([]);
    await pushes.settled(me);
    expect(titles()).toEqual([]);
    await until('the device is gone', async () => {
      const rows = await into('portal_push_devices').where({ member_id: me.id });
      return rows.length === 0;
    });
  });

  it('ends when its member is suspended', async () => {
    const { me, chat, titles } = await pushed();
    await inbox.say(sam, chat.id);
    await into('up_users').where({ id: me.id }).update({ blocked: true });
    await pushes.settled(me);
    expect(titles()).toEqual([]);
  });

  it('that someone else used before belongs to the member who subscribes last', async () => {
    const { me, browser, chat, titles } = await pushed();
    const next = await inbox.member();
    expect((await pushes.subscribe(next, browser.subscription)).status).toBe(200);
    expect((await pushes.state(me)).body.devices).toEqual([]);
    await inbox.say(sam, chat.id);
    await pushes.settled(me);
    expect(titles()).toEqual([]);
    expect((await pushes.state(next)).body.devices).toHaveLength(1);
  });

  it('of somebody else can’t be removed', async () => {
    const { me } = await pushed();
    const stranger = await inbox.member();
    const [{ id }] = (await pushes.state(me)).body.devices;
    expect((await pushes.remove(stranger, id)).status).toBe(404);
    await pushes.remove(stranger);
    expect((await pushes.state(me)).body.devices).toHaveLength(1);
    expect((await pushes.remove(me, id)).body.devices).toEqual([]);
  });

  it('is refused with an address that is none of a push service', async () => {
    const me = await inbox.member();
    const { subscription } = service.browser();
    for (const endpoint of [
      'https://127.0.0.1/push',
      'https://localhost/push',
      'https://10.0.0.8/push',
      'https://[::1]/push',
      'https://169.254.169.254/latest/meta-data',
      'https://user:pass@push.example.com/a',
      'https://push.example.com:8443/a',
      'http://push.example.com/a',
      'http://127.0.0.1:9/push',
      'nothing',
    ]) {
      const { status, body } = await pushes.subscribe(me, { ...subscription, endpoint });
      expect([endpoint, status, Object.keys(body.details ?? {})]).toEqual([
        endpoint,
        400,
        ['endpoint'],
      ]);
    }
    const keys = { ...subscription.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    expect((await pushes.subscribe(me, { ...subscription, keys })).status).toBe(400);
    expect((await pushes.subscribe(me, { ...subscription, memberId: 1 })).status).toBe(400);
    expect((await pushes.state(me)).body.devices).toEqual([]);
  });

  it('can be tested, and says so where push notifications are not on for it', async () => {
    const { me, titles } = await pushed();
    expect((await pushes.test(me)).status).toBe(200);
    await until('the test arrives', () => titles().length === 1);
    expect(titles()).toEqual(['Test notification']);
    expect((await pushes.test(await inbox.member())).status).toBe(409);
  });

  it('is removed once its push service no longer knows it', async () => {
    const { me, browser, chat } = await pushed();
    browser.mood = 410;
    await inbox.say(sam, chat.id);
    await pushes.settled(me);
    expect((await pushes.state(me)).body.devices).toEqual([]);
  });

  const FAILURES = [503, 'broken', 'elsewhere'] as const;
  it.each(FAILURES)('whose push service answers with %s is reported as failing', async (mood) => {
    const { me, browser, chat, titles } = await pushed();
    browser.mood = mood;
    await inbox.say(sam, chat.id);
    await pushes.waited();
    const failing = async () => (await pushes.state(me)).body.devices[0].failing;
    await until('it fails', failing);
    browser.mood = 'fine';
    // What was given up at once is told with another message only.
    if (mood === 'elsewhere') await inbox.say(sam, chat.id).then(pushes.waited);
    else await pushes.waiting(me).update({ next_try_at: new Date(Date.now() - 1000) });
    await until('it arrives', async () => titles().length > 0 && !(await failing()));
    expect(browser.asked).toBe(2);
  });

  it('goes with its member, and with all that waits for it', async () => {
    const admin = await inbox.member({ role: 'admin' });
    const { me, chat } = await pushed();
    await inbox.say(sam, chat.id);
    await into('inbox_pushes').update({ due_at: new Date(Date.now() - 1000) });
    expect((await del(`/users/${me.id}`, at(admin))).status).toBe(200);
    expect((await del(`/users/trash/${me.id}`, at(admin))).status).toBe(200);
    for (const table of ['portal_push_devices', 'portal_push_deliveries']) {
      expect(await into(table).where({ member_id: me.id })).toEqual([]);
    }
  });
});

it('a slow push service does not hold up another', async () => {
  const [one, two] = [await pushed(), await pushed()];
  const slow = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const member = await inbox.member();
      const browser = await pushes.device(member, other);
      browser.mood = 'silent';
      return { member, browser, chat: await inbox.start(sam, [member]) };
    }),
  );
  for (const { chat } of [...slow, one, two]) await inbox.say(sam, chat.id);
  await pushes.waited();
  await until('the quick ones are told', () => one.titles().length + two.titles().length === 2);
  expect(slow.reduce((sum, { browser }) => sum + browser.asked, 0)).toBeLessThanOrEqual(4);
});
