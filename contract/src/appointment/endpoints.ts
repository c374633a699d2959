import { z } from 'zod';
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_LIMITS,
  APPOINTMENT_STATES,
  APPOINTMENT_REQUEST_KINDS,
  APPOINTMENTS_PAGE,
  type AppointmentKind,
  type AppointmentState,
  type AppointmentRequestKind,
} from './fields';
import { appointmentStateEndpoints } from './state-endpoints';
import { calendarDate } from '../calendar-date';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { id, idParams, pageQuery, pagination, wholeNumber } from '../list';
import { line } from '../member/person-fields';
import { paragraphs, text } from '../text';
import { isTimeZone, TIME_PATTERN } from '../zoned-time';

const kinds = Object.keys(APPOINTMENT_KINDS) as [AppointmentKind, ...AppointmentKind[]];
const states = Object.keys(APPOINTMENT_STATES) as [AppointmentState, ...AppointmentState[]];
const wishes = Object.keys(APPOINTMENT_REQUEST_KINDS) as [
  AppointmentRequestKind,
  ...AppointmentRequestKind[],
];
const revision = text(64);
const key = text(64).min(8);

const date = calendarDate('Please choose a day');
const time = z
  .string({ error: 'Please choose a time' })
  .regex(TIME_PATTERN, 'Please choose a time');
const timeZone = z.string().refine(isTimeZone, 'Please choose a time zone');
/** Day and time as a clock in that time zone shows them. */
const when = { date, time, timeZone };
const reason = paragraphs(APPOINTMENT_LIMITS.reason).pipe(
  z.string().min(1, 'Please give a reason'),
);

/** A row (part 1 §2.3). */
export const appointment = z.object({
  id: z.number(),
  /** Counts one member's appointments from 1. */
  sessionNumber: z.number(),
  kind: z.enum(kinds),
  state: z.enum(states),
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  minutes: z.number(),
  /** The moment it begins, for calculations. What is shown is day, time and zone. */
  startsAt: z.string(),
  over: z.boolean(),
  location: z.string(),
  /** What the member would like to talk about, and where to call. */
  about: z.string(),
  phone: z.string(),
  /** The member whose appointment it is. */
  member: z.object({ id: z.number(), firstName: z.string(), lastName: z.string() }),
  /** The member's change request since it was confirmed, or null. */
  wish: z
    .object({
      kind: z.enum(wishes),
      date: z.string(),
      time: z.string(),
      timeZone: z.string(),
      reason: z.string(),
    })
    .nullable(),
  /** Why it was declined or canceled, or why a change request was refused. Otherwise empty. */
  answer: z.string(),
  /** Whether the office's last refusal or cancellation can be undone. */
  undoable: z.boolean(),
  revision,
});
export type Appointment = z.output<typeof appointment>;

/** The input of a member who asks for an appointment. */
export const askInput = z.object({
  kind: z.enum(kinds),
  ...when,
  about: paragraphs(APPOINTMENT_LIMITS.about).pipe(
    z.string().min(1, 'Please tell us what it is about'),
  ),
  phone: line(40),
});
/** The input of the office for an appointment. */
export const appointmentInput = z.object({
  kind: z.enum(kinds),
  ...when,
  minutes: wholeNumber(APPOINTMENT_LIMITS.minutesMin, APPOINTMENT_LIMITS.minutesMax),
  location: line(APPOINTMENT_LIMITS.location).pipe(z.string().min(1, 'Please enter a location')),
  about: paragraphs(APPOINTMENT_LIMITS.about),
});
/** The input of a member who asks to move or cancel an appointment. */
export const moveInput = z.strictObject({ ...when, reason });
export const cancelInput = z.strictObject({ reason });

/** The filters of the list. */
export const APPOINTMENT_VIEWS = {
  all: 'All',
  coming: 'Upcoming',
  waiting: 'Pending',
  past: 'Past',
} as const;
export type AppointmentView = keyof typeof APPOINTMENT_VIEWS;

/**
 * Members see their own appointments, admins see all (ruling 29). Every member may ask for one: the help center
 * offers it to all.
 */
export const appointmentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/appointments',
    access: 'member',
    summary:
      'Your own appointments, or everyone\u2019s for an admin, searchable by member, next one first',
    query: z.strictObject({
      ...pageQuery,
      limit: wholeNumber(1, 100).default(APPOINTMENTS_PAGE),
      view: z
        .enum(Object.keys(APPOINTMENT_VIEWS) as [AppointmentView, ...AppointmentView[]])
        .default('all'),
    }),
    answer: z.object({
      appointments: z.array(appointment),
      pagination,
      /** The office's time zone, the default when one is entered. */
      timeZone: z.string(),
    }),
  }),
  ...appointmentStateEndpoints,
  ask: endpoint({
    method: 'POST',
    path: '/appointments/requests',
    access: 'member',
    summary: 'Request an appointment. Repeating a key creates nothing new',
    body: z.strictObject({ ...askInput.shape, key }),
    answer: appointment,
  }),
  create: endpoint({
    method: 'POST',
    path: '/appointments',
    access: 'admin_appointments',
    summary: 'Schedule an appointment for a member. Repeating a key creates nothing new',
    body: z.strictObject({ ...appointmentInput.shape, userId: id, key }),
    answer: appointment,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/appointments/:id',
    access: 'member',
    summary: 'One appointment',
    params: idParams,
    answer: appointment,
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/appointments/:id/calendar',
    access: 'member',
    summary: 'A confirmed appointment as an iCalendar file (RFC 5545)',
    params: idParams,
    answer: FILE_ANSWER,
  }),
  askMove: endpoint({
    method: 'POST',
    path: '/appointments/:id/move-request',
    access: 'member',
    summary: 'Ask to move your own appointment to another day and time, with a reason',
    params: idParams,
    body: moveInput,
    answer: appointment,
  }),
  askCancel: endpoint({
    method: 'POST',
    path: '/appointments/:id/cancel-request',
    access: 'member',
    summary: 'Ask to cancel your own appointment, with a reason',
    params: idParams,
    body: cancelInput,
    answer: appointment,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/appointments/:id/request',
    access: 'member',
    summary: 'Withdraw a request or change request that the office has not answered yet',
    params: idParams,
    answer: appointment,
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/appointments/:id',
    access: 'admin_appointments',
    summary: 'Confirm a request, accept a change request, or change the time or place',
    params: idParams,
    body: z.strictObject({ ...appointmentInput.shape, revision: revision.optional() }),
    answer: appointment,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/appointments/:id/decline',
    access: 'admin_appointments',
    summary: 'Decline a request or change request, with a reason',
    params: idParams,
    body: z.strictObject({ reason, revision: revision.optional() }),
    answer: appointment,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/appointments/:id/cancel',
    access: 'admin_appointments',
    summary: 'Cancel an appointment, with a reason',
    params: idParams,
    body: z.strictObject({ reason, revision: revision.optional() }),
    answer: appointment,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/appointments/:id/reopen',
    access: 'admin_appointments',
    summary: 'Undo a cancellation or a decline; the appointment is as it was before',
    params: idParams,
    answer: appointment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/appointments/:id',
    access: 'admin_appointments',
    summary: 'Remove an appointment that was entered by mistake',
    params: idParams,
    answer: z.object({ message: z.string() }),
  }),
};
