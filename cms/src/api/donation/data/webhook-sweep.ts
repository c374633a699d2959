/** What has run out of the donation service's news. */
import type { Core } from '@strapi/strapi';
import { daysAfter } from '../../../text/days';
import { EVENT_UID } from '../rules/donation-uid';

/** So long what an event said is kept, with the donor's name and address; after it, only that it came. */
const KEPT_DAYS = 90;

export async function sweepWebhookEvents(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const query = strapi.db.query(EVENT_UID);
  const receivedAt = { $lt: daysAfter(now, -KEPT_DAYS) };
  await query.updateMany({
    where: { receivedAt, state: 'waiting' },
    data: { state: 'given_up', nextTryAt: null },
  });
  await query.updateMany({ where: { receivedAt, raw: { $ne: '' } }, data: { raw: '' } });
}
