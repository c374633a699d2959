import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { startChat } from '../../harness/chats';
import { db, insert } from '../../harness/database';
import { post } from '../../harness/http';
import { makeMember, signedIn, unique } from '../../harness/members';
import { PDF } from '../../harness/pets';
import { fileForm } from '../../harness/picture';
import { server } from '../../harness/shared';
import type { ChatRelation } from '../expectation';
import { NONE, type Example } from './example';

type Caller = { id: number; role: string };

/** The relations of rulings 10 to 13a, in addition to those that every object has. */
export type ChatMake = (caller: Caller, relation: ChatRelation) => Promise<Example> | Example;

const PICTURE = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
  .png()
  .toBuffer();
const opener = await signedIn({ role: 'employee' });
const otherAdmin = await signedIn({ role: 'admin' });
const blocked = await makeMember({ blocked: true });

/** What no call ends is planted once, because the matrix makes some thousand calls. */
const planted = new Map<string, Promise<number>>();
function once(key: string, plant: () => Promise<number>): Promise<number> {
  const known = planted.get(key) ?? plant();
  planted.set(key, known);
  return known;
}

/** A chat of two members who have nothing to do with the callers. */
const strangersChat = async () => (await startChat(opener, [await makeMember()])).id;

/** Gives a member a seat with these columns in a chat, replacing any they had there. */
async function sit(chatId: number, memberId: number, columns: object) {
  const pair = { chat_id: chatId, member_id: memberId };
  await db('inbox_seats').where(pair).delete();
  const own = { guest: false, office: false, notifications: true };
  const read = { read_up_to: 0, mailed_up_to: 0, unread: 0, active_at: new Date() };
  await insert('inbox_seats', { ...pair, ...own, ...read, ...columns });
}

/** The chat of a trust the caller is assigned to, or was. */
async function trustChat({ id: userId }: Caller, left: boolean): Promise<number> {
  const { token } = otherAdmin;
  const { body: trust } = await post('/trusts', { token, body: { name: unique('Trust ') } });
  const pair = { userId, trustId: trust.id };
  await post('/trusts/assign', { token, body: pair });
  if (left) await post('/trusts/remove', { token, body: pair });
  return (await db('inbox_chats').where({ trust_id: trust.id }).first('id')).id;
}

const SEATS: Partial<Record<ChatRelation, () => object>> = {
  own: () => ({}),
  guest: () => ({ guest: true }),
  office: () => ({ office: true }),
  closed: () => ({ closed_at: new Date() }),
  ended: () => ({}),
};

/** A chat to which the caller has this relation. */
async function plant(caller: Caller, relation: ChatRelation): Promise<number> {
  if (relation === 'trust' || relation === 'left') return trustChat(caller, relation === 'left');
  const chatId = await strangersChat();
  const seat = SEATS[relation];
  if (seat) await sit(chatId, caller.id, seat());
  if (relation === 'ended') {
    await db('inbox_chats')
      .where({ id: chatId })
      .update({ ended_at: new Date(), people_key: null });
  }
  return chatId;
}

/** A chat with this relation, planted for the first call about it. */
function chat(caller: Caller, relation: ChatRelation): Promise<number> | number {
  if (relation === 'none') return NONE;
  if (!caller.id) return once('a stranger', strangersChat);
  // An admin is seated in every chat started after they were planted.
  const isForeign = relation === 'other' && caller.role !== 'admin';
  const key = isForeign ? 'a stranger' : `${caller.id} ${relation}`;
  return once(key, () => (isForeign ? strangersChat() : plant(caller, relation)));
}

/** A call about such a chat, by its path. */
const about =
  (end = '', ask: () => Example['ask'] = () => ({})): ChatMake =>
  async (caller, relation) => ({
    path: `/inbox/chats/${await chat(caller, relation)}${end}`,
    ask: ask(),
  });

/** A group to which the caller has this relation, started by them where it is theirs; a trust's chat is none. */
async function plantGroup(caller: Caller, relation: ChatRelation): Promise<number> {
  if (relation === 'none') return NONE;
  if (!caller.id) return strangersChat();
  const chatId = await plant(caller, relation);
  await db('inbox_chats')
    .where({ id: chatId, kind: 'direct' })
    .update({ kind: 'group', name: 'Crew', people_key: null, opener_id: caller.id });
  return chatId;
}

