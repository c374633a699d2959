import type { z } from 'zod';
import {
  APPOINTMENT_KINDS,
  type AppointmentKind,
  type AppointmentState,
  type AppointmentRequestKind,
} from '@hearthside/contract/appointment/fields';
import type { appointment } from '@hearthside/contract/appointment/endpoints';
import { whenIn, type When } from './appointment-when';
import { iso, type Moment } from '../../../text/moment';

/** What a member requests for a confirmed appointment. Day and time have no meaning for a cancellation. */
export interface ChangeRequest extends When {
  kind: AppointmentRequestKind;
  reason: string;
}

/** What a decision has replaced, so that it can be undone. */
export interface Before {
  state: AppointmentState;
  wish: ChangeRequest | null;
  answer: string;
}

/** The member whose appointment it is. */
export interface Owner {
  id: number;
  firstName: string;
  lastName: string;
  deletedAt: Moment | null;
}

export interface AppointmentRow extends When {
  id: number;
  sessionNumber: number;
  kind: AppointmentKind;
  state: AppointmentState;
  minutes: number;
  location: string | null;
  about: string | null;
  phone: string | null;
  wish: ChangeRequest | null;
  answer: string | null;
  startsAt: Moment;
  endsAt: Moment;
  before: Before | null;
  revision: number;
  changedBy: string | null;
  changedById: number | null;
  updatedAt: Moment;
  member: Owner;
}

/** Identifies the state of an appointment: every change makes another. */
export const revisionOf = ({ revision }: Pick<AppointmentRow, 'revision'>) => String(revision);

/** Whether its time has passed, whatever happened to it. */
export const isOver = ({ endsAt }: Pick<AppointmentRow, 'endsAt'>, now = new Date()): boolean =>
  new Date(endsAt) <= now;

/** Whether the office's last decision can be undone: not after the appointment's time has passed. */
export const isUndoable = (row: Pick<AppointmentRow, 'before' | 'endsAt'>, now = new Date()) =>
  row.before !== null && !isOver(row, now);

/** An appointment as the portal shows it. */
export const toAppointment = (
  row: AppointmentRow,
  now = new Date(),
): z.input<typeof appointment> => ({
  id: row.id,
  sessionNumber: row.sessionNumber,
  kind: row.kind,
  state: row.state,
  ...whenIn(row),
  minutes: row.minutes,
  startsAt: iso(row.startsAt),
  over: isOver(row, now),
  location: row.location ?? '',
  about: row.about ?? '',
  phone: row.phone ?? '',
  member: { id: row.member.id, firstName: row.member.firstName, lastName: row.member.lastName },
  wish: row.wish,
  answer: row.answer ?? '',
  undoable: isUndoable(row, now),
  revision: revisionOf(row),
});

/** An appointment as the history refers to it. */
export const aboutAppointment = ({
  id,
  kind,
  sessionNumber,
}: Pick<AppointmentRow, 'id' | 'kind' | 'sessionNumber'>) => ({
  kind: 'appointment' as const,
  id,
  name: `${APPOINTMENT_KINDS[kind]}, session ${sessionNumber}`,
});

/** The number that `aboutAppointment` put into a name; 0 if there is none. */
export const numberInName = (name: string): number =>
  Number(/, session (\d{1,9})$/.exec(name)?.[1] ?? 0);
