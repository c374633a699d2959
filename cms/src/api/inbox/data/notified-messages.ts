import type { Knex } from 'knex';
import { notifiesOfAll } from './chat-access';
import { MENTIONS_SEAT } from './mentions';

/**
 * For `modify`: narrows messages `m` and seats `s` of their chats to those of which the member of the seat is told now:
 * unread, not deleted, not their own, no line of what happened, seen from their seat, and in a muted chat only where it mentions them.
 */
export const isMessageNotified = (now: Date) => (query: Knex.QueryBuilder) =>
  query
    .whereRaw('m.id > s.read_up_to')
    .whereNull('m.deleted_at')
    .whereNull('m.event')
    .whereRaw('(s.sees_from is null or m.id >= s.sees_from)')
    .whereRaw('(m.sender_id is null or m.sender_id <> s.member_id)')
    .where((told) => told.where(notifiesOfAll(now)).orWhereRaw(MENTIONS_SEAT));
