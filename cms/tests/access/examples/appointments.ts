import { randomUUID } from 'node:crypto';
import type { AppointmentState } from '@hearthside/contract/appointment/fields';
import { askedWith, fixedWith, makeAppointment } from '../../harness/appointments';
import { makeMember } from '../../harness/members';
import { idOf, NONE, type Example, type Make } from './example';

/**
 * A call about one appointment. An admin may read other members' appointments like their own, so for them "another's"
 * is one that does not exist. The office acts on anyone's appointments.
 */
const about =
  (path: string, ask: Example['ask'] = {}, state: AppointmentState = 'confirmed'): Make =>
  async (caller, relation) => {
    const isNone = relation === 'none' || (relation === 'other' && caller.role === 'admin');
    const whose = relation === 'own' && caller.id ? caller : await makeMember();
    const id = isNone ? NONE : await makeAppointment(whose, { state });
    return { path: path.replace(':id', String(id)), ask };
  };

const reason = { body: { reason: 'Closed that day' } };
const { kind: _kind, about: _about, phone: _phone, ...when } = askedWith();

/** For the office, no appointment is more its own than another. */
const ofOffice =
  (path: string, ask: Example['ask'] = {}, state: AppointmentState = 'confirmed'): Make =>
  async (_caller, relation) => {
    const id = relation === 'none' ? NONE : await makeAppointment(await makeMember(), { state });
    return { path: path.replace(':id', String(id)), ask };
  };

/** Good requests for appointments. */
export const appointmentExamples: Record<string, Make> = {
  'GET /appointments': () => ({}),
  'GET /appointments/state': () => ({}),
  'POST /appointments/requests': () => ({ ask: { body: { ...askedWith(), key: randomUUID() } } }),
  'POST /appointments': async (caller, relation) => ({
    ask: { body: { ...fixedWith(), key: randomUUID(), userId: await idOf(caller, relation) } },
  }),
  'GET /appointments/:id': about('/appointments/:id'),
  'GET /appointments/:id/calendar': about('/appointments/:id/calendar'),
  'POST /appointments/:id/move-request': about('/appointments/:id/move-request', {
    body: { ...when, time: '16:00', reason: 'School play' },
  }),
  'POST /appointments/:id/cancel-request': about('/appointments/:id/cancel-request', reason),
  'DELETE /appointments/:id/request': about('/appointments/:id/request', {}, 'requested'),
  'PATCH /appointments/:id': ofOffice('/appointments/:id', { body: fixedWith() }),
  'POST /appointments/:id/decline': ofOffice('/appointments/:id/decline', reason, 'requested'),
  'POST /appointments/:id/cancel': ofOffice('/appointments/:id/cancel', reason),
  // Planted appointments were never canceled. That a cancellation can be undone is proved in tests/appointment.
  'POST /appointments/:id/reopen': ofOffice('/appointments/:id/reopen'),
  'DELETE /appointments/:id': ofOffice('/appointments/:id'),
};
