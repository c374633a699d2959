import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  chatOfTwo,
  closeChat,
  messagesFor,
  openChat,
  plantMessages,
  say,
  sendTo,
  startChat,
} from '../harness/chats';
import { db } from '../harness/database';
import { closeWindows, windowsOf } from '../harness/live';
import { signedIn } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
const NOT_HERE = 'The message you\u2019re replying to isn\u2019t in this chat.';

describe('a reply', () => {
  it('shows its readers and every open window who wrote what it answers, and the first words', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const windows = await windowsOf(anna, bert, admin);
    const asked = await say(anna, chat.id, `Shall I\n\nbook  the vet? ${'Or not. '.repeat(40)}`);
    const reply = await say(bert, chat.id, 'Yes', { replyTo: asked.id });
    expect(reply.replyTo).toEqual({
      id: asked.id,
      senderId: anna.id,
      deleted: false,
      updatedAt: asked.updatedAt,
      text: expect.stringMatching(/^Shall I book the vet\? Or not\. .{80,}…$/),
    });
    expect(reply.replyTo?.text.length).toBeLessThanOrEqual(140);
    for (const reader of [anna, bert, admin]) {
      expect((await messagesFor(reader, chat.id)).at(-1)).toEqual(reply);
    }
    for (const window of windows) {
      const { message } = await window.receives('message', (told) => told.message.id === reply.id);
      expect(message).toEqual(reply);
    }
    closeWindows();
  });

  it('to a message of another chat is refused, whether its sender can read that chat or not', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const [carl, dora] = [await signedIn(), await signedIn()];
    const foreign = await say(carl, (await startChat(carl, [dora])).id, 'Secret');
    const own = await say(anna, (await startChat(anna, [carl])).id, 'Elsewhere');
    for (const replyTo of [foreign.id, own.id, 2_000_000_000]) {
      const { status, body } = await sendTo(anna, chat.id, 'What?', { replyTo });
      expect([status, body.error, body.details]).toEqual([400, NOT_HERE, { replyTo: NOT_HERE }]);
    }
    expect((await sendTo(anna, chat.id, 'What?', { replyTo: 0 })).status).toBe(400);
    expect(await messagesFor(anna, chat.id)).toEqual([]);
  });

  it('is refused to strangers and in a chat that has ended', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna] = people;
    const replyTo = (await say(anna, chat.id, 'Anybody?')).id;
    expect((await sendTo(await signedIn(), chat.id, 'Me', { replyTo })).status).toBe(404);
    await closeChat(admin, chat.id);
    expect((await sendTo(anna, chat.id, 'Late', { replyTo })).status).toBe(409);
  });

  it('sent again is there once, and under the same number it answers nothing else', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const [one, other] = [await say(anna, chat.id, 'One'), await say(anna, chat.id, 'Other')];
    const clientId = randomUUID();
    const sent = await say(bert, chat.id, 'To one', { clientId, replyTo: one.id });
    expect(await say(bert, chat.id, 'To one', { clientId, replyTo: one.id })).toEqual(sent);
    for (const replyTo of [other.id, undefined]) {
      const again = await sendTo(bert, chat.id, 'To one', { clientId, replyTo });
      expect(again.status).toBe(409);
    }
    expect(await messagesFor(anna, chat.id)).toHaveLength(3);
  });

  it('names the author of what it answers even after they have left the chat', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const asked = await say(anna, chat.id, 'From me');
    await say(bert, chat.id, 'To you', { replyTo: asked.id });
    await db('inbox_seats').where({ chat_id: chat.id, member_id: anna.id }).delete();
    const { body } = await openChat(bert, chat.id, { after: asked.id });
    expect(body.messages).toHaveLength(1);
    expect(body.formerMembers).toMatchObject([{ id: anna.id, firstName: 'Anna' }]);
  });

  it('can answer a message thousands of messages back', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const first = await say(anna, chat.id, 'At the very beginning');
    await plantMessages(chat.id, [anna.id, bert.id], Array.from({ length: 2000 }, String));
    const reply = await say(bert, chat.id, 'I remember', { replyTo: first.id });
    const [last] = await messagesFor(anna, chat.id, { limit: 1 });
    expect(last).toEqual(reply);
    expect(last?.replyTo).toMatchObject({ id: first.id, text: 'At the very beginning' });
  });
});
