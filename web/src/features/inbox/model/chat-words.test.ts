import type { Role } from '@hearthside/contract/access';
import type { Chat, ChatMember, Message } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import {
  inWords,
  membersLine,
  newMessages,
  otherOf,
  peopleOf,
  previewOf,
  senderName,
  typingWords,
} from './chat-words';

const member = (id: number, name: string, role: Role, office = false): ChatMember => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const user = { id, firstName, lastName, role, verified: true, profilePicture: null };
  return { user, office, readUpTo: 0 };
};
const rosa = member(7, 'Rosa Marchetti', 'pet_owner');
const theo = member(2, 'Theo Okafor', 'trustee');
const amara = member(3, 'Amara Hale', 'admin', true);
const said = (senderId: number | null, content: string): Message => ({
  id: 1,
  chatId: 1,
  senderId,
  clientId: 'c',
  content,
  event: null,
  forwarded: false,
  attachments: [],
  replyTo: null,
  reactions: [],
  mentions: [],
  pinnedAt: null,
  pinnedById: null,
  editedAt: null,
  deletedAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
});
const inRow = ({ by, text }: ReturnType<typeof previewOf>) => (by ? `${by}: ${text}` : text);
const preview = (kind: Chat['kind'], lastMessage: Message | null) =>
  inRow(previewOf({ kind, members: [rosa, theo, amara], lastMessage }, 7));

describe('the words for a chat', () => {
  it('list who is in it and in which role, without the admins of every chat', () => {
    expect(membersLine([rosa, theo, amara], 7)).toBe('Theo Okafor (Trustee) and you');
    expect(membersLine([rosa, theo, amara], 3)).toBe(
      'Rosa Marchetti (Pet Owner) and Theo Okafor (Trustee)',
    );
    expect(membersLine([rosa, theo, { ...amara, office: false }], 7)).toBe(
      'Theo Okafor (Trustee), Amara Hale (Admin) and you',
    );
  });

  it('name the other person in a direct chat, for those who are in it', () => {
    const members = [rosa, theo, amara];
    expect(otherOf({ kind: 'direct', members }, 7)?.firstName).toBe('Theo');
    expect(otherOf({ kind: 'direct', members }, 3)).toBeUndefined();
    expect(otherOf({ kind: 'group', members }, 7)).toBeUndefined();
  });

  it('preview the last message', () => {
    expect(preview('group', said(2, 'I can drive'))).toBe('Theo: I can drive');
    expect(preview('direct', said(2, 'I can drive'))).toBe('I can drive');
    expect(preview('direct', said(7, 'Thank you'))).toBe('You: Thank you');
    expect(preview('trust', said(99, 'Bye'))).toBe('Unknown User: Bye');
    // An admin who writes in a direct chat is not the other person.
    expect(preview('direct', said(3, 'The fee is due'))).toBe('Amara: The fee is due');
    // Somebody who only reads along can't know which of the two it was.
    const direct = { kind: 'direct' as const, members: [rosa, theo, amara] };
    expect(inRow(previewOf({ ...direct, lastMessage: said(2, 'Hi') }, 3))).toBe('Theo: Hi');
    expect(preview('group', said(null, 'Bye'))).toBe('Unknown User: Bye');
    expect(preview('group', said(2, ' '))).toBe('Theo: Attachment');
    expect(preview('group', null)).toBe('No messages yet');
  });

  it('show the member’s unsent words before the last message', () => {
    const chat = { kind: 'direct' as const, members: [rosa, theo], lastMessage: said(2, 'Hi') };
    const waiting = {
      clientId: 'w',
      content: 'On my way',
      status: 'waiting' as const,
      createdAt: '2026-11-20T11:00:00.000Z',
    };
    const own = (draft: string, item?: object) =>
      previewOf(chat, 7, { draft, waiting: item && { ...waiting, ...item } });
    expect(own('See you')).toMatchObject({ by: 'Draft', text: 'See you', state: 'draft' });
    expect(own('', {})).toMatchObject({ by: 'You', text: 'On my way', state: 'waiting' });
    expect(own('', {}).at).toBe(waiting.createdAt);
    expect(own('See you', { status: 'failed' })).toMatchObject({ by: 'Not sent', state: 'failed' });
    // The message arrives a moment before the outbox is told.
    const arrived = { ...chat, lastMessage: { ...said(7, 'On my way'), clientId: 'w' } };
    expect(previewOf(arrived, 7, { draft: '', waiting }).state).toBeUndefined();
  });

  it('name a sender as long as they are known', () => {
    const lena = member(9, 'Lena Novak', 'foster').user;
    const people = peopleOf([rosa], [lena]);
    expect(senderName(people, 9)).toBe('Lena Novak');
    expect(senderName(people, 10)).toBe('Unknown User');
    expect(senderName(people, null)).toBe('Unknown User');
  });

  it.each([
    [[], ''],
    [['Lena'], 'Lena is typing'],
    [['Lena', 'Theo'], 'Lena and Theo are typing'],
    [['Lena', 'Theo', 'Sam'], 'Lena, Theo and 1 more are typing'],
  ])('for %j say who is typing', (names, words) => {
    expect(typingWords(names)).toBe(words);
  });

  it('count new messages', () => {
    expect(inWords(['A', 'B', 'C'], 3)).toBe('A, B and C');
    expect(newMessages(1)).toBe('1 new message');
    expect(newMessages(2)).toBe('2 new messages');
  });
});
