import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../access/actor';
import { services } from '../../../services';
import { chatAccess } from '../domain/chat-access';
import { chatFiles } from '../domain/chat-files';
import { chatList } from '../domain/chat-list';
import { chatPeople } from '../domain/chat-people';
import { closing } from '../domain/closing';
import { followingNames } from '../domain/following-names';
import { inboxDependents } from '../domain/inbox-dependents';
import { officeChat } from '../domain/office-chat';
import { seatSettings, type SeatChange } from '../domain/seat-settings';
import { starting } from '../domain/starting';
import { thread } from '../domain/thread';
import { trustChats } from '../domain/trust-chats';
import { unreadMails } from '../domain/unread-mails';

/** The inbox: chats, messages and their files, who is in which chat and what they have read (rulings 10–14). */
const inboxService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { chatFor } = chatAccess(strapi);
  const chats = chatList(strapi);
  const starts = starting(strapi);
  const settings = seatSettings(strapi);

  /** One chat as this member sees it. */
  async function chatOf(member: Actor, id: number) {
    const [chat] = await chats.shaped([await chatFor(member, id)], member.id);
    if (!chat) throw new Error('A chat has gone while it was read.');
    return chat;
  }

  return {
    ...chatFiles(strapi),
    ...closing(strapi),
    ...inboxDependents(strapi),
    ...followingNames(strapi),
    ...officeChat(strapi),
    ...thread(strapi),
    ...trustChats(strapi),
    ...unreadMails(strapi),
    list: chats.list,
    people: starts.people,
    state: settings.state,

    /** Ids of a chat's people, for whoever takes part in it. */
    async peopleOf(member: Actor, chatId: number): Promise<number[]> {
      await chatFor(member, chatId);
      return chatPeople(strapi).readersOf(chatId);
    },

    create: async (member: Actor, asked: { memberIds: number[]; name?: string | undefined }) =>
      chatOf(member, await starts.start(member, asked)),

    async setSeat(member: Actor, chatId: number, change: SeatChange) {
      await settings.setSeat(member, chatId, change);
      return chatOf(member, chatId);
    },

    async saveSettings(member: Actor, { mailUnread }: { mailUnread: boolean }) {
      await services(strapi).member.saveUnreadMails(member.id, mailUnread);
      return settings.state(member);
    },
  };
};

export default inboxService;
export type InboxService = ReturnType<typeof inboxService>;
