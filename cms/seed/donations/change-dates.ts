import type { Core } from '@strapi/strapi';
import { runQuery } from '../../src/db/run-query';

/** Backdates the log of a past donation: to when it was given, and to when its status changed after that. */
export async function dateChanges(
  strapi: Core.Strapi,
  donation: number,
  [given, changed]: readonly [given: Date, changed: Date],
) {
  await runQuery(strapi, async (knex) => {
    const changes = () => knex('portal_donation_changes').where({ donation_ref: donation });
    await changes().whereNull('from_state').update({ at: given });
    await changes().whereNotNull('from_state').update({ at: changed });
  });
}
