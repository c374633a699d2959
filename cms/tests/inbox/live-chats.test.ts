import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { askForChat, chatOfTwo, closeChat, say, setSeat, startChat } from '../harness/chats';
import { db } from '../harness/database';
import { del, patch, post } from '../harness/http';
import { closeWindows, logsOf, none, settled, windowsOf, type LiveWindow } from '../harness/live';
import { signedIn } from '../harness/members';
import { makeTrust } from '../harness/trusts';
import { until } from '../harness/until';

/** Someone in every chat that is started from here on, and who assigns to trusts. */
const admin = await signedIn({ role: 'admin' });
afterAll(closeWindows);

const assign = (userId: number, trustId: number) =>
  post('/trusts/assign', { token: admin.token, body: { userId, trustId } });
const unassign = (userId: number, trustId: number) =>
  post('/trusts/remove', { token: admin.token, body: { userId, trustId } });
const chatOfTrust = async (trustId: number): Promise<number> =>
  (await db('inbox_chats').where({ trust_id: trustId }).first('id')).id;

/** Waits until each of some windows was told as many times that a chat is another one. */
const hearTimes = (windows: readonly LiveWindow[], times: readonly number[]) =>
  until('the windows are told of the chat', () =>
    windows.every((window, place) => window.told('chat').length >= (times[place] ?? 0)),
  );

describe('reading', () => {
  it('is broadcast to everyone in the chat, and never goes backward', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const [first, second] = [await say(anna, chat.id), await say(anna, chat.id)];
    const windows = await windowsOf(anna, bert, bert, admin);
    const others = await windowsOf(await signedIn());
    for (const readUpTo of [first.id, second.id, first.id]) {
      expect((await setSeat(bert, chat.id, { readUpTo })).status).toBe(200);
    }
    for (const window of windows) {
      await window.receives('read', ({ readUpTo }) => readUpTo === second.id);
    }
    await settled();
    const told = [first, second].map(({ id }) => ({
      event: 'read',
      told: { chatId: chat.id, memberId: bert.id, readUpTo: id },
    }));
    expect(logsOf(windows)).toEqual(windows.map(() => told));
    expect(logsOf(others)).toEqual(none(others));
  });
});

describe('a change of a chat', () => {
  /**
   * Opens two windows of one member of a chat, then the other's, an admin's and a stranger's, and counts which of
   * them receive a change.
   */
  async function areNotified(
    times: readonly number[],
    change: (of: Awaited<ReturnType<typeof chatOfTwo>>) => Promise<unknown>,
    before: (of: Awaited<ReturnType<typeof chatOfTwo>>) => Promise<unknown> = async () => undefined,
  ) {
    const of = await chatOfTwo();
    await before(of);
    const [anna, bert] = of.people;
    const windows = await windowsOf(anna, anna, bert, admin, await signedIn());
    await change(of);
    await hearTimes(windows, times);
    await settled();
    const told = { event: 'chat', told: { chatId: of.chat.id } };
    expect(logsOf(windows)).toEqual(times.map((length) => Array.from({ length }, () => told)));
  }

  const OWN = [1, 1, 0, 0, 0];

  it('is broadcast to a member’s own windows when they close it, and when they undo that', async () => {
    await areNotified(OWN, ({ chat, people }) => closeChat(people[0], chat.id));
    await areNotified(
      OWN,
      ({ chat, people }) => setSeat(people[0], chat.id, { closed: false }),
      ({ chat, people }) => closeChat(people[0], chat.id),
    );
  });

  it('is broadcast to a member’s own windows when they turn its notifications off', async () => {
    await areNotified(OWN, ({ chat, people }) =>
      setSeat(people[0], chat.id, { notifications: false }),
    );
  });

  it('is broadcast to everyone when an admin ends it', async () => {
    await areNotified([1, 1, 1, 1, 0], ({ chat }) => closeChat(admin, chat.id));
  });

  it('is broadcast to a member’s own windows when they try to start it again', async () => {
    await areNotified(OWN, async ({ people }) => {
      expect((await askForChat(people[0], [people[1]])).status).toBe(409);
    });
  });

  it('is broadcast to everyone when it is started', async () => {
    const [opener, one, guest] = [
      await signedIn({ role: 'employee' }),
      await signedIn(),
      await signedIn({ role: 'user', verified: false }),
    ];
    const windows = await windowsOf(opener, one, guest, admin);
    const others = await windowsOf(await signedIn());
    const chat = await startChat(opener, [one, guest]);
    for (const window of windows) await window.receives('chat');
    await settled();
    const told = [{ event: 'chat', told: { chatId: chat.id } }];
    expect(logsOf(windows)).toEqual(windows.map(() => told));
    expect(logsOf(others)).toEqual(none(others));
  });
});

describe('the chat of a trust', () => {
  let stays: Awaited<ReturnType<typeof signedIn>>;
  let comes: Awaited<ReturnType<typeof signedIn>>;
  let trust: { id: number; name: string };
  beforeEach(async () => {
    [stays, comes] = [await signedIn(), await signedIn()];
    trust = await makeTrust();
    await assign(stays.id, trust.id);
  });

  it('broadcasts an assignment to its people and the new member, and to a member who was removed as well', async () => {
    const chatId = await chatOfTrust(trust.id);
    const windows = await windowsOf(stays, comes, admin);
    await assign(comes.id, trust.id);
    for (const window of windows) await window.receives('chat');
    await unassign(comes.id, trust.id);
    await windows[1]?.isCut();
    await hearTimes(windows, [2, 2, 2]);
    await settled();
    const chats = windows.map((window) => window.told('chat'));
    expect(chats).toEqual(windows.map(() => [{ chatId }, { chatId }]));
  });

  it('broadcasts to its people that it has another name, and that it has ended with its trust', async () => {
    const chatId = await chatOfTrust(trust.id);
    const windows = await windowsOf(stays, admin);
    const others = await windowsOf(comes);
    const { token } = admin;
    const body = { name: `${trust.name} anew` };
    expect((await patch(`/trusts/${trust.id}`, { token, body })).status).toBe(200);
    for (const window of windows) await window.receives('chat');
    await unassign(stays.id, trust.id);
    await windows[0]?.isCut();
    expect((await del(`/trusts/${trust.id}`, { token })).status).toBe(200);
    await hearTimes(windows, [2, 3]);
    await settled();
    const chats = windows.map((window) => window.told('chat'));
    expect(chats).toEqual([Array(2).fill({ chatId }), Array(3).fill({ chatId })]);
    expect(logsOf(others)).toEqual(none(others));
  });
});
