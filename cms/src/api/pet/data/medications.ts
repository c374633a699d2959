import type { Core } from '@strapi/strapi';
import { isGivenOn } from '@hearthside/contract/pet/entry-details';
import type { Medication } from '@hearthside/contract/pet/endpoints';
import { runQuery } from '../../../db/run-query';
import { detailsIn, type EntryRow } from './entries/entry-row';

type Row = Pick<EntryRow, 'id' | 'date' | 'details'> & { petId: number };

/** What each of these pets is given on this day, by pet, the latest entry first: in one query, however many pets. */
export async function medicationsOf(
  strapi: Core.Strapi,
  petIds: readonly number[],
  today: string,
): Promise<Map<number, Medication[]>> {
  const rows: Row[] = await runQuery(strapi, (knex) =>
    knex('pet_entries as r')
      .whereIn('r.pet_id', [...petIds])
      .where('r.kind', 'medication')
      .whereNull('r.deleted_at')
      .orderBy([
        { column: 'r.date', order: 'desc' },
        { column: 'r.id', order: 'desc' },
      ])
      .select({ id: 'r.id', petId: 'r.pet_id', date: 'r.date', details: 'r.details' }),
  );
  const given = new Map<number, Medication[]>();
  for (const row of rows) {
    const details = detailsIn(row);
    if (details.kind !== 'medication' || !isGivenOn(details, row.date, today)) continue;
    const { medicine, dose, unit, times, to } = details;
    const one = { id: row.id, medicine, dose, unit, times, to };
    given.set(row.petId, [...(given.get(row.petId) ?? []), one]);
  }
  return given;
}
