import type { Message } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { chatFor, idsOf, messagesFor, say, startChat, type Signed } from '../harness/chats';
import { db } from '../harness/database';
import { del } from '../harness/http';
import { signedIn } from '../harness/members';
import { setWaiting, waitingChat } from '../harness/office-inbox';

const admin = await signedIn({ role: 'admin' });
const colleague = await signedIn({ role: 'admin' });
const remove = async ({ token }: Signed, { chatId, id }: Message) =>
  expect((await del(`/inbox/chats/${chatId}/messages/${id}`, { token })).status).toBe(200);
const sinceOf = async (chatId: number) =>
  (await chatFor(admin, chatId)).forOffice?.waitingSince ?? null;
const waitsOf = async (chatId: number) =>
  (await db('inbox_waits').where({ chat_id: chatId }).orderBy('id')).map(
    ({ since, answered_at: answered }) =>
      [since, answered].map((moment) => new Date(moment).toISOString()),
  );

/** Somebody waits, and an admin has answered. */
async function answered() {
  const { chatId, owner } = await waitingChat(admin);
  const [asked] = (await messagesFor(admin, chatId)) as [Message];
  return { chatId, owner, asked, answer: await say(admin, chatId, 'A slip') };
}

describe('an answer of the office that is deleted', () => {
  it('answers nothing: the member waits again since they wrote, and it is no answer time', async () => {
    const { chatId, asked, answer } = await answered();
    await remove(admin, answer);
    expect(await sinceOf(chatId)).toBe(asked.createdAt);
    expect(await idsOf(admin, { view: 'waiting', limit: 100 })).toContain(chatId);
    expect(await waitsOf(chatId)).toEqual([]);
    const real = await say(colleague, chatId, 'The answer');
    expect(await sinceOf(chatId)).toBeNull();
    expect(await waitsOf(chatId)).toEqual([[asked.createdAt, real.createdAt]]);
  });

  it('leaves the member waiting since their first message where they have written again', async () => {
    const { chatId, owner, asked, answer } = await answered();
    await say(owner, chatId, 'That was not meant for me?');
    await remove(admin, answer);
    expect(await sinceOf(chatId)).toBe(asked.createdAt);
  });

  it('does not bring back what another message answered, before or after it', async () => {
    const { chatId, asked, answer } = await answered();
    const next = await say(colleague, chatId, 'The answer');
    await remove(admin, answer);
    expect(await sinceOf(chatId)).toBeNull();
    expect(await waitsOf(chatId)).toEqual([[asked.createdAt, next.createdAt]]);
    await remove(colleague, await say(colleague, chatId, 'One more thing'));
    expect(await sinceOf(chatId)).toBeNull();
    // Without any answer left they wait.
    await remove(colleague, next);
    expect(await sinceOf(chatId)).toBe(asked.createdAt);
  });

  it('does not bring back what an admin said needs no answer', async () => {
    const { chatId, owner, answer } = await answered();
    await say(owner, chatId, 'Never mind');
    await setWaiting(admin, chatId, false);
    await remove(admin, answer);
    expect(await sinceOf(chatId)).toBeNull();
    expect(await waitsOf(chatId)).toEqual([]);
    // What they ask later waits alone, also after another slip.
    const later = await say(owner, chatId, 'Another question');
    await remove(admin, await say(admin, chatId));
    expect(await sinceOf(chatId)).toBe(later.createdAt);
  });

  it('does not bring back what a former admin has answered', async () => {
    const former = await signedIn({ role: 'admin' });
    const { chatId } = await waitingChat(admin);
    await say(former, chatId, 'The answer');
    const role = await db('up_roles').where({ type: 'employee' }).first('id');
    await db('up_users').where({ id: former.id }).update({ role_id: role.id });
    await remove(admin, await say(admin, chatId, 'A slip'));
    expect(await sinceOf(chatId)).toBeNull();
  });

  it('is no answer where “nothing to answer” is taken back', async () => {
    const { chatId, asked, answer } = await answered();
    // As earlier versions left it.
    await db('inbox_messages').where({ id: answer.id }).update({ deleted_at: new Date() });
    expect((await setWaiting(admin, chatId, true)).body.chat.forOffice.waitingSince).toBe(
      asked.createdAt,
    );
  });

  it('makes nobody wait in a chat of members that an admin wrote in', async () => {
    const [anna, bert] = [await signedIn(), await signedIn()];
    const { id } = await startChat(anna, [bert]);
    await say(anna, id);
    await remove(admin, await say(admin, id, 'A slip'));
    expect(await db('inbox_chats').where({ id }).first('waiting_since')).toEqual({
      waiting_since: null,
    });
  });
});
