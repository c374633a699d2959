/** What comes in a member's quiet hours and waits for their end, as one notification for each device. */
import type { Core } from '@strapi/strapi';
import { transaction } from '../db/transaction';
import { insertOrJoin, putOff, type Delivery } from './push-deliveries';

/** What came in quiet hours, as one. */
export const QUIET = 'quiet';

/**
 * Lets a notification wait until quiet hours end, together with all others that come in them. Their summary tells of
 * what came until the last of them: it may be sent later than they end, and what comes after them is told by itself.
 */
export async function holdUntilMorning(
  strapi: Core.Strapi,
  row: Delivery,
  { from, to }: { from: Date; to: Date },
): Promise<void> {
  if (row.about === QUIET) {
    await putOff(strapi, row.id, to);
    return;
  }
  const since = new Date(row.since);
  await transaction(strapi, async ({ trx }) => {
    // First, so that whatever comes from here on waits by itself, and what came before is within the time.
    await trx('portal_push_deliveries').where({ id: row.id }).delete();
    const now = new Date();
    const held = {
      device_id: row.deviceId,
      member_id: row.memberId,
      about: QUIET,
      from_id: 0,
      up_to: 0,
      since,
      until: now,
      tries: 0,
      next_try_at: to,
      created_at: now,
      updated_at: now,
    };
    await insertOrJoin(trx, [held], 0, now);
    const summary = () =>
      trx('portal_push_deliveries').where({ device_id: row.deviceId, about: QUIET });
    // The summary of a night before may still wait, as its member has been at the portal since. It gives way.
    await summary().where('until', '<=', from).update({ since });
    // They are held in the order of their turns, which is not the order in which they came.
    await summary().where('since', '>', since).update({ since });
    await summary().update({ until: now, next_try_at: to });
  });
}
