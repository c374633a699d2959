import { expect, it } from 'vitest';
import type { Chat } from '@hearthside/contract/inbox/fields';
import { unreadLines } from './unread-mails';

const chat = (name: string) =>
  ({
    name,
    unread: 1,
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
