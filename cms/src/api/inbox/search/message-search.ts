/** Finds messages that a member may read, the newest first. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { chatTitle, quotedText, type ChatUser } from '@hearthside/contract/inbox/fields';
import type { ChatFileKind } from '@hearthside/contract/inbox/file';
import { snippetOf } from '@hearthside/contract/search/ranking';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { newestMatches } from '../../../search/newest-matches';
import type { MarkGroups } from '../../../search/text-index';
import { isOffice, occupiedSeats, seenThrough } from '../policy';
import { chatFor } from '../data/chat-access';
import { shownIn, toChatMember, toChatUser, USER, type UserRow } from '../data/chat-people';
import { ALL_IDS, idsWithin, momentsOf, type Moments } from './message-span';
import { areAllWorded, MARKS } from './message-words';
import type { Moment } from '../../../text/moment';

export interface MessageQuery {
  search: string;
  chatId?: number | undefined;
  senderId?: number | undefined;
  /** A kind of file that they have. */
  kind?: ChatFileKind | 'any' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  timeZone?: string | undefined;
  before?: number | undefined;
  limit: number;
}

/** A message with the name of its chat and with who wrote it, so that a page takes no further questions for these. */
interface FoundRow extends Omit<UserRow, 'userId'> {
  id: number;
  chatId: number;
  /** Null for a chat that is called by its people. */
  chatName: string | null;
  senderId: number | null;
  /** The sender, if they still exist and are not in the trash. */
  userId: number | null;
  content: string | null;
  createdAt: Moment;
}

/** Up to so many chats are asked of the index. Whoever is in more can read most of what it finds. */
const CHATS_ASKED = 500;
/** The most matches that are looked at in one go, and the most goes: nobody reads a whole index by one request. */
const LOOKED_AT = 1000;
const GOES_MAX = 8;

/** The marks of the chats they are in; none if they are in very many. Admins are in all. */
async function marksOfChats(strapi: Core.Strapi, member: Actor): Promise<MarkGroups> {
  if (isOffice(member)) return [];
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex('inbox_seats as s')
      .modify(occupiedSeats(member))
      .limit(CHATS_ASKED + 1)
      .pluck('s.chat_id'),
  );
  return ids.length > CHATS_ASKED ? [] : [ids.map(MARKS.chat)];
}

async function marksOf(strapi: Core.Strapi, member: Actor, asked: MessageQuery) {
  const { chatId, senderId, kind } = asked;
  const chats = chatId === undefined ? await marksOfChats(strapi, member) : [[MARKS.chat(chatId)]];
  return [
    ...(senderId === undefined ? [] : [[MARKS.sender(senderId)]]),
    ...(kind === undefined ? [] : [[MARKS.file(kind)]]),
    ...chats,
  ];
}

/** Those that the member may read and that were written at this time: the rule itself, whatever the index says. */
const readable = (
  strapi: Core.Strapi,
  member: Actor,
  ids: readonly number[],
  { from, before, senderId }: Moments & Pick<MessageQuery, 'senderId'>,
): Promise<FoundRow[]> =>
  runQuery(strapi, (knex) => {
    const query = knex('inbox_messages as m')
      .join('inbox_seats as s', 's.chat_id', 'm.chat_id')
      .join('inbox_chats as c', 'c.id', 'm.chat_id')
      .leftJoin('trusts as t', 't.id', 'c.trust_id')
      .leftJoin('pets as p', 'p.id', 'c.pet_id')
      .leftJoin('up_users as u', (on) =>
        on.on('u.id', '=', 'm.sender_id').andOnNull('u.deleted_at'),
      )
      .leftJoin('portal_files as f', 'f.id', 'u.picture_id')
      .whereIn('m.id', [...ids])
      .whereNull('m.deleted_at')
      .whereNull('m.event')
      .modify(occupiedSeats(member))
      .modify(seenThrough(member, 'm.id'));
    if (from) query.where('m.created_at', '>=', from);
    if (before) query.where('m.created_at', '<', before);
    // Of somebody who was erased the index still has the number.
    if (senderId !== undefined) query.where('m.sender_id', senderId);
    return query
      .orderBy('m.id', 'desc')
      .select({ id: 'm.id', chatId: 'm.chat_id', senderId: 'm.sender_id' })
      .select({ content: 'm.content', createdAt: 'm.created_at', ...USER })
      .select(knex.raw('coalesce(t.name, p.name, c.name) as ??', ['chatName']));
  });

/** The newest messages there are, for a search by days alone. */
const newestOf = (strapi: Core.Strapi, from: number, to: number, limit: number) =>
  runQuery(strapi, (knex): Promise<number[]> =>
    knex('inbox_messages')
      .whereBetween('id', [from, to])
      .orderBy('id', 'desc')
      .limit(limit)
      .pluck('id'),
  );

