import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PageQuery } from '@hearthside/contract/list';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { cachedCount } from '../../../db/cached-count';
import { roleOf } from '../../../auth/roles';
import { searchedPerson } from '../../../text/person-search';

interface CandidateRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  roleId: number;
}

/** A page of members, by name, who have joined, may sign in, and have no membership. */
export async function candidatePage(strapi: Core.Strapi, asked: PageQuery) {
  const found = (knex: Knex) =>
    knex('up_users as u')
      .where({ 'u.confirmed': true, 'u.blocked': false })
      .whereNull('u.deleted_at')
      .whereNotExists(
        knex('portal_memberships as m')
          .whereRaw('m.member_id = u.id')
          .whereNull('m.deleted_at')
          .select(knex.raw('1')),
      )
      .modify(searchedPerson('u.search_key', asked.search));
  const rows: CandidateRow[] = await runQuery(strapi, (knex) =>
    found(knex)
      .orderBy(['u.name_key', 'u.id'])
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .select({
        id: 'u.id',
        firstName: 'u.first_name',
        lastName: 'u.last_name',
        email: 'u.email',
        roleId: 'u.role_id',
      }),
  );
  const total = await cachedCount('membership', `candidates ${asked.search}`, () =>
    runQuery(strapi, (knex) => found(knex).count({ count: '*' }).first()),
  );
  const users = rows.map(({ roleId, ...said }) => ({
    ...said,
    role: roleOf(roleId) ?? ('user' as const),
  }));
  return { users, pagination: paginationOf(asked, total) };
}
