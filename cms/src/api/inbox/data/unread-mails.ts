/** Email about messages that stay unread. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { chatTitle, type Chat } from '@hearthside/contract/inbox/fields';
import { isWithoutLink } from '@hearthside/contract/name-without-link';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { lockRow } from '../../../db/lock-row';
import { loggedError } from '../../../http/logged-error';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import type { NotificationInput } from '../../notification/data/announcing';
import * as notificationService from '../../notification/services/notification';
import { occupiedSeats } from '../policy';
import { isTold, seatedChats, type SeatedChat } from './chat-access';
import * as chatList from './chat-list';
import * as members from '../../../auth/members';
import { noteUnreadMail, unreadMailsOf } from '../../notification/data/unread-mail-preference';

const MINUTE = 60_000;
/** How many minutes a message stays unread before an email reports it. Members who read it meanwhile get none. */
export const UNREAD_MINUTES = 15;
/** How many minutes apart such emails to a member are, at least. One email covers all chats. */
export const MAIL_EVERY_MINUTES = 60;
/** How many chats an email names. */
const NAMED = 5;

const counted = (unread: number) => (unread === 1 ? '1 new message' : `${unread} new messages`);

/** How many messages of a chat an email reports: with notifications turned off only those that mention the member. */
const told = ({ notifications, unread, unreadMentions }: Chat) =>
  notifications ? unread : unreadMentions;

/** Says so if some of them mention the member. */
function countedIn(chat: Chat): string {
  if (chat.unreadMentions === 0) return counted(told(chat));
  if (told(chat) > chat.unreadMentions) {
    const mentions = chat.unreadMentions === 1 ? '1 mentions' : `${chat.unreadMentions} mention`;
    return `${counted(told(chat))}, ${mentions} you`;
  }
  return `${counted(told(chat))} that mention${told(chat) === 1 ? 's' : ''} you`;
}

/** A name from before names had to be without a web address is replaced by the names of the people. */
const safeTitle = (chat: Chat, memberId: number) =>
  chatTitle(isWithoutLink(chat.name ?? '') ? chat : { ...chat, name: '' }, memberId);

/** What an email says: how much and from where, never what, because a mailbox is less private than the portal. */
export function unreadLines(chats: readonly Chat[], memberId: number): string[] {
  const named = chats
    .slice(0, NAMED)
    .map((chat) => `${safeTitle(chat, memberId)}: ${countedIn(chat)}`);
  const others = chats.length - named.length;
  if (others === 0) return named;
  return [...named, others === 1 ? 'and 1 more chat' : `and ${others} more chats`];
}

/** The notice about a member's chats with unread messages. By email only: the inbox itself shows them in the portal. */
export function unreadNotice(chats: readonly Chat[], memberId: number): NotificationInput {
  const total = counted(chats.reduce((sum, chat) => sum + told(chat), 0));
  return {
    to: [memberId],
    kind: 'message',
    bell: false,
    title: `You have ${total}`,
    body: '',
    link: inboxPages.list,
    mail: {
      lead: (organisation) => `You have ${total} in your inbox at ${organisation}.`,
      paragraphs: unreadLines(chats, memberId),
      action: { label: 'Open the inbox' },
      reason: 'messages to you have stayed unread for a while',
    },
  };
}

/** The mention of the member of the seat `s` in the message `m`. */
const mentionOfSeat = (knex: Knex) =>
  knex('inbox_mentions as n')
    .whereRaw('n.message_id = m.id and n.member_id = s.member_id')
    .select(knex.raw('1'));

/** Seats with a message that has been unread long enough and that no email has reported. */
const dueSeats = (knex: Knex, now: Date) => {
  const before = new Date(now.getTime() - UNREAD_MINUTES * MINUTE);
  return knex('inbox_seats as s')
    .where('s.unread_since', '<=', before)
    .modify(isTold)
    .whereNull('s.closed_at')
    .whereExists(
      knex('inbox_messages as m')
        .whereRaw('m.chat_id = s.chat_id and m.id > s.mailed_up_to and m.id > s.read_up_to')
        .whereRaw('(m.sender_id is null or m.sender_id <> s.member_id)')
        .where('m.created_at', '<=', before)
        .whereNull('m.event')
        .where((told) => told.whereRaw('s.notifications').orWhereExists(mentionOfSeat(knex)))
        .select(knex.raw('1')),
    );
};

/** Sends an email to one member. Of two servers only one does, and only if it is still due then. */
async function mail(strapi: Core.Strapi, memberId: number, now: Date) {
  // Nothing is queued now to wait: what is still unread when their quiet hours end is reported then.
  if (await notificationService.quietUntil(strapi, memberId, now)) return;
  await transaction(strapi, async () => {
    await lockRow(strapi, 'up_users', memberId);
    const member = await members.active(strapi, memberId);
    const wish = await unreadMailsOf(strapi, memberId);
    const last = wish.mailedAt === null ? 0 : new Date(wish.mailedAt).getTime();
    if (!member || !wish.wanted || last > now.getTime() - MAIL_EVERY_MINUTES * MINUTE) return;
    const due = await runQuery(strapi, (knex) =>
      dueSeats(knex, now).modify(occupiedSeats(member)).first('s.id'),
    );
    if (!due) return;
    const seats = (await runQuery(strapi, (knex) =>
      seatedChats(knex, member)
        .modify(isTold)
        .whereNull('s.closed_at')
        .orderBy([{ column: 's.active_at', order: 'desc' }, 's.id']),
    )) as SeatedChat[];
    const chats = await chatList.shaped(strapi, seats, memberId);
    await notificationService.announce(strapi, unreadNotice(chats, memberId));
    await noteUnreadMail(strapi, memberId, now);
    for (const { seatId, lastMessageId } of seats) {
      // Up to the message that was counted. Later ones are reported by another email.
      await runQuery(strapi, (knex) =>
        knex('inbox_seats').where({ id: seatId }).update({ mailed_up_to: lastMessageId }),
      );
    }
  });
}

/** Sends emails to all members whose messages have stayed unread long enough. */
export async function mailUnread(strapi: Core.Strapi, now = new Date()) {
  const memberIds: number[] = await dueSeats(strapi.db.connection, now)
    .join('up_users as u', 'u.id', 's.member_id')
    .where('u.blocked', false)
    .whereNull('u.deleted_at')
    .whereRaw('u.mail_unread is not false')
    .distinct()
    .orderBy('s.member_id')
    .pluck('s.member_id');
  for (const memberId of memberIds) {
    // One that fails is tried again in a minute. It must not hold up the others.
    await mail(strapi, memberId, now).catch((error) =>
      strapi.log.warn(
        `The mail about unread messages to member ${memberId}: ${loggedError(error)}`,
      ),
    );
  }
}
