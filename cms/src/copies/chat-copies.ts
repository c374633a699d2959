import { defaultChatName } from '@hearthside/contract/inbox/fields';
import { GROUP_WITHOUT_PEOPLE } from '@hearthside/contract/inbox/group-fields';
import type { Core } from '@strapi/strapi';
import { lockRow } from '../db/lock-row';
import { runQuery } from '../db/run-query';
import { groupNameNow, renameChat } from '../api/inbox/data/group/chat-names';
import { updatePetChat } from '../api/inbox/data/pets/pet-chats';
import { peopleOfPets } from '../api/inbox/data/pets/pet-people';
import { nameFor } from '../api/inbox/rules/office-key';
import { lookup } from '../text/normalize';
import { nameIn } from '../text/member-name';
import { derivedCopy, type CopyCheck } from './copy-check';

type Chat = Record<string, string | null> & { id: number };

/** Groups without a name of their own, which show the first names of their members. */
const unnamedGroups: CopyCheck = {
  name: 'inbox_chats.name of groups without a name of their own',
  async compare(strapi) {
    const rows: { id: number; name: string; firstName: string | null }[] = await runQuery(
      strapi,
      (knex) =>
        knex('inbox_chats as c')
          .leftJoin('inbox_seats as s', (on) =>
            on.on('s.chat_id', '=', 'c.id').andOnVal('s.office', '=', false as never),
          )
          .leftJoin('up_users as u', 'u.id', 's.member_id')
          .where({ 'c.default_name': true })
          .orderBy(['c.id', 's.id'])
          .select({ id: 'c.id', name: 'c.name', firstName: 'u.first_name' }),
    );
    const groups = new Map<number, { name: string; people: string[] }>();
    for (const { id, name, firstName } of rows) {
      const group = groups.get(id) ?? { name, people: [] };
      if (firstName !== null) group.people.push(firstName);
      groups.set(id, group);
    }
    return [...groups]
      .filter(([, { name, people }]) => name !== (defaultChatName(people) || GROUP_WITHOUT_PEOPLE))
      .map(([id]) => id);
  },
  async repair(strapi, id) {
    await renameChat(strapi, id, await groupNameNow(strapi, id));
    return true;
  },
};

/** How many pets are compared at once. */
const PETS_AT_ONCE = 500;

/** Of these pets, those in whose chat somebody has a seat who does not care for them, or somebody lacks one. */
async function wronglySeated(strapi: Core.Strapi, petIds: readonly number[]): Promise<number[]> {
  const people = await peopleOfPets(strapi, petIds);
  const seats: { petId: number; memberId: number }[] = await runQuery(strapi, (knex) =>
    knex('inbox_seats as s')
      .join('inbox_chats as c', 'c.id', 's.chat_id')
      .whereIn('c.pet_id', [...petIds])
      .where('s.office', false)
      .orderBy('s.member_id')
      .select({ petId: 'c.pet_id', memberId: 's.member_id' }),
  );
  const seated = new Map<number, number[]>(petIds.map((id) => [id, []]));
  for (const { petId, memberId } of seats) seated.get(petId)?.push(memberId);
  return petIds.filter((id) => people.get(id)?.join() !== seated.get(id)?.join());
}

/** Who is in the chats of pets. The ids are those of the pets. */
const seatsOfPets: CopyCheck = {
  name: 'inbox_seats of the chats of pets',
  async compare(strapi) {
    const wrong: number[] = [];
    for (let last: number | undefined = 0; last !== undefined;) {
      const after: number = last;
      const ids: number[] = await runQuery(strapi, (knex) =>
        knex('inbox_chats')
          .where('pet_id', '>', after)
          .orderBy('pet_id')
          .limit(PETS_AT_ONCE)
          .pluck('pet_id'),
      );
      wrong.push(...(await wronglySeated(strapi, ids)));
      last = ids.at(-1);
    }
    return wrong;
  },
  async repair(strapi, petId) {
    await lockRow(strapi, 'pets', petId);
    if ((await wronglySeated(strapi, [petId])).length === 0) return false;
    await updatePetChat(strapi, petId);
    return true;
  },
};

/** The copies that the inbox stores besides members and messages. */
export const CHAT_COPIES: readonly CopyCheck[] = [
  unnamedGroups,
  seatsOfPets,
  derivedCopy<Chat>({
    name: 'inbox_chats.name of chats with the office',
    table: 'inbox_chats',
    select: (knex) =>
      knex('inbox_chats')
        .join('up_users as u', 'u.id', 'inbox_chats.opener_id')
        .where('inbox_chats.office_chat', true)
        .select('inbox_chats.id', 'inbox_chats.name', 'u.first_name', 'u.last_name'),
    expected: (row) => ({
      name: nameFor(nameIn({ firstName: row.first_name ?? '', lastName: row.last_name ?? '' })),
    }),
  }),
  derivedCopy<Chat>({
    name: 'inbox_chats.search_key',
    table: 'inbox_chats',
    select: (knex) => knex('inbox_chats').whereNotNull('name').select('id', 'name', 'search_key'),
    expected: ({ name }) => ({ search_key: lookup(name ?? '') }),
  }),
  derivedCopy<Record<string, unknown> & { id: number }>({
    name: 'inbox_seats.unread',
    table: 'inbox_seats',
    select: (knex) =>
      knex('inbox_seats')
        .select('id', 'unread')
        .select({
          counted: knex('inbox_messages as m')
            .whereRaw('m.chat_id = inbox_seats.chat_id and m.id > inbox_seats.read_up_to')
            .whereRaw('(m.sender_id is null or m.sender_id <> inbox_seats.member_id)')
            .whereNull('m.event')
            .count('*'),
        }),
    expected: ({ counted }) => ({ unread: Number(counted) }),
  }),
  derivedCopy<Record<string, unknown> & { id: number }>({
    name: 'inbox_seats.unwritten',
    table: 'inbox_seats',
    select: (knex) =>
      knex('inbox_seats')
        .join('inbox_chats as c', 'c.id', 'inbox_seats.chat_id')
        .select('inbox_seats.id', 'c.kind', 'c.last_message_id')
        .select(knex.raw('coalesce(inbox_seats.unwritten, false) as unwritten')),
    expected: ({ kind, last_message_id: last }) => ({
      unwritten: kind === 'pet' && last === null,
    }),
  }),
  derivedCopy<Record<string, unknown> & { id: number }>({
    name: 'inbox_seats.unread_mentions',
    table: 'inbox_seats',
    select: (knex) =>
      knex('inbox_seats')
        .select('id')
        .select(knex.raw('coalesce(unread_mentions, 0) as unread_mentions'))
        .select({
          counted: knex('inbox_mentions as n')
            .join('inbox_messages as m', 'm.id', 'n.message_id')
            .whereRaw('n.member_id = inbox_seats.member_id')
            .whereRaw('m.chat_id = inbox_seats.chat_id and m.id > inbox_seats.read_up_to')
            .count('*'),
        }),
    expected: ({ counted }) => ({ unread_mentions: Number(counted) }),
  }),
];
