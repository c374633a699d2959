import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PetSort } from '@hearthside/contract/pet/fields';
import type { Actor } from '../../../auth/actor';
import { paginationOf } from '../../../http/pagination';
import { preparedQuery } from '../../../db/prepared-query';
import { cachedCount } from '../../../db/cached-count';
import * as office from '../../../office/office';
import { contains } from '../../../text/normalize';
import { toPetListItem, selectPets, type PetRow } from './pet-row';
import { seesEveryPet, visibleTo, writableBy, type Condition } from '../policy';

export interface PetQuery {
  page: number;
  limit: number;
  search: string;
  sort: PetSort;
  writable?: 'true' | 'false' | undefined;
}

const COLUMNS = { name: 'p.sort_key', email: 'p.owner_email' } as const;

function orderOf(sort: PetSort) {
  const [by, order] = sort.split('_') as [keyof typeof COLUMNS, 'asc' | 'desc'];
  return [
    { column: COLUMNS[by], order },
    { column: 'p.id', order },
  ];
}

const matching = (conditions: readonly Condition[]) => (query: Knex.QueryBuilder) => {
  for (const [sql, ...values] of conditions) query.whereRaw(sql, values);
};

/** One page of the pets this member may see, or in whose record they may write, and their total: one query each. */
export async function petPage(strapi: Core.Strapi, member: Actor, asked: PetQuery) {
  const conditions: Condition[] = [
    asked.writable === 'true' ? writableBy(member) : visibleTo(member),
  ];
  if (asked.search) conditions.push(contains('p.search_key', asked.search));
  const order = orderOf(asked.sort);
  const shape = ['pets', member.role === 'admin', order, conditions.map(([sql]) => sql)];
  const rows = await preparedQuery<PetRow>(
    strapi,
    JSON.stringify(shape),
    // The ids first, from an index alone, so that for a late page none of the pets before it are read.
    (knex) =>
      selectPets(knex, member)
        .whereIn(
          'p.id',
          knex('pets as p')
            .modify(matching(conditions))
            .orderBy(order)
            .limit(1)
            .offset(1)
            .select('p.id'),
        )
        .orderBy(order),
    [...conditions.flatMap(([, ...values]) => values), asked.limit, (asked.page - 1) * asked.limit],
  );
  const count = () =>
    strapi.db.connection('pets as p').modify(matching(conditions)).count({ count: '*' }).first();
  // For members who see few pets the total is counted each time, because what they may see changes without a write to
  // any pet.
  const total = seesEveryPet(member.role)
    ? await cachedCount('pet', JSON.stringify(conditions), count)
    : Number((await count())?.count ?? 0);
  const today = await office.today(strapi);
  return {
    pets: rows.map((row) => toPetListItem(row, member, today)),
    pagination: paginationOf(asked, total),
  };
}
