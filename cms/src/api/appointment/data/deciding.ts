/** The office's decisions on appointments: declining a request or a change request, cancelling, and undoing that. */
import type { Core } from '@strapi/strapi';
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment/fields';
import type { Actor } from '../../../auth/actor';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { deleteReminders } from '../../../jobs/remind-once';
import * as appointmentAccess from './appointment-access';
import { isLastDeed, recordAppointment } from './appointment-history';
import { APPOINTMENT_NOTICES, notifyMember } from './appointment-notices';
import { toAppointment, isOver, isUndoable, type AppointmentRow } from '../rules/appointment-row';
import { passOverReminder } from './reminder-of';
import * as writingAppointments from './writing-appointments';
import { beforeIn, requireOpen, requireRevision } from './writing-appointments';
import { APPOINTMENT_UID } from '../rules/appointment-uid';

const NOTHING_ASKED = 'There is no request here to decline.';
const STILL_ASKED = 'This is still a request: confirm it or decline it.';
const NOTHING_DONE = 'There’s nothing left to undo here.';

interface Decision {
  reason: string;
  revision?: string | undefined;
}

/** Whether the same admin repeats their decision because its answer was lost. */
const isRepeated = (row: AppointmentRow, admin: Actor, reason: string) =>
  row.before !== null && row.changedById === admin.id && row.answer === reason;

async function declineOne(
  strapi: Core.Strapi,
  admin: Actor,
  id: number,
  { reason, revision }: Decision,
) {
  const row = await appointmentAccess.lockedFor(strapi, admin, id);
  if (row.state !== 'cancelled' && isRepeated(row, admin, reason)) return;
  requireRevision(row, revision);
  requireOpen(row);
  const isRequest = row.state === 'requested';
  if (!isRequest && !row.wish) throw refuse.wrongState(NOTHING_ASKED);
  const state = isRequest ? 'declined' : row.state;
  const said = { answer: reason, wish: null, before: beforeIn(row) };
  const now = await writingAppointments.write(strapi, row, admin, { state, ...said });
  const action = isRequest ? 'declined' : 'declined_wish';
  await recordAppointment(strapi, now, { by: admin.id, action, reason });
  const notice = isRequest ? APPOINTMENT_NOTICES.requestDeclined : APPOINTMENT_NOTICES.wishDeclined;
  await notifyMember(strapi, now, notice(now, reason));
}

async function cancelOne(
  strapi: Core.Strapi,
  admin: Actor,
  id: number,
  { reason, revision }: Decision,
) {
  const row = await appointmentAccess.lockedFor(strapi, admin, id);
  if (row.state === 'cancelled' && isRepeated(row, admin, reason)) return;
  requireRevision(row, revision);
  requireOpen(row);
  if (row.state === 'requested') throw refuse.wrongState(STILL_ASKED);
  const said = { answer: reason, wish: null, before: beforeIn(row) };
  const now = await writingAppointments.write(strapi, row, admin, { state: 'cancelled', ...said });
  await recordAppointment(strapi, now, { by: admin.id, action: 'cancelled', reason });
  await notifyMember(strapi, now, APPOINTMENT_NOTICES.cancelled(now, reason));
}

/** What the member is told, by what was undone: a cancellation, or a decline of one or the other request. */
function reopenedNotice(undone: AppointmentRow, now: AppointmentRow) {
  if (now.state === 'requested') return APPOINTMENT_NOTICES.requestReopened(now);
  return undone.state === 'confirmed'
    ? APPOINTMENT_NOTICES.wishReopened(now)
    : APPOINTMENT_NOTICES.restored(now);
}

async function reopenOne(strapi: Core.Strapi, admin: Actor, id: number) {
  const row = await appointmentAccess.lockedFor(strapi, admin, id);
  if (!row.before) {
    if (await isLastDeed(strapi, row, admin, ['restored', 'reopened_wish'])) return;
    throw refuse.wrongState(NOTHING_DONE);
  }
  if (!isUndoable(row)) throw refuse.wrongState(APPOINTMENT_TEXTS.over);
  const now = await writingAppointments.write(strapi, row, admin, { ...row.before, before: null });
  // The appointment itself was on all the time.
  const action = row.state === 'confirmed' ? 'reopened_wish' : 'restored';
  await recordAppointment(strapi, now, { by: admin.id, action });
  await notifyMember(strapi, now, reopenedNotice(row, now));
  await passOverReminder(strapi, now);
}

async function removeOne(strapi: Core.Strapi, admin: Actor, id: number) {
  const row = await appointmentAccess.lockedFor(strapi, admin, id);
  await strapi.db.query(APPOINTMENT_UID).delete({ where: { id } });
  await deleteReminders(strapi, 'appointment', id);
  await recordAppointment(strapi, row, { by: admin.id, action: 'deleted' });
  const isExpected = ['requested', 'confirmed'].includes(row.state) && !isOver(row);
  // A calendar keeps the highest revision (RFC 5545 §3.8.7.4), and this is the last one of this appointment.
  const last = { ...row, revision: row.revision + 1, updatedAt: new Date() };
  if (isExpected) await notifyMember(strapi, last, APPOINTMENT_NOTICES.removed(last));
}

/** Declines a request, or a change request, after which the appointment remains. Its member is told why. */
export async function decline(strapi: Core.Strapi, admin: Actor, id: number, decision: Decision) {
  await transaction(strapi, () => declineOne(strapi, admin, id, decision));
  return toAppointment(await appointmentAccess.seen(strapi, admin, id));
}

/** Cancels a confirmed appointment; its member is told why. */
export async function cancel(strapi: Core.Strapi, admin: Actor, id: number, decision: Decision) {
  await transaction(strapi, () => cancelOne(strapi, admin, id, decision));
  return toAppointment(await appointmentAccess.seen(strapi, admin, id));
}

/** Undoes the last refusal or cancellation; 409 if something else has followed. */
export async function reopen(strapi: Core.Strapi, admin: Actor, id: number) {
  await transaction(strapi, () => reopenOne(strapi, admin, id));
  return toAppointment(await appointmentAccess.seen(strapi, admin, id));
}

/** Permanently removes an appointment that was entered by mistake. A member who expects it is notified. */
export async function remove(strapi: Core.Strapi, admin: Actor, id: number) {
  await transaction(strapi, () => removeOne(strapi, admin, id));
  return { message: 'The appointment is removed.' };
}
