/** What waits to be sent to devices. Each device has at most one about the same thing: what comes later joins it. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { databaseNow } from '../db/database-clock';
import { portionsOf } from '../db/portions';
import { runQuery } from '../db/run-query';
import { pushSettings } from './push-settings';
import type { WaitingPush } from './push-words';
import type { Moment } from '../text/moment';

const TABLE = 'portal_push_deliveries';

/** A delivery with the device it goes to. */
export interface Delivery extends WaitingPush {
  id: number;
  deviceId: number;
  memberId: number;
  sessionId: string;
  host: string;
  endpoint: string;
  publicKey: string;
  auth: string;
  failingSince: Moment | null;
  upTo: number;
  /** Of what was held in quiet hours, until when it came. */
  until: Moment | null;
  tries: number;
}

/** What is to be told to members on all their devices. */
export interface NewPush {
  about: string;
  fromId: number;
  upTo: number;
  since: Date;
  /** How long it waits, in milliseconds. */
  afterMs: number;
}

/** Devices that are told: all of some members, or one. */
type ToDevices = { memberIds: readonly number[] } | { deviceId: number };

/** Where a waiting one begins once another joins it. One about an edited message can begin before it. */
const EARLIER = `case when excluded.from_id < ${TABLE}.from_id then excluded.from_id else ${TABLE}.from_id end`;

/**
 * From where on, and since when, others have joined since it was last taken up. While it is being sent, this is what is
 * left of it afterwards. Both are empty where nothing has joined.
 */
const lesser = (joined: string, column: string) =>
  `case when ${TABLE}.${joined} is null or excluded.${column} < ${TABLE}.${joined} then excluded.${column} else ${TABLE}.${joined} end`;
const JOINED = { from: lesser('joined_from', 'from_id'), since: lesser('joined_since', 'since') };
const NONE_JOINED = { joined_from: null, joined_since: null };

interface NewRow {
  about: string;
  device_id: number;
  member_id: number;
  from_id: number;
  up_to: number;
  since: Date;
  until?: Date;
  tries: number;
  next_try_at: Date;
  created_at: Date;
  updated_at: Date;
}

/** Inserts deliveries about one thing. To a device that one about it waits for, they join that one. */
export const insertOrJoin = (knex: Knex, rows: readonly NewRow[], upTo: number, now: Date) =>
  knex(TABLE)
    .insert(rows)
    .onConflict(['device_id', 'about'])
    .merge({
      up_to: upTo,
      updated_at: now,
      from_id: knex.raw(EARLIER),
      joined_from: knex.raw(JOINED.from),
      joined_since: knex.raw(JOINED.since),
    });

/** Queues a notification, within the transaction that it is about. Members without a device cost one query. */
export async function queuePushes(
  strapi: Core.Strapi,
  to: ToDevices,
  { about, fromId, upTo, since, afterMs }: NewPush,
): Promise<void> {
  if (!pushSettings().isOn) return;
  const devices: { id: number; member_id: number }[] = [];
  const wanted = 'deviceId' in to ? [[to.deviceId]] : portionsOf(to.memberIds);
  const column = 'deviceId' in to ? 'id' : 'member_id';
  for (const some of wanted) {
    const found: typeof devices = await runQuery(strapi, (knex) =>
      knex('portal_push_devices').whereIn(column, some).orderBy('id').select('id', 'member_id'),
    );
    devices.push(...found);
  }
  if (devices.length === 0) return;
  const now = await databaseNow(strapi);
  const rows = devices.map((device) => ({
    device_id: device.id,
    member_id: device.member_id,
    about,
    from_id: fromId,
    up_to: upTo,
    since,
    tries: 0,
    next_try_at: new Date(now.getTime() + afterMs),
    created_at: now,
    updated_at: now,
  }));
  for (const some of portionsOf(rows)) {
    await runQuery(strapi, (knex) => insertOrJoin(knex, some, upTo, now));
  }
}

const COLUMNS = {
  id: 'q.id',
  deviceId: 'q.device_id',
  memberId: 'q.member_id',
  about: 'q.about',
  fromId: 'q.from_id',
  upTo: 'q.up_to',
  since: 'q.since',
  until: 'q.until',
  tries: 'q.tries',
  sessionId: 'd.session_id',
  host: 'd.host',
  endpoint: 'd.endpoint',
  publicKey: 'd.public_key',
  auth: 'd.auth',
  failingSince: 'd.failing_since',
};

/** The next due ones, without those to push services and members that have enough in hand. */
export const dueDeliveries = (
  strapi: Core.Strapi,
  now: Date,
  without: { hosts: readonly string[]; memberIds: readonly number[] },
  limit: number,
): Promise<Delivery[]> =>
  runQuery(strapi, (knex) =>
    knex(`${TABLE} as q`)
      .join('portal_push_devices as d', 'd.id', 'q.device_id')
      .where('q.next_try_at', '<=', now)
      .whereNotIn('d.host', [...without.hosts])
      .whereNotIn('q.member_id', [...without.memberIds])
      .orderBy([{ column: 'q.next_try_at' }, { column: 'q.id' }])
      .limit(limit)
      .select(COLUMNS),
  ) as Promise<Delivery[]>;

/**
 * Claims a due delivery for this server until a time. False if another server has it, or if something has joined it
 * that begins before what was read of it. Its words are made afterwards, with all that has joined it until then.
 */
export async function claimDelivery(
  strapi: Core.Strapi,
  { id, tries, fromId }: Pick<Delivery, 'id' | 'tries' | 'fromId'>,
  now: Date,
  until: Date,
): Promise<boolean> {
  const claimed = await runQuery(strapi, (knex) =>
    knex(TABLE)
      .where({ id, tries, from_id: fromId })
      .where('next_try_at', '<=', now)
      .update({ tries: tries + 1, next_try_at: until, ...NONE_JOINED }),
  );
  return claimed === 1;
}

/**
 * Ends a delivery that was sent or is not to be told any more. What has joined it meanwhile is sent next, as one of its
 * own: newer messages, and an older one whose edit mentions the member.
 */
export async function settle(strapi: Core.Strapi, { id }: Pick<Delivery, 'id'>): Promise<void> {
  const deleted = await runQuery(strapi, (knex) =>
    knex(TABLE).where({ id }).whereNull('joined_from').delete(),
  );
  if (deleted > 0) return;
  const now = await databaseNow(strapi);
  await runQuery(strapi, (knex) =>
    knex(TABLE)
      .where({ id })
      .whereNotNull('joined_from')
      .update({
        from_id: knex.ref('joined_from'),
        since: knex.ref('joined_since'),
        tries: 0,
        next_try_at: now,
        ...NONE_JOINED,
      }),
  );
}

/** Lets a delivery wait. */
export const postpone = (strapi: Core.Strapi, id: number, until: Date) =>
  runQuery(strapi, (knex) => knex(TABLE).where({ id }).update({ next_try_at: until }));

/** Lets a delivery wait without counting that it was taken up: nobody has tried to send it. */
export const putOff = (strapi: Core.Strapi, id: number, until: Date) =>
  runQuery(strapi, (knex) => knex(TABLE).where({ id }).update({ next_try_at: until, tries: 0 }));
