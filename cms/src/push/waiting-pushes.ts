import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { databaseNow } from '../db/database-clock';
import { runQuery } from '../db/run-query';
import type { Backlog } from '../subject';
import type { Moment } from '../text/moment';
import { pushSettings } from './push-settings';

interface Counted {
  waiting?: number | string;
  oldest?: Moment | null;
}

/** The chats with something new that no device was told of yet (`dueAt`), and what waits for devices. */
const QUEUES = [
  { table: 'inbox_pushes', due: 'q.due_at', isToDevice: false },
  { table: 'portal_push_deliveries', due: 'q.next_try_at', isToDevice: true },
];

/** Leaves out what has lost its device, as sending does. The nightly sweep removes it. */
const withDevice = (query: Knex.QueryBuilder) =>
  query.join('portal_push_devices as d', 'd.id', 'q.device_id');

/**
 * The push notifications that wait, and since when the oldest that is due does. One that waits for its next try is not
 * due. With `PUSH=off` none is sent, and none waits.
 */
export async function waitingPushes(strapi: Core.Strapi): Promise<Backlog> {
  const known = { name: 'pushes', what: 'Push notifications', unusable: 0 };
  if (!pushSettings().isOn) return { ...known, waiting: 0, oldestAt: null };
  const now = await databaseNow(strapi);
  let waiting = 0;
  let oldestAt: Date | null = null;
  for (const { table, due, isToDevice } of QUEUES) {
    const row: Counted | undefined = await runQuery(strapi, (knex) =>
      knex(`${table} as q`)
        .modify((query) => void (isToDevice && withDevice(query)))
        .count({ waiting: '*' })
        .select({ oldest: knex.raw('min(case when ?? <= ? then ?? end)', [due, now, due]) })
        .first(),
    );
    waiting += Number(row?.waiting ?? 0);
    const oldest = row?.oldest ? new Date(row.oldest) : null;
    if (oldest && (!oldestAt || oldest < oldestAt)) oldestAt = oldest;
  }
  return { ...known, waiting, oldestAt };
}
