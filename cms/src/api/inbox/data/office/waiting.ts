/**
 * Who waits for an answer of the office, kept on the chat. Only chats with the office have it: a member's chat with all
 * admins, and a direct chat for which an admin was picked.
 */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { refuse } from '../../../../http/refuse';
import { roleIdOf } from '../../../../auth/roles';
import { adminIds } from '../../../../auth/member-access';
import { OFFICE_TEXTS } from '@hearthside/contract/inbox/office-fields';
import { isOffice } from '../../policy';
import { afterMessage } from '../../rules/waiting';
import { lockedChatFor, requireOpenChat, type SeatedChat } from '../chat-access';
import type { MessageRow } from '../chat-messages';
import { addWaits, answeredWithout, endWaitLater, lastAnswerIn, takeWait } from './answers';
import * as inboxBroadcasts from '../inbox-broadcasts';
import type { Moment } from '../../../../text/moment';

/** Whether an admin was picked for a direct chat, in SQL; `c` is the chat. */
const toAdmin = (chat: string) => `(${chat}.kind = 'direct' and exists (
  select 1 from inbox_seats ws join up_users wu on wu.id = ws.member_id
  where ws.chat_id = ${chat}.id and not ws.office and wu.role_id = ? and wu.verified))`;

/** Whether a chat is with the office, as SQL with its values. */
export const withOfficeSql = (knex: Knex, chat: string) =>
  knex.raw(`(coalesce(${chat}.office_chat, false) or ${toAdmin(chat)})`, [roleIdOf('admin')]);

async function isWithOffice(strapi: Core.Strapi, chatId: number): Promise<boolean> {
  const row: unknown = await runQuery(strapi, (knex) =>
    knex('inbox_chats as c').where('c.id', chatId).where(withOfficeSql(knex, 'c')).first('c.id'),
  );
  return row !== undefined;
}

/** @throws 409 unless the chat is with the office, and goes on. */
export async function requireWithOffice(strapi: Core.Strapi, chat: SeatedChat): Promise<void> {
  requireOpenChat(chat);
  if (!(await isWithOffice(strapi, chat.id))) throw refuse.wrongState(OFFICE_TEXTS.notWithOffice);
}

const moment = (at: Moment | null) => (at === null ? null : new Date(at));

/**
 * What a new message changes in its locked chat, as columns for the one update that counts it. An answer is also stored
 * as a wait, by which the answer times are counted.
 */
export async function waitingColumns(
  strapi: Core.Strapi,
  sender: Actor,
  chat: SeatedChat,
  { id, at }: { id: number; at: Date },
): Promise<(knex: Knex) => object> {
  if (!chat.officeChat && chat.kind !== 'direct') return () => ({ waits_up_to: id });
  const before = {
    since: moment(chat.waitingSince),
    waiterId: chat.waiterId,
    answeredUpTo: chat.answeredUpTo ?? 0,
  };
  const said = { id, senderId: sender.id, fromOffice: isOffice(sender), at };
  const { waiting, wait } = afterMessage(before, said);
  if (wait) await addWaits(strapi, chat.id, [wait]);
  const upTo = {
    answered_up_to: waiting.answeredUpTo,
    // A chat that has not been read yet from its beginning stays so.
    ...(chat.waitsUpTo !== null && { waits_up_to: id }),
  };
  if (chat.officeChat || said.fromOffice)
    return () => ({ ...upTo, waiting_since: waiting.since, waiter_id: waiting.waiterId });
  // Only the database knows whether the other person of a direct chat is an admin now.
  return (knex) => {
    // The column says of which type the value is.
    const ifToAdmin = (column: string, value: Knex.Value | null) =>
      value === null
        ? null
        : knex.raw(`case when ${toAdmin('inbox_chats')} then coalesce(?, ${column}) end`, [
            roleIdOf('admin'),
            value,
          ]);
    return {
      ...upTo,
      waiting_since: ifToAdmin('waiting_since', waiting.since),
      waiter_id: ifToAdmin('waiter_id', waiting.waiterId),
    };
  };
}

