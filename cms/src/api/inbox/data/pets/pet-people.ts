/** Whose the chats of pets are: their owners, their care teams, and the veterinarians linked as theirs. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../../../../db/run-query';
import { roleIdsWith } from '../../../../auth/roles';

/** Who has an inbox and may read records, once they are verified. */
const roleIds = () => roleIdsWith('inbox', 'pet_records');

/**
 * The members who belong in the chats of some pets, each once for a pet: as `u`, with the column `pet_id`. All of
 * them may see the pet (policy of pets). Whoever sees it only as somebody of its trust has the chat of the trust, and
 * employees see every pet.
 */
function people(knex: Knex, petIds: readonly number[]) {
  const ids = [...petIds];
  const places = knex
    .union([
      knex('pets').whereIn('id', ids).select({ pet_id: 'id', member_id: 'owner_id' }),
      knex('pet_care_team').whereIn('pet_id', ids).select('pet_id', 'member_id'),
      knex('pet_service_providers as v')
        .join('up_users as w', 'w.id', 'v.member_id')
        .whereIn('v.pet_id', ids)
        .whereIn('w.role_id', roleIdsWith('inbox', 'medical'))
        .select('v.pet_id', 'v.member_id'),
    ])
    .as('l');
  return knex(places as unknown as string)
    .join('up_users as u', 'u.id', 'l.member_id')
    .where('u.verified', true)
    .whereIn('u.role_id', roleIds());
}

/** The members who belong in the chat of a pet. */
export const peopleOfPet = (strapi: Core.Strapi, petId: number): Promise<number[]> =>
  runQuery(strapi, (knex) => people(knex, [petId]).orderBy('u.id').pluck('u.id'));

/** The members who belong in the chats of these pets, by pet and in the order of their ids. */
export async function peopleOfPets(
  strapi: Core.Strapi,
  petIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows: { petId: number; memberId: number }[] = await runQuery(strapi, (knex) =>
    people(knex, petIds).orderBy('u.id').select({ petId: 'l.pet_id', memberId: 'u.id' }),
  );
  const found = new Map<number, number[]>(petIds.map((id) => [id, []]));
  for (const { petId, memberId } of rows) found.get(petId)?.push(memberId);
  return found;
}

/** Those of these pets for which several people care, in the order of their ids. */
export const caredForByMany = (strapi: Core.Strapi, petIds: readonly number[]): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    people(knex, petIds)
      .groupBy('l.pet_id')
      .havingRaw('count(*) > 1')
      .orderBy('l.pet_id')
      .pluck('l.pet_id'),
  );

/** The pets that name a member, in the order in which they are locked. */
export const petsNaming = (strapi: Core.Strapi, memberId: number): Promise<number[]> =>
  runQuery(strapi, async (knex) => {
    const ids: number[] = await knex
      .union([
        knex('pets').where({ owner_id: memberId }).select('id'),
        knex('pet_care_team').where({ member_id: memberId }).select({ id: 'pet_id' }),
        knex('pet_service_providers').where({ member_id: memberId }).select({ id: 'pet_id' }),
      ])
      .then((rows: { id: number | null }[]) => rows.flatMap(({ id }) => id ?? []));
    return ids.sort((one, other) => one - other);
  });
