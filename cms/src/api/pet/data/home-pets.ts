/** A member's pets on their first screen, each with its latest entry and what is next to be done. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { can } from '@hearthside/contract/access';
import { ENTRY_LOCATIONS, type EntryLocation } from '@hearthside/contract/pet/entry';
import { aboutWords } from '@hearthside/contract/pet/entry-words';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import type { HomePart } from '../../../subject';
import { nextOfPets } from '../../../subject-hooks';
import { clipped } from '../../../text/clipped';
import { detailsIn, type EntryRow } from './entries/entry-row';
import { seesEveryPet, visibleTo } from '../policy';
import { pictureLink } from './pet-row';

/** How many the first screen shows. The link below them leads to all. */
const SHOWN = 6;

interface Row {
  id: number;
  name: string;
  breed: string | null;
  pictureKey: string | null;
  date: string | null;
  location: EntryLocation;
  description: string | null;
  details: EntryRow['details'];
  initial: string | null;
  total: number | string;
}

/** The latest entry in the order of a pet's record, found at the end of its index. */
const LATEST = `select e.id from pet_entries e where e.pet_id = p.id and e.deleted_at is null
  order by e.date desc, e.id desc limit 1`;

/** Pets without an entry come last, in both databases. */
const newestFirst = (query: Knex.QueryBuilder) =>
  void query
    .orderByRaw('case when r.id is null then 1 else 0 end')
    .orderBy([
      { column: 'r.date', order: 'desc' },
      { column: 'r.id', order: 'desc' },
      { column: 'p.sort_key' },
      { column: 'p.id' },
    ]);

/** In one query: first which pets and how many there are, then what is shown of those few. */
function petsOf(knex: Knex, member: Actor): PromiseLike<Row[]> {
  const [sql, ...values] = visibleTo(member);
  const chosen = knex('pets as p')
    .joinRaw(`left join pet_entries r on r.id = (${LATEST})`)
    .whereRaw(sql, values)
    .select({ pet: 'p.id', entry: 'r.id' })
    .select(knex.raw('count(*) over () as total'))
    .modify(newestFirst)
    .limit(SHOWN);
  return knex
    .from(chosen.as('chosen'))
    .join('pets as p', 'p.id', 'chosen.pet')
    .leftJoin('pet_entries as r', 'r.id', 'chosen.entry')
    .leftJoin('portal_files as f', 'f.id', 'p.picture_id')
    .modify(newestFirst)
    .select({
      id: 'p.id',
      name: 'p.name',
      breed: 'p.breed',
      pictureKey: 'f.key',
      date: 'r.date',
      location: 'r.location',
      description: 'r.description',
      details: 'r.details',
      initial: 'r.initial',
      total: 'chosen.total',
    }) as unknown as PromiseLike<Row[]>;
}

function lastIn(row: Row) {
  const { date, location, description, initial } = row;
  if (date === null) return null;
  const text = [aboutWords(detailsIn(row)), (description ?? '').replace(/\s+/g, ' ').trim()];
  return {
    date,
    place: ENTRY_LOCATIONS[location],
    text: clipped(text.filter(Boolean).join(' · ')),
    by: initial ?? '',
  };
}

/**
 * The pets this member is linked to, by the rule of the list and of the record (`visibleTo`). Whoever sees every pet
 * has none of their own to be shown.
 */
export async function homePets(strapi: Core.Strapi, member: Actor): Promise<HomePart> {
  if (!can(member, 'pet_records') || seesEveryPet(member.role)) return {};
  const rows = await runQuery(strapi, (knex) => petsOf(knex, member));
  const ids = rows.map(({ id }) => id);
  // Whoever sees a pet sees its care (care/policy.ts).
  const next = await nextOfPets(strapi, ids);
  const first = rows.map((row) => ({
    id: row.id,
    name: row.name,
    breed: row.breed ?? '',
    picture: pictureLink(row.pictureKey, member.id),
    last: lastIn(row),
    next: next.get(row.id) ?? null,
  }));
  return { pets: { first, total: Number(rows[0]?.total ?? 0) } };
}
