/** Events that could not be used are tried again once more is known about their transaction. */
import type { Core } from '@strapi/strapi';
import { EVENT_UID } from '../rules/donation-uid';

export async function retryWebhookEvents(
  strapi: Core.Strapi,
  transactionId: string,
): Promise<void> {
  await strapi.db.query(EVENT_UID).updateMany({
    // Their content is cleared after a while, and then nothing can be read from them.
    where: { transactionId, state: 'unusable', raw: { $ne: '' } },
    data: { state: 'waiting', nextTryAt: new Date() },
  });
}
