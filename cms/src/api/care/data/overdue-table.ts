/** The animals with overdue tasks, those that wait longest first, for admins and for trustees of their trusts. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { OverduePet } from '@hearthside/contract/care/shapes';
import type { PageQuery } from '@hearthside/contract/list';
import type { Actor } from '../../../auth/actor';
import { cachedCount } from '../../../db/cached-count';
import { runQuery } from '../../../db/run-query';
import { paginationOf } from '../../../http/pagination';
import { csvLines } from '../../../text/csv-lines';
import { nameIn } from '../../../text/member-name';
import type { Moment } from '../../../text/moment';

/** How many tasks of an animal are named. */
const NAMED = 3;
const CHUNK = 500;
const HEADINGS = ['Animal', 'Owner', 'Trust', 'Overdue since', 'Overdue tasks', 'Tasks'];

const MINE = 'p.trust_id in (select trust_id from trust_assignments where member_id = ?)';

const overdueBy = (knex: Knex, member: Actor, now: Date) => {
  const query = knex('care_pets as c')
    .join('pets as p', 'p.id', 'c.pet_id')
    .where('c.next_due_at', '<=', now)
    .whereNull('p.deleted_at');
  if (member.role !== 'admin') query.whereRaw(MINE, [member.id]);
  return query;
};

interface Row {
  id: number;
  name: string;
  firstName: string | null;
  lastName: string | null;
  trust: string | null;
  since: Moment;
}

const selectRows = (knex: Knex, found: Knex.QueryBuilder): Promise<Row[]> =>
  found.leftJoin('trusts as t', 't.id', 'p.trust_id').orderBy(['c.next_due_at', 'c.id']).select({
    id: 'p.id',
    name: 'p.name',
    firstName: 'p.owner_first_name',
    lastName: 'p.owner_last_name',
    trust: 't.name',
    since: 'c.next_due_at',
  }) as unknown as Promise<Row[]>;

/** The overdue tasks of these animals, the longest first. */
async function tasksOf(strapi: Core.Strapi, petIds: readonly number[], now: Date) {
  const rows: { petId: number; title: string }[] = await runQuery(strapi, (knex) =>
    knex('care_tasks')
      .whereIn('pet_id', [...petIds])
      .whereNull('deleted_at')
      .where('next_due_at', '<=', now)
      .orderBy(['next_due_at', 'id'])
      .select({ petId: 'pet_id', title: 'title' }),
  );
  const found = new Map<number, string[]>();
  for (const { petId, title } of rows) found.set(petId, [...(found.get(petId) ?? []), title]);
  return found;
}

async function toPets(strapi: Core.Strapi, rows: readonly Row[], now: Date): Promise<OverduePet[]> {
  const tasks = await tasksOf(
    strapi,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map(({ id, name, firstName, lastName, trust, since }) => ({
    pet: { id, name },
    owner: nameIn({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    trust: trust ?? '',
    since: new Date(since).toISOString(),
    count: tasks.get(id)?.length ?? 0,
    tasks: (tasks.get(id) ?? []).slice(0, NAMED),
  }));
}

type Asked = Pick<PageQuery, 'page' | 'limit'>;

const countOf = (strapi: Core.Strapi, member: Actor, now: Date) =>
  runQuery<{ count?: number | string } | undefined>(strapi, (knex) =>
    overdueBy(knex, member, now).count({ count: '*' }).first(),
  );

/** A page of the table. */
export async function overdue(
  strapi: Core.Strapi,
  member: Actor,
  { page, limit }: Asked,
  now = new Date(),
) {
  const rows = await runQuery(strapi, (knex) =>
    selectRows(
      knex,
      overdueBy(knex, member, now)
        .limit(limit)
        .offset((page - 1) * limit),
    ),
  );
  const whose = member.role === 'admin' ? 'all' : String(member.id);
  const total = await cachedCount('care', `overdue ${whose}`, () => countOf(strapi, member, now));
  return {
    pets: await toPets(strapi, rows, now),
    pagination: paginationOf({ page, limit }, total),
  };
}

const cellsOf = ({ pet, owner, trust, since, count, tasks }: OverduePet) => [
  pet.name,
  owner,
  trust,
  since,
  String(count),
  tasks.join('; ') + (count > tasks.length ? '; …' : ''),
];

/** All of it as CSV, read page by page. Begins with a byte order mark, by which spreadsheets know UTF-8. */
export async function exportOverdue(strapi: Core.Strapi, member: Actor, now = new Date()) {
  const rows = Number((await countOf(strapi, member, now))?.count ?? 0);
  async function* csv() {
    yield `\ufeff${csvLines([HEADINGS])}`;
    for (let page = 1; (page - 1) * CHUNK < rows; page += 1) {
      const { pets } = await overdue(strapi, member, { page, limit: CHUNK }, now);
      if (pets.length > 0) yield csvLines(pets.map(cellsOf));
    }
  }
  return { rows, csv: csv() };
}
