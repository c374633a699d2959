/** What was made of messages in the chats of pets, and of which messages entries and documents were made. */
import type { Core } from '@strapi/strapi';
import type { Message } from '@hearthside/contract/inbox/fields';
import type { FromMessage } from '@hearthside/contract/pet/entry';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import type { MadeOfMessage } from '../../../../subject';
import { occupiedSeats, seenThrough } from '../../policy';

type InRecord = NonNullable<Message['inRecord']>;

/** What was made of these messages and is still there, by the message. Without any it asks for nothing. */
export async function recordsFor(
  strapi: Core.Strapi,
  rows: readonly { id: number; recorded?: boolean | number | null }[],
): Promise<ReadonlyMap<number, InRecord>> {
  const ids = rows.filter(({ recorded }) => recorded).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const made: {
    messageId: number;
    petId: number;
    entryId: number | null;
    documentId: number | null;
  }[] = await runQuery(strapi, (knex) =>
    knex('inbox_records as r')
      .join('inbox_messages as m', 'm.id', 'r.message_id')
      .join('inbox_chats as c', 'c.id', 'm.chat_id')
      .join('pets as p', 'p.id', 'c.pet_id')
      .leftJoin('pet_entries as e', 'e.id', 'r.entry_id')
      .whereIn('r.message_id', ids)
      .whereNull('p.deleted_at')
      .whereRaw('(r.paper_id is not null or (e.id is not null and e.deleted_at is null))')
      .orderBy('r.id')
      .select({ messageId: 'r.message_id', petId: 'p.id' })
      .select({ entryId: 'e.id', documentId: 'r.paper_id' }),
  );
  const found = new Map<number, InRecord>();
  for (const { messageId, petId, entryId, documentId } of made) {
    const before = found.get(messageId) ?? { petId, entryId: null, documents: 0 };
    found.set(messageId, {
      petId,
      entryId: entryId ?? before.entryId,
      documents: before.documents + (documentId === null ? 0 : 1),
    });
  }
  return found;
}

/** The column of what a message was made into. */
export const MADE = { entry: 'entry_id', document: 'paper_id' } as const satisfies Record<
  MadeOfMessage,
  string
>;

/** Of which messages entries or documents were made, by their ids: those that this member may open. */
export async function messagesOfRecords(
  strapi: Core.Strapi,
  member: Actor,
  about: MadeOfMessage,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FromMessage>> {
  if (ids.length === 0) return new Map();
  const made = `r.${MADE[about]}`;
  const rows: (FromMessage & { id: number })[] = await runQuery(strapi, (knex) =>
    knex('inbox_seats as s')
      .modify(occupiedSeats(member))
      .join('inbox_messages as m', 'm.chat_id', 's.chat_id')
      .modify(seenThrough(member, 'm.id'))
      .join('inbox_records as r', 'r.message_id', 'm.id')
      .whereIn(made, [...ids])
      .select({ id: made, chatId: 'm.chat_id', messageId: 'm.id' }),
  );
  return new Map(rows.map(({ id, ...message }) => [id, message]));
}
