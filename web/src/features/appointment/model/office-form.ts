import { APPOINTMENT_KINDS, APPOINTMENT_LIMITS } from '@hearthside/contract/appointment/fields';
import { appointmentInput, type Appointment } from '@hearthside/contract/appointment/endpoints';
import { isCalendarDate } from '@hearthside/contract/is-calendar-date';
import { z } from 'zod';
import type { ComparedPart } from '@/kit/conflict/compare';
import { shownWhen } from './appointment-words';

const { minutesMin, minutesMax, minutesUsual } = APPOINTMENT_LIMITS;

const isLength = (typed: string) =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= minutesMin && Number(typed) <= minutesMax;

/** The office's form. `userId` is 0 until somebody is chosen. The API checks whether a time is in the past. */
export const officeForm = appointmentInput.extend({
  userId: z.number().min(1, 'Please choose a member'),
  minutes: z
    .string()
    .trim()
    .refine(isLength, `Please enter ${minutesMin} to ${minutesMax} minutes`)
    .transform(Number),
});
export type OfficeInput = z.input<typeof officeForm>;
export type OfficeGiven = z.output<typeof officeForm>;

/** The initial values for a new appointment. */
export const newAppointment = (timeZone: string): OfficeInput => ({
  userId: 0,
  kind: 'intake',
  date: '',
  time: '',
  timeZone,
  minutes: String(minutesUsual),
  location: '',
  about: '',
});

/**
 * The initial values for an existing appointment. If a change request to move it is met, they have the requested
 * time.
 */
export function typedOf(appointment: Appointment, meets = false): OfficeInput {
  const { kind, minutes, location, about, member, wish } = appointment;
  const { date, time, timeZone } = meets && wish ? wish : appointment;
  return {
    userId: member.id,
    kind,
    date,
    time,
    timeZone,
    minutes: String(minutes),
    location,
    about,
  };
}

/** The fields of an appointment as they are compared after a conflict. A time never goes without its day and zone. */
export const OFFICE_PARTS: readonly ComparedPart<OfficeInput>[] = [
  { label: 'Kind', fields: ['kind'], show: ({ kind }) => APPOINTMENT_KINDS[kind] },
  { label: 'Length in minutes', fields: ['minutes'], show: ({ minutes }) => minutes },
  { label: 'Day and time', fields: ['date', 'time', 'timeZone'], show: typedWhen },
  { label: 'Location', fields: ['location'], show: ({ location }) => location },
  { label: 'What is it about?', fields: ['about'], show: ({ about }) => about },
];

function typedWhen({ date, time, timeZone }: OfficeInput): string {
  const isWhole = isCalendarDate(date) && /^\d\d:\d\d$/.test(time);
  return isWhole ? shownWhen({ date, time, timeZone }) : `${date} ${time}`.trim();
}
