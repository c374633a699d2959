import path from 'node:path';
import { PATHS, requireFromCms } from './paths.ts';
import { people } from './people.ts';
import { fillPortal } from './portal.ts';
import { insert, openForFilling, type Database, type FillTarget } from './sqlite.ts';
import { STRAPI_ENV } from './strapi-env.ts';

/** Members who write to each other in pairs while windows are open. */
export const TALKERS = 200;
/** How many chats the members have whose lists are requested. */
export const LISTED = { few: 30, many: 500 } as const;
const MESSAGES_OF_EACH = 20;
const SINCE = Date.UTC(2025, 0, 1);
/** The messages are spread over this many days, however many there are. */
const DAYS = 600;
const DAY_MS = 86_400_000;
const PART = 20_000;

/** Members by what they do here. Their ids are their places in the list of people. */
export const ADMIN_ID = TALKERS + 10;
export const READERS = { many: TALKERS + 1, few: TALKERS + 2, page: TALKERS + 3 } as const;

export interface BenchChat {
  id: number;
  memberIds: number[];
  messages: number;
}

/** The chat whose pages are read. */
export const PAGED_CHAT = 1;
/** The chat of two talkers. `id` is the first one's id, which is odd. */
export const chatOfTalker = (id: number) => 2 + LISTED.many + LISTED.few + (id - 1) / 2;

/** All chats: one of `size` messages, those of the two lists, and those of the talkers. */
function chatsOf(size: number): BenchChat[] {
  const other = (n: number) => 1 + (n % TALKERS);
  const listed = (reader: number, count: number, from: number) =>
    Array.from({ length: count }, (_, n) => ({
      id: from + n,
      memberIds: [reader, other(n), ...(n % 3 === 0 ? [other(n + 7), other(n + 31)] : [])],
      messages: MESSAGES_OF_EACH,
    }));
  return [
    { id: PAGED_CHAT, memberIds: [READERS.page, 1, 2, 3, 4], messages: size },
    ...listed(READERS.many, LISTED.many, 2),
    ...listed(READERS.few, LISTED.few, 2 + LISTED.many),
    ...Array.from({ length: TALKERS / 2 }, (_, n) => ({
      id: chatOfTalker(2 * n + 1),
      memberIds: [2 * n + 1, 2 * n + 2],
      messages: MESSAGES_OF_EACH,
    })),
  ];
}

const base = (id: number, kind: string, at = SINCE) => ({
  id,
  document_id: `${kind}${id.toString(36).padStart(16, '0')}`,
  created_at: at,
  updated_at: at,
  published_at: SINCE,
});

/** The order in which all messages were written: those of the long chat are spread among the others. */
function* inOrder(chats: readonly BenchChat[]): Generator<BenchChat> {
  const [long, ...short] = chats as [BenchChat, ...BenchChat[]];
  const total = long.messages + short.length * MESSAGES_OF_EACH;
  for (let n = 0; n < total; n += 1) {
    const before = Math.floor((n * long.messages) / total);
    const isLong = Math.floor(((n + 1) * long.messages) / total) > before;
    yield isLong ? long : (short[(n - before) % short.length] as BenchChat);
  }
}

/** When a message was written, of this many in all. */
const writtenAt = (id: number, total: number) => SINCE + Math.floor((id / total) * DAYS * DAY_MS);

/** A word that as many messages have, however many there are. */
export const RARE_WORD = 'heirloom';
const RARE = 40;
/** A day in the middle, on which something was written at every size. */
export const MIDDLE_DAY = new Date(SINCE + (DAYS / 2) * DAY_MS).toISOString().slice(0, 10);

function contentOf(id: number, total: number) {
  const called = `The vet has called: Bella may come home on day ${id}, with her new blanket.`;
  return id % Math.floor(total / RARE) === 0 ? `${called} Mind the ${RARE_WORD}.` : called;
}

type InOrder = () => Iterable<BenchChat>;

function insertMessages(database: FillTarget, inOrder: InOrder, total: number) {
  const built = path.join(PATHS.cms, 'dist/src/search/search-words.js');
  const { searchWords } = requireFromCms(built) as Words;
  const rows: MessageRow[] = [];
  const flush = () => {
    const some = rows.splice(0);
    insert(database, 'inbox_messages', some);
    insert(
      database,
      'message_terms',
      some.map(({ id, chat_id, sender_id, content }) => ({
        rowid: id,
        words: [`\u00b7c${chat_id}`, `\u00b7s${sender_id}`, ...searchWords(content)].join(' '),
      })),
    );
  };
  let id = 0;
  for (const chat of inOrder()) {
    id += 1;
    rows.push({
      ...base(id, 'msg', writtenAt(id, total)),
      chat_id: chat.id,
      sender_id: chat.memberIds[id % chat.memberIds.length] ?? 0,
      client_id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      content: contentOf(id, total),
    });
    if (rows.length === PART) flush();
  }
  flush();
}

