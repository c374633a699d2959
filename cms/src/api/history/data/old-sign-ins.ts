import type { Core } from '@strapi/strapi';
import { SIGN_INS_KEPT_DAYS } from '@hearthside/contract/history/endpoints';
import { daysAfter } from '../../../text/days';

/**
 * Deletes sign-ins after their time. Only those that were sealed as such as long ago: by its link the chain knows that
 * an entry was to go, and when.
 */
export async function deleteOldSignIns(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -SIGN_INS_KEPT_DAYS);
  const knex = strapi.db.connection;
  await knex('portal_history')
    .where('about_kind', 'session')
    .where('created_at', '<', before)
    .whereIn('seal_position', (due) => {
      void due
        .from('portal_history_seals')
        .where('kind', 'passing')
        .where('sealed_at', '<', before.toISOString())
        .whereRaw('?? = ??', ['portal_history_seals.entry_id', 'portal_history.id'])
        .select('position');
    })
    .delete();
}
