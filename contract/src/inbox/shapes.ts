import { z } from 'zod';
import { ROLES } from '../access';
import { CHAT_KINDS } from './fields';
import { CHAT_FILE_KINDS } from './file';

/** A file of a message, or one that was uploaded and waits for its message. */
export const chatAttachment = z.object({
  id: z.number(),
  kind: z.enum(CHAT_FILE_KINDS),
  /** What its sender called it. */
  title: z.string(),
  /** What it is, by its bytes; HEIC is served as JPEG. */
  mime: z.string(),
  /** In bytes, as it is served. */
  size: z.number(),
  /** In pixels, of images. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** A short-lived link that holds for its reader as long as they may see the chat. */
  url: z.string(),
  /** The same, of an image at the size a thread shows it. */
  previewUrl: z.string().nullable(),
  createdAt: z.string(),
});
export type ChatAttachment = z.output<typeof chatAttachment>;

/** A file among a chat's shared files; `owned`: the reader has sent it. */
export const sharedFile = chatAttachment.extend({ owned: z.boolean(), messageId: z.number() });
export type SharedFile = z.output<typeof sharedFile>;

/** Somebody as others meet them in the inbox: no email, no phone (ruling 5). */
export const chatUser = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  verified: z.boolean(),
  profilePicture: z.string().nullable(),
});
export type ChatUser = z.output<typeof chatUser>;

/** One of a chat's people. */
export const chatMember = z.object({
  user: chatUser,
  /** In the chat because admins are in every chat (ruling 10), and not because somebody picked them. */
  office: z.boolean(),
  /** The newest message they have seen, by its id; 0 for none. */
  readUpTo: z.number(),
  /** Whether they are told of new messages; only of oneself. */
  notifications: z.boolean().optional(),
});
export type ChatMember = z.output<typeof chatMember>;

export const message = z.object({
  id: z.number(),
  chatId: z.number(),
  /** Null where the sender was erased. */
  senderId: z.number().nullable(),
  /** Chosen by the sender's device, so that a message that was sent twice is there once. */
  clientId: z.string(),
  content: z.string(),
  attachments: z.array(chatAttachment),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Message = z.output<typeof message>;

/** A chat as one of its people sees it. */
export const chat = z.object({
  id: z.number(),
  kind: z.enum(CHAT_KINDS),
  /** Present means group chat (part 1 §3). */
  name: z.string().nullable(),
  members: z.array(chatMember),
  lastMessage: message.nullable(),
  /** How many messages of others the reader has not seen. */
  unread: z.number(),
  /** Whether the reader is told of new messages. */
  notifications: z.boolean(),
  readUpTo: z.number(),
  /** When something last happened in it; the list's order. */
  activeAt: z.string(),
  /** Since when an admin has ended it for everyone; it can be read, not written. */
  endedAt: z.string().nullable(),
  /** Whether the reader has closed it; a new message brings it back. */
  closed: z.boolean(),
});
export type Chat = z.output<typeof chat>;
