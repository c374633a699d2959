import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  chatFor,
  chatOfTwo,
  closeChat,
  listOf,
  messagePath,
  messagesFor,
  openChat,
  plantSeat,
  say,
  sendTo,
  type Signed,
  startChat,
  uploadTo,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, get, patch } from '../harness/http';
import { closeWindows, windowsOf } from '../harness/live';
import { signedIn } from '../harness/members';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const HOUR = 3_600_000;
type Of = { id: number; chatId: number };

const edit = ({ token }: Pick<Signed, 'token'>, message: Of, content: unknown) =>
  patch(messagePath(message), { token, body: { content } });
const remove = ({ token }: Pick<Signed, 'token'>, message: Of) =>
  del(messagePath(message), { token });
const wordings = ({ token }: Pick<Signed, 'token'>, message: Of) =>
  get(`${messagePath(message)}/wordings`, { token });
const changes = ({ token }: Pick<Signed, 'token'>, chatId: number, after = 0) =>
  get(`/inbox/chats/${chatId}/changes`, { token, query: { after } });
const age = (message: Of, hours: number) =>
  db('inbox_messages')
    .where({ id: message.id })
    .update({ created_at: new Date(Date.now() - hours * HOUR) });

/** Sets the time for changes as the panel would, and waits until the server goes by it. */
async function setHours(hours: number | null) {
  await db('portal_settings').update({ message_hours: hours });
  const { chat, people } = await chatOfTwo();
  await until('the setting', async () => {
    const { body } = await openChat(people[0], chat.id);
    return body.changeHours === (hours ?? 24);
  });
}
const wordsOf = async (reader: Pick<Signed, 'token'>, chatId: number) =>
  (await messagesFor(reader, chatId)).map(({ content }) => content);

afterAll(closeWindows);

/** Everybody who may not change the message of Anna, and what they are answered. */
async function othersOf(chat: { id: number }, bert: Pick<Signed, 'token'>) {
  const left = await signedIn();
  await plantSeat(chat.id, left.id);
  await db('inbox_seats').where({ chat_id: chat.id, member_id: left.id }).delete();
  return [
    [bert, 403],
    [admin, 403],
    [await signedIn(), 404],
    [left, 404],
    [await signedIn({ role: 'attorney' }), 404],
  ] as const;
}

