import type { Chat, ChatUser, Message } from '@hearthside/contract/inbox/fields';
import type { ChatAttachment } from '@hearthside/contract/inbox/file';

const START = Date.UTC(2026, 10, 20, 9);

/** A message for tests. Its id says how many minutes after nine it was sent. */
export function testMessage(id: number, patch: Partial<Message> = {}): Message {
  const createdAt = new Date(START + id * 60_000).toISOString();
  return {
    id,
    chatId: 4,
    senderId: 12,
    clientId: `client-${id}`,
    content: `Message ${id}`,
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
    createdAt,
    updatedAt: createdAt,
    ...patch,
  };
}

/** An image in a message, whose links are valid until this time, in seconds since 1970. */
export function testImage(id: number, expires: number): ChatAttachment {
  return {
    id,
    kind: 'image',
    title: 'Moss.jpg',
    mime: 'image/jpeg',
    size: 1000,
    width: 40,
    height: 30,
    createdAt: new Date(START).toISOString(),
    url: `/api/files/moss-${id}.jpg?expires=${expires}&reader=7&signature=s`,
    previewUrl: `/api/files/moss-${id}-small.jpg?expires=${expires}&reader=7&signature=s`,
  };
}

/** A member of a chat. */
export const testUser = (id: number, firstName: string): ChatUser => ({
  id,
  firstName,
  lastName: 'Marchetti',
  role: 'pet_owner',
  verified: true,
  profilePicture: null,
});

/** Chat 4 as Rosa sees it, with Jonas and an admin. */
export function testChat(patch: Partial<Chat> = {}): Chat {
  return {
    id: 4,
    kind: 'direct',
    name: null,
    lastMessage: null,
    unread: 0,
    unreadMentions: 0,
    notifications: true,
    mutedUntil: null,
    readUpTo: 0,
    revision: 0,
    activeAt: new Date(START).toISOString(),
    endedAt: null,
    closed: false,
    members: [
      { user: testUser(7, 'Rosa'), office: false, readUpTo: 0 },
      { user: testUser(12, 'Jonas'), office: false, readUpTo: 0 },
      { user: { ...testUser(1, 'Amara'), role: 'admin' }, office: true, readUpTo: 0 },
    ],
    ...patch,
  };
}
