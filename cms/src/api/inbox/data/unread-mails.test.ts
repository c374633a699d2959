import { expect, it } from 'vitest';
import type { Chat } from '@hearthside/contract/inbox/fields';
import { unreadLines } from './unread-mails';

const chat = (name: string, some: Partial<Chat> = {}) =>
  ({
    name,
    unread: 1,
    unreadMentions: 0,
    notifications: true,
    ...some,
    members: [
      { office: false, user: { id: 1, firstName: 'Rosa', lastName: 'Marchetti' } },
      { office: false, user: { id: 2, firstName: 'Sam', lastName: 'Delgado' } },
    ],
  }) as unknown as Chat;

it('a mail about unread messages names a chat, but with a web address in the name its people', () => {
  expect(unreadLines([chat('Dogs & cats')], 1)).toEqual(['Dogs & cats: 1 new message']);
  expect(unreadLines([chat('See https://evil.example')], 1)).toEqual([
    'Sam Delgado: 1 new message',
  ]);
});

it('a mail about unread messages counts those that mention the member, alone in a chat that is muted', () => {
  const lines = (some: Partial<Chat>) => unreadLines([chat('Walks', some)], 1);
  expect(lines({ unread: 3, unreadMentions: 1 })).toEqual([
    'Walks: 3 new messages, 1 mentions you',
  ]);
  expect(lines({ unread: 3, unreadMentions: 2, notifications: false })).toEqual([
    'Walks: 2 new messages that mention you',
  ]);
  expect(lines({ unread: 1, unreadMentions: 1 })).toEqual([
    'Walks: 1 new message that mentions you',
  ]);
});
