/** Writes to appointments. Every change makes another revision and names its author. */
import type { Core } from '@strapi/strapi';
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import * as appointmentAccess from './appointment-access';
import {
  isOver,
  numberInName,
  revisionOf,
  type AppointmentRow,
  type Before,
} from '../rules/appointment-row';
import * as members from '../../../auth/members';
import { APPOINTMENT_UID } from '../rules/appointment-uid';
import { iso } from '../../../text/moment';

/** The columns a change writes. Start and end are derived from day, time and length, and given with them. */
type Columns = Partial<Omit<AppointmentRow, 'id' | 'member' | 'revision' | 'updatedAt'>>;

/** Refuses a change based on an older revision, and says who has changed it since and when. */
export function requireRevision(row: AppointmentRow, revision: string | undefined): void {
  if (revision === undefined || revision === revisionOf(row)) return;
  throw refuse.changedMeanwhile(APPOINTMENT_TEXTS.conflict, {
    by: row.changedBy ?? '',
    at: iso(row.updatedAt),
  });
}

/**
 * Refuses to change an appointment that is over, declined or canceled. A request still waits after its time has
 * passed.
 */
export function requireOpen(row: AppointmentRow): void {
  const isOpen = row.state === 'requested' || (row.state === 'confirmed' && !isOver(row));
  if (!isOpen) throw refuse.wrongState(APPOINTMENT_TEXTS.over);
}

/** What a decision stores of the appointment, so that it can be undone. */
export const beforeIn = ({ state, wish, answer }: AppointmentRow): Before => ({
  state,
  wish,
  answer: answer ?? '',
});

const again = async (strapi: Core.Strapi, id: number): Promise<AppointmentRow> => {
  const row = await appointmentAccess.find(strapi, { id });
  if (!row) throw refuse.notFound();
  return row;
};

/** The highest number a member's appointments ever had. One that was removed keeps its number in the history. */
async function lastNumber(strapi: Core.Strapi, memberId: number): Promise<number> {
  const last: { sessionNumber: number } | null = await strapi.db.query(APPOINTMENT_UID).findOne({
    where: { member: memberId },
    select: ['sessionNumber'],
    orderBy: { sessionNumber: 'desc' },
  });
  const removed: string[] = await runQuery(strapi, (knex) =>
    knex('portal_history')
      .where({ about_kind: 'appointment', action: 'deleted' })
      .where({ other_kind: 'member', other_id: memberId })
      .pluck('about_name'),
  );
  return Math.max(last?.sessionNumber ?? 0, ...removed.map(numberInName));
}

const nameOf = (strapi: Core.Strapi, memberId: number) => members.nameOf(strapi, memberId);

/** Writes a change to a locked row, and returns the new state. */
export async function write(
  strapi: Core.Strapi,
  row: AppointmentRow,
  by: { id: number },
  columns: Columns,
) {
  const stamp = { changedBy: await nameOf(strapi, by.id), changedById: by.id };
  const data = { ...columns, ...stamp, revision: row.revision + 1 };
  await strapi.db.query(APPOINTMENT_UID).update({ where: { id: row.id }, data });
  return again(strapi, row.id);
}

/** Adds an appointment for a member who is locked, with a number that none of theirs has had. */
export async function add(
  strapi: Core.Strapi,
  memberId: number,
  by: { id: number },
  columns: Columns & { askKey: string },
) {
  const stamp = { changedBy: await nameOf(strapi, by.id), changedById: by.id, revision: 1 };
  const sessionNumber = (await lastNumber(strapi, memberId)) + 1;
  const data = { ...columns, ...stamp, member: memberId, sessionNumber };
  const { id } = (await strapi.db.query(APPOINTMENT_UID).create({ data })) as { id: number };
  return again(strapi, id);
}
