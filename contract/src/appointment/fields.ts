/** Intake appointments: rules, texts and limits (part 1 §2.3, §9; rulings 28, 29). Must not import zod. */

/** Rows on a page (part 1 §9). */
export const APPOINTMENTS_PAGE = 4;

export const APPOINTMENT_KINDS = {
  intake: 'Intake',
  call: 'Call',
  planning: 'Planning call',
} as const;
export type AppointmentKind = keyof typeof APPOINTMENT_KINDS;

/**
 * The state of an appointment: requested by a member, confirmed by the office, declined, canceled, or over. Over is
 * derived from its time and not stored.
 */
export const APPOINTMENT_STATES = {
  requested: 'Waiting for confirmation',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Canceled',
} as const;
export type AppointmentState = keyof typeof APPOINTMENT_STATES;

/** What a member can ask for once an appointment is confirmed. */
export const APPOINTMENT_REQUEST_KINDS = {
  move: 'Reschedule requested',
  cancel: 'Cancellation requested',
} as const;
export type AppointmentRequestKind = keyof typeof APPOINTMENT_REQUEST_KINDS;

export const APPOINTMENT_LIMITS = {
  location: 200,
  about: 500,
  reason: 500,
  minutesMin: 10,
  minutesMax: 480,
  minutesUsual: 45,
  /** How far ahead one can ask for an appointment, in days. */
  aheadDays: 366,
} as const;

/** The four columns (part 1 §2.3). */
export const APPOINTMENT_COLUMNS = {
  sessionNumber: 'Session Number',
  date: 'Date',
  time: 'Time',
  location: 'Location',
} as const;

/** How many hours before an appointment its participants are reminded. */
export const APPOINTMENT_REMINDER_HOURS = 24;

/** None of these is in the specification. */
export const APPOINTMENT_TEXTS = {
  title: 'Intake Appointments',
  none: 'No appointments yet',
  noneHint: 'Request one, and the office will confirm a day and time.',
  asked: 'The office has your request. We will let you know once it is confirmed.',
  changeAsked:
    'The office will review your request. Until then, your appointment stays as scheduled.',
  withdrawn: 'Your request is withdrawn.',
  created: 'Appointment added',
  confirmed: 'Appointment confirmed',
  moved: 'Appointment changed',
  declined: 'Request declined',
  cancelled: 'Appointment canceled',
  restored: 'Appointment restored',
  requestReopened: 'The request is open again',
  wishReopened: 'The change request is open again',
  fetchFailed: 'Failed to fetch appointments',
  failed: 'Failed to save the appointment',
  past: 'Please choose a time in the future',
  pastDay: 'Please choose a day in the future',
  tooFar: 'Please choose a day within the next year',
  conflict: 'Someone else changed this appointment since you opened it.',
  over: 'This appointment has passed, or it was declined or canceled.',
} as const;
