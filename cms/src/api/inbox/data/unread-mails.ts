/** Email about messages that stay unread. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { chatTitle, type Chat } from '@hearthside/contract/inbox/fields';
import { isWithoutLink } from '@hearthside/contract/name-without-link';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import type { NotificationInput, NotificationMail } from '../../notification/data/announcing';
import * as notificationService from '../../notification/services/notification';
import { occupiedSeats } from '../policy';
import { isNotified, seatedChats, type SeatedChat } from './chat-access';
import * as chatList from './chat-list';
import * as members from '../../../auth/members';
import { isMessageNotified } from './notified-messages';
import { unreadInMail, type UnreadInMail } from './unread-in-mail';
import { noteUnreadMail, unreadMailsOf } from '../../notification/data/unread-mail-preference';
import { forEachIndependently } from '../../../jobs/for-each-independently';

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

/** What an email says of a chat: how much and from where, never what, because a mailbox is less private. */
const unreadLine = (chat: Chat, memberId: number) =>
  `${safeTitle(chat, memberId)}: ${countedIn(chat)}`;

/** What it says of some chats, the first of them by name. */
export function unreadLines(chats: readonly Chat[], memberId: number): string[] {
  const named = chats.slice(0, NAMED).map((chat) => unreadLine(chat, memberId));
  return [...named, ...moreChats(chats.length - named.length)];
}

const moreChats = (others: number): string[] =>
  others === 0 ? [] : [others === 1 ? 'and 1 more chat' : `and ${others} more chats`];

/** The first unread message of each chat, by the chat's id. Where it is not known, links lead to the chat. */
export type UnreadPlaces = ReadonlyMap<number, number>;

const placeOf = ({ id }: Chat, places: UnreadPlaces): string => {
  const first = places.get(id);
  return first === undefined ? inboxPages.chat(id) : inboxPages.message(id, first);
};

/** Where the messages are: one chat behind the button, several in a list, each at its first unread message. */
function waysTo(
  chats: readonly Chat[],
  memberId: number,
  places: UnreadPlaces,
): Pick<NotificationMail, 'paragraphs' | 'lists' | 'action'> {
  const [only, another] = chats;
  if (only && !another) {
    const action = { label: 'Open the chat', link: placeOf(only, places) };
    return { paragraphs: unreadLines(chats, memberId), action };
  }
  const entries = chats.slice(0, NAMED).map((chat) => ({
    title: unreadLine(chat, memberId),
    link: placeOf(chat, places),
    text: '',
  }));
  const [label] = moreChats(chats.length - entries.length);
  const more = label === undefined ? {} : { more: { label, link: inboxPages.list } };
  const lists = [{ heading: 'Unread messages', entries, ...more }];
  return { paragraphs: [], lists, action: { label: 'Open the inbox' } };
}

/** The notice about a member's chats with unread messages. By email only: the inbox itself shows them in the portal. */
export function unreadNotice(
  chats: readonly Chat[],
  memberId: number,
  places: UnreadPlaces = new Map(),
): NotificationInput {
  const total = counted(chats.reduce((sum, chat) => sum + told(chat), 0));
  return {
    to: [memberId],
    kind: 'message',
    bell: false,
    title: `You have ${total}`,
    body: '',
    link: inboxPages.list,
    mail: {
      lead: (organization) => `You have ${total} in your inbox at ${organization}.`,
      ...waysTo(chats, memberId, places),
      reason: 'you’ve had unread messages for a while',
    },
  };
}

/** Seats with a message that has been unread long enough and that no email has reported. */
const dueSeats = (knex: Knex, now: Date) => {
  const before = new Date(now.getTime() - UNREAD_MINUTES * MINUTE);
  return knex('inbox_seats as s')
    .where('s.unread_since', '<=', before)
    .modify(isNotified(now))
    .whereNull('s.closed_at')
    .whereExists(
      knex('inbox_messages as m')
        .whereRaw('m.chat_id = s.chat_id and m.id > s.mailed_up_to')
        .modify(isMessageNotified(now))
        .where('m.created_at', '<=', before)
        .select(knex.raw('1')),
    );
};

/** A chat with the numbers of what can be read in it: those of a seat count deleted messages too. */
const withUnread = (chat: Chat, unread: UnreadInMail | undefined): Chat[] =>
  unread ? [{ ...chat, unread: unread.messages, unreadMentions: unread.mentions }] : [];

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
        .modify(isNotified(now))
        .whereNull('s.closed_at')
        .orderBy([{ column: 's.active_at', order: 'desc' }, 's.id']),
    )) as SeatedChat[];
    const unread = await unreadInMail(strapi, seats, now);
    const shaped = await chatList.shaped(strapi, seats, member);
    const chats = shaped.flatMap((chat) => withUnread(chat, unread.get(chat.id)));
    const places = new Map([...unread].map(([id, { first }]) => [id, first]));
    await notificationService.announce(strapi, unreadNotice(chats, memberId, places));
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
  const name = (id: number) => `The mail about unread messages to member ${id}`;
  await forEachIndependently(strapi, memberIds, name, (id) => mail(strapi, id, now));
}
