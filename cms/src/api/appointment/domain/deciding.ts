import type { Core } from '@strapi/strapi';
import { APPOINTMENT_TEXTS } from '@hearthside/contract/appointment';
import type { Actor } from '../../../access/actor';
import { refuse } from '../../../access/refuse';
import { transaction } from '../../../db/transaction';
import { deleteReminders } from '../../../notify/remind-once';
import { appointmentAccess } from './appointment-access';
import { recordAppointment } from './appointment-history';
import { APPOINTMENT_NOTICES, appointmentNotices } from './appointment-notices';
import { toAppointment, isOver, isUndoable, type AppointmentRow } from './appointment-row';
import { passOverReminder } from './reminder-of';
import {
  beforeIn,
  requireOpen,
  requireRevision,
  writingAppointments,
} from './writing-appointments';

const NOTHING_ASKED = 'Its member asks for nothing here that could be declined.';
const STILL_ASKED = 'This is still a request: confirm it or decline it.';
const NOTHING_DONE = 'There is nothing to undo here any more.';

interface Decision {
  reason: string;
  revision?: string | undefined;
}

/** Whether this decision was made by the same admin before, and its answer was lost. */
const isRepeated = (row: AppointmentRow, admin: Actor, reason: string) =>
  row.before !== null && row.changedById === admin.id && row.answer === reason;

/** What the office decides on appointments: no to a request or a wish, calling off, and undoing that. */
export function deciding(strapi: Core.Strapi) {
  const { query, seen, lockedFor } = appointmentAccess(strapi);
  const { write } = writingAppointments(strapi);
  const { notifyMember } = appointmentNotices(strapi);

  async function declineOne(admin: Actor, id: number, { reason, revision }: Decision) {
    const row = await lockedFor(admin, id);
    if (row.state !== 'cancelled' && isRepeated(row, admin, reason)) return;
    requireRevision(row, revision);
    requireOpen(row);
    const isRequest = row.state === 'requested';
    if (!isRequest && !row.wish) throw refuse.conflict(NOTHING_ASKED);
    const state = isRequest ? 'declined' : row.state;
    const said = { answer: reason, wish: null, before: beforeIn(row) };
    const now = await write(row, admin, { state, ...said });
    await recordAppointment(strapi, now, { by: admin.id, action: 'declined', reason });
    const notice = isRequest
      ? APPOINTMENT_NOTICES.requestDeclined
      : APPOINTMENT_NOTICES.wishDeclined;
    await notifyMember(now, notice(now, reason));
  }

  async function cancelOne(admin: Actor, id: number, { reason, revision }: Decision) {
    const row = await lockedFor(admin, id);
    if (row.state === 'cancelled' && isRepeated(row, admin, reason)) return;
    requireRevision(row, revision);
    requireOpen(row);
    if (row.state === 'requested') throw refuse.conflict(STILL_ASKED);
    const said = { answer: reason, wish: null, before: beforeIn(row) };
    const now = await write(row, admin, { state: 'cancelled', ...said });
    await recordAppointment(strapi, now, { by: admin.id, action: 'cancelled', reason });
    await notifyMember(now, APPOINTMENT_NOTICES.cancelled(now, reason));
  }

  async function reopenOne(admin: Actor, id: number) {
    const row = await lockedFor(admin, id);
    if (!row.before) throw refuse.conflict(NOTHING_DONE);
    if (!isUndoable(row)) throw refuse.conflict(APPOINTMENT_TEXTS.over);
    const now = await write(row, admin, { ...row.before, before: null });
    await recordAppointment(strapi, now, { by: admin.id, action: 'restored' });
    await notifyMember(now, APPOINTMENT_NOTICES.reopened(now));
    await passOverReminder(strapi, now);
  }

  async function removeOne(admin: Actor, id: number) {
    const row = await lockedFor(admin, id);
    await query().delete({ where: { id } });
    await deleteReminders(strapi, 'appointment', id);
    await recordAppointment(strapi, row, { by: admin.id, action: 'deleted' });
    const isExpected = ['requested', 'confirmed'].includes(row.state) && !isOver(row);
    // A calendar follows the highest revision (RFC 5545 §3.8.7.4), and this one has no other any more.
    const last = { ...row, revision: row.revision + 1, updatedAt: new Date() };
    if (isExpected) await notifyMember(last, APPOINTMENT_NOTICES.removed(last));
  }

  return {
    /** Declines a request, or a wish whose appointment then stands; its member is told why. */
    async decline(admin: Actor, id: number, decision: Decision) {
      await transaction(strapi, () => declineOne(admin, id, decision));
      return toAppointment(await seen(admin, id));
    },

    /** Calls a fixed one off; its member is told why. */
    async cancel(admin: Actor, id: number, decision: Decision) {
      await transaction(strapi, () => cancelOne(admin, id, decision));
      return toAppointment(await seen(admin, id));
    },

    /** Undoes the last refusal or cancellation; 409 where it was followed by something else. */
    async reopen(admin: Actor, id: number) {
      await transaction(strapi, () => reopenOne(admin, id));
      return toAppointment(await seen(admin, id));
    },

    /** Removes one that was entered by mistake, for good; a member who expects it is told. */
    async remove(admin: Actor, id: number) {
      await transaction(strapi, () => removeOne(admin, id));
      return { message: 'The appointment is removed.' };
    },
  };
}
