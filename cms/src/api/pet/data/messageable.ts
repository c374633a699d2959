import type { Core } from '@strapi/strapi';
import { messageWay } from '@hearthside/contract/inbox/message-way';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { roleOf } from '../../../auth/roles';

interface Row {
  id: number;
  roleId: number;
  verified: boolean | number;
}

/**
 * The ids of a pet's owner and of the members linked to it whom this member can write to, by the rule of the inbox. In
 * one query, whoever they are. The result does not reveal why anyone is missing.
 */
export async function messageable(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
): Promise<number[]> {
  const rows = (await runQuery(strapi, (knex) => {
    const linked = (table: string) =>
      knex(table).where('pet_id', petId).whereNotNull('member_id').select('member_id');
    return (
      knex('up_users as u')
        .where({ 'u.confirmed': true, 'u.blocked': false })
        .whereNull('u.deleted_at')
        // A union, since for an "or" PostgreSQL reads all members.
        .whereIn('u.id', (found) =>
          found
            .from('pets')
            .where('id', petId)
            .whereNotNull('owner_id')
            .select('owner_id')
            .union([linked('pet_care_team'), linked('pet_service_providers')]),
        )
        .orderBy('u.id')
        .select({ id: 'u.id', roleId: 'u.role_id', verified: 'u.verified' })
    );
  })) as Row[];
  return rows
    .map(({ id, roleId, verified }) => ({
      id,
      role: roleOf(roleId) ?? ('user' as const),
      verified: Boolean(verified),
    }))
    .filter((other) => messageWay(member, other) !== 'none')
    .map(({ id }) => id);
}
