import { randomUUID } from 'node:crypto';
import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import type { InboxState } from '@hearthside/contract/inbox/state-endpoints';
import type { FoundMessage } from '@hearthside/contract/inbox/search-fields';
import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { db } from './database';
import { del, get, patch, post, type Ask, type Reply } from './http';
import { makeMember, openSession, unique, type TestMember, type TestSession } from './members';
import { PDF } from './pets';
import { fileForm } from './picture';

/** A caller: a planted member with an open session. */
export type Signed = Pick<TestMember, 'id'> & Pick<TestSession, 'token'>;

/** The answer of a call that has to succeed. */
function good<T>(what: string, { status, text, body }: Reply): T {
  if (status !== 200) throw new Error(`${what}: ${status} ${text}`);
  return body as T;
}

/** Requests a chat with these members. */
export const askForChat = (
  opener: Pick<Signed, 'token'>,
  people: readonly { id: number }[],
  name?: string,
): Promise<Reply> =>
  post('/inbox/chats', {
    token: opener.token,
    body: { memberIds: people.map(({ id }) => id), ...(name !== undefined && { name }) },
  });

/**
 * Starts a chat through the API, so that the server seats the admins. One other member makes it direct, several a
 * group.
 */
export const startChat = async (
  opener: Pick<Signed, 'token'>,
  people: readonly { id: number }[],
  name?: string,
): Promise<Chat> => good<{ chat: Chat }>('A chat', await askForChat(opener, people, name)).chat;

/** A direct chat of two planted members. */
export async function chatOfTwo() {
  const [anna, bert] = [
    await makeMember({ firstName: 'Anna' }),
    await makeMember({ firstName: 'Bert' }),
  ];
  const sessions = [await openSession(anna.id), await openSession(bert.id)] as const;
  const people = [
    { ...anna, ...sessions[0] },
    { ...bert, ...sessions[1] },
  ] as const;
  return { chat: await startChat(people[0], [people[1]]), people };
}

/** What a message may have besides its text. */
export interface MessageExtras {
  clientId?: string;
  attachments?: number[];
  replyTo?: number | undefined;
}

/** Sends a message with any additional fields. */
export const sendTo = (
  member: Pick<Signed, 'token'>,
  chatId: number,
  content: string,
  more: MessageExtras = {},
): Promise<Reply> =>
  post('/inbox/messages', {
    token: member.token,
    body: { chatId, clientId: randomUUID(), content, ...more },
  });

/** Sends a message that has to arrive. */
export const say = async (
  member: Pick<Signed, 'token'>,
  chatId: number,
  content = unique('Hello '),
  more: MessageExtras = {},
): Promise<Message> =>
  good<{ message: Message }>('A message', await sendTo(member, chatId, content, more)).message;

/** Requests a chat with a page of its messages. */
export const openChat = (
  member: Pick<Signed, 'token'>,
  chatId: number,
  query: Ask['query'] = {},
): Promise<Reply> => get(`/inbox/chats/${chatId}`, { token: member.token, query });

/** A chat as a member sees it. */
export const chatFor = async (member: Pick<Signed, 'token'>, chatId: number): Promise<Chat> =>
  good<{ chat: Chat }>('Opening a chat', await openChat(member, chatId)).chat;

/** The messages of a chat as a member reads them, at most 100, oldest first. */
export const messagesFor = async (
  member: Pick<Signed, 'token'>,
  chatId: number,
  query: Ask['query'] = { limit: 100 },
): Promise<Message[]> =>
  good<{ messages: Message[] }>('Reading a chat', await openChat(member, chatId, query)).messages;

/** A page of a member's chats. */
export const listOf = async (
  member: Pick<Signed, 'token'>,
  query: Ask['query'] = {},
): Promise<{ chats: Chat[]; next: string | null }> =>
  good('The list of chats', await get('/inbox/chats/me', { token: member.token, query }));

/** Ids of a page of a member's chats, in order. */
export const idsOf = async (member: Pick<Signed, 'token'>, query: Ask['query'] = {}) =>
  (await listOf(member, query)).chats.map(({ id }) => id);

/** The state of a member's inbox. */
export const stateOf = async (member: Pick<Signed, 'token'>): Promise<InboxState> =>
  good('The state', await get('/inbox/state', { token: member.token }));

