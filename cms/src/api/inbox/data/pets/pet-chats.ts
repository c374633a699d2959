/**
 * The chats of pets: each has the name of its pet, and the people who care for it are in it (decision 104). Seats
 * follow them in the transactions that change them, which have locked the pet.
 */
import type { Core } from '@strapi/strapi';
import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../../../auth/actor';
import { afterCommit } from '../../../../db/after-commit';
import { lockRow } from '../../../../db/lock-row';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { loggedError } from '../../../../http/logged-error';
import { refuse } from '../../../../http/refuse';
import { lookup } from '../../../../text/normalize';
import { petFor } from '../../../pet/data/pet-access';
import { isOffice } from '../../policy';
import * as inboxBroadcasts from '../inbox-broadcasts';
import { seatIn } from '../office/office-seats';
import { peopleOfPet, petsNaming } from './pet-people';
import * as seatRows from '../seat-rows';

interface PetChat {
  id: number;
  endedAt: unknown;
  lastMessageId: number | null;
}

export const chatOfPet = (strapi: Core.Strapi, petId: number): Promise<PetChat | undefined> =>
  runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ pet_id: petId })
      .first({ id: 'id', endedAt: 'ended_at', lastMessageId: 'last_message_id' }),
  );

/** Makes the chat of a pet, for the office alone. The pet is locked. */
async function open(strapi: Core.Strapi, petId: number): Promise<PetChat> {
  const now = new Date();
  const at = { active_at: now, created_at: now, updated_at: now };
  await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .insert({ kind: 'pet', pet_id: petId, ...at })
      .onConflict('pet_id')
      .ignore(),
  );
  const chat = await chatOfPet(strapi, petId);
  if (!chat) throw new Error(`Pet ${petId} has no chat.`);
  await seatIn(strapi, chat.id);
  // An admin who was added at this very moment was not seated in this chat, and this chat did not find them.
  await afterCommit(strapi, () => {
    seatIn(strapi, chat.id).catch((error) =>
      strapi.log.warn(`Seats in the chat of a pet: ${loggedError(error)}`),
    );
  });
  return chat;
}

/** Gives a chat's own seats to these people and to nobody else. Returns who has lost theirs. */
async function seat(strapi: Core.Strapi, chatId: number, people: readonly number[]) {
  const seated: number[] = await runQuery(strapi, (knex) =>
    knex('inbox_seats').where({ chat_id: chatId, office: false }).pluck('member_id'),
  );
  const left = seated.filter((id) => !people.includes(id));
  const joined = people.filter((id) => !seated.includes(id));
  for (const id of left) await seatRows.remove(strapi, chatId, id);
  // Of those who were people of the pet, admins stay by office.
  if (left.length > 0) await seatIn(strapi, chatId);
  await seatRows.add(
    strapi,
    chatId,
    joined.map((memberId) => ({ memberId })),
  );
  await seatRows.makeOwn(strapi, chatId, joined);
  return left;
}

interface PetRow {
  deletedAt: Date | string | number | null;
  deletedBy: string | null;
}

/** The chat is ended while its pet is in the trash. */
async function onTrashChanged(strapi: Core.Strapi, chat: PetChat, pet: PetRow) {
  if ((pet.deletedAt === null) === (chat.endedAt === null)) return;
  const ended_at = pet.deletedAt === null ? null : new Date(pet.deletedAt);
  const ended = { ended_at, ended_by: ended_at && pet.deletedBy };
  await runQuery(strapi, (knex) => knex('inbox_chats').where({ id: chat.id }).update(ended));
}

/**
 * Follows a pet: who cares for it, its name, and whether it is in the trash. Its chat is made once two people care for
 * it, or if `isAsked`. Part of a transaction.
 */
export async function updatePetChat(strapi: Core.Strapi, petId: number, isAsked = false) {
  await lockRow(strapi, 'pets', petId);
  const pet: PetRow | undefined = await runQuery(strapi, (knex) =>
    knex('pets').where({ id: petId }).first({ deletedAt: 'deleted_at', deletedBy: 'deleted_by' }),
  );
  if (!pet) return undefined;
  const people = await peopleOfPet(strapi, petId);
  const known = await chatOfPet(strapi, petId);
  if (!known && !isAsked && (people.length < 2 || pet.deletedAt !== null)) return undefined;
  const chat = known ?? (await open(strapi, petId));
  const left = await seat(strapi, chat.id, people);
  await onTrashChanged(strapi, chat, pet);
  for (const id of left) await inboxBroadcasts.left(strapi, chat.id, id);
  if (left.length === 0) await inboxBroadcasts.chat(strapi, chat.id);
  return { chatId: chat.id, people };
}

/** Follows a member whose role has changed, in the chats of all pets that name them. */
export async function updatePetChatsOf(strapi: Core.Strapi, memberId: number) {
  for (const petId of await petsNaming(strapi, memberId)) {
    await transaction(strapi, () => updatePetChat(strapi, petId));
  }
}

/**
 * The chat of a pet that is about to be erased stays for the record, as that of a trust does, but without the pet's
 * name. One in which nobody has written goes with the pet.
 */
export async function endPetChat(strapi: Core.Strapi, petId: number) {
  const chat = await chatOfPet(strapi, petId);
  if (!chat) return;
  const { id, lastMessageId } = chat;
  if (lastMessageId === null) {
    await runQuery(strapi, async (knex) => {
      const lines = knex('inbox_messages').where({ chat_id: id }).select('id');
      await knex('inbox_cards').whereIn('message_id', lines).delete();
      await knex('inbox_messages').where({ chat_id: id }).delete();
    });
    for (const table of ['inbox_notes', 'inbox_pushes', 'inbox_seats'])
      await runQuery(strapi, (knex) => knex(table).where({ chat_id: id }).delete());
    await runQuery(strapi, (knex) => knex('inbox_chats').where({ id }).delete());
    return;
  }
  const name = INBOX_TEXTS.careTeamChat;
  await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ id })
      .update({ name, search_key: lookup(name), pet_id: null })
      .update({ ended_at: knex.raw('coalesce(ended_at, ?)', [new Date()]) }),
  );
  await inboxBroadcasts.chat(strapi, id);
}

/**
 * Opens the chat of a pet for one of its people or an admin, and returns its id. It is made if there is none.
 * @throws 404 for a pet they may not see, 403 for whoever sees it and doesn't care for it
 */
export async function openPetChat(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
): Promise<number> {
  await petFor(strapi, member, petId, 'see');
  return transaction(strapi, async () => {
    await lockRow(strapi, 'pets', petId);
    await petFor(strapi, member, petId, 'see');
    const belongs = isOffice(member) || (await peopleOfPet(strapi, petId)).includes(member.id);
    if (!belongs) throw refuse.notAllowed(INBOX_TEXTS.careTeamOnly);
    const opened = await updatePetChat(strapi, petId, true);
    if (!opened) throw new Error(`Pet ${petId} has gone while its chat was opened.`);
    const { chatId } = opened;
    await runQuery(strapi, (knex) =>
      knex('inbox_seats')
        .where({ chat_id: chatId, member_id: member.id })
        .update({ closed_at: null }),
    );
    await inboxBroadcasts.chat(strapi, chatId, [member.id]);
    return chatId;
  });
}
