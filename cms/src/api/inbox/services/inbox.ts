/** The inbox: chats, messages and their files, who is in which chat and what they have read (rulings 10–14). */
import type { Core } from '@strapi/strapi';
import type { Sees } from '@hearthside/contract/inbox/events';
import type { Actor } from '../../../auth/actor';
import { chatFor } from '../data/chat-access';
import * as chatList from '../data/chat-list';
import * as assigning from '../data/office/assigning';
import * as closing from '../data/closing';
import * as waiting from '../data/office/waiting';
import { readersOf } from '../data/chat-people';
import * as seatSettings from '../data/seat-settings';
import { type SeatChange } from '../data/seat-settings';
import * as groupName from '../data/group/group-name';
import * as groupPeople from '../data/group/group-people';
import * as groupPicture from '../data/group/group-picture';
import * as starting from '../data/starting';
import { saveUnreadMails } from '../../notification/data/unread-mail-preference';

export { upload, removeUpload, files } from '../data/chat-files';
export { changes, edit, react, remove, wordings } from '../data/changing';
export { close } from '../data/closing';
export { openPetChat } from '../data/pets/pet-chats';
export { forward } from '../data/forwarding';
export { pin, pins } from '../data/pins';
export { openOfficeChat, writeToOffice } from '../data/office/office-chat';
export { addToRecord } from '../data/pets/recording';
export { report } from '../data/office/reporting';
export { messages, send } from '../data/thread';
export { search } from '../search/message-search';
export { senders } from '../search/message-senders';
export { atDay } from '../search/message-span';
export { mailUnread } from '../data/unread-mails';
export { list } from '../data/chat-list';
export { people } from '../data/starting';
export { peopleToAdd } from '../data/group/group-people';
export { state } from '../data/seat-settings';
export { views } from '../data/office/chat-views';
export { notes, addNote, saveNote, removeNote } from '../data/office/office-notes';
export {
  templates,
  addTemplate,
  saveTemplate,
  removeTemplate,
  restoreTemplate,
} from '../data/office/templates';
export { answerTimes } from '../data/office/answer-times';

/** One chat as this member sees it. */
async function chatOf(strapi: Core.Strapi, member: Actor, id: number) {
  const [chat] = await chatList.shaped(strapi, [await chatFor(strapi, member, id)], member);
  if (!chat) throw new Error('A chat has gone while it was read.');
  return chat;
}

/** Ids of a chat's members, for those who take part in it. */
export async function peopleOf(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
): Promise<number[]> {
  await chatFor(strapi, member, chatId);
  return readersOf(strapi, chatId);
}

/** Starts a chat. @throws 409 with the chat that these people already have */
export const create = async (
  strapi: Core.Strapi,
  member: Actor,
  asked: { memberIds: number[]; name?: string | undefined },
) => chatOf(strapi, member, await starting.start(strapi, member, asked));

/** Changes what a chat is for one member: how far it is read, open again, muted, its notifications and cards. */
export async function setSeat(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  change: SeatChange,
) {
  await seatSettings.setSeat(strapi, member, chatId, change);
  return chatOf(strapi, member, chatId);
}

/** Closes a chat for the office until its next message. */
export async function putAway(strapi: Core.Strapi, admin: Actor, chatId: number) {
  await closing.putAway(strapi, admin, chatId);
  return chatOf(strapi, admin, chatId);
}

/** Assigns a chat with the office to one of its admins, or to nobody. */
export async function assign(
  strapi: Core.Strapi,
  admin: Actor,
  chatId: number,
  given: assigning.Assignment,
) {
  await assigning.assign(strapi, admin, chatId, given);
  return chatOf(strapi, admin, chatId);
}

/** Says whether somebody waits for an answer of the office. */
export async function setWaiting(
  strapi: Core.Strapi,
  admin: Actor,
  chatId: number,
  change: { waiting: boolean },
) {
  await waiting.setWaiting(strapi, admin, chatId, change);
  return chatOf(strapi, admin, chatId);
}

/** Whether a member gets mail about unread messages. */
export async function saveSettings(
  strapi: Core.Strapi,
  member: Actor,
  { mailUnread }: { mailUnread: boolean },
) {
  await saveUnreadMails(strapi, member.id, mailUnread);
  return seatSettings.state(strapi, member);
}

/** Renames a group, for everybody in it. @throws 409 for what is no group, or has ended */
export async function renameGroup(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  body: { name: string },
) {
  await groupName.renameGroup(strapi, member, chatId, body);
  return chatOf(strapi, member, chatId);
}

/** @throws 409 for what is no group, or has ended */
export async function setGroupPicture(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  file: { path: string },
) {
  await groupPicture.setGroupPicture(strapi, member, chatId, file);
  return chatOf(strapi, member, chatId);
}

/** @throws 409 for what is no group, or has ended */
export async function removeGroupPicture(strapi: Core.Strapi, member: Actor, chatId: number) {
  await groupPicture.removeGroupPicture(strapi, member, chatId);
  return chatOf(strapi, member, chatId);
}

/** Adds people to a group, who see all of it or what comes from now on. @throws 409 for what is no group, or has ended */
export async function addToGroup(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  body: { memberIds: number[]; sees: Sees },
) {
  await groupPeople.addPeople(strapi, member, chatId, body);
  return chatOf(strapi, member, chatId);
}

/** Takes somebody out of a group, by the roles of ruling 10. @throws 409 for what is no group, or has ended */
export async function removeFromGroup(
  strapi: Core.Strapi,
  member: Actor,
  { chatId, memberId }: { chatId: number; memberId: number },
) {
  await groupPeople.removePerson(strapi, member, chatId, memberId);
  return chatOf(strapi, member, chatId);
}

/** Leaves a group. Its other people stay. @throws 409 for what is no group, or has ended */
export async function leaveGroup(strapi: Core.Strapi, member: Actor, chatId: number) {
  await groupPeople.leaveGroup(strapi, member, chatId);
  return { id: chatId };
}
