/** Keeps the names of chats that are named after their members up to date. */
import type { Core } from '@strapi/strapi';
import { defaultChatName } from '@hearthside/contract/inbox/fields';
import { GROUP_WITHOUT_PEOPLE } from '@hearthside/contract/inbox/group-fields';
import { runQuery } from '../../../../db/run-query';
import { lookup } from '../../../../text/normalize';
import { nameFor } from '../../rules/office-key';
import * as inboxBroadcasts from '../inbox-broadcasts';

/**
 * The first names by which an unnamed group is called: who started it, then the others in the order they were picked.
 */
export async function firstNamesIn(strapi: Core.Strapi, chatId: number): Promise<string[]> {
  return runQuery(strapi, (knex) =>
    knex('inbox_seats as s')
      .join('up_users as u', 'u.id', 's.member_id')
      .where({ 's.chat_id': chatId, 's.office': false })
      .orderBy('s.id')
      .pluck('u.first_name'),
  );
}

/** The current name of a group without a name of its own. */
export const groupNameNow = async (strapi: Core.Strapi, chatId: number): Promise<string> =>
  defaultChatName(await firstNamesIn(strapi, chatId)) || GROUP_WITHOUT_PEOPLE;

/** Sets a chat's name and its search key. */
export const renameChat = (strapi: Core.Strapi, id: number, name: string) =>
  runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ id })
      .update({ name, search_key: lookup(name) }),
  );

/** The unnamed groups of a member. */
export const unnamedGroupsOf = (strapi: Core.Strapi, memberId: number): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    knex('inbox_chats as c')
      .join('inbox_seats as s', 's.chat_id', 'c.id')
      .where({ 's.member_id': memberId, 's.office': false, 'c.default_name': true })
      .orderBy('c.id')
      .pluck('c.id'),
  );

/** Updates the names of a renamed member's chats; part of that change's transaction. */
export async function updateChatNames(
  strapi: Core.Strapi,
  memberId: number,
  name: string,
): Promise<void> {
  const groups = await unnamedGroupsOf(strapi, memberId);
  for (const id of groups) await renameChat(strapi, id, await groupNameNow(strapi, id));
  const office: number[] = await runQuery(strapi, (knex) =>
    knex('inbox_chats').where({ opener_id: memberId, office_chat: true }).orderBy('id').pluck('id'),
  );
  for (const id of office) await renameChat(strapi, id, nameFor(name));
  for (const id of [...groups, ...office]) await inboxBroadcasts.chat(strapi, id);
}

/** For groups from before this was stored, marks those that are named after their members as unnamed. */
export async function fillGroupNames(strapi: Core.Strapi): Promise<void> {
  const rows: { id: number; name: string }[] = await runQuery(strapi, (knex) =>
    knex('inbox_chats').where({ kind: 'group' }).whereNull('default_name').select('id', 'name'),
  );
  for (const { id, name } of rows) {
    const default_name = name === (await groupNameNow(strapi, id));
    await runQuery(strapi, (knex) => knex('inbox_chats').where({ id }).update({ default_name }));
  }
}
