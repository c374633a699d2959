import { afterAll, describe, expect, it } from 'vitest';
import {
  chatOfTwo,
  closeChat,
  messagesFor,
  say,
  sendTo,
  startChat,
  uploadTo,
} from '../harness/chats';
import { db } from '../harness/database';
import { get, patch, post } from '../harness/http';
import {
  closeWindows,
  logsOf,
  none,
  openWindow,
  settled,
  windowsOf,
  type LiveWindow,
} from '../harness/live';
import { signedIn } from '../harness/members';
import { makeTrust } from '../harness/trusts';
import { until } from '../harness/until';

/** Someone in every chat that is started from here on, and who assigns to trusts. */
const admin = await signedIn({ role: 'admin' });

const assign = (userId: number, trustId: number) =>
  post('/trusts/assign', { token: admin.token, body: { userId, trustId } });
const unassign = (userId: number, trustId: number) =>
  post('/trusts/remove', { token: admin.token, body: { userId, trustId } });
const chatOfTrust = async (trustId: number): Promise<number> =>
  (await db('inbox_chats').where({ trust_id: trustId }).first('id')).id;

afterAll(closeWindows);

describe('a message', () => {
  it('reaches every window of everybody in the chat in order and once, and nobody else', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const stranger = await signedIn();
    await startChat(stranger, [anna]);
    const others = await windowsOf(
      stranger,
      await signedIn({ role: 'user', verified: false }),
      await signedIn({ role: 'attorney' }),
    );
    const windows = await windowsOf(anna, anna, bert, bert, bert, admin);
    const sent = [];
    for (const text of ['one', 'two', 'three']) sent.push(await say(anna, chat.id, text));
    sent.push(await say(bert, chat.id, 'four'));
    for (const window of windows) {
      await window.receives('message', ({ message }) => message.content === 'four');
    }
    await settled();
    const told = sent.map((message) => ({ event: 'message', told: { message } }));
    expect(logsOf(windows)).toEqual(windows.map(() => told));
    expect(logsOf(others)).toEqual(none(others));
    // It is the very message that is read afterwards.
    expect(await messagesFor(bert, chat.id)).toEqual(sent);
  });

  it('that is sent again under its number is broadcast again, and a refused one never is', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const windows = await windowsOf(anna, bert);
    const sent = await say(anna, chat.id, 'once');
    await say(anna, chat.id, 'once', { clientId: sent.clientId });
    expect((await sendTo(anna, chat.id, 'x'.repeat(5001))).status).toBe(400);
    expect((await sendTo(anna, chat.id, 'file', { attachments: [2_000_000_000] })).status).toBe(
      400,
    );
    expect((await sendTo(await signedIn(), chat.id, 'foreign')).status).toBe(404);
    await closeChat(admin, chat.id);
    expect((await sendTo(anna, chat.id, 'too late')).status).toBe(409);
    await until('both are told twice', () =>
      windows.every(({ contents }) => contents().length > 1),
    );
    await settled();
    // The server that kept it may have ended before it told of it; who knows it already has it once.
    const twice = ['once', 'once'];
    expect(windows.map((window) => window.contents())).toEqual([twice, twice]);
  });

  it('reaches a guest whom staff has asked into the chat, but no message of another chat does', async () => {
    const staff = await signedIn({ role: 'employee' });
    const guest = await signedIn({ role: 'user', verified: false });
    const chat = await startChat(staff, [guest]);
    const group = await startChat(staff, [await signedIn(), await signedIn()]);
    const [window] = await windowsOf(guest);
    await say(staff, group.id, 'among us');
    await say(staff, chat.id, 'welcome');
    await window?.receives('message');
    await settled();
    expect(window?.contents()).toEqual(['welcome']);
  });

  it('reaches nobody who has left: neither a former member of its trust, nor a former admin', async () => {
    const trust = await makeTrust();
    const [stays, leaves] = [await signedIn(), await signedIn()];
    const demoted = await signedIn({ role: 'admin' });
    for (const { id } of [stays, leaves]) await assign(id, trust.id);
    const chatId = await chatOfTrust(trust.id);
    await say(leaves, chatId, 'before');
    await unassign(leaves.id, trust.id);
    const role = { role: 'employee', reason: 'Hands over' };
    const changed = await patch(`/users/${demoted.id}/role`, { token: admin.token, body: role });
    expect(changed.status).toBe(200);
    const windows = await windowsOf(leaves, demoted);
    const [staying] = await windowsOf(stays);
    await say(stays, chatId, 'after');
    await staying?.receives('message');
    await settled();
    expect(logsOf(windows)).toEqual(none(windows));
  });

  it('brings each reader links of their own to its files', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const windows = await windowsOf(anna, bert);
    const file = await uploadTo(anna, chat.id);
    await say(anna, chat.id, '', { attachments: [file.id] });
    const links = [];
    for (const window of windows) {
      const { message } = await window.receives('message');
      links.push(String(message.attachments[0]?.url).replace(/^\/api/, ''));
    }
    expect(links[0]).not.toBe(links[1]);
    for (const [place, { token }] of people.entries()) {
      expect((await get(links[place] ?? '', { token })).status).toBe(200);
    }
  });
});

