import {
  APPOINTMENT_KINDS,
  APPOINTMENT_STATES,
  APPOINTMENT_REQUEST_KINDS,
} from '@hearthside/contract/appointment/fields';
import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import * as shown from '@hearthside/contract/shown-date';
import { clockIn, momentOf } from '@hearthside/contract/zoned-time';
import type { BadgeTone } from '@/ui/badge';

/** A day and a time as clocks in a time zone show them. */
export interface When {
  date: string;
  time: string;
  timeZone: string;
}

/** In one line, always with its zone: `Fri, Dec 4, 10:00 AM Pacific`. */
export const shownWhen = ({ date, time, timeZone }: When): string =>
  shown.shownWhen(date, time, timeZone);

/** The same moment in another time zone. Undefined if clocks there show the same. */
export function whenElsewhere(when: When, timeZone: string): When | undefined {
  const at = momentOf(when.date, when.time, when.timeZone);
  const { day: date, time } = clockIn(timeZone, at);
  return date === when.date && time === when.time ? undefined : { date, time, timeZone };
}

interface Look {
  text: string;
  tone: BadgeTone;
}

const STATE_TONES: Record<Appointment['state'], BadgeTone> = {
  requested: 'info',
  confirmed: 'good',
  declined: 'bad',
  cancelled: 'neutral',
};

/** An appointment's state, and its member's change request. */
export function looksOf({ state, over, wish }: Appointment): Look[] {
  const isPast = over && state === 'confirmed';
  const stands: Look = isPast
    ? { text: 'Past', tone: 'neutral' }
    : { text: APPOINTMENT_STATES[state], tone: STATE_TONES[state] };
  return wish && !isPast
    ? [stands, { text: APPOINTMENT_REQUEST_KINDS[wish.kind], tone: 'warn' }]
    : [stands];
}

/** '1 appointment', '1,204 appointments'. */
export const appointments = (count: number) =>
  count === 1 ? '1 appointment' : `${count.toLocaleString('en-US')} appointments`;

/** An appointment's name in a list: `Intake, session 3`. */
export const nameOf = ({ kind, sessionNumber }: Appointment): string =>
  `${APPOINTMENT_KINDS[kind]}, session ${sessionNumber}`;
