/** Records changes of a pet, and has the windows in which it is open request it again. */
import type { Core } from '@strapi/strapi';
import { ROLES } from '@hearthside/contract/access';
import { afterCommit } from '../../../db/after-commit';
import { runQuery } from '../../../db/run-query';
import { loggedError } from '../../../http/logged-error';
import { broadcastToMembers } from '../../../live/broadcast';
import * as historyService from '../../history/services/history';
import { seesEveryPet } from '../policy';

/** The members who may have the page of a pet open: those linked to it and those who see every pet. One query. */
async function watchersOf(strapi: Core.Strapi, petId: number): Promise<number[]> {
  return runQuery(strapi, (knex) =>
    knex
      .union([
        knex('pets').where({ id: petId }).whereNotNull('owner_id').select({ id: 'owner_id' }),
        knex('pet_care_team').where({ pet_id: petId }).whereNotNull('member_id').select({
          id: 'member_id',
        }),
        knex('pet_service_providers').where({ pet_id: petId }).whereNotNull('member_id').select({
          id: 'member_id',
        }),
        knex('trust_assignments as a')
          .join('pets as p', 'p.trust_id', 'a.trust_id')
          .where('p.id', petId)
          .whereNotNull('a.member_id')
          .select({ id: 'a.member_id' }),
        knex('up_users as u')
          .join('up_roles as r', 'r.id', 'u.role_id')
          .whereIn('r.type', ROLES.filter(seesEveryPet))
          .select({ id: 'u.id' }),
      ])
      .then((rows: { id: number }[]) => rows.map(({ id }) => id)),
  );
}

/** Has the open windows of everybody who sees a pet request it again. Nobody waits for that. */
async function broadcastPet(strapi: Core.Strapi, petId: number) {
  try {
    broadcastToMembers(await watchersOf(strapi, petId), 'pet', { petId });
  } catch (error) {
    // An open page requests the pet now and then.
    strapi.log.warn(`A pet's change could not be told: ${loggedError(error)}`);
  }
}

/** Records what happened to a pet, as part of the caller's transaction, and tells open windows once it is written. */
export async function recordOfPet(strapi: Core.Strapi, input: historyService.HistoryInput) {
  const id = await historyService.record(strapi, input);
  await afterCommit(strapi, () => void broadcastPet(strapi, input.about.id));
  return id;
}
