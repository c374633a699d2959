/** Members from whom a question can be hidden. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { ROLE_LABELS, ROLES, type Role } from '@hearthside/contract/access';
import type { PageQuery } from '@hearthside/contract/list';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { roleIdOf } from '../../../auth/roles';
import { lookup } from '../../../text/normalize';
import { searchedPerson } from '../../../text/person-search';
import { nameIn } from '../../../text/member-name';
import { roleIn, selectMembers, type MemberRow } from '../../../auth/member-row';
import { iso } from '../../../text/moment';

type PeopleQuery = PageQuery & { ids?: number[] | undefined; roles?: Role[] | undefined };

/** The roles whose name contains this text. */
const rolesNamed = (search: string) =>
  ROLES.filter((role) => lookup(ROLE_LABELS[role].one).includes(lookup(search)));

/** Searches by name, email or role (part 1 §2.14). */
const searched = (search: string) => (query: Knex.QueryBuilder) => {
  if (!search) return;
  query.where((either) =>
    either
      .where((person) => void person.modify(searchedPerson('u.search_key', search)))
      .orWhereIn('u.role_id', rolesNamed(search).map(roleIdOf)),
  );
};

/**
 * The members from whom a question can be hidden: everyone who has joined, is not archived and has one of its roles,
 * except admins, who see everything. A query by ids also finds members who are gone, because the list of those chosen
 * names them.
 */
const matching =
  ({ ids, roles, search }: PeopleQuery) =>
  (query: Knex.QueryBuilder) => {
    if (ids) query.whereIn('u.id', ids);
    else {
      query
        .where('u.confirmed', true)
        .whereNull('u.deleted_at')
        .whereNull('u.archived_at')
        .whereNot('u.role_id', roleIdOf('admin'));
      if (roles) query.whereIn('u.role_id', roles.map(roleIdOf));
    }
    query.modify(searched(search));
  };

/** A page of them by name. */
export async function people(strapi: Core.Strapi, asked: PeopleQuery) {
  const rows = (await runQuery(strapi, (knex) =>
    selectMembers(knex)
      .modify(matching(asked))
      .orderBy(['u.name_key', 'u.id'])
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit),
  )) as MemberRow[];
  const counted = await runQuery(strapi, (knex) =>
    knex('up_users as u').modify(matching(asked)).count({ total: '*' }).first(),
  );
  return {
    users: rows.map((row) => ({
      id: row.id,
      name: nameIn(row),
      email: row.email,
      role: roleIn(row),
      joinedAt: iso(row.createdAt),
    })),
    pagination: paginationOf(asked, Number(counted?.total ?? 0)),
  };
}
