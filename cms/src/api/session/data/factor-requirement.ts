/** Since when the portal requires a second factor of its staff (decision 087). */
import type { Core } from '@strapi/strapi';
import { STAFF_ROLES } from '@hearthside/contract/session/second-factor';
import {
  factorSetting,
  graceEnd,
  isFactorRequired,
  isStaff,
  setFactorRequired,
} from '../../../auth/second-factor-rule';
import { evictAllMembers, type Member } from '../../../auth/member-cache';
import { roleIdOf } from '../../../auth/roles';
import { runQuery } from '../../../db/run-query';
import { isDemo } from '../../../../seed/demo-accounts';
import { readFactor } from './factor-row';

const TABLE = 'portal_second_factors';
const staffRoleIds = () => STAFF_ROLES.map(roleIdOf);

/** Lets the days of grace begin for staff of whom nothing is required yet: for all, or for one who may be new. */
export async function requireOfStaff(strapi: Core.Strapi, memberId?: number, now = new Date()) {
  if (!isFactorRequired()) return;
  const ids = await runQuery(strapi, (knex) =>
    knex('up_users as u')
      .leftJoin(`${TABLE} as f`, 'f.member_id', 'u.id')
      .whereIn('u.role_id', staffRoleIds())
      .whereNull('f.required_since')
      .modify((query) => memberId !== undefined && query.where('u.id', memberId))
      .orderBy('u.id')
      .pluck<number[]>('u.id'),
  );
  for (const id of ids) {
    const row = { member_id: id, required_since: now, created_at: now, updated_at: now };
    await runQuery(strapi, (knex) =>
      knex(TABLE).insert(row).onConflict('member_id').merge(['required_since']),
    );
  }
}

/** Since when the portal requires it, which is noted at the first start with the setting. */
async function sinceWhen(strapi: Core.Strapi, required: boolean): Promise<Date | null> {
  const store = strapi.store({ type: 'core', name: 'hearthside' });
  const key = 'secondFactorRequiredSince';
  const known = (await store.get({ key })) as string | null;
  if (required && known) return new Date(known);
  const since = required ? new Date() : null;
  if (required || known) await store.set({ key, value: since && since.toISOString() });
  return since;
}

/**
 * Reads the setting at the start. Where a second factor is required, the days of grace begin for staff who have none;
 * where it is not, they end, and begin anew once it is.
 */
export async function prepareRequirement(strapi: Core.Strapi) {
  const url = strapi.config.get<string>('server.url');
  const required = factorSetting(process.env.SECOND_FACTOR, { url, isDemo: await isDemo(strapi) });
  setFactorRequired(required, await sinceWhen(strapi, required));
  if (required) await requireOfStaff(strapi);
  else
    await runQuery(strapi, (knex) =>
      knex(TABLE).whereNotNull('required_since').update({ required_since: null }),
    );
  evictAllMembers();
}

/** When a member has to have a second factor; null if none is required of them. */
export async function requiredBy(
  strapi: Core.Strapi,
  { id, role }: Pick<Member, 'id' | 'role'>,
): Promise<Date | null> {
  if (!isFactorRequired() || !isStaff(role)) return null;
  const row = await readFactor(strapi, id);
  return graceEnd(row?.requiredSince ?? new Date());
}
