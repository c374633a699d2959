/** The medications of the calendar, for the emergency sheets of pets. */
import type { Core } from '@strapi/strapi';
import { addDays } from '@hearthside/contract/calendar-days';
import { dayFrom } from '@hearthside/contract/care/recurrence';
import { scheduleWords } from '@hearthside/contract/care/schedule-words';
import { runQuery } from '../../../db/run-query';
import type { PlannedFor } from '../../../subject';
import { clocksAt } from './calendar';
import { scheduleIn, selectTasks, type TaskRow } from './task-row';

type Row = TaskRow & { entryId: number | null };

const LAST_DAY = "case when t.repeats = 'once' then t.starts_on else t.ends_on end";

/** Whether a medication is given today or still to come. One that was marked in advance is done with. */
function isAhead(row: Row, today: string): boolean {
  const day = dayFrom(scheduleIn(row), today);
  return day !== null && (day === today || row.nextOn !== null);
}

/**
 * The medications planned for these pets from today on, by the pet, the earliest start first. In one query, however many
 * pets. Who sees a pet's tasks is who sees the pet, so the caller names only pets that the member may see.
 */
export async function plannedMedications(
  strapi: Core.Strapi,
  petIds: readonly number[],
  now = new Date(),
): Promise<ReadonlyMap<number, readonly PlannedFor[]>> {
  if (petIds.length === 0) return new Map();
  // Zones are up to a day apart.
  const from = addDays(now.toISOString().slice(0, 10), -1);
  const rows = await runQuery(
    strapi,
    (knex) =>
      selectTasks(knex)
        .select({ entryId: 't.entry_id' })
        .whereIn('t.pet_id', [...petIds])
        .where('t.kind', 'medication')
        .whereRaw(`coalesce(${LAST_DAY}, ?) >= ?`, [from, from])
        .orderBy(['t.starts_on', 't.id']) as unknown as PromiseLike<Row[]>,
  );
  const clockOf = clocksAt(now);
  const found = new Map<number, PlannedFor[]>();
  for (const row of rows) {
    if (!isAhead(row, clockOf(row.zone).day)) continue;
    const { id: taskId, entryId, title, dose } = row;
    const when = scheduleWords(scheduleIn(row));
    const planned = { taskId, entryId, title, dose: dose ?? '', when };
    found.set(row.petId, [...(found.get(row.petId) ?? []), planned]);
  }
  return found;
}
