/** The words by which messages are found, in the text index. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { withRowLock } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { withPause } from '../../../jobs/with-pause';
import { textIndex } from '../../../search/text-index';
import { daysAfter } from '../../../text/days';

/** What a message is found by besides its words. */
export const MARKS = {
  chat: (id: number) => `c${id}`,
  sender: (id: number) => `s${id}`,
  /** A file of a kind, or any. */
  file: (kind: string) => `f${kind}`,
} as const;

/** How many messages are added in one transaction: few enough that nobody waits long for the database. */
const AT_ONCE = 100;

interface Worded {
  id: number;
  chatId: number;
  senderId: number | null;
  content: string | null;
}

/** Keeps the words and files of messages as they are now. Whoever changes one calls it, in the same transaction. */
export async function keepWords(
  strapi: Core.Strapi,
  messages: readonly Worded[],
  hasFiles = true,
): Promise<void> {
  const files = hasFiles ? await filesOf(strapi, messages) : [];
  const index = textIndex(strapi, 'message');
  for (const { id, chatId, senderId, content } of messages) {
    const own = files.filter((file) => file.message_id === id);
    const kinds = new Set(own.map(({ kind }) => kind));
    const marks = [
      MARKS.chat(chatId),
      ...(senderId === null ? [] : [MARKS.sender(senderId)]),
      ...(kinds.size > 0 ? ['any', ...kinds] : []).map(MARKS.file),
    ];
    await index.keep(id, [content ?? '', ...own.map(({ title }) => title)], marks);
  }
}

const filesOf = (
  strapi: Core.Strapi,
  messages: readonly Worded[],
): Promise<{ message_id: number; kind: string; title: string }[]> =>
  runQuery(strapi, (knex) =>
    knex('inbox_files')
      .whereIn(
        'message_id',
        messages.map(({ id }) => id),
      )
      .select('message_id', 'kind', 'title'),
  );

/**
 * Keeps the words of a message that was edited. One that the index has not been filled back to is left to whoever fills
 * it: its words alone would look as if all later messages were there, too.
 */
export async function changeWords(strapi: Core.Strapi, message: Worded): Promise<void> {
  const oldest = await textIndex(strapi, 'message').oldest();
  if (oldest !== null && message.id >= oldest) await keepWords(strapi, [message]);
}

/** Removes the words of a message that is deleted. */
export const removeWords = (strapi: Core.Strapi, id: number): Promise<void> =>
  textIndex(strapi, 'message').remove(id);

/** For `modify`: the messages that are not in the index yet. It is filled from the newest to the oldest. */
async function lacking(strapi: Core.Strapi) {
  const oldest = await textIndex(strapi, 'message').oldest();
  return (query: Knex.QueryBuilder) => {
    query.whereNull('deleted_at').whereNull('event').orderBy('id', 'desc');
    if (oldest !== null) query.where('id', '<', oldest);
  };
}

/** Whether every message can be found, of one chat or of all. */
export async function areAllWorded(
  strapi: Core.Strapi,
  chatId: number | undefined,
): Promise<boolean> {
  const narrow = await lacking(strapi);
  const row = await runQuery(strapi, (knex) => {
    const query = knex('inbox_messages').modify(narrow);
    if (chatId !== undefined) query.where({ chat_id: chatId });
    return query.first('id');
  });
  return row === undefined;
}

/** Adds the newest of those that are lacking. Returns how many there were. */
async function addSome(strapi: Core.Strapi): Promise<number> {
  const narrow = await lacking(strapi);
  const messages: Worded[] = await runQuery(strapi, (knex) => {
    const query = knex('inbox_messages').modify(narrow).limit(AT_ONCE);
    const columns = { id: 'id', chatId: 'chat_id', senderId: 'sender_id', content: 'content' };
    // Locked, so that a change at this moment comes before or after, and its words stay the last.
    return withRowLock(strapi, query.select(columns));
  });
  await keepWords(strapi, messages);
  return messages.length;
}

/**
 * Adds messages from before there was an index, or from another database, from the newest to the oldest. Each step is
 * a transaction of its own, so that others are served in between, and a run that breaks off is continued.
 * @param until when it stops, to be continued by the next run
 */
export async function fillMessageWords(strapi: Core.Strapi, until = Infinity): Promise<void> {
  let added = AT_ONCE;
  while (added === AT_ONCE && Date.now() < until) {
    added = await withPause(() => transaction(strapi, () => addSome(strapi)));
  }
}

/** How long after a change its former words are erased from the index. Each night may be the first in two days. */
const PURGED_DAYS = 2;

/** Erases all traces of what messages said that were changed or deleted lately. */
export async function purgeWords(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const since = daysAfter(now, -PURGED_DAYS);
  const changed = await runQuery(strapi, (knex) =>
    knex('inbox_messages')
      .where('edited_at', '>', since)
      .orWhere('deleted_at', '>', since)
      .first('id'),
  );
  if (changed) await textIndex(strapi, 'message').purgeInSteps();
}
