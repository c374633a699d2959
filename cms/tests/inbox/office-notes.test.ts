import { OFFICE_TEXTS } from '@hearthside/contract/inbox/office-fields';
import { afterAll, describe, expect, it } from 'vitest';
import { chatFor, findMessages, listOf, openChat, say, startChat } from '../harness/chats';
import { db } from '../harness/database';
import { del, get, post, type Ask } from '../harness/http';
import { closeWindows, settled, windowsOf } from '../harness/live';
import { signedIn } from '../harness/members';
import {
  addNote,
  askForNotes,
  notesOf,
  officeChat,
  removeNote,
  saveNote,
  waitingChat,
} from '../harness/office-inbox';

const admin = await signedIn({ role: 'admin', firstName: 'Amara' });
const colleague = await signedIn({ role: 'admin', firstName: 'Sam' });
afterAll(closeWindows);
const noted = async (chatId: number, text = 'Call her on Monday', as = admin): Promise<number> =>
  (await addNote(as, chatId, text)).body.note.id;

describe('a note of the office', () => {
  it('is read by every admin, with who wrote it and when', async () => {
    const { chatId } = await officeChat(admin);
    const { status, body } = await addNote(admin, chatId, '  Call her\r\non Monday ');
    expect(status).toBe(200);
    expect(await notesOf(colleague, chatId)).toEqual([body.note]);
    expect(body.note).toEqual({
      id: expect.any(Number),
      kind: 'note',
      author: { id: admin.id, name: `Amara ${admin.lastName}` },
      text: 'Call her\non Monday',
      assignee: null,
      createdAt: expect.any(String),
      editedAt: null,
    });
  });

  it('is edited and deleted by its author, and can be restored', async () => {
    const { chatId } = await officeChat(admin);
    const id = await noted(chatId);
    const { body } = await saveNote(admin, chatId, id, { text: 'Call on Friday', editedAt: null });
    expect(body.note).toMatchObject({ text: 'Call on Friday', editedAt: expect.any(String) });
    await removeNote(admin, chatId, id);
    expect(await notesOf(admin, chatId)).toEqual([]);
    expect((await saveNote(admin, chatId, id, { text: 'Again' })).status).toBe(404);
    const back = await saveNote(admin, chatId, id, { deleted: false });
    expect(back.body.note).toEqual(body.note);
    expect(await notesOf(admin, chatId)).toEqual([body.note]);
  });

  it('is not changed by a colleague, nor by an edit that began before another', async () => {
    const { chatId } = await officeChat(admin);
    const id = await noted(chatId);
    const other = await saveNote(colleague, chatId, id, { text: 'No' });
    expect([other.status, other.body.error]).toEqual([403, OFFICE_TEXTS.onlyOwnNotes]);
    expect((await removeNote(colleague, chatId, id)).status).toBe(403);
    await saveNote(admin, chatId, id, { text: 'One', editedAt: null });
    const late = await saveNote(admin, chatId, id, { text: 'Two', editedAt: null });
    expect([late.status, late.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await notesOf(admin, chatId))[0]?.text).toBe('One');
  });

  it('needs words, at most 4,000 characters, and a chat', async () => {
    const { chatId } = await officeChat(admin);
    const empty = await addNote(admin, chatId, ' \n ');
    expect([empty.status, empty.body.details]).toEqual([400, { text: OFFICE_TEXTS.noteEmpty }]);
    expect((await addNote(admin, chatId, 'x'.repeat(4001))).status).toBe(400);
    expect((await addNote(admin, 2_000_000_000, 'Hi')).status).toBe(404);
    const other = await officeChat(admin);
    const id = await noted(other.chatId);
    expect((await saveNote(admin, chatId, id, { text: 'Hi' })).status).toBe(404);
    expect((await removeNote(admin, chatId, 2_000_000_000)).status).toBe(404);
  });

  it('that is no note but a line about what was done stays as it is', async () => {
    const { chatId } = await officeChat(admin);
    const [{ id }] = await db('inbox_notes').insert(
      { chat_id: chatId, author_id: admin.id, kind: 'settled', created_at: new Date() },
      ['id'],
    );
    expect((await removeNote(admin, chatId, id)).status).toBe(404);
    expect(await notesOf(admin, chatId)).toMatchObject([{ id, kind: 'settled' }]);
  });
});

