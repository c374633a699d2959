/** Adds pets. An owner's pets have different names (ruling 7). */
import type { Core } from '@strapi/strapi';
import { nameTaken, type PetForm } from '@hearthside/contract/pet/fields';
import type { Actor } from '../../../auth/actor';
import { isUniqueViolation } from '../../../http/answer-for';
import { runQuery } from '../../../db/run-query';
import { onPetsChanged } from '../../../subject-hooks';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { transaction } from '../../../db/transaction';
import * as office from '../../../office/office';
import { notifyPetOwner } from '../../notification/services/notification';
import * as historyService from '../../history/services/history';
import { nameKeyOf, petKeys } from '../rules/pet-keys';
import { requirePossibleBirth } from '../rules/possible-birth';
import { aboutPet } from './pet-row';
import { ofNew } from './pet-owners';
import { PET_UID } from '../rules/pet-uid';

/**
 * Adds a pet and returns its id. Of concurrent requests with the same name the database accepts one (409 for the
 * others).
 */
export async function create(strapi: Core.Strapi, member: Actor, given: PetForm): Promise<number> {
  requirePossibleBirth(given.birthDate, await office.today(strapi));
  try {
    return await transaction(strapi, async () => {
      const { owner, form } = await ofNew(strapi, member, given);
      const data = { ...form, ...petKeys(form), owner, ownWords: '', version: 1 };
      const added = await strapi.db.query(PET_UID).create({ data });
      const about = aboutPet({ id: added.id as number, name: form.name });
      await historyService.record(strapi, { by: member.id, action: 'created', about });
      if (owner !== member.id) await notifyPetOwner(strapi, owner, about, 'added');
      await onPetsChanged((one) => one.changed(strapi, about.id));
      return about.id;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refuse.nameTaken(nameTaken(given.name), { name: nameTaken(given.name) });
  } finally {
    await invalidateCounts(strapi, 'pet');
  }
}

/** Whether an owner has a pet of this name. Nobody learns about other members' pets. */
export async function nameExists(
  strapi: Core.Strapi,
  member: Actor,
  { name, ownerId, except }: { name: string; ownerId?: number; except?: number },
): Promise<boolean> {
  const owner = ownerId ?? member.id;
  if (owner !== member.id && member.role !== 'admin') {
    throw refuse.notAllowed('You can check names only for your own pets.');
  }
  const row: unknown = await runQuery(strapi, (knex) => {
    const query = knex('pets')
      .where({ owner_id: owner, name_key: nameKeyOf(name) })
      .whereNull('deleted_at');
    if (except !== undefined) query.whereNot({ id: except });
    return query.first('id');
  });
  return row !== undefined;
}