/** Changes the caller's own seat in a chat. */
export const setSeat = (
  member: Pick<Signed, 'token'>,
  chatId: number,
  body: Record<string, unknown>,
): Promise<Reply> => patch(`/inbox/chats/${chatId}/chat-member`, { token: member.token, body });

/** Closes a chat; an admin closes it for everyone. */
export const closeChat = (member: Pick<Signed, 'token'>, chatId: number): Promise<Reply> =>
  del(`/inbox/chats/${chatId}`, { token: member.token });

/** Where a message of a chat is changed, deleted, pinned and so on. */
export const messagePath = ({ id, chatId }: { id: number; chatId: number }): string =>
  `/inbox/chats/${chatId}/messages/${id}`;

/** Uploads a file for a message yet to be sent; a PDF by default. */
export const askToUpload = (
  member: Pick<Signed, 'token'>,
  chatId: number,
  form = fileForm(PDF, 'paper.pdf', 'application/pdf'),
): Promise<Reply> => post(`/inbox/chats/${chatId}/files`, { token: member.token, body: form });

/** The same, but it has to succeed. */
export const uploadTo = async (
  member: Pick<Signed, 'token'>,
  chatId: number,
  form?: FormData,
): Promise<ChatAttachment> => good('An upload', await askToUpload(member, chatId, form));

/** A member's seat in a chat, from the table itself. */
export const seatOf = (chatId: number, memberId: number) =>
  db('inbox_seats').where({ chat_id: chatId, member_id: memberId }).first();

/** Ids of all members with a seat in a chat, and of those among them who have it by office. */
export async function seatedIn(chatId: number) {
  const rows = await db('inbox_seats').where({ chat_id: chatId }).orderBy('member_id');
  const ids = (of: { member_id: number }[]) => of.map(({ member_id: id }) => id);
  return { all: ids(rows), byOffice: ids(rows.filter(({ office }) => office)) };
}

/**
 * Seats a member in a chat as the API would not: a member who has lost the right that let them in, or a guest without
 * the detour of opening the chat to them.
 */
export async function plantSeat(
  chatId: number,
  memberId: number,
  columns: { guest?: boolean; office?: boolean } & Record<string, unknown> = {},
) {
  const now = new Date();
  await db('inbox_seats').insert({
    chat_id: chatId,
    member_id: memberId,
    guest: false,
    office: false,
    notifications: true,
    read_up_to: 0,
    mailed_up_to: 0,
    unread: 0,
    active_at: now,
    created_at: now,
    updated_at: now,
    ...columns,
  });
}

/** Plants many messages at once, from their senders in turn, without counting them as unread. Returns their ids. */
export async function plantMessages(
  chatId: number,
  senderIds: readonly number[],
  contents: readonly string[],
): Promise<number[]> {
  const start = Date.now() - contents.length * 1000;
  const rows = contents.map((content, at) => ({
    chat_id: chatId,
    sender_id: senderIds[at % senderIds.length],
    client_id: randomUUID(),
    content,
    created_at: new Date(start + at * 1000),
    updated_at: new Date(start + at * 1000),
  }));
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += 50) {
    const added = await db('inbox_messages').insert(rows.slice(from, from + 50), ['id']);
    ids.push(...added.map(({ id }) => Number(id)));
  }
  await db('inbox_chats')
    .where({ id: chatId })
    .update({ last_message_id: Math.max(...ids) });
  return ids;
}

/** Searches in messages. */
export const askToFind = (member: Pick<Signed, 'token'>, query: Ask['query']): Promise<Reply> =>
  get('/inbox/messages', { token: member.token, query });

/** What a search in messages finds. */
export const findMessages = async (
  member: Pick<Signed, 'token'>,
  query: Ask['query'],
): Promise<{
  found: FoundMessage[];
  senders: { id: number }[];
  next: number | null;
  isComplete: boolean;
}> => good('A search', await askToFind(member, query));

/** The ids of the messages that a search finds. */
export const foundIds = async (member: Pick<Signed, 'token'>, query: Ask['query']) =>
  (await findMessages(member, query)).found.map(({ id }) => id);
