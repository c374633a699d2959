import type { Core } from '@strapi/strapi';
import { chatTitle } from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { seatedChats } from '../data/chat-access';
import { shownIn, toChatMember } from '../data/chat-people';

/** What this member's chats are called for them, by id. Chats they are not in are left out. */
export async function chatTitlesFor(
  strapi: Core.Strapi,
  member: Actor,
  chatIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (chatIds.length === 0) return new Map();
  const chats = await runQuery(strapi, (knex) =>
    seatedChats(knex, member).whereIn('s.chat_id', [...chatIds]),
  );
  const unnamed = chats.filter(({ name }) => !name).map(({ id }) => id);
  const people = unnamed.length > 0 ? await shownIn(strapi, unnamed) : new Map<number, never[]>();
  return new Map(
    chats.map(({ id, name }) => {
      const members = (people.get(id) ?? []).map((person) => toChatMember(person, member.id));
      return [id, chatTitle({ name, members }, member.id)];
    }),
  );
}
