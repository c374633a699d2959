import { APPOINTMENT_LIMITS } from '@hearthside/contract/appointment/fields';
import { appointmentInput, type Appointment } from '@hearthside/contract/appointment/endpoints';
import { z } from 'zod';
import { draft } from '@/lib/drafts/draft';

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

/**
 * Whether something was typed that differs from the initial values. The member has to be chosen again, so it does not
 * count.
 */
export const isTypedOver = (typed: Partial<OfficeInput>, start: OfficeInput): boolean =>
  (Object.keys(start) as (keyof OfficeInput)[]).some(
    (field) => field !== 'userId' && typed[field] !== undefined && typed[field] !== start[field],
  );

/** What was typed and not saved, with the revision it was based on. */
export const officeDraft = (adminId: number, about: string) =>
  draft<OfficeInput & { revision: string }>(adminId, `appointment.${about}`);