interface Words {
  searchWords(...texts: string[]): string[];
}

interface MessageRow extends Record<string, unknown> {
  id: number;
  chat_id: number;
  sender_id: number;
  content: string;
}

/** Fills a portal database with chats, one of which has this many messages. */
export async function fillInbox(database: Database, size: number) {
  const list = people(ADMIN_ID).map((person) => ({
    ...person,
    role: person.role === 'admin' ? person.role : ('pet_owner' as const),
    verified: true,
    confirmed: true,
  }));
  await fillPortal(database, list);
  const chats = chatsOf(size);
  addChats(database, { chats, adminId: ADMIN_ID, inOrder: () => inOrder(chats) });
}

/**
 * Adds chats of people who are there already, with the office in each, and their messages in the order in which
 * `inOrder` names the chats.
 */
export function addChats(
  database: FillTarget,
  { chats, adminId, inOrder }: { chats: readonly BenchChat[]; adminId: number; inOrder: InOrder },
) {
  const last = new Map<number, number>();
  let total = 0;
  for (const chat of inOrder()) last.set(chat.id, ++total);
  const lastOf = (chatId: number) => {
    const id = last.get(chatId) ?? 0;
    return { id, at: writtenAt(id, total) };
  };
  insert(
    database,
    'inbox_chats',
    chats.map((chat) => ({
      ...base(chat.id, 'cht', lastOf(chat.id).at),
      kind: chat.memberIds.length > 2 ? 'group' : 'direct',
      opener_id: chat.memberIds[0],
      name: chat.memberIds.length > 2 ? `Circle ${chat.id}` : null,
      default_name: false,
      search_key: chat.memberIds.length > 2 ? `circle ${chat.id}` : null,
      active_at: lastOf(chat.id).at,
      last_message_id: lastOf(chat.id).id,
      // Otherwise a server reads all of them in the background, while it is measured.
      waits_up_to: lastOf(chat.id).id,
    })),
  );
  const seats = chats.flatMap((chat) =>
    [...new Set(chat.memberIds), adminId].map((memberId) => ({ chat, memberId })),
  );
  insert(
    database,
    'inbox_seats',
    seats.map(({ chat, memberId }, place) => ({
      ...base(place + 1, 'sea', lastOf(chat.id).at),
      chat_id: chat.id,
      member_id: memberId,
      guest: 0,
      office: memberId === adminId,
      mine: memberId !== adminId,
      notifications: memberId !== adminId,
      unread: 0,
      unread_mentions: 0,
      active_at: lastOf(chat.id).at,
      read_up_to: lastOf(chat.id).id,
      mailed_up_to: lastOf(chat.id).id,
    })),
  );
  insertMessages(database, inOrder, total);
}

interface Tokens {
  sign(payload: object, secret: string, options: object): string;
}

/** Creates sessions of members in a database that no server runs on yet. Returns their access tokens by member. */
export function plantSessions(file: string, memberIds: readonly number[]): Map<number, string> {
  const database = openForFilling(file);
  addSessions(database, memberIds);
  database.close();
  return new Map(memberIds.map((memberId) => [memberId, accessToken(memberId)]));
}

/** Creates a session of each of these members that lasts a day. */
export function addSessions(database: FillTarget, memberIds: readonly number[]) {
  const ends = Date.now() + 86_400_000;
  insert(
    database,
    'portal_sessions',
    memberIds.map((memberId) => ({
      ...base(memberId, 'ses', Date.now()),
      session_id: `bench-${memberId}`,
      member_id: memberId,
      secret_hash: 'none',
      device: 'Bench',
      last_used_at: Date.now(),
      expires_at: ends,
      ends_at: ends,
    })),
  );
}

/** An access token of a member with such a session. It is valid for two hours. */
export function accessToken(memberId: number): string {
  const { sign } = requireFromCms('jsonwebtoken') as Tokens;
  return sign(
    { userId: String(memberId), sessionId: `bench-${memberId}`, type: 'access' },
    STRAPI_ENV.JWT_SECRET,
    { algorithm: 'HS256', expiresIn: 7200 },
  );
}
