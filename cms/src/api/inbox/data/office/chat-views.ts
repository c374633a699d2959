/** The views of the list of chats, each read along an index. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  COUNTED_MAX,
  NOBODY,
  OFFICE_TEXTS,
  OFFICE_VIEWS,
  type ChatView,
} from '@hearthside/contract/inbox/office-fields';
import type { Actor } from '../../../../auth/actor';
import { listIndex, rareIndex } from '../../../../db/indexes';
import { runQuery } from '../../../../db/run-query';
import { refuse } from '../../../../http/refuse';
import { isOffice, occupiedSeats } from '../../policy';
import { withOfficeSql } from './waiting';
import type { Moment } from '../../../../text/moment';

export interface ViewAsked {
  view?: ChatView | undefined;
  assignee?: number | undefined;
}

/** Seats of a view in the order of the list, without the others. */
const seatIndex = (name: string, rule: string) =>
  `create index if not exists ${name} on inbox_seats (member_id, active_at, id) where ${rule}`;

/**
 * Seats `s` in chats that were put away, in SQL. The chats of pets that nobody has written in are put away for
 * everybody, and are no news there either: an admin has as many of them as there are pets.
 */
export const CLOSED = 's.closed_at is not null and s.unwritten is not true';

/** The rules of the views word for word as in their queries: a database only uses an index whose rule it recognizes. */
export const viewIndexes = [
  // Admins have put away the chats of all pets in which nobody has written.
  seatIndex('inbox_seats_of_open_idx', 'closed_at is null'),
  seatIndex('inbox_seats_of_closed_idx', CLOSED.replaceAll('s.', '')),
  seatIndex('inbox_seats_of_unread_idx', 'unread > 0'),
  seatIndex('inbox_seats_of_mine_idx', 'mine'),
  `create index if not exists inbox_chats_waiting_idx on inbox_chats (waiting_since, id) where waiting_since is not null`,
  rareIndex('inbox_chats', 'assignee_id'),
  rareIndex('inbox_chats', 'waiter_id'),
  `create index if not exists inbox_chats_unread_waits_idx on inbox_chats (id) where coalesce(waits_up_to, -1) < coalesce(last_message_id, 0)`,
  listIndex('inbox_notes', 'inbox_notes_chat_idx', 'chat_id'),
  listIndex('inbox_waits', 'inbox_waits_answered_idx', 'answered_at'),
  listIndex('inbox_waits', 'inbox_waits_chat_idx', 'chat_id'),
];

/** @throws 403 for a view that only admins have. */
export function requireView(member: Actor, { view = 'all', assignee }: ViewAsked): void {
  if (isOffice(member)) return;
  if (OFFICE_VIEWS.includes(view) || assignee !== undefined)
    throw refuse.notAllowed(OFFICE_TEXTS.onlyAdmins);
}

/** For `modify`: narrows seats `s` and chats `c` to a view and to who takes care of them. */
export const ofView =
  ({ view = 'all', assignee }: ViewAsked) =>
  (query: Knex.QueryBuilder, knex: Knex) => {
    if (view === 'unread') query.whereRaw('s.unread > 0');
    if (view === 'mine') query.whereRaw('s.mine');
    if (assignee === NOBODY) query.whereNull('c.assignee_id').where(withOfficeSql(knex, 'c'));
    else if (assignee !== undefined) query.where('c.assignee_id', assignee);
  };

/** Chats `c` in which somebody waits who can still write. */
export const waitingChats = (knex: Knex): Knex.QueryBuilder =>
  knex('inbox_chats as c')
    .join('up_users as w', 'w.id', 'c.waiter_id')
    .whereNotNull('c.waiting_since')
    .where('w.blocked', false)
    .whereNull('w.deleted_at')
    .orderBy(['c.waiting_since', 'c.id']);

/** How much is in the views that have a count. */
export async function views(strapi: Core.Strapi, member: Actor) {
  const unread: unknown[] = await runQuery(strapi, (knex) =>
    knex('inbox_seats as s')
      .modify(occupiedSeats(member))
      .whereRaw('s.unread > 0')
      .whereNull('s.closed_at')
      .limit(COUNTED_MAX)
      .pluck('s.id'),
  );
  return { unread: unread.length, waiting: isOffice(member) ? await waiting(strapi) : null };
}

/** How many people wait for the office, and since when the first of them does. */
export async function waiting(strapi: Core.Strapi) {
  const since: Moment[] = await runQuery(strapi, (knex) =>
    waitingChats(knex).limit(COUNTED_MAX).pluck('c.waiting_since'),
  );
  const [oldest] = since;
  return {
    count: since.length,
    oldestAt: oldest === undefined ? null : new Date(oldest).toISOString(),
  };
}