describe('an edit', () => {
  it('changes the sender’s own words for everyone at once, and says when', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const windows = await windowsOf(anna, bert, admin);
    const sent = await say(anna, chat.id, 'Fryday');
    await say(bert, chat.id, 'When?');
    const { status, body } = await edit(anna, sent, '  Friday \r\n morning ');
    expect(status).toBe(200);
    const { message } = body;
    expect(message).toEqual({
      ...sent,
      content: 'Friday \n morning',
      editedAt: message.updatedAt,
      updatedAt: expect.any(String),
    });
    expect(message.updatedAt > sent.updatedAt).toBe(true);
    for (const reader of [anna, bert, admin]) {
      expect((await messagesFor(reader, chat.id))[0]).toEqual(message);
    }
    for (const window of windows) {
      expect(await window.receives('changed', () => true)).toEqual({ message });
    }
  });

  it('leaves order, unread counts and what was closed as they are', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = await say(anna, chat.id, 'One');
    const last = await say(anna, chat.id, 'Two');
    await closeChat(bert, chat.id);
    const before = await chatFor(bert, chat.id);
    await edit(anna, sent, 'Uno');
    const after = await chatFor(bert, chat.id);
    expect(after).toEqual({ ...before, revision: 1 });
    expect([after.unread, after.closed]).toEqual([2, true]);
    await edit(anna, last, 'Due');
    expect((await listOf(bert, { closed: true })).chats[0]?.lastMessage?.content).toBe('Due');
  });

  it('is refused to everyone but the sender, even to admins, and changes nothing', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = await say(anna, chat.id, 'Mine');
    for (const [who, status] of await othersOf(chat, bert)) {
      expect((await edit(who, sent, 'Yours')).status).toBe(status);
      expect((await remove(who, sent)).status).toBe(status);
    }
    expect((await edit({ token: '' }, sent, 'Nobody’s')).status).toBe(401);
    expect(await messagesFor(anna, chat.id)).toEqual([sent]);
  });

  it('is refused through another chat, whoever is in it', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const sent = await say(anna, chat.id, 'Here');
    const other = await startChat(anna, [await signedIn()]);
    expect((await edit(anna, { ...sent, chatId: other.id }, 'There')).status).toBe(404);
    expect((await remove(anna, { ...sent, chatId: other.id })).status).toBe(404);
    expect((await wordings(admin, { ...sent, chatId: other.id })).status).toBe(404);
  });

  it('needs text that can be stored, unless the message has files', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const sent = await say(anna, chat.id, 'Words');
    for (const bad of ['', '  \n ', 'x'.repeat(5001), 'zero \u0000', undefined, 7]) {
      expect((await edit(anna, sent, bad)).status).toBe(400);
    }
    const { id } = await uploadTo(anna, chat.id);
    const withFile = await say(anna, chat.id, 'See this', { attachments: [id] });
    const { body } = await edit(anna, withFile, '');
    expect(body.message).toMatchObject({ content: '', attachments: [{ id }] });
  });

  it('keeps each former wording for admins of the chat, and for nobody else', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = await say(anna, chat.id, 'First');
    const { body } = await edit(anna, sent, 'Second');
    await edit(anna, sent, 'Second');
    await edit(anna, sent, 'Third');
    const answer = await wordings(admin, sent);
    expect(answer.body.wordings).toEqual([
      { id: expect.any(Number), content: 'First', writtenAt: sent.createdAt },
      { id: expect.any(Number), content: 'Second', writtenAt: body.message.editedAt },
    ]);
    for (const who of [anna, bert]) expect((await wordings(who, sent)).status).toBe(403);
  });

  it('is refused if the message was edited meanwhile, but not if the same edit is sent again', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const sent = await say(anna, chat.id, 'One');
    const from = (editedAt: string | null, content: string) =>
      patch(messagePath(sent), { token: anna.token, body: { content, editedAt } });
    const first = await from(null, 'Two');
    expect(first.status).toBe(200);
    expect((await from(null, 'Two')).body).toEqual(first.body);
    const refused = await from(null, 'Three');
    expect([refused.status, refused.body.error]).toEqual([409, INBOX_TEXTS.editedElsewhere]);
    expect(await wordsOf(anna, chat.id)).toEqual(['Two']);
    expect((await from(first.body.message.editedAt, 'Three')).status).toBe(200);
    expect((await from('yesterday', 'Four')).status).toBe(400);
  });

  it('does not duplicate a message that is sent again', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const sent = await say(anna, chat.id, 'Frist');
    const { body } = await edit(anna, sent, 'First');
    const again = await sendTo(anna, chat.id, 'Frist', { clientId: sent.clientId });
    expect(again.body).toEqual(body);
  });
});

