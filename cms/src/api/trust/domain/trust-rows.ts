import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { trustPerson } from '@hearthside/contract/trust';
import type { Pagination } from '@hearthside/contract/list';
import { reading } from '../../../access/reading';
import { containing } from '../../member/domain/fold';
import { nameIn, roleIn, selectMembers, type MemberRow } from '../../member/domain/member-row';
import { fileLink } from '../../../file/signed-link';

export interface TrustRow {
  id: number;
  name: string;
  created_at: string | number | Date;
}

interface Asked {
  page: number;
  limit: number;
  search: string;
}

type Assigned = MemberRow & { assignedAt: string | number | Date };

const personIn = (row: Assigned): z.input<typeof trustPerson> => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: roleIn(row),
  verified: Boolean(row.verified),
  profilePicture: row.pictureKey ? fileLink(row.pictureKey) : null,
  assignedAt: new Date(row.assignedAt).toISOString(),
});

/** Reading trusts and who is assigned to them; who is in the trash counts as away. */
export function trustRows(strapi: Core.Strapi) {
  const knex = () => strapi.db.connection;
  const assigned = () =>
    knex()('trust_assignments as a')
      .join('up_users as u', 'u.id', 'a.member_id')
      .whereNull('u.deleted_at');

  return {
    find: (id: number): Promise<TrustRow | undefined> =>
      reading(strapi, (query) => query('trusts').where({ id }).first('id', 'name', 'created_at')),

    /** A page of trusts by name, each with how many people it has: one query and one count. */
    async page({ page, limit, search }: Asked) {
      const matching = () => {
        const rows = knex()('trusts as t');
        if (search) rows.whereRaw(`t.search_key like ? escape '\\'`, [containing(search)]);
        return rows;
      };
      const [trusts, counted] = await Promise.all([
        matching()
          .select('t.id', 't.name')
          .orderBy(['t.search_key', 't.id'])
          .limit(limit)
          .offset((page - 1) * limit),
        matching().count({ total: '*' }).first(),
      ]);
      const counts = await assigned()
        .whereIn(
          'a.trust_id',
          trusts.map(({ id }) => id as number),
        )
        .groupBy('a.trust_id')
        .select<{ id: number; people: number | string }[]>(
          'a.trust_id as id',
          knex().raw('count(*) as people'),
        );
      const people = new Map(counts.map((row) => [row.id, Number(row.people)]));
      const total = Number(counted?.total ?? 0);
      const pagination: Pagination = {
        currentPage: page,
        totalPages: Math.max(1, Math.ceil(total / limit)),
        total,
      };
      return {
        trusts: trusts.map(({ id, name }) => ({ id, name, people: people.get(id) ?? 0 })),
        pagination,
      };
    },

    /** The people of a trust by name. */
    async people(trustId: number) {
      const rows = await reading(strapi, (query) =>
        selectMembers(query)
          .join('trust_assignments as a', 'a.member_id', 'u.id')
          .select({ assignedAt: 'a.created_at' })
          .where('a.trust_id', trustId)
          .whereNull('u.deleted_at')
          .orderBy(['u.name_key', 'u.id']),
      );
      return (rows as unknown as Assigned[]).map(personIn);
    },

    /** The trusts of some members by name, with whose they are. */
    trustsOf: (
      memberIds: readonly number[],
    ): Promise<{ id: number; name: string; member: number }[]> =>
      knex()('trust_assignments as a')
        .join('trusts as t', 't.id', 'a.trust_id')
        .whereIn('a.member_id', [...memberIds])
        .orderBy(['t.search_key', 't.id'])
        .select('t.id', 't.name', { member: 'a.member_id' }),

    /** Names of those who hold a trust from the trash: deleted, but to be brought back as they were. */
    async away(trustId: number): Promise<string[]> {
      const rows = await reading(strapi, (query) =>
        selectMembers(query)
          .join('trust_assignments as a', 'a.member_id', 'u.id')
          .where('a.trust_id', trustId)
          .whereNotNull('u.deleted_at'),
      );
      return (rows as unknown as MemberRow[]).map(nameIn);
    },
  };
}
