import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import {
  chatOfTwo,
  closeChat,
  listOf,
  messagesFor,
  plantSeat,
  say,
  startChat,
  stateOf,
  uploadTo,
  type Signed,
} from '../harness/chats';
import { db } from '../harness/database';
import { del, patch, post } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
type Of = { id: number; chatId: number };

const report = (
  { token }: Pick<Signed, 'token'>,
  { id, chatId }: Of,
  reason: unknown = 'This is rude.',
) => post(`/inbox/chats/${chatId}/messages/${id}/report`, { token, body: { reason } });
const reportsOf = (memberId: number) =>
  db('inbox_messages').where({ sender_id: memberId }).where('client_id', 'like', 'report-%');

describe('a report of a message', () => {
  it('reaches the office with the words, the reason and the place, and nobody else', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const bad = await say(anna, chat.id, 'You are a fool');
    const before = await stateOf(admin);
    const { status, body } = await report(bert, bad, '  He insults\r\nme. ');
    expect(status).toBe(200);
    expect(body.chatId).not.toBe(chat.id);
    const [told] = await messagesFor(admin, body.chatId);
    const { content } = told!;
    expect(content).toContain('I’m reporting this message:');
    // The link shows who wrote it. A name would stay here when they are erased.
    expect(content).not.toContain('Anna');
    expect(content).toContain(`/inbox/${chat.id}?message=${bad.id}`);
    expect(content).toContain('It says: “You are a fool”');
    expect(content).toContain('My reason: He insults\nme.');
    expect((await messagesFor(bert, body.chatId))[0]).toEqual(told);
    expect((await stateOf(admin)).unread).toBe(before.unread + 1);
    // Who wrote it finds nothing of it.
    expect((await listOf(anna)).chats.map(({ id }) => id)).toEqual([chat.id]);
    expect(await messagesFor(anna, chat.id)).toEqual([bad]);
  });

  it('keeps the words once they were deleted', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const bad = await say(anna, chat.id, 'I never said this');
    const { chatId } = (await report(bert, bad)).body;
    await del(`/inbox/chats/${chat.id}/messages/${bad.id}`, { token: anna.token });
    expect((await messagesFor(admin, chatId))[0]?.content).toContain('I never said this');
  });

  it('stays as it was sent, with what it says of the message', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const bad = await say(anna, chat.id, 'Bad');
    const { chatId } = (await report(bert, bad)).body;
    const [told] = await messagesFor(bert, chatId);
    const at = `/inbox/chats/${chatId}/messages/${told!.id}`;
    const body = { content: 'It says: “Worse”' };
    const answers = [
      await patch(at, { token: bert.token, body }),
      await del(at, { token: bert.token }),
    ];
    for (const { status, body: answer } of answers) {
      expect([status, answer.error]).toEqual([409, INBOX_TEXTS.reportStays]);
    }
    expect(await messagesFor(admin, chatId)).toEqual([told]);
  });

  it('of a message without words says so', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const { id } = await uploadTo(anna, chat.id);
    const bad = await say(anna, chat.id, '', { attachments: [id] });
    const { chatId } = (await report(bert, bad)).body;
    const [told] = await messagesFor(admin, chatId);
    expect(told?.content).toContain('It has no text, only files.');
  });

  it('is made once by each member, also at the same moment', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const bad = await say(anna, chat.id, 'Bad');
    const answers = await Promise.all(['One', 'Two', 'Three'].map((why) => report(bert, bad, why)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { status, body } = await report(bert, bad, 'Again');
    expect([status, body.error]).toEqual([409, INBOX_TEXTS.reportedBefore]);
    expect(await reportsOf(bert.id)).toHaveLength(1);
    const third = await signedIn();
    await plantSeat(chat.id, third.id);
    expect((await report(third, bad)).status).toBe(200);
  });

  it('is refused for one’s own, a deleted and a foreign message, and to whoever has left', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const [bad, gone] = [await say(anna, chat.id, 'Bad'), await say(anna, chat.id, 'Gone')];
    expect((await report(anna, bad)).status).toBe(403);
    await del(`/inbox/chats/${chat.id}/messages/${gone.id}`, { token: anna.token });
    expect((await report(bert, gone)).status).toBe(409);
    const left = await signedIn();
    await plantSeat(chat.id, left.id);
    await db('inbox_seats').where({ chat_id: chat.id, member_id: left.id }).delete();
    const elsewhere = await startChat(bert, [await makeMember()]);
    for (const [who, message] of [
      [await signedIn(), bad],
      [await signedIn({ role: 'attorney' }), bad],
      [left, bad],
      [bert, { id: bad.id, chatId: elsewhere.id }],
    ] as const) {
      expect((await report(who, message)).status).toBe(404);
    }
    expect((await report({ token: '' }, bad)).status).toBe(401);
    for (const { id } of [anna, bert, left]) expect(await reportsOf(id)).toEqual([]);
  });

  it('comes from a guest too, whose chat with the office is from when they had an inbox', async () => {
    const [staff, guest] = [await signedIn({ role: 'employee' }), await signedIn()];
    const before = await startChat(guest, [await signedIn()]);
    const first = await report(guest, await say(admin, before.id, 'Bad'));
    expect(first.status).toBe(200);
    await patch(`/users/${guest.id}/verify`, { token: admin.token, body: { verified: false } });
    const { id } = await startChat(staff, [guest]);
    const bad = await say(staff, id, 'Worse');
    const { status, body } = await report(guest, bad);
    expect([status, body.chatId]).toEqual([200, first.body.chatId]);
    expect((await messagesFor(guest, body.chatId)).at(-1)?.content).toContain('Worse');
  });

  it('needs a reason, of at most a thousand characters', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const bad = await say(anna, chat.id, 'Bad');
    for (const reason of ['', ' \n ', 'x'.repeat(1001), 7, null]) {
      const { status, body } = await report(bert, bad, reason);
      expect([status, Object.keys(body.details ?? {})]).toEqual([400, ['reason']]);
    }
    expect((await report(bert, bad, 'x'.repeat(1000))).status).toBe(200);
  });

  it('of the longest message fits, and is possible once the chat has ended', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    const bad = await say(anna, chat.id, '🐕'.repeat(2500));
    await closeChat(admin, chat.id);
    expect((await report(bert, bad, 'y'.repeat(1000))).status).toBe(200);
  });
});
