import type { Core } from '@strapi/strapi';
import { APPOINTMENT_KINDS } from '@hearthside/contract/appointment/fields';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import * as historyService from '../../history/services/history';
import { aboutMember } from '../../../text/member-name';
import { aboutAppointment, type AppointmentRow } from '../rules/appointment-row';
import { recordedWhen } from '../rules/appointment-when';

type Said = Pick<
  AppointmentRow,
  'kind' | 'date' | 'time' | 'timeZone' | 'minutes' | 'location' | 'about'
>;

/** The texts of an appointment for the history, by the name of the field. */
const SAID: Readonly<Record<string, (row: Said) => string>> = {
  Kind: ({ kind }) => APPOINTMENT_KINDS[kind],
  'Day and time': recordedWhen,
  Minutes: ({ minutes }) => String(minutes),
  Location: ({ location }) => location ?? '',
  About: ({ about }) => about ?? '',
};

/** What has changed in an appointment. */
export const appointmentChanges = (before: Said, after: Said): HistoryChange[] =>
  Object.entries(SAID)
    .map(([field, said]) => ({ field, from: said(before), to: said(after) }))
    .filter(({ from, to }) => from !== to);

/**
 * Whether one of these was the last thing done to an appointment, by this member: they do it again, because the answer
 * was lost.
 */
export async function isLastDeed(
  strapi: Core.Strapi,
  row: AppointmentRow,
  by: { id: number },
  actions: readonly HistoryAction[],
): Promise<boolean> {
  const last = await historyService.lastDeed(strapi, aboutAppointment(row));
  return last?.by === by.id && (actions as readonly string[]).includes(last.action);
}

/** Records what was done to an appointment, within the transaction of the change. */
export const recordAppointment = (
  strapi: Core.Strapi,
  row: AppointmentRow,
  done: {
    /** Who did it; null if it was done in the panel. */
    by: number | null;
    action: HistoryAction;
    changes?: readonly HistoryChange[];
    reason?: string;
  },
) =>
  historyService.record(strapi, {
    ...done,
    about: aboutAppointment(row),
    other: aboutMember(row.member),
  });
