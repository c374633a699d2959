import { randomUUID } from 'node:crypto';
import type { AppointmentState } from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { momentOf } from '@hearthside/contract/zoned-time';
import type { Knex } from 'knex';
import { db, insert } from './database';
import { del, get, patch, post, type Reply } from './http';

export const OFFICE_ZONE = 'America/Los_Angeles';

/** A day in the office's calendar, this many days after a moment. */
export const dayAhead = (days: number, from = new Date()) =>
  addDays(dayIn(OFFICE_ZONE, from), days);

/** The second Sunday in March, when clocks in the United States go forward. */
function clockChangeOf(year: number): string {
  const weekday = new Date(`${year}-03-01T00:00:00Z`).getUTCDay();
  return addDays(`${year}-03-08`, (7 - weekday) % 7);
}

/** How many days the two below are ahead at least, so that neither is over before a test is, in any zone. */
const SOONEST = 3;

/** The next day on which the office's clocks go from two to three. */
export function dayOfClockChange(from = new Date()): string {
  const soonest = dayAhead(SOONEST, from);
  const year = Number(soonest.slice(0, 4));
  return soonest <= clockChangeOf(year) ? clockChangeOf(year) : clockChangeOf(year + 1);
}

/**
 * A day on which clocks in the United States have gone forward and those in Europe have not: 10:00 in Berlin is 09:00
 * in UTC, and 02:00 at the office. Any of the thirteen days after the change, because the first of them can be further
 * ahead than the year for which one can ask.
 */
export function dayBetweenClockChanges(from = new Date()): string {
  const soonest = dayAhead(SOONEST, from);
  const year = Number(soonest.slice(0, 4));
  const first = addDays(clockChangeOf(year), 1);
  if (soonest <= first) return first;
  return soonest <= addDays(first, 12) ? soonest : addDays(clockChangeOf(year + 1), 1);
}

/** Fields of a valid request. */
export const askedWith = (more: Record<string, unknown> = {}) => ({
  kind: 'intake',
  date: dayAhead(7),
  time: '10:00',
  timeZone: OFFICE_ZONE,
  about: 'Two old cats',
  phone: '503 555 0123',
  ...more,
});

/** Fields of a valid appointment, as the office types them. */
export const fixedWith = (more: Record<string, unknown> = {}) => ({
  kind: 'intake',
  date: dayAhead(7),
  time: '10:00',
  timeZone: OFFICE_ZONE,
  minutes: 45,
  location: 'Room 4',
  about: 'Two old cats',
  ...more,
});

export interface Planted {
  date?: string;
  time?: string;
  timeZone?: string;
  state?: AppointmentState;
  wish?: object;
  into?: Knex;
}

/** Plants an appointment of a member, a week ahead by default, and returns its id. */
export async function makeAppointment(
  { id }: { id: number },
  { date = dayAhead(7), time = '10:00', timeZone = OFFICE_ZONE, ...planted }: Planted = {},
): Promise<number> {
  const { state = 'confirmed', wish, into = db } = planted;
  const starts = momentOf(date, time, timeZone);
  const last = await into('portal_appointments')
    .where({ member_id: id })
    .max({ last: 'session_number' })
    .first();
  return insert(
    'portal_appointments',
    {
      member_id: id,
      session_number: Number(last?.last ?? 0) + 1,
      kind: 'intake',
      state,
      date,
      time,
      time_zone: timeZone,
      minutes: 45,
      location: 'Room 4',
      about: 'Cats',
      starts_at: starts,
      ends_at: new Date(starts.getTime() + 45 * 60_000),
      revision: 1,
      ...(wish && { wish: JSON.stringify(wish) }),
    },
    into,
  );
}

export function good({ status, text, body }: Reply): Appointment {
  if (status !== 200) throw new Error(`An appointment: ${status} ${text}`);
  return body as Appointment;
}

/** The calls of members and the office about appointments. */
export function appointmentCalls({ token }: { token: string }, base?: string) {
  const at = (id: number, what = '') => `/appointments/${id}${what}`;
  const call = { token, ...(base && { base }) };
  return {
    ask: (more: Record<string, unknown> = {}) =>
      post('/appointments/requests', {
        ...call,
        body: { ...askedWith(), key: randomUUID(), ...more },
      }),
    create: (userId: number, more: Record<string, unknown> = {}) =>
      post('/appointments', {
        ...call,
        body: { ...fixedWith(), userId, key: randomUUID(), ...more },
      }),
    list: (query: Record<string, string | number> = {}) => get('/appointments', { ...call, query }),
    state: () => get('/appointments/state', call),
    detail: (id: number) => get(at(id), call),
    calendar: (id: number) => get(at(id, '/calendar'), call),
    askMove: (id: number, more: Record<string, unknown> = {}) =>
      post(at(id, '/move-request'), {
        ...call,
        body: {
          date: dayAhead(9),
          time: '15:30',
          timeZone: OFFICE_ZONE,
          reason: 'School play',
          ...more,
        },
      }),
    askCancel: (id: number, reason = 'We have moved') =>
      post(at(id, '/cancel-request'), { ...call, body: { reason } }),
    withdraw: (id: number) => del(at(id, '/request'), call),
    save: (id: number, more: Record<string, unknown> = {}) =>
      patch(at(id), { ...call, body: fixedWith(more) }),
    decline: (id: number, more: Record<string, unknown> = {}) =>
      post(at(id, '/decline'), { ...call, body: { reason: 'The office is closed', ...more } }),
    cancel: (id: number, more: Record<string, unknown> = {}) =>
      post(at(id, '/cancel'), { ...call, body: { reason: 'The office is closed', ...more } }),
    reopen: (id: number) => post(at(id, '/reopen'), call),
    remove: (id: number) => del(at(id), call),
  };
}
