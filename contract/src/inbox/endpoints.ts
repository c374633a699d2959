import { z } from 'zod';
import { ROLES } from '../access';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import {
  CHATS_PAGE,
  CHAT_NAME_MAX,
  INBOX_TEXTS,
  MESSAGES_PAGE,
  MESSAGES_PAGE_MAX,
  MUTE_TIMES,
  PICKED_MAX,
  PICKER_LIMIT,
  REACTION_KINDS,
  REPORT_REASON_MAX,
} from './fields';
import { CHAT_FILE_KINDS, CHAT_FILE_TEXTS, CHAT_FILES_MAX, CHAT_VIDEO_MAX } from './file';
import { petChatEndpoints } from './pet-chat-endpoints';
import { recordEndpoints } from './record-endpoints';
import { forwardEndpoints } from './forward-endpoints';
import { messageContent } from './message-content';
import { groupEndpoints } from './group-endpoints';
import { officeEndpoints } from './office-endpoints';
import { CHAT_VIEWS } from './office-fields';
import { inboxStateEndpoints } from './state-endpoints';
import { messageSearchEndpoints } from './search-endpoints';
import { chat, chatAttachment, chatUser, message, sharedFile, wording } from './shapes';
import { id, idParams, pageQuery, pagination, wholeNumber } from '../list';
import { line } from '../member/person-fields';
import { isWithoutLink, NAME_WITH_LINK } from '../name-without-link';
import { paragraphs } from '../text';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const STARTS_CHATS = {
  roles: ROLES.filter((role) => role !== 'admin'),
  refusal: INBOX_TEXTS.adminsCreateNone,
};
const ofChat = z.strictObject({ chatId: id });
const ofMessage = z.strictObject({ chatId: id, messageId: id });

/** What is wrong with a message, for the office. */
export const report = z.strictObject({
  reason: paragraphs(REPORT_REASON_MAX).refine((typed) => typed !== '', INBOX_TEXTS.reportReason),
});
const messageId = wholeNumber(0, 2_147_483_647);

/** Where the next page of chats starts: the `next` of the page before. */
export const chatCursor = z
  .string()
  .regex(/^\d{1,15}\.\d{1,10}$/)
  .refine((cursor) => Number(cursor.split('.')[1]) <= 2_147_483_647)
  .optional();

/**
 * The inbox (part 1 §7). Every member may read and answer, because staff opens chats with people who have no inbox of
 * their own (ruling 13a). The service decides which chats these are, chat by chat.
 */
