/** Lines of what happened in a chat, among its messages. */
import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { newMessageRow } from './chat-messages';
import * as inboxBroadcasts from './inbox-broadcasts';
import { storedEvent, type NewEvent } from './event-rows';
import type { Moment } from '../../../text/moment';

export interface NewLine {
  chatId: number;
  /** Who did it. */
  actorId: number;
  event: NewEvent;
  at: Date;
}

/**
 * Adds a line to a chat, within a transaction that holds the chat's lock. It has its place among the messages and
 * arrives like one. It is nothing unread, moves no chat up, reopens none, is told to nobody and is found by no search.
 */
export async function addLine(strapi: Core.Strapi, { chatId, actorId, event, at }: NewLine) {
  const chat: { active_at: Moment; line_at: Moment | null } = await runQuery(strapi, (knex) =>
    knex('inbox_chats').where({ id: chatId }).first('active_at', 'line_at'),
  );
  // Nothing is older than what is before it, whatever several servers' clocks say.
  const edges = [chat.active_at, chat.line_at ?? 0].map((moment) => new Date(moment).getTime());
  const when = new Date(Math.max(at.getTime(), ...edges));
  const clientId = `line-${randomUUID()}`;
  const row = {
    chat_id: chatId,
    sender_id: actorId,
    client_id: clientId,
    content: '',
    event: storedEvent(event),
    created_at: when,
    updated_at: when,
  };
  const [added]: { id: number }[] = await runQuery(strapi, (knex) =>
    knex('inbox_messages').insert(row).returning('id'),
  );
  if (!added) throw new Error('A line of a chat was not added.');
  await runQuery(strapi, (knex) =>
    knex('inbox_chats').where({ id: chatId }).update({ line_at: when }),
  );
  const message = newMessageRow(
    { id: added.id, chatId, senderId: actorId, clientId, content: '', event: row.event },
    when,
  );
  await inboxBroadcasts.message(strapi, message, false);
  return message;
}
