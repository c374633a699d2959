/** Writes cards into the chats of pets, and tells open windows when what they are about has changed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { CardSubject } from '@hearthside/contract/inbox/cards';
import { afterCommit } from '../../../../db/after-commit';
import { withRowLock } from '../../../../db/lock-row';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { loggedError } from '../../../../http/logged-error';
import type { RecordChange } from '../../../../subject';
import * as chatMessages from '../chat-messages';
import { CARD_EVENT, storedEvent } from '../event-rows';
import * as inboxBroadcasts from '../inbox-broadcasts';
import { addLine } from '../lines';
import { MADE } from './records';

/** Marks that somebody makes one after the other, each within so long of the first, are on one card. */
const ONE_CARD_MS = 60_000;

export interface LockedChat {
  id: number;
  revision: number | null;
}

/** The chat of a pet, locked, unless it has none or has ended. */
const lockedChat = (strapi: Core.Strapi, petId: number): Promise<LockedChat | undefined> =>
  runQuery(strapi, (knex) =>
    withRowLock(
      strapi,
      knex('inbox_chats').where({ pet_id: petId }).whereNull('ended_at').first('id', 'revision'),
    ),
  );

const insertCard = (
  strapi: Core.Strapi,
  messageId: number,
  about: CardSubject,
  sourceId: number,
  at: Date,
) => {
  const times = { created_at: at, updated_at: at };
  return runQuery(strapi, (knex) =>
    knex('inbox_cards').insert({ message_id: messageId, about, source_id: sourceId, ...times }),
  );
};

/** Has open windows read these messages again, with their chat locked. */
async function touch(strapi: Core.Strapi, chat: LockedChat, messageIds: readonly number[]) {
  let revision = chat.revision ?? 0;
  for (const row of await chatMessages.byIds(strapi, messageIds)) {
    revision += 1;
    const updated_at = new Date(Math.max(Date.now(), new Date(row.updatedAt).getTime() + 1));
    await runQuery(strapi, (knex) =>
      knex('inbox_messages').where({ id: row.id }).update({ revision, updated_at }),
    );
    await inboxBroadcasts.changed(strapi, { ...row, revision, updatedAt: updated_at });
  }
  await runQuery(strapi, (knex) => knex('inbox_chats').where({ id: chat.id }).update({ revision }));
}

/** The card at the end of a chat, if it has marks that this member made just now. */
async function openMarks(strapi: Core.Strapi, chatId: number, by: number, now: Date) {
  const last = await runQuery(strapi, (knex) =>
    knex('inbox_messages')
      .where({ chat_id: chatId })
      .orderBy('id', 'desc')
      .first('id', 'event', 'sender_id', 'created_at'),
  );
  if (!last || last.sender_id !== by || last.event !== storedEvent(CARD_EVENT)) return undefined;
  if (now.getTime() - new Date(last.created_at).getTime() > ONE_CARD_MS) return undefined;
  const mark = await runQuery(strapi, (knex) =>
    knex('inbox_cards').where({ message_id: last.id, about: 'mark' }).first('id'),
  );
  return mark ? (last.id as number) : undefined;
}

/** Whether an entry or a document was made of a message, which shows so itself. */
async function isFromChat(strapi: Core.Strapi, { about, id }: RecordChange): Promise<boolean> {
  if (about === 'mark') return false;
  const row: unknown = await runQuery(strapi, (knex) =>
    knex('inbox_records')
      .where({ [MADE[about]]: id })
      .first('id'),
  );
  return row !== undefined;
}

async function add(strapi: Core.Strapi, chat: LockedChat, change: RecordChange) {
  const { about, id, by } = change;
  if (await isFromChat(strapi, change)) return;
  const now = new Date();
  const open = about === 'mark' ? await openMarks(strapi, chat.id, by, now) : undefined;
  if (open !== undefined) {
    await insertCard(strapi, open, about, id, now);
    return touch(strapi, chat, [open]);
  }
  const line = { chatId: chat.id, actorId: by, event: CARD_EVENT, at: now };
  const { id: messageId } = await addLine(strapi, line);
  await insertCard(strapi, messageId, about, id, now);
}

/** Has the cards of a change, and the messages that it was made of, read again. */
async function refresh(strapi: Core.Strapi, chat: LockedChat, { about, id }: RecordChange) {
  const ids: number[] = await runQuery(strapi, (knex) => {
    const cards = knex('inbox_cards').where({ about, source_id: id }).select('message_id');
    if (about !== 'mark')
      cards.union(
        knex('inbox_records')
          .where({ [MADE[about]]: id })
          .select('message_id'),
      );
    return knex('inbox_messages').where({ chat_id: chat.id }).whereIn('id', cards).pluck('id');
  });
  if (ids.length > 0) await touch(strapi, chat, ids);
}

const silent = new AsyncLocalStorage<true>();

/** Does work whose changes of records get no cards: those of a past that is made up. */
export const withoutCards = <T>(work: () => Promise<T>): Promise<T> => silent.run(true, work);

/**
 * Does something with the chat of a pet, locked, once what it is about is written. It never fails for its card. A pet
 * without a chat that goes on has no cards.
 */
export async function onceWritten(
  strapi: Core.Strapi,
  petId: number,
  work: (chat: LockedChat) => Promise<unknown>,
): Promise<void> {
  if (silent.getStore()) return;
  await afterCommit(strapi, () => {
    transaction(strapi, async () => {
      const chat = await lockedChat(strapi, petId);
      if (chat) await work(chat);
    }).catch((error: unknown) =>
      strapi.log.warn(`A card in the chat of a pet: ${loggedError(error)}`),
    );
  });
}

/** Follows what was written in the record of a pet. */
export const onRecordChanged = (strapi: Core.Strapi, change: RecordChange): Promise<void> =>
  onceWritten(strapi, change.petId, (chat) => (change.isNew ? add : refresh)(strapi, chat, change));
