/**
 * What members request from the office: an appointment, another time, or a cancellation; and withdrawing such a
 * request.
 */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import {
  APPOINTMENT_LIMITS,
  APPOINTMENT_TEXTS,
  type AppointmentRequestKind,
} from '@hearthside/contract/appointment/fields';
import type { askInput } from '@hearthside/contract/appointment/endpoints';
import type { Actor } from '../../../auth/actor';
import { countAttempt } from '../../../auth/attempts';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { requireSameAtFirst } from '../../../http/require-same';
import { transaction } from '../../../db/transaction';
import * as appointmentAccess from './appointment-access';
import { isLastDeed, recordAppointment } from './appointment-history';
import { notifyOffice } from './appointment-notices';
import { toAppointment, type AppointmentRow, type ChangeRequest } from '../rules/appointment-row';
import {
  isSameWhen,
  momentsOf,
  requireToCome,
  recordedWhen,
  whenIn,
} from '../rules/appointment-when';
import * as writingAppointments from './writing-appointments';
import { APPOINTMENT_UID } from '../rules/appointment-uid';

/** How many requests of one member may wait at once. */
const OPEN_MAX = 5;

const TOO_MANY = `You already have ${OPEN_MAX} open requests. Please wait for an answer, or withdraw one.`;
const NOT_CONFIRMED =
  'This isn’t confirmed yet. Withdraw the request and ask for another time instead.';
const SAME_TIME = 'Your appointment is already at this time';
const NOTHING = 'There’s no open request to withdraw. It was withdrawn or answered before.';
const WITHDRAWALS = ['withdrawn_request', 'withdrawn_wish'] as const;
const WITHDRAWN = 'Withdrawn by the member.';

type Asked = z.output<typeof askInput> & { key: string };
/** What a member types to have their appointment moved or canceled. */
type AskedChange = { kind: AppointmentRequestKind; reason: string } & Partial<
  Omit<ChangeRequest, 'kind' | 'reason'>
>;

/**
 * The stored key of an attempt. It is hashed with the member, so that nobody can use another member's key by guessing
 * it.
 */
export const askKeyOf = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(parts.join(':')).digest('base64url');

const isSameRequest = (a: ChangeRequest | null, b: ChangeRequest) =>
  a !== null && a.kind === b.kind && a.reason === b.reason && isSameWhen(a, b);

/**
 * The member's own appointment, locked. An admin may see another member's, and can decide on it, but not request
 * changes to it.
 */
async function lockedOwn(strapi: Core.Strapi, member: Actor, id: number): Promise<AppointmentRow> {
  const row = await appointmentAccess.lockedFor(strapi, member, id);
  if (row.member.id !== member.id) {
    throw refuse.notAllowed('Only the member whose appointment this is can ask for that.');
  }
  return row;
}

async function request(
  strapi: Core.Strapi,
  member: Actor,
  { key, ...asked }: Asked,
): Promise<AppointmentRow> {
  // Of concurrent requests, the others find what the first has created.
  await lockRow(strapi, 'up_users', member.id);
  const askKey = askKeyOf(member.id, key);
  const there = await appointmentAccess.find(strapi, { askKey });
  if (there) {
    requireSameAtFirst(there, asked);
    return there;
  }
  requireToCome(asked);
  const open = await strapi.db
    .query(APPOINTMENT_UID)
    .count({ where: { member: member.id, state: 'requested' } });
  if (open >= OPEN_MAX) throw refuse.conflict(TOO_MANY);
  const minutes = APPOINTMENT_LIMITS.minutesUsual;
  const columns = { ...asked, minutes, ...momentsOf({ ...asked, minutes }) };
  const row = await writingAppointments.add(strapi, member.id, member, {
    ...columns,
    askKey,
    state: 'requested',
  });
  const changes = [{ field: 'Day and time', from: '', to: recordedWhen(row) }];
  await recordAppointment(strapi, row, { by: member.id, action: 'asked', changes });
  await notifyOffice(strapi, row, 'asked');
  return row;
}

async function requestChange(strapi: Core.Strapi, member: Actor, id: number, asked: AskedChange) {
  const row = await lockedOwn(strapi, member, id);
  if (row.state === 'requested') throw refuse.wrongState(NOT_CONFIRMED);
  if (row.state !== 'confirmed' || new Date(row.startsAt) <= new Date()) {
    throw refuse.wrongState(APPOINTMENT_TEXTS.over);
  }
  const wish: ChangeRequest = { ...whenIn(row), ...asked };
  if (isSameRequest(row.wish, wish)) return;
  if (wish.kind === 'move') {
    requireToCome(wish);
    if (isSameWhen(wish, row)) throw refuse.badInput(SAME_TIME, { time: SAME_TIME });
  }
  const now = await writingAppointments.write(strapi, row, member, {
    wish,
    answer: '',
    before: null,
  });
  const moved = { field: 'Day and time', from: recordedWhen(row), to: recordedWhen(wish) };
  await recordAppointment(strapi, now, {
    by: member.id,
    action: 'wished',
    reason: wish.reason,
    changes: [
      wish.kind === 'move' ? moved : { field: 'Wish', from: '', to: 'Cancel the appointment' },
    ],
  });
  await notifyOffice(strapi, now, 'wished');
}

async function withdrawRequest(strapi: Core.Strapi, member: Actor, id: number) {
  const row = await lockedOwn(strapi, member, id);
  const isRequest = row.state === 'requested';
  if (!isRequest && !(row.state === 'confirmed' && row.wish)) {
    if (await isLastDeed(strapi, row, member, WITHDRAWALS)) return;
    throw refuse.wrongState(NOTHING);
  }
  const now = await writingAppointments.write(strapi, row, member, {
    ...(isRequest ? { state: 'cancelled', answer: WITHDRAWN } : {}),
    wish: null,
    before: null,
  });
  const action = isRequest ? 'withdrawn_request' : 'withdrawn_wish';
  await recordAppointment(strapi, now, { by: member.id, action });
  await notifyOffice(strapi, now, 'withdrawn');
}

/** Requests an appointment; 400 by field, 409 if too many requests wait. The same key requests it only once. */
export async function ask(strapi: Core.Strapi, member: Actor, asked: Asked) {
  await countAttempt('appointment_by_account', String(member.id));
  return toAppointment(await transaction(strapi, () => request(strapi, member, asked)));
}

/** Requests that the member's own appointment be moved or canceled; 409 if it is not confirmed, or over. */
export async function wish(strapi: Core.Strapi, member: Actor, id: number, asked: AskedChange) {
  await appointmentAccess.seen(strapi, member, id);
  await countAttempt('appointment_by_account', String(member.id));
  await transaction(strapi, () => requestChange(strapi, member, id, asked));
  return toAppointment(await appointmentAccess.seen(strapi, member, id));
}

/** Withdraws a member's own request; 409 if the office has answered it. */
export async function withdraw(strapi: Core.Strapi, member: Actor, id: number) {
  await transaction(strapi, () => withdrawRequest(strapi, member, id));
  return toAppointment(await appointmentAccess.seen(strapi, member, id));
}
