/** Finds one chat, by the one rule of who takes part in it. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ChatKind } from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../../auth/actor';
import { withRowLock } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { isOffice, occupiedSeats } from '../policy';
import type { Moment } from '../../../text/moment';

/** A chat together with one member's seat in it. */
export interface SeatedChat {
  id: number;
  seatId: number;
  kind: ChatKind;
  name: string | null;
  trustId: number | null;
  petId: number | null;
  lastMessageId: number | null;
  revision: number | null;
  endedAt: Moment | null;
  activeAt: Moment;
  /** When something last happened in it that is no message. Null if never. */
  lineAt: Moment | null;
  office: boolean | number;
  guest: boolean | number;
  notifications: boolean | number;
  mutedUntil: Moment | null;
  readUpTo: number;
  unread: number;
  unreadMentions: number | null;
  /** From which message on this member sees it. Null for all of it. */
  seesFrom: number | null;
  openerId: number | null;
  officeChat: boolean | number | null;
  /** Called by the first names of its people. */
  defaultName: boolean | number | null;
  pictureKey: string | null;
  closedAt: Moment | null;
  /** Whether cards are shown; null for those who never chose. */
  careUpdates: boolean | number | null;
  petDeletedAt: Moment | null;
  waitingSince: Moment | null;
  waiterId: number | null;
  answeredUpTo: number | null;
  waitsUpTo: number | null;
  assigneeId: number | null;
  mine: boolean | number | null;
}

/** @throws 409 for a chat that an admin has closed for everybody */
export function requireOpenChat({ endedAt }: Pick<SeatedChat, 'endedAt'>): void {
  if (endedAt !== null) throw refuse.wrongState('This chat was closed by an admin.');
}

const COLUMNS = {
  id: 'c.id',
  seatId: 's.id',
  kind: 'c.kind',
  trustId: 'c.trust_id',
  petId: 'c.pet_id',
  lastMessageId: 'c.last_message_id',
  revision: 'c.revision',
  endedAt: 'c.ended_at',
  activeAt: 's.active_at',
  lineAt: 'c.line_at',
  office: 's.office',
  guest: 's.guest',
  notifications: 's.notifications',
  mutedUntil: 's.muted_until',
  readUpTo: 's.read_up_to',
  unread: 's.unread',
  unreadMentions: 's.unread_mentions',
  closedAt: 's.closed_at',
  careUpdates: 's.care_updates',
  petDeletedAt: 'p.deleted_at',
  openerId: 'c.opener_id',
  officeChat: 'c.office_chat',
  defaultName: 'c.default_name',
  pictureKey: 'gp.key',
  waitingSince: 'c.waiting_since',
  waiterId: 'c.waiter_id',
  answeredUpTo: 'c.answered_up_to',
  waitsUpTo: 'c.waits_up_to',
  assigneeId: 'c.assignee_id',
  mine: 's.mine',
} as const;

/** Whether a member is shown cards in a chat. They are, unless they have turned them off. */
export const showsCards = ({ careUpdates }: Pick<SeatedChat, 'careUpdates'>): boolean =>
  careUpdates === null || Boolean(careUpdates);

/**
 * Whether a seat is told of every new message at a moment, in SQL with that moment as its one value. What is muted for
 * a time is compared with the clock, so it ends without a job.
 */
const NOTIFIES = '(s.notifications and (s.muted_until is null or s.muted_until <= ?))';

/** For `modify`: narrows seats to those that are told of every new message at this moment. */
export const notifiesOfAll = (now: Date) => (query: Knex.QueryBuilder) =>
  query.whereRaw(NOTIFIES, [now]);

/** The same for the columns of one seat. */
export const isNotifiedOfAll = (
  { notifications, mutedUntil }: Pick<SeatedChat, 'notifications' | 'mutedUntil'>,
  now: Date,
): boolean => Boolean(notifications) && (mutedUntil === null || new Date(mutedUntil) <= now);

/** How many unread messages a member is told of, in SQL: of a muted chat only those that mention them. */
export const notifiedUnread = (knex: Knex, now: Date) =>
  knex.raw(
    `sum(case when ${NOTIFIES} then s.unread else coalesce(s.unread_mentions, 0) end) as unread`,
    [now],
  );

/** For `modify`: narrows seats to those with a message of which their member is told. */
export const isNotified = (now: Date) => (query: Knex.QueryBuilder) =>
  query
    .where('s.unread', '>', 0)
    .where((told) => told.where(notifiesOfAll(now)).orWhere('s.unread_mentions', '>', 0));

/** A member's chats with their seat in each. Every list and every view of one chat starts from it. */
export function seatedChats(knex: Knex, member: Actor): Knex.QueryBuilder<object, SeatedChat[]> {
  const query = knex('inbox_seats as s')
    .join('inbox_chats as c', 'c.id', 's.chat_id')
    .leftJoin('trusts as t', 't.id', 'c.trust_id')
    .leftJoin('pets as p', 'p.id', 'c.pet_id')
    .leftJoin('portal_files as gp', 'gp.id', 'c.picture_id')
    .modify(occupiedSeats(member))
    .select(COLUMNS)
    .select(isOffice(member) ? knex.raw('null as ??', ['seesFrom']) : { seesFrom: 's.sees_from' })
    // The chat of a trust or a pet has its name; that of a trust keeps the last one when the trust is gone.
    .select(knex.raw('coalesce(t.name, p.name, c.name) as name'));
  return query as unknown as Knex.QueryBuilder<object, SeatedChat[]>;
}

/** The chat with the caller's seat. Someone else's chat is answered as if it did not exist. */
export async function chatFor(strapi: Core.Strapi, member: Actor, id: number): Promise<SeatedChat> {
  const row = await runQuery(strapi, (knex) =>
    seatedChats(knex, member).where('s.chat_id', id).first(),
  );
  if (!row) throw refuse.notFound('This chat does not exist.');
  return row as SeatedChat;
}

/**
 * The same, with the chat locked until the open transaction ends. Changes in one chat happen one after the other, so
 * that a later message never gets an earlier number.
 */
export async function lockedChatFor(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
): Promise<SeatedChat> {
  // SQLite's transactions run one at a time, so there the query would only find what `chatFor` finds again.
  if (strapi.db.dialect.client === 'postgres') await lockOwnChat(strapi, member, id);
  return chatFor(strapi, member, id);
}

/** Locks a chat if it is one of the caller's own, so that strangers cannot hold up a chat. */
const lockOwnChat = (strapi: Core.Strapi, member: Actor, id: number): Promise<unknown> =>
  runQuery(strapi, (knex) => {
    const seat = knex('inbox_seats as s').whereRaw('s.chat_id = inbox_chats.id');
    const own = seat.modify(occupiedSeats(member)).select('s.id');
    return withRowLock(strapi, knex('inbox_chats').where({ id }).whereExists(own).select('id'));
  });

/** A member who reads this one chat. */
export const viewerOf = (
  { id }: Pick<Actor, 'id'>,
  { seesFrom }: Pick<SeatedChat, 'seesFrom'>,
) => ({
  id,
  seesFrom: () => seesFrom,
});
