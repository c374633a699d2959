import type { Core } from '@strapi/strapi';
import { loggedError } from '../../../../http/logged-error';
import { withPause } from '../../../../jobs/with-pause';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { updatePetChat } from './pet-chats';
import { caredForByMany } from './pet-people';

/** How many pets are looked at in one step. */
const AT_ONCE = 200;

/** The last pet that this server has looked at. A pet that comes later is followed when it is written. */
let lookedAt = 0;

/**
 * Makes the chats of pets for which several people care, for a database from before there were such chats. Each is made
 * in a transaction of its own, and a server that starts again looks once more.
 * @param until when it stops, to be continued by the next run
 */
export async function fillPetChats(strapi: Core.Strapi, until = Infinity): Promise<void> {
  while (Date.now() < until) {
    const ids: number[] = await runQuery(strapi, (knex) =>
      knex('pets as p')
        .where('p.id', '>', lookedAt)
        .whereNull('p.deleted_at')
        .whereNotExists(knex('inbox_chats as c').whereRaw('c.pet_id = p.id').select('c.id'))
        .orderBy('p.id')
        .limit(AT_ONCE)
        .pluck('p.id'),
    );
    const last = ids.at(-1);
    if (last === undefined) return;
    for (const petId of await caredForByMany(strapi, ids)) {
      await withPause(() => transaction(strapi, () => updatePetChat(strapi, petId))).catch(
        (error) =>
          strapi.log.warn(`The chat of pet ${petId} could not be made: ${loggedError(error)}`),
      );
    }
    lookedAt = last;
  }
}