/** Finds anew who waits in a locked chat with the office, from its messages after the last that is answered. */
export async function findWaiting(
  strapi: Core.Strapi,
  chatId: number,
  answeredUpTo: number,
): Promise<void> {
  const first: { sender_id: number; created_at: Moment } | undefined = await runQuery(
    strapi,
    (knex) =>
      knex('inbox_messages as m')
        .join('up_users as u', 'u.id', 'm.sender_id')
        .where('m.chat_id', chatId)
        .where('m.id', '>', answeredUpTo)
        .whereNull('m.deleted_at')
        .whereNot('u.role_id', roleIdOf('admin'))
        .orderBy('m.id')
        .first('m.sender_id', 'm.created_at'),
  );
  await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ id: chatId })
      .update({
        answered_up_to: answeredUpTo,
        waiting_since: first ? new Date(first.created_at) : null,
        waiter_id: first?.sender_id ?? null,
      }),
  );
}

/**
 * Follows a deleted message. Whoever deletes the message that was to be answered does not wait by it any more. A
 * deleted answer has answered nothing: whom it answered waits again, since they wrote, unless another answer or an admin
 * who said that there is nothing to answer came after it. Where nobody had waited for it, nothing changes.
 */
export async function onMessageDeleted(
  strapi: Core.Strapi,
  chat: SeatedChat,
  deleted: Pick<MessageRow, 'id' | 'createdAt'>,
): Promise<void> {
  if (!chat.officeChat && chat.kind !== 'direct') return;
  const at = new Date(deleted.createdAt);
  const since = await takeWait(strapi, chat.id, at);
  const isLast = deleted.id === chat.answeredUpTo;
  if (since && !isLast) await endWaitLater(strapi, chat.id, since, { id: deleted.id, at });
  if (!isLast && chat.waitingSince === null) return;
  if (!(await isWithOffice(strapi, chat.id))) return;
  const answeredUpTo = isLast
    ? await answeredWithout(strapi, chat.id, deleted.id, since)
    : (chat.answeredUpTo ?? 0);
  await findWaiting(strapi, chat.id, answeredUpTo);
  await inboxBroadcasts.chat(strapi, chat.id, await adminIds(strapi));
}

/**
 * Says that there is nothing to answer, or takes that back: then whoever wrote after the office's last message waits
 * again since they wrote. Both do nothing where it is so already.
 * @throws 404 for a chat that does not exist, 409 for one that is not with the office, or has ended.
 */
export async function setWaiting(
  strapi: Core.Strapi,
  admin: Actor,
  chatId: number,
  { waiting }: { waiting: boolean },
): Promise<void> {
  await transaction(strapi, async () => {
    const chat = await lockedChatFor(strapi, admin, chatId);
    await requireWithOffice(strapi, chat);
    if (waiting === (chat.waitingSince !== null)) return;
    if (waiting) {
      await findWaiting(strapi, chatId, await lastAnswerIn(strapi, chatId));
      await removeSettledLine(strapi, chatId);
    } else {
      const settled = { answered_up_to: chat.lastMessageId, waiting_since: null, waiter_id: null };
      await runQuery(strapi, (knex) => knex('inbox_chats').where({ id: chatId }).update(settled));
      await addSettledLine(strapi, chatId, admin.id);
    }
    await inboxBroadcasts.chat(strapi, chatId, await adminIds(strapi));
  });
}

const addSettledLine = (strapi: Core.Strapi, chatId: number, authorId: number) => {
  const now = new Date();
  const line = { chat_id: chatId, author_id: authorId, kind: 'settled' };
  return runQuery(strapi, (knex) =>
    knex('inbox_notes').insert({ ...line, created_at: now, updated_at: now }),
  );
};

const removeSettledLine = (strapi: Core.Strapi, chatId: number) =>
  runQuery(strapi, async (knex) => {
    const line = await knex('inbox_notes')
      .where({ chat_id: chatId, kind: 'settled' })
      .orderBy('id', 'desc')
      .first('id');
    if (line) await knex('inbox_notes').where({ id: line.id }).delete();
  });
