import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Chat, Message } from '@hearthside/contract/inbox/fields';
import type { ChatAttachment } from '@hearthside/contract/inbox/file';
import { del, get, patch, post, type Reply } from '../harness/http';
import { makeMember, openSession, unique, type NewMember } from '../harness/members';
import { fileForm } from '../harness/picture';
import type { Server } from '../harness/server';

interface Caller {
  token: string;
}

/** The inbox of a server of a test's own, with people of its own. */
export function ownInbox({ info }: Pick<Server, 'info'>, into: Knex) {
  const as = ({ token }: Caller) => ({ token, base: info.baseUrl });
  const good = ({ status, text, body }: Reply) => {
    if (status !== 200) throw new Error(`${status} ${text}`);
    return body;
  };
  return {
    as,

    async member(wanted: NewMember = {}) {
      const member = await makeMember({ ...wanted, into });
      return { ...member, ...(await openSession(member.id, info, into)) };
    },

    async start(opener: Caller, people: readonly { id: number }[], name?: string): Promise<Chat> {
      const body = { memberIds: people.map(({ id }) => id), ...(name && { name }) };
      return good(await post('/inbox/chats', { ...as(opener), body })).chat;
    },

    async say(
      member: Caller,
      chatId: number,
      content = unique('Hello '),
      attachments: number[] = [],
    ): Promise<Message> {
      const body = { chatId, clientId: randomUUID(), content, attachments };
      return good(await post('/inbox/messages', { ...as(member), body })).message;
    },

    async remove(member: Caller, { chatId, id }: Pick<Message, 'chatId' | 'id'>) {
      good(await del(`/inbox/chats/${chatId}/messages/${id}`, as(member)));
    },

    async upload(member: Caller, chatId: number, bytes: Buffer): Promise<ChatAttachment> {
      const body = fileForm(bytes, 'file.bin', '');
      return good(await post(`/inbox/chats/${chatId}/files`, { ...as(member), body }));
    },

    /** Lets a file have been uploaded this many hours ago, with everything that is kept of it. */
    async aged({ id }: ChatAttachment, hours: number) {
      const created_at = new Date(Date.now() - hours * 3_600_000);
      await into('inbox_files').where({ id }).update({ created_at });
      const row = await into('inbox_files').where({ id }).first();
      const ids = [row.file_id, row.preview_id, row.original_id].filter(Boolean);
      await into('portal_files').whereIn('id', ids).update({ created_at });
    },

    follow: (url: string | null) => get((url ?? '').replace(/^\/api/, ''), { base: info.baseUrl }),

    seat: async (member: Caller, chatId: number, body: object) =>
      good(await patch(`/inbox/chats/${chatId}/chat-member`, { ...as(member), body })),

    settings: async (member: Caller, body: object) =>
      good(await patch('/inbox/settings', { ...as(member), body })),

    close: async (member: Caller, chatId: number) =>
      good(await del(`/inbox/chats/${chatId}`, as(member))),
  };
}
