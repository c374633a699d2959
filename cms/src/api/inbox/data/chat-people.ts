/** The members of chats, without those in the trash. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  isKeptByItsSubject,
  type ChatKind,
  type ChatMember,
  type ChatUser,
} from '@hearthside/contract/inbox/fields';
import { runQuery } from '../../../db/run-query';
import { roleOf } from '../../../auth/roles';
import { fileLink } from '../../../file/signed-link';
import { seesFromOf, takesPart } from '../policy';
import { isNotifiedOfAll } from './chat-access';
import type { Moment } from '../../../text/moment';

/** The part of a member's row that the inbox shows. */
export interface UserRow {
  userId: number;
  firstName: string;
  lastName: string;
  roleId: number;
  verified: boolean | number;
  pictureKey: string | null;
}

/** One of the members of a chat. */
export interface PersonRow extends UserRow {
  chatId: number;
  kind: ChatKind;
  office: boolean | number;
  guest: boolean | number;
  notifications: boolean | number;
  mutedUntil: Moment | null;
  seenUpTo: number;
  blocked: boolean | number;
  seesFrom: number | null;
}

/** Who reads a chat, and from which of its messages on. Null for all of them. */
export interface Reader {
  id: number;
  seesFrom: number | null;
}

/** The columns of a member `u` with their picture `f`. */
export const USER = {
  userId: 'u.id',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  roleId: 'u.role_id',
  verified: 'u.verified',
  pictureKey: 'f.key',
} as const;

/** Members as the inbox shows them (ruling 5: no email, no phone), in one query. */
export const selectChatUsers = (knex: Knex): Knex.QueryBuilder<object, UserRow[]> =>
  knex('up_users as u')
    .leftJoin('portal_files as f', 'f.id', 'u.picture_id')
    .select(USER) as unknown as Knex.QueryBuilder<object, UserRow[]>;

const standingOf = (row: Pick<UserRow, 'roleId' | 'verified'>) => ({
  role: roleOf(row.roleId) ?? ('user' as const),
  verified: Boolean(row.verified),
});

export const toChatUser = (row: UserRow): ChatUser => ({
  id: row.userId,
  firstName: row.firstName,
  lastName: row.lastName,
  ...standingOf(row),
  profilePicture: row.pictureKey ? fileLink(row.pictureKey) : null,
});

export const toChatMember = (row: PersonRow, actorId: number): ChatMember => ({
  user: toChatUser(row),
  office: Boolean(row.office),
  readUpTo: row.seenUpTo,
  ...(row.userId === actorId && { notifications: isNotifiedOfAll(row, new Date()) }),
});

/** Whoever marks messages as unread has seen them all the same, and the others go on knowing it. */
const SEEN_UP_TO = 'case when s.seen_up_to > s.read_up_to then s.seen_up_to else s.read_up_to end';

/** Who can read a chat now. */
export const reads = (row: PersonRow) => !row.blocked && takesPart(standingOf(row), row);

/** Who is shown as a member of a chat: everyone who can read it, and everyone who was picked for it. */
const isShown = (row: PersonRow) => reads(row) || (!isKeptByItsSubject(row) && !row.office);

const seated = (strapi: Core.Strapi, chatIds: readonly number[]): Promise<PersonRow[]> =>
  runQuery(
    strapi,
    (knex) =>
      selectChatUsers(knex)
        .join('inbox_seats as s', 's.member_id', 'u.id')
        .join('inbox_chats as c', 'c.id', 's.chat_id')
        .whereIn('s.chat_id', [...chatIds])
        .whereNull('u.deleted_at')
        .where('u.confirmed', true)
        .orderBy(['s.office', 's.id'])
        .select({
          chatId: 's.chat_id',
          kind: 'c.kind',
          office: 's.office',
          guest: 's.guest',
          notifications: 's.notifications',
          mutedUntil: 's.muted_until',
          seenUpTo: knex.raw(SEEN_UP_TO),
          blocked: 'u.blocked',
          seesFrom: 's.sees_from',
        }) as unknown as PromiseLike<PersonRow[]>,
  );

/** The members shown in each of some chats, those picked first coming first. */
export async function shownIn(
  strapi: Core.Strapi,
  chatIds: readonly number[],
): Promise<Map<number, PersonRow[]>> {
  if (chatIds.length === 0) return new Map();
  const of = new Map<number, PersonRow[]>(chatIds.map((id) => [id, []]));
  for (const row of await seated(strapi, chatIds)) if (isShown(row)) of.get(row.chatId)?.push(row);
  return of;
}

/** Ids of the members who can read a chat now. Events in it are broadcast to them and nobody else. */
export async function readersOf(strapi: Core.Strapi, chatId: number): Promise<number[]> {
  return (await readersWithVisibility(strapi, chatId)).map(({ id }) => id);
}

/** From which message on one of the members of a chat sees it. */
export const visibilityOf = (row: PersonRow): number | null => seesFromOf(standingOf(row), row);

/** The same with what each of them sees of it. */
export async function readersWithVisibility(
  strapi: Core.Strapi,
  chatId: number,
): Promise<Reader[]> {
  const rows = (await seated(strapi, [chatId])).filter(reads);
  return rows.map((row) => ({ id: row.userId, seesFrom: visibilityOf(row) }));
}

/** Members by id, if they still exist and are not in the trash. */
export async function users(strapi: Core.Strapi, ids: readonly number[]): Promise<ChatUser[]> {
  if (ids.length === 0) return [];
  const rows = await runQuery(strapi, (knex) =>
    selectChatUsers(knex)
      .whereIn('u.id', [...ids])
      .whereNull('u.deleted_at'),
  );
  return (rows as UserRow[]).map(toChatUser);
}
