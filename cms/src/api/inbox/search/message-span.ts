/** The days of messages. */
import type { Core } from '@strapi/strapi';
import { addDays } from '@hearthside/contract/calendar-days';
import { momentOf } from '@hearthside/contract/zoned-time';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { timeZone as officeZone } from '../../../office/office';
import { chatFor } from '../data/chat-access';
import type { Moment } from '../../../text/moment';

/** When messages were written: from this moment on, and before that one. */
export interface Moments {
  from?: Date | undefined;
  before?: Date | undefined;
}

/** The moments between the beginning of a first and the end of a last day, by the clocks of a zone or the office's. */
export async function momentsOf(
  strapi: Core.Strapi,
  days: { from?: string | undefined; to?: string | undefined; timeZone?: string | undefined },
): Promise<Moments> {
  const { from, to } = days;
  if (!from && !to) return {};
  const zone = days.timeZone ?? (await officeZone(strapi));
  return {
    from: from ? momentOf(from, '00:00', zone) : undefined,
    before: to ? momentOf(addDays(to, 1), '00:00', zone) : undefined,
  };
}

/** By how much clocks of several servers may differ. Within one chat no message is older than the one before it. */
const CLOCKS_MS = 3_600_000;

/** The id of every message is between these. */
export const ALL_IDS = { from: 1, to: 2_147_483_647 } as const;

/**
 * The ids between which the messages of these moments are, in one chat or in all; null if there are none. In all chats
 * some of others may be between them.
 */
export async function idsWithin(
  strapi: Core.Strapi,
  { from, before }: Moments,
  chatId: number | undefined,
): Promise<{ from: number; to: number } | null> {
  const margin = chatId === undefined ? CLOCKS_MS : 0;
  const [first, last] = await Promise.all([
    from && atEdge(strapi, chatId, '>=', new Date(from.getTime() - margin)),
    before && atEdge(strapi, chatId, '<', new Date(before.getTime() + margin)),
  ]);
  if ((from && !first) || (before && !last)) return null;
  return { from: first?.id ?? ALL_IDS.from, to: last?.id ?? ALL_IDS.to };
}

interface Edge {
  id: number;
  createdAt: Moment;
}

/** The first message from a moment on, or the last one before it. */
const atEdge = (
  strapi: Core.Strapi,
  chatId: number | undefined,
  side: '>=' | '<',
  moment: Date,
  seesFrom: number | null = null,
): Promise<Edge | undefined> =>
  runQuery(strapi, (knex) => {
    const query = knex('inbox_messages').where('created_at', side, moment).whereNull('event');
    if (chatId !== undefined) query.where({ chat_id: chatId });
    if (seesFrom !== null) query.where('id', '>=', seesFrom);
    const order = side === '<' ? 'desc' : 'asc';
    return query
      .orderBy([
        { column: 'created_at', order },
        { column: 'id', order },
      ])
      .first({ id: 'id', createdAt: 'created_at' });
  });

/** The first message of a chat on a day, or the nearest after it; null if there is none. */
export async function atDay(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  { day, timeZone }: { day: string; timeZone?: string | undefined },
) {
  const { seesFrom } = await chatFor(strapi, member, chatId);
  const { from } = await momentsOf(strapi, { from: day, timeZone });
  const row = from && (await atEdge(strapi, chatId, '>=', from, seesFrom));
  return {
    message: row ? { id: row.id, createdAt: new Date(row.createdAt).toISOString() } : null,
  };
}
