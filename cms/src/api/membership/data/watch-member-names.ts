import type { Core } from '@strapi/strapi';
import { memberIn } from '../../../auth/watch-members';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import { selectMemberships, type MembershipRow } from './membership-row';
import * as membershipWords from './membership-words';

/** The member's keys by which the list of memberships is sorted and searched. */
const KEYS = ['name_key', 'search_key'] as const;

/** Keeps the list of memberships in line with its members' current names, whoever changes these. */
export function watchMemberNames(strapi: Core.Strapi) {
  async function updateNames(write: { params?: { where?: unknown; data?: unknown } }) {
    const data = (write.params?.data ?? {}) as Record<string, unknown>;
    if (!('nameKey' in data) && !('searchKey' in data)) return;
    const id = memberIn(write);
    const whose = id === null ? {} : { member_id: id };
    await runQuery(strapi, (knex) => {
      const now = (column: string) => knex('up_users').whereRaw('id = member_id').select(column);
      return knex('portal_memberships')
        .where(whose)
        .update(Object.fromEntries(KEYS.map((key) => [key, now(key)])));
    });
    const rows: MembershipRow[] = await runQuery(strapi, (knex) =>
      selectMemberships(knex).where(id === null ? {} : { 'm.member_id': id }),
    );
    for (const row of rows) await membershipWords.keep(strapi, row);
    await invalidateCounts(strapi, 'membership');
  }
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    afterUpdate: updateNames,
    afterUpdateMany: updateNames,
  });
}
