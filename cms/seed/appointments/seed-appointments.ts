import type { Core } from '@strapi/strapi';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { recordAppointment } from '../../src/api/appointment/data/appointment-history';
import {
  APPOINTMENT_NOTICES,
  notifyOffice,
  notifyMember,
} from '../../src/api/appointment/data/appointment-notices';
import type { AppointmentRow } from '../../src/api/appointment/rules/appointment-row';
import { momentsOf, shownWhen } from '../../src/api/appointment/rules/appointment-when';
import * as writingAppointments from '../../src/api/appointment/data/writing-appointments';
import { beforeIn } from '../../src/api/appointment/data/writing-appointments';
import * as office from '../../src/office/office';
import type { PastEvent } from '../timeline';
import { APPOINTMENTS, type DemoAppointment } from './appointments';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTES = 45;

/** The office has no appointments on weekends. */
function workingDay(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day;
}

/**
 * How the demo's appointments came about, step by step. Not created by the services that members call, because these
 * refuse times in the past. What is recorded and announced is the same.
 */
export function appointmentsHappen(
  strapi: Core.Strapi,
  idOf: (who: string) => number,
  now: number,
): PastEvent[] {
  function steps(demo: DemoAppointment, place: number): PastEvent[] {
    const { who, kind, about, phone = '', minutes = MINUTES, location = '', wish, ended } = demo;
    const ago = (days: number, hour: number) => new Date(now - days * DAY - (5 - hour) * HOUR);
    let row: AppointmentRow;

    async function begin() {
      const timeZone = demo.timeZone ?? (await office.timeZone(strapi));
      const date = workingDay(addDays(dayIn(timeZone, new Date(now)), demo.days));
      const when = { date, time: demo.time, timeZone };
      const isAsked = demo.askedAgo !== undefined;
      const by = { id: idOf(isAsked ? who : 'amara') };
      row = await writingAppointments.add(strapi, idOf(who), by, {
        kind,
        about,
        phone,
        minutes,
        ...when,
        ...momentsOf({ ...when, minutes }),
        state: isAsked ? 'requested' : 'confirmed',
        location: isAsked ? '' : location,
        askKey: `demo:${place}`,
      });
      const changes = [{ field: 'Day and time', from: '', to: shownWhen(row) }];
      const action = isAsked ? 'asked' : 'created';
      await recordAppointment(strapi, row, { by: by.id, action, changes });
      await (isAsked
        ? notifyOffice(strapi, row, 'asked')
        : notifyMember(strapi, row, APPOINTMENT_NOTICES.created(row)));
    }
    async function confirm() {
      const by = { id: idOf('jonas') };
      row = await writingAppointments.write(strapi, row, by, { state: 'confirmed', location });
      await recordAppointment(strapi, row, { by: by.id, action: 'confirmed' });
      await notifyMember(strapi, row, APPOINTMENT_NOTICES.confirmed(row, row));
    }
    async function ask({ kind: asked, later, time, reason }: NonNullable<typeof wish>) {
      const when = { date: workingDay(addDays(row.date, later)), time, timeZone: row.timeZone };
      row = await writingAppointments.write(
        strapi,
        row,
        { id: idOf(who) },
        { wish: { kind: asked, reason, ...when } },
      );
      await recordAppointment(strapi, row, { by: idOf(who), action: 'wished', reason });
      await notifyOffice(strapi, row, 'wished');
    }
    async function end({ state, reason }: NonNullable<typeof ended>) {
      const by = { id: idOf('amara') };
      row = await writingAppointments.write(strapi, row, by, {
        state,
        answer: reason,
        wish: null,
        before: beforeIn(row),
      });
      await recordAppointment(strapi, row, { by: by.id, action: state, reason });
      const { cancelled, requestDeclined } = APPOINTMENT_NOTICES;
      await notifyMember(
        strapi,
        row,
        (state === 'cancelled' ? cancelled : requestDeclined)(row, reason),
      );
    }

    const isAsked = demo.askedAgo !== undefined;
    const isAnswered = isAsked && demo.fixedAgo !== undefined;
    return [
      { at: ago(demo.askedAgo ?? demo.fixedAgo ?? 0, 1), happen: begin },
      ...(isAnswered ? [{ at: ago(demo.fixedAgo ?? 0, 2), happen: confirm }] : []),
      ...(wish ? [{ at: ago(wish.ago, 3), happen: () => ask(wish) }] : []),
      ...(ended ? [{ at: ago(ended.ago, 4), happen: () => end(ended) }] : []),
    ];
  }

  return APPOINTMENTS.flatMap(steps);
}
