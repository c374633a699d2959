/** What the office arranges with members: new appointments, confirmed requests, other times and places. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { appointmentInput } from '@hearthside/contract/appointment/endpoints';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { requireSameAtFirst } from '../../../http/require-same';
import { transaction } from '../../../db/transaction';
import * as appointmentAccess from './appointment-access';
import { appointmentChanges, recordAppointment } from './appointment-history';
import { APPOINTMENT_NOTICES, notifyMember } from './appointment-notices';
import { toAppointment, type AppointmentRow } from '../rules/appointment-row';
import { isSameWhen, momentsOf, requireToCome, recordedWhen } from '../rules/appointment-when';
import { askKeyOf } from './asking';
import { passOverReminder } from './reminder-of';
import * as writingAppointments from './writing-appointments';
import { requireOpen, requireRevision } from './writing-appointments';
import * as members from '../../../auth/members';

const NO_MEMBER = 'This person is no longer a member, so they can’t have an appointment.';

type Typed = z.output<typeof appointmentInput>;
type Saved = Typed & { revision?: string | undefined };

async function fix(strapi: Core.Strapi, admin: Actor, userId: number, typed: Typed, key: string) {
  await lockRow(strapi, 'up_users', userId);
  const askKey = askKeyOf('office', admin.id, userId, key);
  const there = await appointmentAccess.find(strapi, { askKey });
  if (there) {
    requireSameAtFirst(there, typed);
    return there;
  }
  if (!(await members.active(strapi, userId))) {
    throw refuse.badInput(NO_MEMBER, { userId: NO_MEMBER });
  }
  requireToCome(typed);
  const columns = { ...typed, ...momentsOf(typed), askKey };
  const row = await writingAppointments.add(strapi, userId, admin, {
    ...columns,
    state: 'confirmed',
  });
  const changes = [{ field: 'Day and time', from: '', to: recordedWhen(row) }];
  await recordAppointment(strapi, row, { by: admin.id, action: 'created', changes });
  await notifyMember(strapi, row, APPOINTMENT_NOTICES.created(row));
  await passOverReminder(strapi, row);
  return row;
}

/** Records what a save has done to an appointment, and notifies its member. */
async function notifySaved(
  strapi: Core.Strapi,
  admin: Actor,
  before: AppointmentRow,
  now: AppointmentRow,
) {
  const changes = appointmentChanges(before, now);
  const isMoved = !isSameWhen(before, now);
  const record = (action: 'confirmed' | 'moved' | 'changed') =>
    recordAppointment(strapi, now, { by: admin.id, action, changes });
  if (before.state === 'requested') {
    await record('confirmed');
    return notifyMember(strapi, now, APPOINTMENT_NOTICES.confirmed(now, before));
  }
  await record(isMoved ? 'moved' : 'changed');
  return notifyMember(
    strapi,
    now,
    isMoved ? APPOINTMENT_NOTICES.moved(now, before) : APPOINTMENT_NOTICES.changed(now, changes),
  );
}

async function saveOne(
  strapi: Core.Strapi,
  admin: Actor,
  id: number,
  { revision, ...typed }: Saved,
) {
  const row = await appointmentAccess.lockedFor(strapi, admin, id);
  const says = appointmentChanges(row, { ...row, ...typed }).length > 0;
  const isConfirmed = row.state === 'confirmed';
  // The same admin's save sent again, because its answer was lost.
  if (isConfirmed && !says && row.changedById === admin.id) return;
  requireRevision(row, revision);
  requireOpen(row);
  if (isConfirmed && !says) return;
  const isMoved = !isSameWhen(row, typed);
  if (!isConfirmed || isMoved) requireToCome(typed);
  const isMet = row.wish?.kind === 'move' && isMoved;
  const now = await writingAppointments.write(strapi, row, admin, {
    ...typed,
    ...momentsOf(typed),
    state: 'confirmed',
    answer: '',
    before: null,
    wish: isMet ? null : row.wish,
  });
  await notifySaved(strapi, admin, row, now);
  if (!isConfirmed || isMoved) await passOverReminder(strapi, now);
}

/** Adds an appointment with a member, who is notified. The same key adds it only once. */
export const create = async (
  strapi: Core.Strapi,
  admin: Actor,
  { userId, key, ...typed }: Typed & { userId: number; key: string },
) => toAppointment(await transaction(strapi, () => fix(strapi, admin, userId, typed, key)));

/**
 * Confirms a request, grants a request to move, or changes a confirmed appointment, and notifies its member. 409 if
 * someone else has changed it, or it is over or canceled.
 */
export async function save(strapi: Core.Strapi, admin: Actor, id: number, saved: Saved) {
  await transaction(strapi, () => saveOne(strapi, admin, id, saved));
  return toAppointment(await appointmentAccess.seen(strapi, admin, id));
}
