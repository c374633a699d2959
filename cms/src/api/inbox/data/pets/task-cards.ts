/** Cards of marks show the name of their task as it is now, also in open windows and on devices. */
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../../db/run-query';
import type { Moment } from '../../../../text/moment';
import * as inboxBroadcasts from '../inbox-broadcasts';
import { onceWritten, type LockedChat } from './card-lines';

/**
 * How many cards of a task are read again, the newest ones: a task of years has thousands. No device stores as many
 * messages, and what a window loads from further back is as it is then.
 */
const CARDS_MAX = 500;

interface Line {
  id: number;
  updatedAt: Moment;
}

/** The lines with cards of a task's marks, the newest first. */
const linesOf = (strapi: Core.Strapi, chatId: number, taskId: number): Promise<Line[]> =>
  runQuery(strapi, (knex) =>
    knex('inbox_messages')
      .where('chat_id', chatId)
      .whereIn(
        'id',
        knex('care_marks as m')
          .join('inbox_cards as k', 'k.source_id', 'm.id')
          .where({ 'm.task_id': taskId, 'k.about': 'mark' })
          .select('k.message_id'),
      )
      .orderBy('id', 'desc')
      .limit(CARDS_MAX)
      .select({ id: 'id', updatedAt: 'updated_at' }),
  );

/** Gives each line a revision of its own, in one statement. Windows then ask for all of them page by page. */
async function touchAll(strapi: Core.Strapi, chat: LockedChat, lines: readonly Line[]) {
  const revision = chat.revision ?? 0;
  const before = lines.map(({ updatedAt }) => new Date(updatedAt).getTime());
  const at = new Date(Math.max(Date.now(), ...before.map((time) => time + 1)));
  const ids = lines.map(({ id }) => id);
  const places = ids.map(() => '?').join(', ');
  await runQuery(strapi, (knex) =>
    knex.raw(
      `update inbox_messages set revision = ? + o.place, updated_at = ?
        from (select id, row_number() over (order by id) as place from inbox_messages where id in (${places})) o
        where o.id = inbox_messages.id`,
      [revision, at, ...ids],
    ),
  );
  await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ id: chat.id })
      .update({ revision: revision + lines.length }),
  );
  await inboxBroadcasts.chat(strapi, chat.id);
}

/** Has the cards of a care task read again that has another name, was deleted or restored. */
export const onTaskChanged = (
  strapi: Core.Strapi,
  { petId, taskId }: { petId: number; taskId: number },
): Promise<void> =>
  onceWritten(strapi, petId, async (chat) => {
    const lines = await linesOf(strapi, chat.id, taskId);
    if (lines.length > 0) await touchAll(strapi, chat, lines);
  });
