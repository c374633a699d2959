/** News that could not be used are tried again once more is known of their transaction. */
import type { Core } from '@strapi/strapi';
import { EVENT_UID } from '../rules/donation-uid';

export async function retryWebhookEvents(
  strapi: Core.Strapi,
  transactionId: string,
): Promise<void> {
  await strapi.db.query(EVENT_UID).updateMany({
    // What they said is emptied after a while; nothing can be read of them then.
    where: { transactionId, state: 'unusable', raw: { $ne: '' } },
    data: { state: 'waiting', nextTryAt: new Date() },
  });
}