/** A page of the rows, and one more if there is one. */
async function rowsOf(strapi: Core.Strapi, member: Actor, asked: MessageQuery) {
  const moments = await momentsOf(strapi, asked);
  const { senderId } = asked;
  const span = await idsWithin(strapi, moments, asked.chatId);
  if (!span) return [];
  const marks = await marksOf(strapi, member, asked);
  const isNarrow = asked.search !== '' || marks.length > 0;
  const found: FoundRow[] = [];
  let to = Math.min(span.to, (asked.before ?? ALL_IDS.to) - 1);
  // Nearly all matches can be read, so the first go is nearly always enough.
  let limit = asked.limit + 1;
  for (let go = 0; go < GOES_MAX && found.length <= asked.limit; go += 1) {
    const ids = isNarrow
      ? await newestMatches(strapi, 'message', {
          typed: asked.search,
          marks,
          from: span.from,
          to,
          limit,
        })
      : await newestOf(strapi, span.from, to, limit);
    if (ids.length > 0)
      found.push(...(await readable(strapi, member, ids, { ...moments, senderId })));
    if (ids.length < limit) break;
    to = Number(ids.at(-1)) - 1;
    limit = Math.min(limit * 4, LOOKED_AT);
  }
  return found;
}

const filesOf = (strapi: Core.Strapi, messageIds: readonly number[]) =>
  runQuery(strapi, (knex: Knex): PromiseLike<FoundFile[]> =>
    knex('inbox_files')
      .whereIn('message_id', [...messageIds])
      .orderBy('id')
      .select({ id: 'id', messageId: 'message_id', kind: 'kind', title: 'title' }),
  );

interface FoundFile {
  id: number;
  messageId: number;
  kind: ChatFileKind;
  title: string;
}

/** What the chats of these messages are called for a member, by id. */
async function titlesOf(
  strapi: Core.Strapi,
  member: Actor,
  rows: readonly FoundRow[],
): Promise<ReadonlyMap<number, string>> {
  const names = new Map(rows.map(({ chatId, chatName }) => [chatId, chatName]));
  const unnamed = [...names].filter(([, name]) => !name).map(([id]) => id);
  const people = unnamed.length > 0 ? await shownIn(strapi, unnamed) : new Map<number, never[]>();
  return new Map(
    [...names].map(([id, name]) => {
      const members = (people.get(id) ?? []).map((person) => toChatMember(person, member.id));
      return [id, chatTitle({ name, members }, member.id)];
    }),
  );
}

/** Who wrote these messages, each once. */
function sendersOf(rows: readonly FoundRow[]): ChatUser[] {
  const senders = new Map<number, ChatUser>();
  for (const row of rows) {
    const { userId } = row;
    if (userId !== null && !senders.has(userId))
      senders.set(userId, toChatUser({ ...row, userId }));
  }
  return [...senders.values()];
}

async function shaped(
  strapi: Core.Strapi,
  member: Actor,
  rows: readonly FoundRow[],
  typed: string,
) {
  const [titles, files] = await Promise.all([
    titlesOf(strapi, member, rows),
    filesOf(
      strapi,
      rows.map(({ id }) => id),
    ),
  ]);
  const found = rows.map(({ id, chatId, senderId, content, createdAt }) => ({
    id,
    chatId,
    chatTitle: titles.get(chatId) ?? '',
    senderId,
    createdAt: new Date(createdAt).toISOString(),
    snippet: snippetOf(content ?? '', typed) || quotedText(content ?? ''),
    files: files
      .filter(({ messageId }) => messageId === id)
      .map(({ id, kind, title }) => ({ id, kind, title })),
  }));
  return { found, senders: sendersOf(rows) };
}

const isAsked = ({ search, senderId, kind, from, to }: MessageQuery) =>
  search !== '' || [senderId, kind, from, to].some((one) => one !== undefined);

/**
 * A page of the messages that this member may read and that have all of what is asked for, the newest first.
 * @throws 404 for one chat that they are not in
 */
export async function search(strapi: Core.Strapi, member: Actor, asked: MessageQuery) {
  if (asked.chatId !== undefined) await chatFor(strapi, member, asked.chatId);
  if (!isAsked(asked)) return { found: [], senders: [], next: null, isComplete: true };
  const rows = await rowsOf(strapi, member, asked);
  const page = rows.slice(0, asked.limit);
  const next = rows.length > asked.limit ? (page.at(-1)?.id ?? null) : null;
  return {
    ...(await shaped(strapi, member, page, asked.search)),
    next,
    // What is not prepared yet is older than all of these.
    isComplete: next !== null || (await areAllWorded(strapi, asked.chatId)),
  };
}
