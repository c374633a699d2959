/** Reads one member, whoever asks, and lists the admins. Callers check rights. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { MEMBER_TEXTS } from '@hearthside/contract/member/person-fields';
import { runQuery } from '../db/run-query';
import { refuse } from '../http/refuse';
import { roleIdOf } from './roles';
import { selectWhole, type WholeMember } from './member-row';

export const find = (strapi: Core.Strapi, id: number): Promise<WholeMember | undefined> =>
  runQuery(strapi, (knex) => selectWhole(knex).where('u.id', id).first());

const notFound = () => refuse.notFound(MEMBER_TEXTS.fetchFailed);

/** The row of a member, or a refusal that reveals nothing. */
export async function rowOf(strapi: Core.Strapi, id: number): Promise<WholeMember> {
  const row = await find(strapi, id);
  if (!row) throw notFound();
  return row;
}

/** A member who has joined, even if they are in the trash by now. */
export async function onceJoinedRowOf(strapi: Core.Strapi, id: number): Promise<WholeMember> {
  const row = await rowOf(strapi, id);
  if (!row.confirmed) throw notFound();
  return row;
}

/**
 * A member as admins see them. Someone who never confirmed their address has not joined, and someone in the trash is
 * gone.
 */
export async function joinedRowOf(strapi: Core.Strapi, id: number): Promise<WholeMember> {
  const row = await onceJoinedRowOf(strapi, id);
  if (row.deletedAt) throw notFound();
  return row;
}

// The only rule that decides who is an admin.
const admins = (knex: Knex) =>
  knex('up_users')
    .where({ role_id: roleIdOf('admin'), verified: true, blocked: false, confirmed: true })
    .whereNull('deleted_at')
    .orderBy('id')
    .pluck<number[]>('id');

/** Ids of all admins. They are notified of new members. */
export async function adminIds(strapi: Core.Strapi): Promise<number[]> {
  return runQuery(strapi, admins);
}
