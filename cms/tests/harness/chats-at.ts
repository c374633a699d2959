import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Message } from '@hearthside/contract/inbox/fields';
import { get, post, type Reply } from './http';
import {
  makeMember,
  openSession,
  type NewMember,
  type TestMember,
  type TestSession,
} from './members';
import type { ServerInfo } from './server';

/** A member signed in at a test's own server. */
export type Person = TestMember & TestSession & { documentId: string };

/** Chats at a test's own server; `into` is a connection to its database. */
export function chatsAt(info: ServerInfo, into: Knex) {
  const base = info.baseUrl;
  return {
    async signedIn(wanted: NewMember = {}): Promise<Person> {
      const member = await makeMember({ ...wanted, into });
      const session = await openSession(member.id, info, into);
      const row = await into('up_users').where({ id: member.id }).first('document_id');
      return { ...member, ...session, documentId: row.document_id };
    },

    /** Starts a chat, which has to succeed, and returns its id. */
    async startChat({ token }: Person, people: readonly { id: number }[]): Promise<number> {
      const body = { memberIds: people.map(({ id }) => id) };
      const { status, text, body: answer } = await post('/inbox/chats', { token, base, body });
      if (status !== 200) throw new Error(`A chat: ${status} ${text}`);
      return answer.chat.id;
    },

    send: (
      { token }: Person,
      chatId: number,
      content: string,
      clientId: string = randomUUID(),
    ): Promise<Reply> =>
      post('/inbox/messages', { token, base, body: { chatId, clientId, content } }),

    /** All messages of a chat as one of its members reads them, oldest first, page by page. */
    async messages({ token }: Person, chatId: number): Promise<Message[]> {
      const all: Message[] = [];
      for (;;) {
        const query = { limit: 100, after: all.at(-1)?.id ?? 0 };
        const { status, text, body } = await get(`/inbox/chats/${chatId}`, { token, base, query });
        if (status !== 200) throw new Error(`Reading a chat: ${status} ${text}`);
        all.push(...body.messages);
        if (!body.hasMore) return all;
      }
    },
  };
}
