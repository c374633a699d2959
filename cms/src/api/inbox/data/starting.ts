/** Starts chats, and decides whom a member may start one with. */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { canSeeUnverified } from '@hearthside/contract/access';
import { defaultChatName, INBOX_TEXTS, type ChatUser } from '@hearthside/contract/inbox/fields';
import type { PageQuery } from '@hearthside/contract/list';
import type { Actor } from '../../../auth/actor';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { lookup } from '../../../text/normalize';
import { searchedPerson } from '../../../text/person-search';
import * as chatPeople from './chat-people';
import { toChatUser, selectChatUsers, type UserRow } from './chat-people';
import { seatIn } from './office/office-seats';
import * as seatRows from './seat-rows';
import * as inboxBroadcasts from './inbox-broadcasts';
import { roleIdsWith } from '../../../auth/roles';

/**
 * Identifies a set of members, whoever of them starts the chat: the same members never get a second chat (ruling 11).
 */
export const peopleKeyOf = (ids: readonly number[]) =>
  createHash('sha256')
    .update([...ids].sort((a, b) => a - b).join(','))
    .digest('base64url');

/** Whether a name is the default name of a group of these members, in whatever order they were picked. */
export const isNamedBy = (name: string, firstNames: readonly string[]) =>
  name.split(', ').sort().join() === [...firstNames].sort().join();

/**
 * The rule of who may be picked for a chat (part 1 §5.2): verified members who have an inbox. Employees and board
 * members may also pick unverified members. Never oneself, and nobody who is blocked or in the trash.
 */
export const pickable = (member: Actor) => (query: Knex.QueryBuilder) => {
  query
    .where({ 'u.confirmed': true, 'u.blocked': false })
    .whereNull('u.deleted_at')
    .whereNot('u.id', member.id)
    .where((either) => {
      either.where((one) =>
        one.where('u.verified', true).whereIn('u.role_id', roleIdsWith('inbox')),
      );
      if (canSeeUnverified(member)) either.orWhere('u.verified', false);
    });
};

/** Adds a chat of these members; null if they already have one. */
async function addChat(
  strapi: Core.Strapi,
  opener: Actor,
  peopleKey: string,
  { name, isDefault }: { name: string | null; isDefault: boolean },
) {
  const now = new Date();
  const rows: { id: number }[] = await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .insert({
        kind: name === null ? 'direct' : 'group',
        name,
        people_key: peopleKey,
        search_key: name === null ? null : lookup(name),
        opener_id: opener.id,
        default_name: isDefault,
        waits_up_to: 0,
        active_at: now,
        created_at: now,
        updated_at: now,
      })
      .onConflict('people_key')
      .ignore()
      .returning('id'),
  );
  return rows[0]?.id ?? null;
}

/** @throws 400 if this member may not pick one of these */
export async function pickedBy(
  strapi: Core.Strapi,
  member: Actor,
  ids: readonly number[],
): Promise<ChatUser[]> {
  const rows: UserRow[] = await runQuery(strapi, (knex) =>
    selectChatUsers(knex)
      .modify(pickable(member))
      .whereIn('u.id', [...ids])
      .orderBy('u.id'),
  );
  if (rows.length !== ids.length) {
    const text = 'You can no longer message someone you picked.';
    throw refuse.badInput(text, { memberIds: text });
  }
  return rows.map(toChatUser);
}

/**
 * Opens the chat that these members already have again for the caller, who may have closed it. Staff opens it to members
 * who are no longer verified, as a new chat would.
 */
async function reopenExisting(
  strapi: Core.Strapi,
  member: Actor,
  peopleKey: string,
  picked: readonly ChatUser[],
): Promise<number> {
  const guests = picked.filter(({ verified }) => !verified).map(({ id }) => id);
  const chatId = await transaction(strapi, async () => {
    const chat: { id: number } | undefined = await runQuery(strapi, (knex) =>
      knex('inbox_chats').where({ people_key: peopleKey }).first('id'),
    );
    if (!chat) throw refuse.conflict(INBOX_TEXTS.createFailed);
    const seats = (knex: Knex) => knex('inbox_seats').where({ chat_id: chat.id });
    await runQuery(strapi, (knex) =>
      seats(knex).where({ member_id: member.id }).update({ closed_at: null }),
    );
    await runQuery(strapi, (knex) =>
      seats(knex).whereIn('member_id', guests).update({ guest: true }),
    );
    return chat.id;
  });
  await inboxBroadcasts.chat(strapi, chatId, [member.id, ...guests]);
  return chatId;
}

/** Starts a chat and returns its id. Of two concurrent requests for the same one the second gets 409. */
export async function start(
  strapi: Core.Strapi,
  member: Actor,
  { memberIds, name }: { memberIds: number[]; name?: string | undefined },
) {
  const ids = [...new Set(memberIds)].filter((id) => id !== member.id);
  if (ids.length === 0) {
    throw refuse.badInput(INBOX_TEXTS.pickSomebody, { memberIds: INBOX_TEXTS.pickSomebody });
  }
  const picked = await pickedBy(strapi, member, ids);
  const peopleKey = peopleKeyOf([member.id, ...ids]);
  const isGroup = picked.length > 1;
  const self = await chatPeople.users(strapi, [member.id]);
  const names = [...self, ...picked].map(({ firstName }) => firstName);
  const groupName = isGroup ? name || defaultChatName(names) : null;
  const isDefault = isGroup && (!name || isNamedBy(name, names));
  const id = await transaction(strapi, async () => {
    const added = await addChat(strapi, member, peopleKey, { name: groupName, isDefault });
    if (added === null) return null;
    const seats = [
      { memberId: member.id, guest: false },
      // Unverified members have no inbox, so this one chat is opened to them (ruling 13a).
      ...picked.map((user) => ({ memberId: user.id, guest: !user.verified })),
    ];
    await seatRows.add(strapi, added, seats);
    await seatIn(strapi, added);
    return added;
  });
  if (id === null) {
    const chatId = await reopenExisting(strapi, member, peopleKey, picked);
    throw refuse.alreadyExists(INBOX_TEXTS.exists, { chatId: String(chatId) });
  }
  // An admin who was added at this very moment was not seated in this chat, and this chat did not find them.
  await seatIn(strapi, id);
  await inboxBroadcasts.chat(strapi, id);
  return id;
}

/** A page of the members whom this member may pick, by name. `narrow` leaves out some of them. */
export async function people(
  strapi: Core.Strapi,
  member: Actor,
  { search, page, limit }: PageQuery,
  narrow: (query: Knex.QueryBuilder) => void = () => undefined,
) {
  const matching = (knex: Knex) =>
    knex('up_users as u')
      .modify(pickable(member))
      .modify(narrow)
      .modify(searchedPerson('u.directory_key', search));
  const [rows, counted] = await Promise.all([
    runQuery(strapi, (knex) =>
      selectChatUsers(knex)
        .modify(pickable(member))
        .modify(narrow)
        .modify(searchedPerson('u.directory_key', search))
        .orderBy(['u.name_key', 'u.id'])
        .limit(limit)
        .offset((page - 1) * limit),
    ),
    runQuery(strapi, (knex) => matching(knex).count({ total: '*' }).first()),
  ]);
  return {
    people: rows.map(toChatUser),
    pagination: paginationOf({ page, limit }, Number(counted?.total ?? 0)),
  };
}