describe('a deleted message', () => {
  it('leaves a mark, and its text, former wordings and files are gone', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const windows = await windowsOf(anna, bert);
    const { id: fileId, url } = await uploadTo(anna, chat.id);
    const sent = await say(anna, chat.id, 'Secret one', { attachments: [fileId] });
    await edit(anna, sent, 'Secret two');
    const reply = await say(bert, chat.id, 'Oh', { replyTo: sent.id });
    expect(reply.replyTo?.text).toBe('Secret two');
    const { status, body } = await remove(anna, sent);
    expect([status, body.message]).toEqual([
      200,
      expect.objectContaining({ content: '', attachments: [], deletedAt: body.message.updatedAt }),
    ]);
    for (const window of windows) {
      const told = await window.receives('changed', ({ message }) => message.deletedAt !== null);
      expect(told).toEqual({ message: body.message });
    }
    const page = await openChat(bert, chat.id);
    expect(page.body.messages[0]).toEqual(body.message);
    expect(page.body.messages[1].replyTo).toMatchObject({ id: sent.id, text: '', deleted: true });
    const files = { token: bert.token, query: { kind: 'document' } };
    expect((await get(`/inbox/chats/${chat.id}/files`, files)).body.files).toEqual([]);
    expect((await wordings(admin, sent)).body.wordings).toEqual([]);
    await until(
      'the file is gone',
      async () => (await get(url.replace(/^\/api/, ''))).status === 404,
    );
    const shown = [page.text, (await changes(bert, chat.id)).text, (await listOf(bert)).chats];
    expect(JSON.stringify(shown)).not.toContain('Secret');
    for (const table of ['inbox_messages', 'inbox_wordings']) {
      expect(await db(table).where('content', 'like', 'Secret%')).toEqual([]);
    }
  });

  it('is the last one of its chat in the list and on the first screen, without its words', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await remove(anna, await say(anna, chat.id, 'Oops, wrong chat'));
    const [top] = (await listOf(bert)).chats;
    expect(top).toMatchObject({ id: chat.id, unread: 1, lastMessage: { content: '' } });
    const home = await get('/users/me/home', { token: bert.token });
    expect(home.text).not.toContain('wrong chat');
    expect(home.text).toContain('This message was deleted');
  });

  it('can be deleted again without effect, and not be edited', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const sent = await say(anna, chat.id, 'Gone');
    const { body } = await remove(anna, sent);
    expect((await remove(anna, sent)).body).toEqual(body);
    expect((await edit(anna, sent, 'Back')).status).toBe(409);
    expect((await chatFor(anna, chat.id)).revision).toBe(1);
  });
});

describe('the time for changes', () => {
  beforeEach(() => setHours(null));
  afterAll(() => setHours(null));

  it('is 24 hours, or as many as the panel says, and none at 0', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const changesOf = async (hours: number) => {
      const sent = await say(anna, chat.id, 'Old');
      await age(sent, hours);
      return [(await edit(anna, sent, 'New')).status, (await remove(anna, sent)).status];
    };
    expect((await openChat(anna, chat.id)).body.changeHours).toBe(24);
    expect(await changesOf(23.9)).toEqual([200, 200]);
    expect(await changesOf(24.1)).toEqual([409, 409]);
    await setHours(1);
    expect(await changesOf(0.9)).toEqual([200, 200]);
    expect(await changesOf(1.1)).toEqual([409, 409]);
    await setHours(0);
    expect(await changesOf(0)).toEqual([409, 409]);
  }, 60_000);

  it('ends with the chat', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const sent = await say(anna, chat.id, 'Kept');
    await closeChat(admin, chat.id);
    expect((await edit(anna, sent, 'Changed')).status).toBe(409);
    expect((await remove(anna, sent)).status).toBe(409);
    expect(await wordsOf(anna, chat.id)).toEqual(['Kept']);
  });
});

describe('the changes of a chat', () => {
  it('come in order after a revision, each message as it is now, even for a member who was offline', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const sent = [await say(anna, chat.id), await say(bert, chat.id), await say(anna, chat.id)];
    await edit(anna, sent[2]!, 'Third');
    await edit(bert, sent[1]!, 'Second');
    const { revision } = await chatFor(bert, chat.id);
    await remove(anna, sent[0]!);
    await edit(anna, sent[2]!, 'Third, again');
    const since = (await changes(bert, chat.id, revision)).body;
    expect(since).toMatchObject({ upTo: 4, hasMore: false });
    expect(since.messages.map(({ id }: Of) => id)).toEqual([sent[0]!.id, sent[2]!.id]);
    expect((await changes(bert, chat.id, 4)).body).toMatchObject({ messages: [], upTo: 4 });
    const all = (await changes(bert, chat.id)).body.messages;
    expect(all.map(({ content }: { content: string }) => content)).toEqual([
      'Second',
      '',
      'Third, again',
    ]);
  });

  it('made at once each have a number of their own', async () => {
    const { chat, people } = await chatOfTwo();
    const sent = [];
    for (let at = 0; at < 6; at += 1) sent.push(await say(people[at % 2]!, chat.id));
    await Promise.all(sent.map((message, at) => edit(people[at % 2]!, message, `Now ${at}`)));
    expect((await chatFor(people[0], chat.id)).revision).toBe(6);
    expect((await changes(people[1], chat.id)).body.messages).toHaveLength(6);
  });
});
