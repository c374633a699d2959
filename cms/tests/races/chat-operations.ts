import { randomUUID } from 'node:crypto';
import { askForChat, sendTo } from '../harness/chats';
import { del, patch, post } from '../harness/http';
import { unique } from '../harness/members';
import { assignTo, setWaiting } from '../harness/office-inbox';
import type { Operation } from './world';

/** Operations on chats, by their names in docs/locks.md. */
export const CHAT_OPERATIONS: Record<string, Operation> = {
  'start a chat': {
    at: ['member'],
    call: ({ member, friend, other }) => askForChat(member, [friend, other]),
  },
  'write a message': {
    at: ['chat'],
    call: ({ chat, member }) => sendTo(member, chat.id, 'A race'),
  },
  'change a message': {
    at: ['chat'],
    call: ({ chat, message, member: { token } }) =>
      patch(`/inbox/chats/${chat.id}/messages/${message.id}`, {
        token,
        body: { content: unique('after') },
      }),
  },
  'forward a message': {
    at: ['office'],
    call: async ({ chat, officeChatId, message, member: { token } }) => {
      const target = {
        chatId: officeChatId,
        clientId: randomUUID(),
        commentClientId: randomUUID(),
      };
      const way = `/inbox/chats/${chat.id}/messages/${message.id}/forward`;
      return post(way, { token, body: { to: [target], comment: 'A race' } });
    },
  },
  'assign a chat': {
    at: ['office'],
    call: ({ officeChatId, admin, other }) => assignTo(admin, officeChatId, other.id),
  },
  'say that nothing waits': {
    at: ['office'],
    call: ({ officeChatId, admin }) => setWaiting(admin, officeChatId, false),
  },
  'write to the office': {
    at: ['member', 'office'],
    call: ({ member: { token } }) =>
      post('/help-center/contact', {
        token,
        body: { about: 'Contact', message: 'Who comes first?', key: randomUUID() },
      }),
  },
  'close a chat': {
    at: ['chat'],
    call: ({ chat, admin: { token } }) => del(`/inbox/chats/${chat.id}`, { token }),
  },
  'rename a group': {
    at: ['chat'],
    call: ({ chat, friend: { token } }) =>
      patch(`/inbox/chats/${chat.id}/group`, { token, body: { name: unique('Crew ') } }),
  },
  'add to a group': {
    at: ['chat', 'member'],
    call: ({ chat, friend: { token }, member, admin }) =>
      post(`/inbox/chats/${chat.id}/people`, {
        token,
        body: { memberIds: [member.id, admin.id], sees: 'from-now' },
      }),
  },
  'remove from a group': {
    at: ['chat', 'member'],
    call: ({ chat, member, admin: { token } }) =>
      del(`/inbox/chats/${chat.id}/people/${member.id}`, { token }),
  },
  'leave a group': {
    at: ['chat'],
    call: ({ chat, friend: { token } }) => post(`/inbox/chats/${chat.id}/leave`, { token }),
  },
};
