/** Which chats are groups that their people change, and who is in them. */
import type { Core } from '@strapi/strapi';
import { GROUP_TEXTS } from '@hearthside/contract/inbox/group-fields';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import { refuse } from '../../../../http/refuse';
import { isGroup } from '../../rules/is-group';
import { lockedChatFor, requireOpenChat, type SeatedChat } from '../chat-access';
import { groupNameNow, renameChat } from './chat-names';

/** @throws 409 for what is no group, and for a group that has ended */
export function requireGroup(chat: SeatedChat): void {
  if (!isGroup(chat)) throw refuse.wrongState(GROUP_TEXTS.noGroup);
  requireOpenChat(chat);
}

/**
 * A group that is about to change, with its chat locked.
 * @throws 404 for a chat they are not in, 409 for what is no group and for one that has ended
 */
export async function lockedGroupFor(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
): Promise<SeatedChat> {
  const chat = await lockedChatFor(strapi, member, chatId);
  requireGroup(chat);
  return chat;
}

/** The ids of a group's people: those with a seat of their own, without the admins who are in every chat. */
export const peopleIn = (strapi: Core.Strapi, chatId: number): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    knex('inbox_seats').where({ chat_id: chatId, office: false }).orderBy('id').pluck('member_id'),
  );

/**
 * Ends those of these groups that nobody is left in, because admins, who are in every chat, would write to nobody.
 * Returns the ids of those that ended.
 */
export async function endEmptyGroups(
  strapi: Core.Strapi,
  chatIds: readonly number[],
  at = new Date(),
): Promise<number[]> {
  const empty: number[] = await runQuery(strapi, (knex) =>
    knex('inbox_chats as c')
      .whereIn('c.id', [...chatIds])
      .whereNull('c.ended_at')
      .whereNotExists(
        knex('inbox_seats as s')
          .whereRaw('s.chat_id = c.id')
          .where('s.office', false)
          .select('s.id'),
      )
      .pluck('c.id'),
  );
  if (empty.length > 0)
    await runQuery(strapi, (knex) =>
      knex('inbox_chats').whereIn('id', empty).update({ ended_at: at }),
    );
  return empty;
}

/**
 * What follows from other people in a group. It is no longer the chat of the people with whom it began, so that they can
 * start another one (decision 103). Without a name of its own it is called by the people it has now.
 */
export async function onPeopleChanged(strapi: Core.Strapi, { id, defaultName }: SeatedChat) {
  await runQuery(strapi, (knex) => knex('inbox_chats').where({ id }).update({ people_key: null }));
  if (!defaultName) return;
  await renameChat(strapi, id, await groupNameNow(strapi, id));
}
