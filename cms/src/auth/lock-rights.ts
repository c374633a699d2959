import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Access } from '@hearthside/contract/endpoint';
import { authorize } from './authorize';
import type { Member } from './member-cache';
import { refuse } from '../http/refuse';
import { roleOf } from './roles';

/** The first number of these advisory locks, which sets them apart from others. The second is the member's id. */
const RIGHTS = 0x72696768;

const CHANGED = 'Your permissions just changed. Please reload the page.';

/** The members whose rights a transaction touches. */
export interface Rights {
  /** Members whose role, verification, password or place in the trash changes. */
  changes?: readonly number[];
  /** Members whose rights have to stay as they are until the transaction ends. */
  relies?: readonly number[];
}

interface Asking {
  headerSent?: boolean;
  state: { member?: Member | null; access?: Access };
}

/** The member who makes the current request, with the access it requires. */
function actorOf(strapi: Core.Strapi): { member: Member; access: Access } | undefined {
  const ctx = strapi.requestContext.get() as Asking | undefined;
  // Work after the answer is the portal's own.
  if (!ctx || ctx.headerSent) return undefined;
  const { member, access } = ctx.state;
  if (!member || !access || access === 'public') return undefined;
  return { member, access };
}

/** Locks in the order of ids. Whoever changes rights waits for all who act by them, and the other way around. */
async function lock(trx: Knex, changes: readonly number[], relies: readonly number[]) {
  const exclusive = new Set(changes);
  const ids = [...new Set([...changes, ...relies])].sort((one, other) => one - other);
  for (const id of ids) {
    const kind = exclusive.has(id) ? '' : '_shared';
    await trx.raw(`select pg_advisory_xact_lock${kind}(?, ?)`, [RIGHTS, id]);
  }
}

interface Row {
  verified: unknown;
  blocked: unknown;
  confirmed: unknown;
  deleted_at: unknown;
  role_id: number;
}

/** Refuses a member who has lost the rights that the gate found. */
async function requireStill(trx: Knex, { member, access }: { member: Member; access: Access }) {
  const row: Row | undefined = await trx('up_users')
    .where({ id: member.id })
    .first('verified', 'blocked', 'confirmed', 'deleted_at', 'role_id');
  const role = row && roleOf(row.role_id);
  if (!row || !role || !row.confirmed || row.blocked || row.deleted_at) throw refuse.noSession();
  authorize({ ...member, role, verified: Boolean(row.verified) }, { access });
  // They may call it, but what they may see and change has changed.
  if (role !== member.role || (member.verified && !row.verified))
    throw refuse.changedMeanwhile(CHANGED);
}

/**
 * The first step of a transaction: checks again that the member may still make this request, and keeps that true
 * until the transaction ends. It comes before any row's lock (docs/locks.md). SQLite needs no lock because its
 * transactions run one at a time.
 * @throws 401, 403 or 409 where the rights were lost since the gate checked.
 */
export async function lockRights(
  strapi: Core.Strapi,
  trx: Knex,
  { changes = [], relies = [] }: Rights,
): Promise<void> {
  const actor = actorOf(strapi);
  if (strapi.db.dialect.client === 'postgres') {
    await lock(trx, changes, actor ? [...relies, actor.member.id] : relies);
  }
  if (actor) await requireStill(trx, actor);
}
