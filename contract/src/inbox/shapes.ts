import { z } from 'zod';
import { ROLES } from '../access';
import { chatEvent } from './events';
import { CHAT_KINDS, REACTION_KINDS } from './fields';
import { CHAT_FILE_KINDS } from './file';
import { chatForOffice } from './office-shapes';

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
  /** For voice messages, in seconds, as far as the file says it. */
  seconds: z.number().optional(),
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

/** The beginning of a message, as a reply to it shows it. */
export const quote = z.object({
  id: z.number(),
  /** Null if the sender was erased. */
  senderId: z.number().nullable(),
  /** Its first words on one line. Empty if it has only files, or was deleted. */
  text: z.string(),
  deleted: z.boolean(),
  /** Whether it is a voice message. */
  voice: z.boolean().optional(),
  /** Of two quotes of a message, the one that was updated later is true. */
  updatedAt: z.string(),
});
export type Quote = z.output<typeof quote>;

/** Who has reacted to a message in one way. */
export const reaction = z.object({
  kind: z.enum(REACTION_KINDS),
  /** The first to react comes first. */
  memberIds: z.array(z.number()),
});
export type Reaction = z.output<typeof reaction>;

/** Somebody whom a message mentions. */
export const mention = z.object({
  memberId: z.number(),
  /** Their name as the message has it, after an "@". They may have another one now. */
  name: z.string(),
});
export type Mention = z.output<typeof mention>;

export const message = z.object({
  id: z.number(),
  chatId: z.number(),
  /** Null if the sender was erased. */
  senderId: z.number().nullable(),
  /** Chosen by the sender's device, so that a message that was sent twice is stored once. */
  clientId: z.string(),
  content: z.string(),
  /** What happened, if it is a line that nobody wrote. Then it has no words and no files. Null for a message. */
  event: chatEvent.nullable(),
  /** Whether its sender has forwarded it from another chat. Nobody is told from which, or who wrote it there. */
  forwarded: z.boolean(),
  attachments: z.array(chatAttachment),
  /** The message it answers. Null if it answers none. */
  replyTo: quote.nullable(),
  /** In the order of the fixed set, those that nobody has left out. */
  reactions: z.array(reaction),
  /** The people of the chat whom it mentions. They are told also if they have turned notifications off. */
  mentions: z.array(mention),
  /** What was made of it in the record of the chat's pet and is still there: an entry, and how many documents. */
  inRecord: z
    .object({ petId: z.number(), entryId: z.number().nullable(), documents: z.number() })
    .optional(),
  /** When it was pinned for the chat. Null if it is not. */
  pinnedAt: z.string().nullable(),
  /** Who pinned it. Null if it is not pinned, or if they were erased. */
  pinnedById: z.number().nullable(),
  /** When its sender last changed its words. Null if never. */
  editedAt: z.string().nullable(),
  /** When its sender deleted it. Its words and files are gone then. */
  deletedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Message = z.output<typeof message>;

/** What a message said before its sender changed it. */
export const wording = z.object({
  id: z.number(),
  content: z.string(),
  writtenAt: z.string(),
});
export type Wording = z.output<typeof wording>;

/** What the people of a group can change of it. */
export const chatGroup = z.object({
  /** Who started it. Null if they were erased. */
  openerId: z.number().nullable(),
  /** Whether somebody named it. Otherwise it is called by the first names of its people. */
  isNamed: z.boolean(),
  /** A short-lived link that works for its member as long as they are in the chat. */
  picture: z.string().nullable(),
  /** The message from which on the member sees it. Null if they see all. */
  seesFrom: z.number().nullable(),
});
export type ChatGroup = z.output<typeof chatGroup>;

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
  /** How many of these mention the member. */
  unreadMentions: z.number(),
  /** Whether the member gets notifications of new messages now. */
  notifications: z.boolean(),
  /** Until when they get none. Null if they get them, or have turned them off forever. */
  mutedUntil: z.string().nullable(),
  readUpTo: z.number(),
  /** When something last happened in it. The list is ordered by this. */
  activeAt: z.string(),
  /** When an admin ended it for everyone. Since then it can be read, but not written to. */
  endedAt: z.string().nullable(),
  /** Counts the changes to its messages. What changed after one of these can be requested. */
  revision: z.number(),
  /** Whether the member has closed it. A new message reopens it. */
  closed: z.boolean(),
  /** The pet of a care team's chat. Left out in other chats, and once the pet is gone. */
  pet: z
    .object({
      id: z.number(),
      /** Whether the member may write entries in its record, and add documents. */
      mayWrite: z.boolean(),
      mayAddDocuments: z.boolean(),
      /** Whether the member is shown what is new in its record and its care. */
      careUpdates: z.boolean(),
    })
    .optional(),
  /** Null for a direct chat, a trust’s and one with the office. Servers of the last release leave it out. */
  group: chatGroup.nullable().optional(),
  /** Only sent to admins. */
  forOffice: chatForOffice.optional(),
});
export type Chat = z.output<typeof chat>;

/** A message that a search has found, with its place. */
export const foundMessage = z.object({
  id: z.number(),
  chatId: z.number(),
  /** As whoever searches sees it: the chat’s name, or the people who were picked for it. */
  chatTitle: z.string(),
  /** Null if the sender was erased. */
  senderId: z.number().nullable(),
  createdAt: z.string(),
  /** The words round the first hit, or its first words. Empty if it has only files. */
  snippet: z.string(),
  /** Its files, without links. */
  files: z.array(z.object({ id: z.number(), kind: z.enum(CHAT_FILE_KINDS), title: z.string() })),
});
export type FoundMessage = z.output<typeof foundMessage>;
