/** The emergency sheets of a member's own pets, for their device to keep. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { KEPT_SHEETS, type EmergencySheet } from '@hearthside/contract/pet/endpoints';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import * as office from '../../../office/office';
import { ownOrCaredFor } from '../policy';
import { allProvidersOf, teamsOf } from './contacts';
import { detailsIn, type EntryRow } from './entries/entry-row';
import { medicationsOf } from './medications';
import {
  detailRights,
  revisionOf,
  routineIn,
  selectWholePets,
  toPet,
  trustIn,
  type WholePet,
} from './pet-row';

type Titled = { petId: number; id: number; title: string };
/** A pet, and how many there are in all. */
type Counted = WholePet & { total: number | string };
type Entry = EmergencySheet['entries'][number] & { petId: number };

/** The first of these rows of each pet in an order, in one query: `most` of a pet, however many it has. */
const firstOfEach = (knex: Knex, rows: Knex.QueryBuilder, order: string, most: number) =>
  knex
    .from(
      rows
        .select('r.*')
        .select(
          knex.raw(
            `row_number() over (partition by r.pet_id order by r.${order} desc, r.id desc) as place`,
          ),
        )
        .as('r'),
    )
    .where('r.place', '<=', most)
    .orderBy('r.place');

const documentsOf = (strapi: Core.Strapi, ids: readonly number[]): Promise<Titled[]> =>
  runQuery(strapi, (knex) => {
    const all = knex('pet_documents as r').whereIn('r.pet_id', ids);
    return firstOfEach(knex, all, 'created_at', KEPT_SHEETS.documents).select({
      petId: 'r.pet_id',
      id: 'r.id',
      title: 'r.title',
    });
  });

async function entriesOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Entry[]> {
  const rows: (Omit<Entry, 'details'> & Pick<EntryRow, 'details'>)[] = await runQuery(
    strapi,
    (knex) => {
      const all = knex('pet_entries as r').whereIn('r.pet_id', ids).whereNull('r.deleted_at');
      return firstOfEach(knex, all, 'date', KEPT_SHEETS.entries)
        .select({ petId: 'r.pet_id', id: 'r.id', date: 'r.date', location: 'r.location' })
        .select({ details: 'r.details' })
        .select(knex.raw(`coalesce(r.description, '') as description`));
    },
  );
  return rows.map((row) => ({ ...row, details: detailsIn(row) }));
}

/**
 * The sheets of the pets a member owns or is on the care team of, by name, and how many such pets there are. Seven
 * queries, however many pets. What the answer has not is not to be kept any longer.
 */
export async function emergencySheets(strapi: Core.Strapi, member: Actor) {
  const [sql, ...values] = ownOrCaredFor(member);
  const rows = await runQuery(
    strapi,
    (knex) =>
      selectWholePets(knex, member)
        .select(knex.raw('count(*) over () as total'))
        .whereRaw(sql, values)
        .orderBy(['p.sort_key', 'p.id'])
        .limit(KEPT_SHEETS.pets) as unknown as PromiseLike<Counted[]>,
  );
  const ids = rows.map(({ id }) => id);
  const today = await office.today(strapi);
  const [medications, team, providers, documents, entries] = await Promise.all([
    medicationsOf(strapi, ids, today),
    teamsOf(strapi, ids),
    allProvidersOf(strapi, ids),
    documentsOf(strapi, ids),
    entriesOf(strapi, ids),
  ]);
  const sheets = rows.map((row) => {
    const ofPet = ({ petId }: { petId: number }) => petId === row.id;
    return {
      detail: {
        pet: toPet(row, member.id, today),
        careTeam: team.filter(ofPet),
        serviceProviders: providers.filter(ofPet),
        petTrust: trustIn(row),
        routine: routineIn(row),
        ...medications(row.id),
        // A kept sheet is read without a connection, and who can be written to may change meanwhile.
        messageable: [],
        ...detailRights(row, member),
        revision: revisionOf(row),
      },
      documents: documents.filter(ofPet),
      entries: entries.filter(ofPet),
    };
  });
  return { sheets, total: Number(rows[0]?.total ?? 0) };
}
