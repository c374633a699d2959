/** What a member sets for themselves: what they have read, what they are notified of, and what they have closed. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { InboxState } from '@hearthside/contract/inbox/state-endpoints';
import type { MuteTime } from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { occupiedSeats } from '../policy';
import { mutingColumns } from '../rules/muting';
import { messageIn } from './changing';
import { lockedChatFor, notifiedUnread, type SeatedChat } from './chat-access';
import * as inboxBroadcasts from './inbox-broadcasts';
import { countsAt, type Marked } from './unread-counts';
import { wantsUnreadMails } from '../../notification/data/unread-mail-preference';
import type { Moment } from '../../../text/moment';

export interface SeatChange {
  notifications?: boolean | undefined;
  muteFor?: MuteTime | null | undefined;
  readUpTo?: number | undefined;
  unreadFrom?: number | undefined;
  closed?: false | undefined;
  careUpdates?: boolean | undefined;
}

const update = (strapi: Core.Strapi, seatId: number, data: object) =>
  runQuery(strapi, (knex) => knex('inbox_seats').where({ id: seatId }).update(data));

/** Marks messages up to one as read. Returns what the seat says then. */
async function read(
  strapi: Core.Strapi,
  member: Actor,
  chat: SeatedChat,
  upTo: number,
): Promise<Marked> {
  const counts = await countsAt(strapi, { memberId: member.id, chatId: chat.id }, chat, upTo);
  await update(strapi, chat.seatId, { read_up_to: upTo, ...counts });
  return { readUpTo: upTo, unread: counts.unread, unreadMentions: counts.unread_mentions };
}

/**
 * Marks a message and those after it as unread again. The others go on seeing that they were seen, and no mail reports
 * what the member has left for themselves.
 */
async function unread(
  strapi: Core.Strapi,
  member: Actor,
  { chat, marked, messageId }: { chat: SeatedChat; marked: Marked; messageId: number },
) {
  await messageIn(strapi, { chatId: chat.id, messageId }, chat);
  const upTo = messageId - 1;
  if (upTo >= chat.readUpTo) return;
  const counts = await countsAt(strapi, { memberId: member.id, chatId: chat.id }, marked, upTo);
  await runQuery(strapi, (knex) =>
    knex('inbox_seats')
      .where({ id: chat.seatId })
      .update({
        read_up_to: upTo,
        seen_up_to: knex.raw(
          'case when seen_up_to > read_up_to then seen_up_to else read_up_to end',
        ),
        mailed_up_to: chat.lastMessageId ?? 0,
        ...counts,
      }),
  );
  await inboxBroadcasts.chat(strapi, chat.id, [member.id]);
}

/**
 * Changes the caller's own seat. In whatever order their windows report what was read, it becomes unread again only
 * where the member says so.
 */
export async function setSeat(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  change: SeatChange,
) {
  await transaction(strapi, async () => {
    const chat = await lockedChatFor(strapi, member, chatId);
    const muting = mutingColumns(change, new Date());
    const { closed, careUpdates } = change;
    const upTo = Math.min(change.readUpTo ?? 0, chat.lastMessageId ?? 0);
    let marked: Marked = chat;
    if (upTo > chat.readUpTo) {
      marked = await read(strapi, member, chat, upTo);
      await inboxBroadcasts.read(strapi, chatId, member.id, upTo);
    }
    const { unreadFrom: messageId } = change;
    if (messageId !== undefined) await unread(strapi, member, { chat, marked, messageId });
    if (muting) await update(strapi, chat.seatId, muting);
    if (closed === false) await update(strapi, chat.seatId, { closed_at: null });
    if (careUpdates !== undefined) await update(strapi, chat.seatId, { care_updates: careUpdates });
    if (muting || closed === false || careUpdates !== undefined)
      await inboxBroadcasts.chat(strapi, chatId, [member.id]);
  });
}

/** When the first of the seats that are muted for a time is told of again, in SQL. */
const mutedUntil = (knex: Knex, now: Date) =>
  knex.raw('min(case when s.notifications and s.muted_until > ? then s.muted_until end) as until', [
    now,
  ]);

/** The state of a member's inbox. */
export async function state(
  strapi: Core.Strapi,
  member: Actor,
  now = new Date(),
): Promise<InboxState> {
  const own = () => strapi.db.connection('inbox_seats as s').modify(occupiedSeats(member));
  const unreadSeats = () => own().where('unread', '>', 0).whereNull('closed_at');
  const [counted, any, mailUnread] = await Promise.all([
    unreadSeats().first(
      notifiedUnread(strapi.db.connection, now),
      mutedUntil(strapi.db.connection, now),
    ),
    own().first('id'),
    wantsUnreadMails(strapi, member.id),
  ]);
  const until: Moment | null = counted?.until ?? null;
  return {
    unread: Number(counted?.unread ?? 0),
    hasChats: any !== undefined,
    mailUnread,
    countsAgainAt: until === null ? null : new Date(until).toISOString(),
  };
}
