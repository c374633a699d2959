/** Finding one membership; what lies in the trash is not there. */
import type { Core } from '@strapi/strapi';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';
import {
  selectAllMemberships,
  selectMemberships,
  type Day,
  type MembershipRow,
} from './membership-row';

/** One by its number or by whose it is, deleted or not; undefined where its member is in the trash. */
export const find = (
  strapi: Core.Strapi,
  by: { id: number } | { memberId: number },
): Promise<MembershipRow | undefined> =>
  runQuery(
    strapi,
    async (knex) =>
      (await selectMemberships(knex)
        .where('id' in by ? { 'm.id': by.id } : { 'm.member_id': by.memberId })
        .first()) as MembershipRow | undefined,
  );

/** One that is not in the trash, or a 404. */
export async function membershipOf(strapi: Core.Strapi, id: number): Promise<MembershipRow> {
  const row = await find(strapi, { id });
  if (!row || row.deletedAt !== null) throw refuse.notFound();
  return row;
}

/** A member and what they have by way of a membership, deleted or not, both held until the transaction ends. */
export async function lockedOf(
  strapi: Core.Strapi,
  memberId: number,
): Promise<MembershipRow | undefined> {
  // The member before what belongs to them (db/lock-row).
  if (!(await lockRow(strapi, 'up_users', memberId))) return undefined;
  const row = await find(strapi, { memberId });
  if (row) await lockRow(strapi, 'portal_memberships', row.id);
  return row;
}

/** Holds a membership and its member until the transaction ends, and tells it as it then is; or a 404. */
export async function held(
  strapi: Core.Strapi,
  id: number,
  { trashed = false } = {},
): Promise<MembershipRow> {
  const { userId } = (await find(strapi, { id })) ?? {};
  if (userId === undefined) throw refuse.notFound();
  await lockRow(strapi, 'up_users', userId);
  await lockRow(strapi, 'portal_memberships', id);
  const row = await find(strapi, { id });
  if (!row || (row.deletedAt !== null) !== trashed) throw refuse.notFound();
  return row;
}

/** Holds it the same way wherever it and its member are, the trash included; undefined where it was erased. */
export async function lockedAnywhere(
  strapi: Core.Strapi,
  id: number,
): Promise<MembershipRow | undefined> {
  const one = (): Promise<MembershipRow | undefined> =>
    runQuery(strapi, async (knex) => selectAllMemberships(knex).where('m.id', id).first());
  const known = await one();
  if (!known) return undefined;
  await lockRow(strapi, 'up_users', known.userId);
  await lockRow(strapi, 'portal_memberships', id);
  return one();
}

/** By what standing is reckoned now. */
export async function day(strapi: Core.Strapi, now = new Date()): Promise<Day> {
  return {
    today: await office.today(strapi, now),
    graceDays: await office.graceDays(strapi),
  };
}
