/** The devices on which members get push notifications. Each belongs to one session and ends with it. */
import { createECDH, createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import {
  PUSH_TEXTS,
  type PushDevice,
  type PushState,
  type PushSubscriptionInput,
} from '@hearthside/contract/notification/push';
import type { Member } from '../auth/member-cache';
import { lockMembers } from '../db/lock-row';
import { runQuery } from '../db/run-query';
import { transaction } from '../db/transaction';
import { refuse } from '../http/refuse';
import { pushSettings } from './push-settings';
import { hostOf, pushTarget } from './push-target';
import { pushKeys } from './vapid-keys';
import type { Moment } from '../text/moment';

const TABLE = 'portal_push_devices';

type Owner = Pick<Member, 'id' | 'sessionId'>;

/**
 * For `modify`: narrows devices `d` to those whose session is alive and their member's own. A session that is ended,
 * wherever and by whomever, ends its device at the same moment.
 */
export const livingDevices = (now: Date) => (query: Knex.QueryBuilder) =>
  query
    .join('portal_sessions as x', (on) =>
      on.on('x.session_id', 'd.session_id').andOn('x.member_id', 'd.member_id'),
    )
    .where('x.expires_at', '>', now);

/** A member's devices, and the key with which others can join them. */
export async function pushState(strapi: Core.Strapi, member: Owner): Promise<PushState> {
  const rows: {
    id: number;
    device: string | null;
    sessionId: string;
    createdAt: Moment;
    lastPushAt: Moment | null;
    failingSince: Moment | null;
  }[] = await runQuery(strapi, (knex) =>
    knex(`${TABLE} as d`)
      .modify(livingDevices(new Date()))
      .where('d.member_id', member.id)
      .orderBy('d.id', 'desc')
      .select({
        id: 'd.id',
        device: 'x.device',
        sessionId: 'd.session_id',
        createdAt: 'd.created_at',
        lastPushAt: 'd.last_push_at',
        failingSince: 'd.failing_since',
      }),
  );
  const devices = rows.map((row): PushDevice => ({
    id: row.id,
    device: row.device ?? '',
    current: row.sessionId === member.sessionId,
    createdAt: new Date(row.createdAt).toISOString(),
    lastPushAt: row.lastPushAt === null ? null : new Date(row.lastPushAt).toISOString(),
    failing: row.failingSince !== null,
  }));
  return { publicKey: pushSettings().isOn ? pushKeys().publicKey : null, devices };
}

/** Whether something can be encrypted with a browser's key: not every 65 bytes are a point of the curve. */
function isPoint(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1');
    own.generateKeys();
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/**
 * Notifies the member on the device of this session from now on. A browser that somebody else has used before belongs
 * to whoever subscribes last.
 * @throws 400 for an address that is none of a push service, 409 where push notifications are turned off
 */
export async function subscribePush(
  strapi: Core.Strapi,
  member: Owner,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<PushState> {
  if (!pushSettings().isOn) throw refuse.wrongState(PUSH_TEXTS.off);
  const url = pushTarget(endpoint);
  if (!url) throw refuse.badInput(PUSH_TEXTS.badEndpoint, { endpoint: PUSH_TEXTS.badEndpoint });
  if (!isPoint(keys.p256dh)) {
    throw refuse.badInput(PUSH_TEXTS.badEndpoint, { 'keys.p256dh': PUSH_TEXTS.badEndpoint });
  }
  const now = new Date();
  const hash = createHash('sha256').update(endpoint).digest('base64url');
  const row = {
    member_id: member.id,
    session_id: member.sessionId,
    endpoint,
    endpoint_hash: hash,
    host: hostOf(url),
    public_key: keys.p256dh,
    auth: keys.auth,
    failing_since: null,
    updated_at: now,
  };
  await transaction(strapi, async () => {
    await lockMembers(strapi, [member.id]);
    const before: { id: number; memberId: number; endpointHash: string }[] = await runQuery(
      strapi,
      (knex) =>
        knex(TABLE)
          .where({ session_id: member.sessionId })
          .orWhere({ endpoint_hash: hash })
          .select({ id: 'id', memberId: 'member_id', endpointHash: 'endpoint_hash' }),
    );
    const others = before.filter((one) => one.endpointHash !== hash || one.memberId !== member.id);
    await removeDevices(
      strapi,
      others.map(({ id }) => id),
    );
    await runQuery(strapi, (knex) =>
      knex(TABLE)
        .insert({ ...row, created_at: now })
        .onConflict('endpoint_hash')
        .merge(row),
    );
  });
  return pushState(strapi, member);
}

/** Ends devices, with all that waits for them. */
export async function removeDevices(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction(strapi, async ({ trx }) => {
    await trx('portal_push_deliveries')
      .whereIn('device_id', [...ids])
      .delete();
    await trx(TABLE)
      .whereIn('id', [...ids])
      .delete();
  });
}

const ownIds = (strapi: Core.Strapi, where: object): Promise<number[]> =>
  runQuery(strapi, (knex) => knex(TABLE).where(where).pluck('id'));

/** Ends one of a member's own devices. @throws 404 for any other */
export async function removePushDevice(strapi: Core.Strapi, member: Owner, id: number) {
  const ids = await ownIds(strapi, { id, member_id: member.id });
  if (ids.length === 0) throw refuse.notFound();
  await removeDevices(strapi, ids);
  return pushState(strapi, member);
}

/** Ends all of a member's own devices. */
export async function removePushDevices(strapi: Core.Strapi, member: Owner) {
  await removeDevices(strapi, await ownIds(strapi, { member_id: member.id }));
  return pushState(strapi, member);
}

/**
 * Deletes what waits for devices that are gone. A delivery that was queued while its device was removed loses it (the
 * foreign key is emptied), and nothing else would ever take it away.
 */
const deleteOrphans = (strapi: Core.Strapi) =>
  runQuery(strapi, (knex) =>
    knex('portal_push_deliveries')
      .whereNotExists(
        knex(`${TABLE} as d`)
          .whereRaw('d.id = portal_push_deliveries.device_id')
          .select(knex.raw('1')),
      )
      .delete(),
  );

/** Deletes devices whose session has ended, to which nothing has been sent since, and what waits for no device. */
export async function sweepPushDevices(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const ids: number[] = await runQuery(strapi, (knex) =>
    knex(`${TABLE} as o`)
      .whereNotExists(
        knex(`${TABLE} as d`)
          .modify(livingDevices(now))
          .whereRaw('d.id = o.id')
          .select(knex.raw('1')),
      )
      .limit(1000)
      .pluck('o.id'),
  );
  await removeDevices(strapi, ids);
  await deleteOrphans(strapi);
}

/** Erases the devices of a member who is being erased, and all that waits for them. */
export async function erasePushDevices(strapi: Core.Strapi, memberId: number): Promise<void> {
  for (const table of ['portal_push_deliveries', TABLE]) {
    await runQuery(strapi, (knex) => knex(table).where({ member_id: memberId }).delete());
  }
}
