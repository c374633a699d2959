import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import type { MemberPagePart } from '../../../subject';
import { pickable } from './starting';

/** How a reader can write to a member from the member's page: by the same rule as in the picker of new chats. */
export async function messageWay(
  strapi: Core.Strapi,
  reader: Actor,
  memberId: number,
): Promise<Partial<MemberPagePart>> {
  if (!can(reader, 'inbox') || reader.id === memberId) return {};
  // Admins create no chats, and are in the chats of the office already (ruling 10).
  if (reader.role === 'admin') {
    const row = await runQuery(strapi, (knex) =>
      knex('up_users as u')
        .where({ 'u.id': memberId, 'u.confirmed': true, 'u.blocked': false })
        .whereNull('u.deleted_at')
        .first('u.id'),
    );
    return row ? { message: 'office' } : {};
  }
  const row = await runQuery(strapi, (knex) =>
    knex('up_users as u').modify(pickable(reader)).where('u.id', memberId).first('u.id'),
  );
  return row ? { message: 'direct' } : {};
}
