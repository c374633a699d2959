/** Finds one membership. Those in the trash are treated as missing. */
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

/** A membership by its id or its member, deleted or not; undefined if its member is in the trash. */
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

/** A membership outside the trash, or a 404. */
export async function membershipOf(strapi: Core.Strapi, id: number): Promise<MembershipRow> {
  const row = await find(strapi, { id });
  if (!row || row.deletedAt !== null) throw refuse.notFound();
  return row;
}

/** A member and their membership, deleted or not, both locked until the transaction ends. */
export async function lockedOf(
  strapi: Core.Strapi,
  memberId: number,
): Promise<MembershipRow | undefined> {
  // The member is locked before what belongs to them (db/lock-row).
  if (!(await lockRow(strapi, 'up_users', memberId))) return undefined;
  const row = await find(strapi, { memberId });
  if (row) await lockRow(strapi, 'portal_memberships', row.id);
  return row;
}

/** Locks a membership and its member until the transaction ends, and returns it as it is then; or a 404. */
export async function lockedMembership(
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

/** Locks it the same way even if it or its member is in the trash; undefined if it was erased. */
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

/** The current day and grace days, by which a membership's status is calculated. */
export async function day(strapi: Core.Strapi, now = new Date()): Promise<Day> {
  return {
    today: await office.today(strapi, now),
    graceDays: await office.graceDays(strapi),
  };
}
