/** Deletes expired content of the donation service's webhook events. */
import type { Core } from '@strapi/strapi';
import { daysAfter } from '../../../text/days';
import { EVENT_UID } from '../rules/donation-uid';

/** How many days an event's content, with the donor's name and address, is stored. After that, only that it arrived. */
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
