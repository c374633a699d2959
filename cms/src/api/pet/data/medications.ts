import type { Core } from '@strapi/strapi';
import { isGivenOn } from '@hearthside/contract/pet/entry-details';
import type { Medication, PlannedMedication } from '@hearthside/contract/pet/endpoints';
import { runQuery } from '../../../db/run-query';
import { plannedMedications } from '../../../subject-hooks';
import { detailsIn, type EntryRow } from './entries/entry-row';

type Row = Pick<EntryRow, 'id' | 'date' | 'details'> & { petId: number };

/** What each of these pets is given on this day, by pet, the latest entry first: in one query, however many pets. */
async function ofRecords(
  strapi: Core.Strapi,
  petIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Medication[]>> {
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

/** The medications of a pet: those of its record, and those that the calendar alone has. */
export interface Medications {
  medications: Medication[];
  plannedMedications: PlannedMedication[];
}

/**
 * What each of these pets is given on this day by its record, and what is planned besides, by pet. A dose that was typed
 * into the calendar is given as well, and whoever reads that there is none may do harm.
 */
export async function medicationsOf(
  strapi: Core.Strapi,
  petIds: readonly number[],
  today: string,
): Promise<(petId: number) => Medications> {
  const [given, planned] = await Promise.all([
    ofRecords(strapi, petIds, today),
    plannedMedications(strapi, petIds),
  ]);
  return (petId) => {
    const medications = given.get(petId) ?? [];
    const entries = new Set(medications.map(({ id }) => id));
    const others = (planned.get(petId) ?? [])
      .filter(({ entryId }) => entryId === null || !entries.has(entryId))
      .map(({ taskId, title, dose, when }) => ({ taskId, title, dose, when }));
    return { medications, plannedMedications: others };
  };
}
