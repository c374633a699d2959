import { APPOINTMENT_LIMITS } from '@hearthside/contract/appointment/fields';
import { appointmentInput, type Appointment } from '@hearthside/contract/appointment/endpoints';
import { z } from 'zod';
import { draft } from '@/lib/drafts/draft';

const { minutesMin, minutesMax, minutesUsual } = APPOINTMENT_LIMITS;

const isLength = (typed: string) =>
  /^\d{1,4}$/.test(typed) && Number(typed) >= minutesMin && Number(typed) <= minutesMax;

/** The form of the office; `userId` is 0 until somebody is chosen. Whether a time is over, the API says. */
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

/** A new one as its form begins. */
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

/** An appointment as its form begins; where a wish to move is met, at the time that is wished for. */
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

/** Whether something was typed that the form does not begin with. Whom it is for is chosen anew, so it says nothing. */
export const isTypedOver = (typed: Partial<OfficeInput>, start: OfficeInput): boolean =>
  (Object.keys(start) as (keyof OfficeInput)[]).some(
    (field) => field !== 'userId' && typed[field] !== undefined && typed[field] !== start[field],
  );

/** What was typed and not saved, with the state of what it was typed over. */
export const officeDraft = (adminId: number, about: string) =>
  draft<OfficeInput & { revision: string }>(adminId, `appointment.${about}`);
