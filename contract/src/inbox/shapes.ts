import { z } from 'zod';
import { ROLES } from '../access';
import { CHAT_KINDS } from './fields';
import { CHAT_FILE_KINDS } from './file';

/** A file of a message, or one that was uploaded and waits to be sent. */
export const chatAttachment = z.object({
  id: z.number(),
  kind: z.enum(CHAT_FILE_KINDS),
  /** The name its sender gave it. */
  title: z.string(),
  /** The media type, detected from its bytes. HEIC is served as JPEG. */
  mime: z.string(),
  /** In bytes, as it is served. */
  size: z.number(),
  /** For images, in pixels. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** A short-lived link that works for its member as long as they may see the chat. */
  url: z.string(),
  /** The same for an image in the size that a thread shows. */
  previewUrl: z.string().nullable(),
  createdAt: z.string(),
});
export type ChatAttachment = z.output<typeof chatAttachment>;

/** A file in a chat's list of shared files. `owned` means that the caller sent it. */
export const sharedFile = chatAttachment.extend({ owned: z.boolean(), messageId: z.number() });
export type SharedFile = z.output<typeof sharedFile>;

/** A member as others see them in the inbox: no email, no phone (ruling 5). */
export const chatUser = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  verified: z.boolean(),
  profilePicture: z.string().nullable(),
});
export type ChatUser = z.output<typeof chatUser>;

/** A member of a chat. */
export const chatMember = z.object({
  user: chatUser,
  /** True if they are in the chat because admins are in every chat (ruling 10), not because somebody picked them. */
  office: z.boolean(),
  /** The id of the newest message they have seen. 0 if none. */
  readUpTo: z.number(),
  /** Whether they get notifications of new messages. Only sent to the member themselves. */
  notifications: z.boolean().optional(),
});
export type ChatMember = z.output<typeof chatMember>;

export const message = z.object({
  id: z.number(),
  chatId: z.number(),
  /** Null if the sender was erased. */
  senderId: z.number().nullable(),
  /** Chosen by the sender's device, so that a message that was sent twice is stored once. */
  clientId: z.string(),
  content: z.string(),
  attachments: z.array(chatAttachment),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Message = z.output<typeof message>;

/** A chat as one of its members sees it. */
export const chat = z.object({
  id: z.number(),
  kind: z.enum(CHAT_KINDS),
  /** If it has a name, it is a group chat (part 1 §3). */
  name: z.string().nullable(),
  members: z.array(chatMember),
  lastMessage: message.nullable(),
  /** How many messages of others the member has not seen. */
  unread: z.number(),
  /** Whether the member gets notifications of new messages. */
  notifications: z.boolean(),
  readUpTo: z.number(),
  /** When something last happened in it. The list is ordered by this. */
  activeAt: z.string(),
  /** When an admin ended it for everyone. Since then it can be read, but not written to. */
  endedAt: z.string().nullable(),
  /** Whether the member has closed it. A new message reopens it. */
  closed: z.boolean(),
});
export type Chat = z.output<typeof chat>;
