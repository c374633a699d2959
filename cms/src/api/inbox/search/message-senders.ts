/** By whose messages a member can search. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { lookup, searchedBy } from '../../../text/normalize';
import { chatFor, seatedChats } from '../data/chat-access';
import { isOffice } from '../policy';
import { selectChatUsers, shownIn, toChatUser, type UserRow } from '../data/chat-people';

interface SendersAsked {
  search: string;
  chatId?: number | undefined;
  limit: number;
}

const wordsOf = (search: string) => lookup(search).split(' ').filter(Boolean);

/** Admins are in every chat: everybody with a place in one. */
async function amongAll(strapi: Core.Strapi, { search, limit }: SendersAsked) {
  const narrow = (query: Knex.QueryBuilder) => {
    query
      .whereNull('u.deleted_at')
      .whereRaw('exists (select 1 from inbox_seats s where s.member_id = u.id)');
    for (const word of wordsOf(search)) query.modify(searchedBy('u.name_key', word));
  };
  const [rows, count] = await Promise.all([
    runQuery(
      strapi,
      (knex) =>
        selectChatUsers(knex)
          .modify(narrow)
          .orderBy(['u.name_key', 'u.id'])
          .limit(limit) as unknown as PromiseLike<UserRow[]>,
    ),
    runQuery(strapi, (knex) => knex('up_users as u').modify(narrow).count({ total: '*' }).first()),
  ]);
  return { rows, total: Number(count?.total ?? 0) };
}

/** Those who are shown in these chats. */
async function amongShown(strapi: Core.Strapi, chatIds: readonly number[], search: string) {
  const people = [...(await shownIn(strapi, chatIds)).values()].flat();
  const words = wordsOf(search);
  const nameOf = ({ firstName, lastName }: UserRow) => lookup(`${firstName} ${lastName}`);
  const rows: UserRow[] = [...new Map(people.map((person) => [person.userId, person])).values()]
    .map((person) => ({ person, name: nameOf(person) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-US') || a.person.userId - b.person.userId)
    .map(({ person }) => person);
  return { rows, total: rows.length };
}

/**
 * The people of a member's chats, or of one of them, whose names have these words: as many as fit on a page.
 * @throws 404 for a chat that they are not in
 */
export async function senders(strapi: Core.Strapi, member: Actor, asked: SendersAsked) {
  const { chatId, search, limit } = asked;
  if (chatId !== undefined) await chatFor(strapi, member, chatId);
  const { rows, total } =
    isOffice(member) && chatId === undefined
      ? await amongAll(strapi, asked)
      : await amongShown(
          strapi,
          chatId === undefined ? await ownIds(strapi, member) : [chatId],
          search,
        );
  const pagination = { currentPage: 1, totalPages: Math.max(1, Math.ceil(total / limit)), total };
  return { people: rows.slice(0, limit).map(toChatUser), pagination };
}

const ownIds = async (strapi: Core.Strapi, member: Actor): Promise<number[]> =>
  (await runQuery(strapi, (knex) => seatedChats(knex, member))).map(({ id }) => id);