describe('nobody but the office finds a word of a note', () => {
  const WORD = 'Quarrelsomeness';
  const setUp = async () => {
    const made = await waitingChat(admin);
    await noted(made.chatId, `${WORD} about the invoice`);
    return made;
  };

  it.each(['employee', 'pet_owner', 'owner'] as const)(
    'to an %s the calls are refused',
    async (who) => {
      const { chatId, owner } = await setUp();
      const caller = who === 'owner' ? owner : await signedIn({ role: who });
      const id = (await notesOf(admin, chatId))[0]!.id;
      const statuses = [
        await askForNotes(caller, chatId),
        await addNote(caller, chatId, 'Hi'),
        await saveNote(caller, chatId, id, { text: 'Hi' }),
        await removeNote(caller, chatId, id),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 403, 403, 403]);
    },
  );

  it('in any page of the chat, the list, the first page or the bell', async () => {
    const { chatId, owner } = await setUp();
    await say(admin, chatId, 'We are looking into it');
    const pages: [string, Ask['query']?][] = [
      [`/inbox/chats/${chatId}`],
      [`/inbox/chats/${chatId}/changes`],
      [`/inbox/chats/${chatId}/pins`],
      [`/inbox/chats/${chatId}/files`, { kind: 'document' }],
      ['/inbox/chats/me'],
      ['/inbox/chats/me', { view: 'unread' }],
      ['/inbox/state'],
      ['/inbox/views'],
      ['/users/me/home'],
      ['/notifications'],
    ];
    for (const [path, query = {}] of pages) {
      const { status, text } = await get(path, { token: owner.token, query });
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toContain(WORD);
    }
  });

  it('by a search in messages or in the portal, not even the office', async () => {
    const { owner } = await setUp();
    for (const who of [owner, admin]) {
      expect((await findMessages(who, { search: WORD })).found).toEqual([]);
      const { status, text } = await get('/search', { token: who.token, query: { search: WORD } });
      expect(status).toBeLessThan(500);
      expect(text).not.toContain(`${WORD} about`);
    }
    expect((await listOf(owner, { search: WORD })).chats).toEqual([]);
  });

  it('in any event: admins learn that something is new, others nothing', async () => {
    const { chatId, owner } = await waitingChat(admin);
    const windows = await windowsOf(owner, colleague);
    const id = await noted(chatId, WORD);
    await saveNote(admin, chatId, id, { text: `${WORD} again` });
    await removeNote(admin, chatId, id);
    await windows[1]!.receives('chat', (told) => told.chatId === chatId);
    // Whatever was to be told before this message has been told.
    await say(admin, chatId, 'Hello');
    await windows[0]!.receives('message', ({ message }) => message.chatId === chatId);
    await settled();
    const logs = windows.map(({ log }) => JSON.stringify(log));
    expect(logs.join()).not.toContain(WORD);
    expect(windows[0]!.log.map(({ event }) => event)).toEqual(['message']);
  });

  it('in an email', async () => {
    await setUp();
    const found = await db('portal_mails').where('text', 'like', `%${WORD}%`).first('id');
    expect(found).toBeUndefined();
  });
});

describe('of a member who is erased', () => {
  const erase = async (id: number) => {
    await del(`/users/${id}`, { token: admin.token });
    expect((await del(`/users/trash/${id}`, { token: admin.token })).status).toBe(200);
  };

  it('nothing of what the office noted about them is left, and they wait for nobody', async () => {
    const { chatId, owner } = await waitingChat(admin);
    const direct = (await startChat(owner, [admin])).id;
    for (const id of [chatId, direct]) await noted(id, 'Owes for May');
    await erase(owner.id);
    for (const id of [chatId, direct]) expect(await notesOf(admin, id)).toEqual([]);
    const row = await db('inbox_chats').where({ id: chatId }).first();
    expect([row.waiter_id, row.waiting_since]).toEqual([null, null]);
  });

  it('who was an admin the notes stay without their name', async () => {
    const leaving = await signedIn({ role: 'admin' });
    const { chatId } = await officeChat(admin);
    await noted(chatId, 'Call her', leaving);
    await erase(leaving.id);
    expect(await notesOf(admin, chatId)).toMatchObject([{ author: null, text: 'Call her' }]);
    expect((await openChat(admin, chatId)).status).toBe(200);
  });
});

it('a chat of members can have notes of the office too', async () => {
  const owner = await signedIn();
  const { id } = await startChat(owner, [await signedIn()]);
  await noted(id, 'They are neighbors');
  expect(await notesOf(colleague, id)).toHaveLength(1);
  expect(await chatFor(owner, id)).not.toHaveProperty('forOffice');
  expect((await post(`/inbox/chats/${id}/notes`, { body: { text: 'Hi' } })).status).toBe(401);
});