describe('watching a chat', () => {
  it('of others, or one that does not exist, is refused, and nothing of it leaks', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const stranger = await signedIn();
    const windows = await windowsOf(stranger, await signedIn({ role: 'user', verified: false }));
    const [watching] = await windowsOf(bert);
    await watching?.watch(chat.id);
    for (const window of windows) {
      expect(await window.watch(chat.id)).toEqual({ ok: false });
      expect(await window.watch(2_000_000_000)).toEqual({ ok: false });
      window.types(chat.id);
    }
    const [typing] = await windowsOf(anna);
    await watching?.receives('presence', ({ memberId }) => memberId === anna.id);
    await typing?.watch(chat.id);
    typing?.types(chat.id);
    await watching?.receives('typing');
    await settled();
    expect(logsOf(windows)).toEqual(none(windows));
    expect(watching?.told('typing')).toEqual([{ chatId: chat.id, memberId: anna.id }]);
  });

  it('shows who is there, among those who can read the chat', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await windowsOf(anna, anna, admin, await signedIn());
    const [window] = await windowsOf(bert);
    const watched = await window?.watch(chat.id);
    if (!watched?.ok) throw new Error('Watching was refused.');
    expect(watched.online.toSorted()).toEqual([anna.id, bert.id, admin.id].toSorted());
  });

  it('broadcasts typing to those who watch this chat, and to no other window', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const other = await startChat(anna, [bert, await signedIn()]);
    const [typing, own, watching, elsewhere, left, idle] = (await windowsOf(
      anna,
      anna,
      bert,
      bert,
      bert,
      bert,
    )) as [LiveWindow, LiveWindow, LiveWindow, LiveWindow, LiveWindow, LiveWindow];
    for (const window of [typing, own, watching, elsewhere, left]) await window.watch(chat.id);
    await elsewhere.watch(other.id);
    left.socket.emit('unwatch');
    typing.types(other.id);
    typing.types(chat.id);
    typing.types(chat.id);
    await watching.receives('typing');
    await settled();
    expect(watching.told('typing')).toEqual([{ chatId: chat.id, memberId: anna.id }]);
    for (const window of [typing, own, elsewhere, left, idle]) {
      expect(window.told('typing')).toEqual([]);
    }
  });

  it('of one chat right after another ends with the last that was asked for', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const other = await startChat(anna, [bert, await signedIn()]);
    const typing = await windowsOf(bert, bert);
    await typing[0]?.watch(chat.id);
    await typing[1]?.watch(other.id);
    const windows = await windowsOf(...Array<typeof anna>(6).fill(anna));
    const gone = await windowsOf(...Array<typeof anna>(6).fill(anna));
    await Promise.all([
      ...windows.flatMap((window) => [window.watch(chat.id), window.watch(other.id)]),
      ...gone.map((window) => {
        const answer = window.watch(chat.id);
        window.socket.emit('unwatch');
        return answer;
      }),
    ]);
    typing[0]?.types(chat.id);
    typing[1]?.types(other.id);
    for (const window of windows) await window.receives('typing');
    await settled();
    const told = { chatId: other.id, memberId: bert.id };
    expect(windows.map((window) => window.told('typing'))).toEqual(windows.map(() => [told]));
    expect(gone.map((window) => window.told('typing'))).toEqual(none(gone));
  });
});

describe('presence', () => {
  it('is broadcast when the first window opens and after the last has closed, not when one is reloaded', async () => {
    const [anna, bert, cora, dora] = [
      await signedIn(),
      await signedIn(),
      await signedIn(),
      await signedIn(),
    ];
    const chat = await startChat(anna, [bert, cora, dora]);
    const [watching, dorasFirst] = [await openWindow(anna), await openWindow(dora)];
    const others = await windowsOf(bert, await signedIn());
    await watching.watch(chat.id);
    const of = ({ id }: { id: number }) =>
      watching.told('presence').flatMap((told) => (told.memberId === id ? told.online : []));
    const berts = await windowsOf(bert, bert);
    const coras = await windowsOf(cora, cora);
    await watching.receives('presence', ({ memberId, online }) => memberId === cora.id && online);
    for (const window of [...berts, ...others, coras[0], dorasFirst]) window?.close();
    await settled();
    await openWindow(dora);
    await watching.receives('presence', ({ online }) => !online);
    // Longer than the others' leaving would take to be told.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(of(bert).filter((online) => !online)).toHaveLength(1);
    expect(of(bert).at(-1)).toBe(false);
    expect([...of(cora), ...of(dora)]).not.toContain(false);
    expect(logsOf(others)).toEqual(none(others));
  });
});
