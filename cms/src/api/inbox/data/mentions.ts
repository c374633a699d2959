/** Who is mentioned in messages: people of their chat, by "@" and their name. */
import type { Core } from '@strapi/strapi';
import { mentionedIn } from '@hearthside/contract/inbox/mentions';
import type { Mention } from '@hearthside/contract/inbox/fields';
import { runQuery } from '../../../db/run-query';
import { nameIn } from '../../../text/member-name';
import { isSeen } from '../policy';
import type { Moment } from '../../../text/moment';
import * as chatPeople from './chat-people';

/** The parts of a message that decide whom it mentions. */
export interface MentioningRow {
  id: number;
  chatId: number;
  senderId: number | null;
  content: string | null;
}

const mayMention = ({ content }: { content: string | null }) => content?.includes('@') === true;

/** Whom these messages mention, by message, in one query. Messages without an "@" mention nobody. */
export async function mentionsFor(
  strapi: Core.Strapi,
  rows: readonly { id: number; content: string | null }[],
): Promise<ReadonlyMap<number, Mention[]>> {
  const ids = rows.filter(mayMention).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const all: (Mention & { messageId: number })[] = await runQuery(strapi, (knex) =>
    knex('inbox_mentions')
      .whereIn('message_id', ids)
      .whereNotNull('member_id')
      .orderBy('id')
      .select({ messageId: 'message_id', memberId: 'member_id', name: 'name' }),
  );
  const of = new Map<number, Mention[]>(ids.map((id) => [id, []]));
  for (const { messageId, ...mention } of all) of.get(messageId)?.push(mention);
  return of;
}

/** The people whom a message can mention: those of its chat who see it, by their names now, without its sender. */
async function mentionable(strapi: Core.Strapi, row: MentioningRow) {
  const people = (await chatPeople.shownIn(strapi, [row.chatId])).get(row.chatId) ?? [];
  return people
    .filter((person) => person.userId !== row.senderId)
    .filter((person) => isSeen(chatPeople.visibilityOf(person), row.id))
    .map((person): Mention => ({ memberId: person.userId, name: nameIn(person) }));
}

/** Changes how many unread mentions the members of these have in a chat, if they have not read the message. */
const countFor = (
  strapi: Core.Strapi,
  { id, chatId }: MentioningRow,
  memberIds: readonly number[],
  by: 1 | -1,
) =>
  runQuery(strapi, (knex) =>
    knex('inbox_seats')
      .where('chat_id', chatId)
      .whereIn('member_id', [...memberIds])
      .where('read_up_to', '<', id)
      .update({ unread_mentions: knex.raw('coalesce(unread_mentions, 0) + ?', [by]) }),
  );

async function insert(
  strapi: Core.Strapi,
  row: MentioningRow,
  mentions: readonly Mention[],
  at: Date,
) {
  if (mentions.length === 0) return;
  const rows = mentions.map(({ memberId, name }) => ({
    message_id: row.id,
    member_id: memberId,
    name,
    created_at: at,
    updated_at: at,
  }));
  await runQuery(strapi, (knex) => knex('inbox_mentions').insert(rows));
  await countFor(
    strapi,
    row,
    mentions.map(({ memberId }) => memberId),
    1,
  );
}

/**
 * Stores whom a new message mentions, with its chat locked. Whoever is not in the chat is not mentioned: the words stay
 * words, so that a message which waited for a connection is not refused because somebody has left meanwhile.
 */
export async function addMentions(
  strapi: Core.Strapi,
  row: MentioningRow & { createdAt: Moment },
): Promise<void> {
  if (!mayMention(row)) return;
  const people = await mentionable(strapi, row);
  await insert(strapi, row, mentionedIn(row.content ?? '', people), new Date(row.createdAt));
}

/**
 * Stores whom a message mentions after its words have changed, with its chat locked. Who was mentioned under a former
 * name stays mentioned as long as the message has that name. Only who has not read the message yet is told. Returns who
 * is mentioned now and was not before. They are mentioned since `at`, the time of the change.
 */
export async function changeMentions(
  strapi: Core.Strapi,
  row: MentioningRow,
  at: Date,
): Promise<number[]> {
  const before: Mention[] = await runQuery(strapi, (knex) =>
    knex('inbox_mentions')
      .where({ message_id: row.id })
      .whereNotNull('member_id')
      .select({ memberId: 'member_id', name: 'name' }),
  );
  const known = new Set(before.map(({ memberId }) => memberId));
  const others = mayMention(row) ? await mentionable(strapi, row) : [];
  // Somebody who has a new name can be named by it, or still by the one that was stored.
  const named = mentionedIn(row.content ?? '', [...before, ...others]);
  const after = [...new Map(named.map((mention) => [mention.memberId, mention])).values()];
  const gone = [...known].filter((id) => !after.some(({ memberId }) => memberId === id));
  if (gone.length > 0) {
    await runQuery(strapi, (knex) =>
      knex('inbox_mentions').where({ message_id: row.id }).whereIn('member_id', gone).delete(),
    );
    await countFor(strapi, row, gone, -1);
  }
  const kept = after.filter(({ memberId }) => known.has(memberId));
  for (const { memberId, name } of kept.filter((mention) => !before.includes(mention))) {
    await runQuery(strapi, (knex) =>
      knex('inbox_mentions').where({ message_id: row.id, member_id: memberId }).update({ name }),
    );
  }
  const added = after.filter(({ memberId }) => !known.has(memberId));
  await insert(strapi, row, added, at);
  return added.map(({ memberId }) => memberId);
}

/** Whether the message `m` mentions the member of the seat `s`, in SQL. */
export const MENTIONS_SEAT =
  'exists (select 1 from inbox_mentions n where n.message_id = m.id and n.member_id = s.member_id)';

/** Since when the message `m` mentions the member of the seat `s`, in SQL: later than the message where an edit did. */
export const MENTIONS_SEAT_SINCE =
  '(select n.created_at from inbox_mentions n where n.message_id = m.id and n.member_id = s.member_id)';

/** How many messages of a chat after one of them mention a member. */
export async function mentionsAfter(
  strapi: Core.Strapi,
  chatId: number,
  memberId: number,
  messageId: number,
): Promise<number> {
  const row = await runQuery(strapi, (knex) =>
    knex('inbox_mentions as n')
      .join('inbox_messages as m', 'm.id', 'n.message_id')
      .where({ 'n.member_id': memberId, 'm.chat_id': chatId })
      .where('m.id', '>', messageId)
      .count({ mentions: '*' })
      .first(),
  );
  return Number(row?.mentions ?? 0);
}
