/** Which chats have something new that members may have to be told by push. */
import type { Core } from '@strapi/strapi';
import { databaseNow } from '../../../db/database-clock';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { queuePushes } from '../../../push/push-deliveries';
import { pushSettings } from '../../../push/push-settings';
import { isMessageNotified } from './notified-messages';
import type { Moment } from '../../../text/moment';

const TABLE = 'inbox_pushes';
/** What deliveries about chats begin with. */
export const CHAT = 'chat';

/**
 * Notes that a chat has a new message, with the chat locked. What follows within some seconds is told together with it,
 * so one row is enough however many people are in the chat. Nothing where none of them has a device for it.
 */
export async function notePush(
  strapi: Core.Strapi,
  chatId: number,
  messageId: number,
): Promise<void> {
  const { isOn, delayMs } = pushSettings();
  if (!isOn) return;
  const hasDevices = await runQuery(strapi, (knex) =>
    knex('portal_push_devices as d')
      .join('inbox_seats as s', 's.member_id', 'd.member_id')
      .where('s.chat_id', chatId)
      .first('d.id'),
  );
  if (!hasDevices) return;
  const now = await databaseNow(strapi);
  const row = { chat_id: chatId, from_id: messageId, due_at: new Date(now.getTime() + delayMs) };
  await runQuery(strapi, (knex) =>
    knex(TABLE)
      .insert({ ...row, created_at: now, updated_at: now })
      .onConflict('chat_id')
      .ignore(),
  );
}

/** Whom of a chat there is something to tell that they have not read, of those with a device for it. */
const membersToNotify = (
  strapi: Core.Strapi,
  { chatId, fromId }: { chatId: number; fromId: number },
): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    knex('inbox_seats as s')
      .join('inbox_messages as m', 'm.chat_id', 's.chat_id')
      .where('s.chat_id', chatId)
      .where('m.id', '>=', fromId)
      .modify(isMessageNotified(new Date()))
      .whereExists(
        knex('portal_push_devices as d')
          .whereRaw('d.member_id = s.member_id')
          .select(knex.raw('1')),
      )
      .distinct()
      .orderBy('s.member_id')
      .pluck('s.member_id'),
  );

/** Queues what one chat has to tell. Of two servers only one finds it. */
async function planChat(strapi: Core.Strapi, chatId: number, now: Date): Promise<void> {
  await transaction(strapi, async ({ trx }) => {
    // Whoever writes a message holds the chat, so nothing falls between this and the next one.
    await lockRow(strapi, 'inbox_chats', chatId);
    const due = () => trx(TABLE).where({ chat_id: chatId }).where('due_at', '<=', now);
    const row: { from_id: number } | undefined = await due().first('from_id');
    if (!row) return;
    await due().delete();
    const { last_message_id: last } = (await trx('inbox_chats')
      .where({ id: chatId })
      .first('last_message_id')) ?? { last_message_id: null };
    if (last === null) return;
    const memberIds = await membersToNotify(strapi, { chatId, fromId: row.from_id });
    const first: { created_at: Moment } | undefined = await trx('inbox_messages')
      .where({ id: row.from_id })
      .first('created_at');
    if (!first) return;
    const since = new Date(first.created_at);
    const push = { about: `${CHAT}:${chatId}`, fromId: row.from_id, upTo: last, since, afterMs: 0 };
    await queuePushes(strapi, { memberIds }, push);
  });
}

/**
 * Queues an edited message for the people whom it mentions since, with its chat locked. Nobody else is told again of a
 * message that they may have been told of when it came. For them it is as new as the edit: `at`.
 */
export async function pushMentions(
  strapi: Core.Strapi,
  { id, chatId }: { id: number; chatId: number },
  memberIds: readonly number[],
  at: Date,
): Promise<void> {
  if (memberIds.length === 0) return;
  const { last_message_id: last }: { last_message_id: number | null } = (await runQuery(
    strapi,
    (knex) => knex('inbox_chats').where({ id: chatId }).first('last_message_id'),
  )) ?? { last_message_id: null };
  const about = `${CHAT}:${chatId}`;
  const push = { about, fromId: id, upTo: last ?? id, since: at };
  await queuePushes(strapi, { memberIds }, { ...push, afterMs: pushSettings().delayMs });
}

/** How many chats a server takes at once, before it sends. */
const AT_ONCE = 50;

/** Queues what chats have had to tell for some seconds. */
export async function planChats(strapi: Core.Strapi): Promise<void> {
  const now = await databaseNow(strapi);
  const chatIds: number[] = await runQuery(strapi, (knex) =>
    knex(TABLE)
      .where('due_at', '<=', now)
      .whereNotNull('chat_id')
      .orderBy('due_at')
      .limit(AT_ONCE)
      .pluck('chat_id'),
  );
  for (const chatId of chatIds) await planChat(strapi, chatId, now);
}