/** A call about a group of its own, because it changes it. */
const aboutGroup =
  (end: string, ask: () => Example['ask'] | Promise<Example['ask']> = () => ({})): ChatMake =>
  async (caller, relation) => ({
    path: `/inbox/chats/${await plantGroup(caller, relation)}${end}`,
    ask: await ask(),
  });

/** A file someone has uploaded to a chat; it is sent if it has a message. */
async function upload(chatId: number, uploaderId: number, messageId: number | null = null) {
  const key = `${randomUUID()}.pdf`;
  const file = { key, title: 'a.pdf', mime: 'application/pdf', size: PDF.length };
  const fileId = await insert('portal_files', { ...file, owner_id: uploaderId });
  const row = { chat_id: chatId, uploader_id: uploaderId, message_id: messageId };
  const id = await insert('inbox_files', {
    ...row,
    kind: 'document',
    title: 'a.pdf',
    file_id: fileId,
  });
  return { id, key };
}

/** A message that the caller has just sent in a chat to which they have this relation. */
async function ownMessage(caller: Caller, relation: ChatRelation, end = '') {
  const chatId = await chat(caller, relation);
  const said = { chat_id: chatId, sender_id: caller.id || opener.id, client_id: randomUUID() };
  const at = { created_at: new Date(), updated_at: new Date() };
  const id =
    relation === 'none' ? NONE : await insert('inbox_messages', { ...said, ...at, content: 'Hi' });
  return { path: `/inbox/chats/${chatId}/messages/${id}${end}` };
}

/** A message that somebody else has just sent there. */
async function othersMessage(caller: Caller, relation: ChatRelation, end: string) {
  const { path: own } = await ownMessage(caller, relation, end);
  const id = Number(/messages\/(\d+)/.exec(own)?.[1]);
  if (id !== NONE) await db('inbox_messages').where({ id }).update({ sender_id: opener.id });
  return { path: own };
}

/** The key of a file that someone else has sent in a chat to which the caller has this relation. */
export async function sentFile(caller: Caller, relation: ChatRelation): Promise<string> {
  const chatId = await chat(caller, relation);
  const message = { chat_id: chatId, sender_id: opener.id, client_id: randomUUID(), content: '' };
  const { key } = await upload(chatId, opener.id, await insert('inbox_messages', message));
  const folder = path.join(server.dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, key), PDF);
  return key;
}

