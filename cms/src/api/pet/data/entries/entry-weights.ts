/** The weights of a pet's record. The latest by its date is the weight of the pet. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { WEIGHTS_MAX, type EntryFields, type PetWeight } from '@hearthside/contract/pet/entry';
import { isUnusualWeight, weightQuestion } from '@hearthside/contract/pet/entry-details';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import { refuse } from '../../../../http/refuse';
import { PET_UID } from '../../rules/pet-uid';
import { detailsIn, type EntryRow } from './entry-row';
import { petFor } from '../pet-access';
import type { WholePet } from '../pet-row';

type Row = Pick<EntryRow, 'id' | 'date' | 'details'>;

/** The latest weights of a pet, the latest first. */
async function latestWeights(
  strapi: Core.Strapi,
  petId: number,
  most: number,
  narrowed: (query: Knex.QueryBuilder) => void = () => undefined,
): Promise<PetWeight[]> {
  const rows: Row[] = await runQuery(strapi, (knex) =>
    knex('pet_entries as r')
      .where({ 'r.pet_id': petId, 'r.kind': 'weight' })
      .whereNull('r.deleted_at')
      .modify(narrowed)
      .orderBy([
        { column: 'r.date', order: 'desc' },
        { column: 'r.id', order: 'desc' },
      ])
      .limit(most)
      .select({ id: 'r.id', date: 'r.date', details: 'r.details' }),
  );
  return rows.flatMap((row) => {
    const details = detailsIn(row);
    return details.kind === 'weight'
      ? [{ id: row.id, date: row.date, weight: details.weight }]
      : [];
  });
}

/** A pet's weights, the earliest first, for members who may see the pet. */
export async function weights(strapi: Core.Strapi, member: Actor, petId: number) {
  await petFor(strapi, member, petId, 'see');
  return { weights: (await latestWeights(strapi, petId, WEIGHTS_MAX)).reverse() };
}

/**
 * Asks about a weight that is far from the one before it, or from the pet's where the record has none. It may have
 * been read in kilograms.
 * @throws 409 with the question, until the same is sent as confirmed.
 */
export async function requireUsualWeight(
  strapi: Core.Strapi,
  pet: WholePet,
  { date, details }: EntryFields,
  exceptId = 0,
) {
  if (details.kind !== 'weight') return;
  const [before] = await latestWeights(strapi, pet.id, 1, (query) =>
    query.where('r.date', '<=', date).whereNot('r.id', exceptId),
  );
  const last = before?.weight ?? (pet.weight === null ? null : Number(pet.weight));
  if (last === null || !isUnusualWeight(last, details.weight)) return;
  const question = weightQuestion(last, details.weight);
  throw refuse.confirmationNeeded(question, { 'details.weight': question });
}

/**
 * Takes the latest weight of the record over as the pet's, after an entry was written, changed or deleted. A record
 * without weights leaves the pet's as it is. Part of the transaction that locks the pet.
 */
export async function updateWeight(strapi: Core.Strapi, pet: WholePet) {
  const [latest] = await latestWeights(strapi, pet.id, 1);
  if (!latest || Number(pet.weight ?? Number.NaN) === latest.weight) return;
  const data = { weight: latest.weight, version: pet.version + 1 };
  await strapi.db.query(PET_UID).update({ where: { id: pet.id }, data });
}
