/** What happens to the inbox when members are deleted. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { chatTitle } from '@hearthside/contract/inbox/fields';
import type { Dependent } from '@hearthside/contract/member/users';
import type { Actor } from '../../../auth/actor';
import { withRowLock } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { isGroup } from '../rules/is-group';
import * as chatList from './chat-list';
import { seatedChats, type SeatedChat } from './chat-access';
import { eraseFromEvents } from './event-rows';
import { endEmptyGroups } from './group/group-access';
import { groupNameNow, renameChat, unnamedGroupsOf } from './group/chat-names';
import * as inboxBroadcasts from './inbox-broadcasts';
import { eraseOfficeChats } from './office/office-chat';
import { eraseOfficeWork } from './office/office-notes';

/** How many names are given where nobody would read a longer list. */
const NAMES_SHOWN = 5;

/** A member as if every chat they have a seat in were open to them, whatever their role lets them see now. */
const asSeated = (id: number): Actor => ({ id, role: 'admin', verified: true });

/** Every chat in which they have a seat of their own. */
const own = async (strapi: Core.Strapi, memberId: number): Promise<SeatedChat[]> =>
  runQuery(strapi, (knex) =>
    seatedChats(knex, asSeated(memberId))
      .where('s.office', false)
      .orderBy([{ column: 's.active_at', order: 'desc' }, 's.id']),
  );

/** The chats of a member, shown before they are deleted. */
export async function belongings(strapi: Core.Strapi, memberId: number): Promise<Dependent> {
  const seats = await own(strapi, memberId);
  const shown = await chatList.shaped(strapi, seats.slice(0, NAMES_SHOWN), asSeated(memberId));
  const names = shown.map((chat) => chatTitle(chat, memberId));
  return { kind: 'chats', count: seats.length, names };
}

/**
 * Locks every chat with a seat, a message or a line of a member, by their ids. It comes before anything of theirs is
 * changed, as whoever writes in a chat holds it and then counts for its seats.
 */
const lockChatsOf = (strapi: Core.Strapi, memberId: number): Promise<unknown> =>
  runQuery(strapi, (knex) => {
    const named = knex('inbox_messages')
      .whereNotNull('event')
      .where('event', 'like', `%${memberId}%`)
      .select('chat_id');
    const theirs = knex.union([
      knex('inbox_seats').where({ member_id: memberId }).select('chat_id'),
      knex('inbox_messages').where({ sender_id: memberId }).select('chat_id'),
      named,
    ]);
    return withRowLock(
      strapi,
      knex('inbox_chats').whereIn('id', theirs).orderBy('id').select('id'),
    );
  });

/** The newest message that a member wrote, in each chat. */
const newestOf = (
  strapi: Core.Strapi,
  memberId: number,
): Promise<{ id: number; chatId: number }[]> =>
  runQuery(strapi, async (knex) => {
    const rows: { id: number; chatId: number }[] = await knex('inbox_messages')
      .where({ sender_id: memberId })
      .groupBy('chat_id')
      .select({ chatId: 'chat_id' })
      .max({ id: 'id' });
    return rows;
  });

/**
 * Gives each of these chats a change, of the last of its messages here: windows that were away and devices that store
 * the chat ask for it again then, and lose the name.
 */
async function noteChanges(
  strapi: Core.Strapi,
  messages: readonly { id: number; chatId: number }[],
) {
  const last = new Map<number, number>();
  for (const { id, chatId } of messages)
    last.set(chatId, Math.max(Number(id), last.get(chatId) ?? 0));
  const now = new Date();
  for (const [chatId, id] of last) {
    await runQuery(strapi, (knex) =>
      knex('inbox_chats')
        .where({ id: chatId })
        .update({ revision: knex.raw('coalesce(revision, 0) + 1') }),
    );
    const revision = (knex: Knex) => knex('inbox_chats').where({ id: chatId }).select('revision');
    await runQuery(strapi, (knex) =>
      knex('inbox_messages')
        .where({ id })
        .update({ revision: revision(knex), updated_at: now }),
    );
  }
}

/**
 * Erases what the inbox stores about a member who is being erased. Their messages stay with their recipients, from
 * then on by an unknown user. What they uploaded and never sent goes with the next sweep.
 */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  await lockChatsOf(strapi, memberId);
  await eraseOfficeWork(strapi, memberId);
  await eraseOfficeChats(strapi, memberId);
  const unnamed = await unnamedGroupsOf(strapi, memberId);
  const groups = (await own(strapi, memberId)).filter(isGroup).map(({ id }) => id);
  const written = await newestOf(strapi, memberId);
  const named = await eraseFromEvents(strapi, memberId);
  for (const [table, column] of [
    ['inbox_messages', 'sender_id'],
    ['inbox_messages', 'pinned_by_id'],
    ['inbox_files', 'uploader_id'],
    ['inbox_chats', 'opener_id'],
  ] as const) {
    await runQuery(strapi, (knex) =>
      knex(table)
        .where({ [column]: memberId })
        .update({ [column]: null }),
    );
  }
  await runQuery(strapi, (knex) => knex('inbox_reactions').where({ member_id: memberId }).delete());
  await runQuery(strapi, (knex) => knex('inbox_mentions').where({ member_id: memberId }).delete());
  await runQuery(strapi, (knex) => knex('inbox_wordings').where({ author_id: memberId }).delete());
  await runQuery(strapi, (knex) => knex('inbox_seats').where({ member_id: memberId }).delete());
  await noteChanges(strapi, [...written, ...named]);
  for (const id of await endEmptyGroups(strapi, groups)) await inboxBroadcasts.chat(strapi, id);
  for (const id of unnamed) await renameChat(strapi, id, await groupNameNow(strapi, id));
}