export const inboxEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/inbox/chats/me',
    access: 'member',
    summary:
      'Your own chats, latest first; `closed`: those you closed; `view`: unread ones, or for admins their own, or those waiting for an answer, oldest first',
    query: z.strictObject({
      search: pageQuery.search,
      closed: flag.default(false),
      /** `mine` and `waiting`, and a filter by who takes care of them (0 for nobody), are for admins. */
      view: z.enum(CHAT_VIEWS).default('all'),
      assignee: wholeNumber(0, 2_147_483_647).optional(),
      before: chatCursor,
      limit: wholeNumber(1, 100).default(CHATS_PAGE),
    }),
    answer: z.object({ chats: z.array(chat), next: z.string().nullable() }),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/inbox/chats/:chatId',
    access: 'member',
    summary:
      'A chat with a page of its messages, oldest first: the newest, those before `lastMessageId`, or those after `after`',
    params: ofChat,
    query: z.strictObject({
      lastMessageId: messageId.optional(),
      after: messageId.optional(),
      limit: wholeNumber(1, MESSAGES_PAGE_MAX).default(MESSAGES_PAGE),
    }),
    answer: z.object({
      chat,
      messages: z.array(message),
      /** People who sent some of these messages and are no longer in the chat. */
      formerMembers: z.array(chatUser),
      /** Whether there are more in the requested direction. */
      hasMore: z.boolean(),
      /** How many hours after sending its sender may change and delete a message. 0 for never. */
      changeHours: z.number(),
    }),
  }),
  changes: endpoint({
    method: 'GET',
    path: '/inbox/chats/:chatId/changes',
    access: 'member',
    summary: 'Messages that were changed or deleted after the revision `after` of their chat',
    params: ofChat,
    query: z.strictObject({ after: messageId.default(0) }),
    answer: z.object({
      messages: z.array(message),
      /** The revision up to which these are all changes. */
      upTo: z.number(),
      hasMore: z.boolean(),
    }),
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/inbox/chats/:chatId/messages/:messageId',
    access: 'member',
    summary: 'Change the text of your own message',
    params: ofMessage,
    body: z.strictObject({
      content: messageContent,
      /** When it was edited last, as far as whoever edits it knew when they began. Left out, it isn\u2019t compared. */
      editedAt: z.iso.datetime().nullable().optional(),
    }),
    answer: z.object({ message }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/inbox/chats/:chatId/messages/:messageId',
    access: 'member',
    summary: 'Delete your own message; erases its text and files, and leaves a mark',
    params: ofMessage,
    answer: z.object({ message }),
  }),
  react: endpoint({
    method: 'PUT',
    path: '/inbox/chats/:chatId/messages/:messageId/reaction',
    access: 'member',
    summary: 'React to a message, replacing your earlier reaction; null removes it',
    params: ofMessage,
    body: z.strictObject({ kind: z.enum(REACTION_KINDS).nullable() }),
    answer: z.object({ message }),
  }),
  pin: endpoint({
    method: 'PUT',
    path: '/inbox/chats/:chatId/messages/:messageId/pin',
    access: 'member',
    summary: 'Pin a message for everyone in its chat, or unpin it',
    params: ofMessage,
    body: z.strictObject({ pinned: z.boolean() }),
    answer: z.object({ message }),
  }),
  pins: endpoint({
    method: 'GET',
    path: '/inbox/chats/:chatId/pins',
    access: 'member',
    summary: 'The pinned messages of a chat, last pinned first',
    params: ofChat,
    answer: z.object({
      messages: z.array(message),
      /** People who sent or pinned some of these and are no longer in the chat. */
      formerMembers: z.array(chatUser),
    }),
  }),
  report: endpoint({
    method: 'POST',
    path: '/inbox/chats/:chatId/messages/:messageId/report',
    access: 'member',
    summary: 'Report someone\u2019s message to the office, in your own chat with the office',
    params: ofMessage,
    body: report,
    /** The chat in which the office answers. */
    answer: z.object({ chatId: z.number() }),
  }),
  wordings: endpoint({
    method: 'GET',
    path: '/inbox/chats/:chatId/messages/:messageId/wordings',
    access: 'users',
    summary: 'Earlier versions of a message that its sender changed, oldest first',
    params: ofMessage,
    answer: z.object({ wordings: z.array(wording) }),
  }),
  files: endpoint({
    method: 'GET',
    path: '/inbox/chats/:chatId/files',
    access: 'member',
    summary: 'The files of one kind in a chat, newest first; `before` gives older ones',
    params: ofChat,
    query: z.strictObject({
      kind: z.enum(CHAT_FILE_KINDS),
      before: id.optional(),
      limit: wholeNumber(1, 100).default(24),
    }),
    answer: z.object({ files: z.array(sharedFile), hasMore: z.boolean() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/inbox/chats',
    access: 'inbox',
    onlyFor: STARTS_CHATS,
    summary:
      'Start a chat; if these people already have one, the answer is 409 with its id in `details.chatId`',
    body: z.strictObject({
      memberIds: boundedArray(id, PICKED_MAX).min(1, INBOX_TEXTS.pickSomebody),
      name: line(CHAT_NAME_MAX).refine(isWithoutLink, NAME_WITH_LINK).optional(),
    }),
    answer: z.object({ chat }),
  }),
  openOfficeChat: endpoint({
    method: 'POST',
    path: '/inbox/office-chats',
    access: 'users',
    summary: 'Open a member\u2019s chat with the office, creating it if there is none yet',
    body: z.strictObject({ memberId: id }),
    answer: z.object({ chatId: z.number() }),
  }),
  setMember: endpoint({
    method: 'PATCH',
    path: '/inbox/chats/:chatId/chat-member',
    access: 'member',
    summary:
      'Change your own settings for a chat: notifications, what is read or unread, and reopening it',
    params: ofChat,
    body: z.strictObject({
      /** False is the same as `muteFor: 'ever'`, true the same as null. */
      notifications: z.boolean().optional(),
      /** For how long the member is not told of new messages, from now on. Null: they are told again. */
      muteFor: z.enum(MUTE_TIMES).nullable().optional(),
      /** Never moves backward: reports of several windows arrive in any order. */
      readUpTo: z.number().int().min(0).max(2_147_483_647).optional(),
      /** The message from which on all are unread again. Of those after what was read, nothing changes. */
      unreadFrom: id.optional(),
      closed: z.literal(false).optional(),
      /** In a care team's chat: whether one is shown what is new in the pet's record and care. */
      careUpdates: z.boolean().optional(),
    }),
    answer: z.object({ chat }),
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/inbox/chats/:id',
    access: 'member',
    summary: 'Close a chat for yourself; an admin\u2019s close ends it for everyone',
    params: idParams,
    answer: z.object({ id: z.number(), ended: z.boolean() }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/inbox/messages',
    access: 'member',
    summary: 'Send a message. Repeating a `clientId` gives the same answer and sends nothing new',
    body: z
      .strictObject({
        chatId: id,
        clientId: z.uuid(),
        content: messageContent.default(''),
        /** Ids of files that were uploaded to this chat before. */
        attachments: boundedArray(id, CHAT_FILES_MAX).default([]),
        /** The message of the same chat that it answers. */
        replyTo: id.optional(),
      })
      .refine(({ content, attachments }) => content !== '' || attachments.length > 0, {
        path: ['content'],
        error: 'Please write a message or add a file',
      }),
    answer: z.object({ message }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/inbox/chats/:chatId/files',
    access: 'member',
    summary: 'Upload a file for a message that has not been sent yet',
    params: ofChat,
    upload: { field: 'file', maxBytes: CHAT_VIDEO_MAX, tooBig: CHAT_FILE_TEXTS.videoTooBig },
    answer: chatAttachment,
  }),
  removeUpload: endpoint({
    method: 'DELETE',
    path: '/inbox/chats/:chatId/files/:fileId',
    access: 'member',
    summary: 'Remove an uploaded file that has not been sent yet',
    params: z.strictObject({ chatId: id, fileId: id }),
    answer: z.object({ id: z.number() }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/inbox/people',
    access: 'inbox',
    onlyFor: STARTS_CHATS,
    summary: 'People who can be picked for a new chat',
    query: z.strictObject({
      search: pageQuery.search,
      page: pageQuery.page,
      limit: wholeNumber(1, PICKER_LIMIT).default(PICKER_LIMIT),
    }),
    answer: z.object({ people: z.array(chatUser), pagination }),
  }),
  ...messageSearchEndpoints,
  ...petChatEndpoints,
  ...recordEndpoints,
  ...forwardEndpoints,
  ...groupEndpoints,
  ...officeEndpoints,
  ...inboxStateEndpoints,
};