export const inboxExamples: Record<string, ChatMake> = {
  'POST /inbox/chats/:chatId/messages/:messageId/record': async (caller, relation) => ({
    ...(await ownMessage(caller, relation, '/record')),
    ask: { body: { as: 'entry', entry: { date: '2026-11-20', location: 'in_person' } } },
  }),
  'GET /inbox/chats/me': () => ({}),
  'GET /inbox/state': () => ({}),
  'PATCH /inbox/settings': () => ({ ask: { body: { mailUnread: false } } }),
  'GET /inbox/people': () => ({}),
  'POST /inbox/chats': async (_caller, relation) => {
    const people = { own: makeMember, other: () => blocked, none: () => ({ id: NONE }) };
    const { id } = await people[relation as keyof typeof people]();
    return { ask: { body: { memberIds: [id] } } };
  },
  'POST /inbox/office-chats': async (caller, relation) => {
    const people = { own: () => caller, other: () => makeMember(), none: () => ({ id: NONE }) };
    const { id } = await people[relation as keyof typeof people]();
    return { ask: { body: { memberId: id } } };
  },
  'GET /inbox/chats/:chatId': about(),
  'GET /inbox/chats/:chatId/files': about('/files', () => ({ query: { kind: 'document' } })),
  'GET /inbox/chats/:chatId/changes': about('/changes'),
  'GET /inbox/chats/:chatId/at-day': about('/at-day', () => ({ query: { day: '2026-11-20' } })),
  'GET /inbox/messages': async (caller, relation) => ({
    ask: { query: { search: 'hello', chatId: await chat(caller, relation) } },
  }),
  'GET /inbox/senders': async (caller, relation) => ({
    ask: { query: { chatId: await chat(caller, relation) } },
  }),
  'PATCH /inbox/chats/:chatId/messages/:messageId': async (caller, relation) => ({
    ...(await ownMessage(caller, relation)),
    ask: { body: { content: 'Hello' } },
  }),
  'DELETE /inbox/chats/:chatId/messages/:messageId': (caller, relation) =>
    ownMessage(caller, relation),
  'PUT /inbox/chats/:chatId/messages/:messageId/reaction': async (caller, relation) => ({
    ...(await ownMessage(caller, relation, '/reaction')),
    ask: { body: { kind: 'like' } },
  }),
  // Unpinned, because a chat of the matrix would soon have too many.
  'PUT /inbox/chats/:chatId/messages/:messageId/pin': async (caller, relation) => ({
    ...(await ownMessage(caller, relation, '/pin')),
    ask: { body: { pinned: false } },
  }),
  'POST /inbox/chats/:chatId/messages/:messageId/report': async (caller, relation) => ({
    ...(await othersMessage(caller, relation, '/report')),
    ask: { body: { reason: 'It is rude.' } },
  }),
  // To a chat they are not in, which the answer says: where it arrives is in tests/inbox/forwarding.test.ts.
  'POST /inbox/chats/:chatId/messages/:messageId/forward': async (caller, relation) => ({
    ...(await othersMessage(caller, relation, '/forward')),
    ask: {
      body: { to: [{ chatId: NONE, clientId: randomUUID(), commentClientId: randomUUID() }] },
    },
  }),
  'GET /inbox/chats/:chatId/pins': about('/pins'),
  'GET /inbox/chats/:chatId/messages/:messageId/wordings': (caller, relation) =>
    ownMessage(caller, relation, '/wordings'),
  'PATCH /inbox/chats/:chatId/group': aboutGroup('/group', () => ({ body: { name: 'Crew 2' } })),
  'PUT /inbox/chats/:chatId/picture': aboutGroup('/picture', () => ({
    body: fileForm(PICTURE, 'us.png', 'image/png'),
  })),
  'DELETE /inbox/chats/:chatId/picture': aboutGroup('/picture'),
  'GET /inbox/chats/:chatId/people-to-add': aboutGroup('/people-to-add'),
  'POST /inbox/chats/:chatId/people': aboutGroup('/people', async () => ({
    body: { memberIds: [(await makeMember()).id], sees: 'from-now' },
  })),
  'DELETE /inbox/chats/:chatId/people/:memberId': async (caller, relation) => {
    const chatId = await plantGroup(caller, relation);
    const { id } = await makeMember();
    if (chatId !== NONE) await sit(chatId, id, {});
    return { path: `/inbox/chats/${chatId}/people/${id}` };
  },
  'POST /inbox/chats/:chatId/leave': aboutGroup('/leave'),
  'PATCH /inbox/chats/:chatId/chat-member': about('/chat-member', () => ({
    body: { notifications: true },
  })),
  // If an admin closes it, the chat ends, and nobody could write in it any more.
  'DELETE /inbox/chats/:id': async (caller, relation) => {
    const ends = caller.role === 'admin' && relation !== 'none';
    const chatId = ends ? await plant(caller, relation) : await chat(caller, relation);
    return { path: `/inbox/chats/${chatId}` };
  },
  'POST /inbox/messages': async (caller, relation) => ({
    ask: {
      body: { chatId: await chat(caller, relation), clientId: randomUUID(), content: 'Hello' },
    },
  }),
  'POST /inbox/chats/:chatId/files': about('/files', () => ({
    body: fileForm(PDF, 'paper.pdf', 'application/pdf'),
  })),
  'DELETE /inbox/chats/:chatId/files/:fileId': async (caller, relation) => {
    const chatId = await chat(caller, relation);
    const fileId = relation === 'none' ? NONE : (await upload(chatId, caller.id || opener.id)).id;
    return { path: `/inbox/chats/${chatId}/files/${fileId}` };
  },
};
