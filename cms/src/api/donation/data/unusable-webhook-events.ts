/** Webhook events that nothing can be made of. An admin looks at them and dismisses them. */
import type { Core } from '@strapi/strapi';
import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import type { UnusableWebhookEvent } from '@hearthside/contract/donation/shapes';
import { refuse } from '../../../http/refuse';
import { EVENT_UID } from '../rules/donation-uid';
import type { WebhookEventRow } from '../rules/webhook-event-row';

/** How many are listed. Dismissing one makes room for the next. */
const LISTED = 50;

const shown = ({
  id,
  event,
  receivedAt,
  transactionId,
  problem,
}: WebhookEventRow): UnusableWebhookEvent => ({
  id,
  event: event ?? '',
  at: new Date(receivedAt).toISOString(),
  transactionId,
  problem: problem ?? '',
});

const query = (strapi: Core.Strapi) => strapi.db.query(EVENT_UID);

/** How many there are, and the latest ones. */
export async function unusableWebhookEvent(strapi: Core.Strapi): Promise<{
  unusableCount: number;
  unusable: UnusableWebhookEvent[];
}> {
  const where = { state: 'unusable' };
  const [unusableCount, rows]: [number, WebhookEventRow[]] = await Promise.all([
    query(strapi).count({ where }),
    query(strapi).findMany({ where, orderBy: { id: 'desc' }, limit: LISTED }),
  ]);
  return { unusableCount, unusable: rows.map(shown) };
}

/** Dismisses an event, or undoes that. Repeating it changes nothing. */
export async function dismissWebhookEvent(
  strapi: Core.Strapi,
  id: number,
  aside: boolean,
): Promise<void> {
  const [from, to] = aside ? ['unusable', 'put_aside'] : ['put_aside', 'unusable'];
  const { count } = await query(strapi).updateMany({
    where: { id, state: from },
    data: { state: to },
  });
  if (count === 1 || (await query(strapi).findOne({ where: { id, state: to } }))) return;
  throw refuse.notFound(DONATION_TEXTS.webhookMissing);
}
