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
  attachments: [],
  createdAt: '',
  updatedAt: '',
}));
const seen = (...members: ChatMember[]) => [
  ...seenBy(messages, [reader(ME, 'Rosa', 4), ...members], ME),
];

describe('seen by', () => {
  it('stands under the newest of one’s own', () => {
    expect(seen(reader(2, 'Theo', 4), reader(3, 'Sam', 4))).toEqual([[4, ['Theo', 'Sam']]]);
  });
  it('leaves what was seen before visible while the newest waits', () => {
    expect(seen(reader(2, 'Theo', 3), reader(3, 'Sam', 1))).toEqual([
      [4, []],
      [2, ['Theo']],
    ]);
  });
  it('is only sent while nobody has looked', () => {
    expect(seen(reader(2, 'Theo', 0))).toEqual([[4, []]]);
  });
  it('says nothing where one has said nothing', () => {
    expect(seenBy(messages, [reader(2, 'Theo', 4)], 99)).toEqual(new Map());
  });
  it('names one and counts more', () => {
    expect(seenWords([])).toBe('Sent');
    expect(seenWords(['Theo Okafor'])).toBe('Seen by Theo Okafor');
    expect(seenWords(['A', 'B', 'C'])).toBe('Seen by 3');
  });
});
