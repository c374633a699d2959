import type { Appointment } from '@hearthside/contract/appointment/endpoints';
import { addDays } from '@hearthside/contract/calendar-days';
import { momentOf } from '@hearthside/contract/zoned-time';

/** The date this many days from today. */
export const dayAhead = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

/** An appointment of Rosa's for tests, in a week. */
export function testAppointment(id: number, more: Partial<Appointment> = {}): Appointment {
  const when = { date: dayAhead(7), time: '10:00', timeZone: 'America/New_York' };
  const { date, time, timeZone } = { ...when, ...more };
  return {
    id,
    sessionNumber: id,
    kind: 'intake',
    state: 'confirmed',
    ...when,
    minutes: 45,
    startsAt: momentOf(date, time, timeZone).toISOString(),
    over: false,
    location: 'Room 4',
    about: 'Two old cats',
    phone: '',
    member: { id: 7, firstName: 'Rosa', lastName: 'Marchetti' },
    wish: null,
    answer: '',
    undoable: false,
    revision: '1',
    ...more,
  };
}
