import type { ChatMember, Message } from '@hearthside/contract/inbox/fields';
import { describe, expect, it } from 'vitest';
import { seenBy, seenWords } from './seen-by';

const ME = 7;
const reader = (id: number, firstName: string, readUpTo: number): ChatMember => ({
  user: { id, firstName, lastName: '', role: 'foster', verified: true, profilePicture: null },
  office: false,
  readUpTo,
});
const messages = [1, 2, 3, 4].map((id): Message => ({
  id,
  chatId: 1,
  senderId: id === 3 ? 2 : ME,
  clientId: `m${id}`,
  content: '',
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
  createdAt: '',
  updatedAt: '',
}));
const seen = (...members: ChatMember[]) => [
  ...seenBy(messages, [reader(ME, 'Rosa', 4), ...members], ME),
];

describe('the seen line', () => {
  it('is below the viewer’s newest own message', () => {
    expect(seen(reader(2, 'Theo', 4), reader(3, 'Sam', 4))).toEqual([[4, ['Theo', 'Sam']]]);
  });
  it('stays below an older message while the newest is unseen', () => {
    expect(seen(reader(2, 'Theo', 3), reader(3, 'Sam', 1))).toEqual([
      [4, []],
      [2, ['Theo']],
    ]);
  });
  it('is only sent if nobody has seen it', () => {
    expect(seen(reader(2, 'Theo', 0))).toEqual([[4, []]]);
  });
  it('is absent if the member has written nothing', () => {
    expect(seenBy(messages, [reader(2, 'Theo', 4)], 99)).toEqual(new Map());
  });
  it('names a single person and counts several', () => {
    expect(seenWords([])).toBe('Sent');
    expect(seenWords(['Theo Okafor'])).toBe('Seen by Theo Okafor');
    expect(seenWords(['A', 'B'])).toBe('Seen by A and B');
    expect(seenWords(['A', 'B', 'C'])).toBe('Seen by 3');
  });
});
