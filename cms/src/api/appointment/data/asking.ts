/** What members ask of the office: an appointment, another time for it, to call it off; and taking that back. */
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
import { recordAppointment } from './appointment-history';
import { notifyOffice } from './appointment-notices';
import { toAppointment, type AppointmentRow, type ChangeRequest } from '../rules/appointment-row';
import { isSameWhen, momentsOf, requireToCome, shownWhen, whenIn } from '../rules/appointment-when';
import * as writingAppointments from './writing-appointments';
import { APPOINTMENT_UID } from '../rules/appointment-uid';

/** So many requests of one member can wait at once. */
const OPEN_MAX = 5;

const TOO_MANY = `${OPEN_MAX} of your requests wait for the office already. Please wait for an answer, or take one back.`;
const NOT_CONFIRMED =
  'This is not confirmed yet. Take the request back and ask for another time instead.';
const SAME_TIME = 'This is when your appointment is already';
const NOTHING = 'There is nothing to take back: the office has answered already.';
const WITHDRAWN = 'Taken back by the member.';

type Asked = z.output<typeof askInput> & { key: string };
/** What a member types to have their appointment moved or called off. */
type AskedChange = { kind: AppointmentRequestKind; reason: string } & Partial<
  Omit<ChangeRequest, 'kind' | 'reason'>
>;

/** One attempt's key, as it is kept: nobody can take another's by guessing it. */
export const askKeyOf = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(parts.join(':')).digest('base64url');

const isSameRequest = (a: ChangeRequest | null, b: ChangeRequest) =>
  a !== null && a.kind === b.kind && a.reason === b.reason && isSameWhen(a, b);

/** One's own, held; another's that an admin sees is theirs to decide on and not to wish for. */
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
  // Of twenty at once the others find what the first has asked for.
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
  const changes = [{ field: 'Day and time', from: '', to: shownWhen(row) }];
  await recordAppointment(strapi, row, { by: member.id, action: 'asked', changes });
  await notifyOffice(strapi, row, 'asked');
  return row;
}

async function requestChange(strapi: Core.Strapi, member: Actor, id: number, asked: AskedChange) {
  const row = await lockedOwn(strapi, member, id);
  if (row.state === 'requested') throw refuse.conflict(NOT_CONFIRMED);
  if (row.state !== 'confirmed' || new Date(row.startsAt) <= new Date()) {
    throw refuse.conflict(APPOINTMENT_TEXTS.over);
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
  const moved = { field: 'Day and time', from: shownWhen(row), to: shownWhen(wish) };
  await recordAppointment(strapi, now, {
    by: member.id,
    action: 'wished',
    reason: wish.reason,
    changes: [wish.kind === 'move' ? moved : { field: 'Wish', from: '', to: 'To call it off' }],
  });
  await notifyOffice(strapi, now, 'wished');
}

async function takeRequestBack(strapi: Core.Strapi, member: Actor, id: number) {
  const row = await lockedOwn(strapi, member, id);
  const isRequest = row.state === 'requested';
  // Once more, because the answer was lost.
  if (row.state === 'cancelled' && row.answer === WITHDRAWN) return;
  if (!isRequest && !(row.state === 'confirmed' && row.wish)) throw refuse.conflict(NOTHING);
  const now = await writingAppointments.write(strapi, row, member, {
    ...(isRequest ? { state: 'cancelled', answer: WITHDRAWN } : {}),
    wish: null,
    before: null,
  });
  await recordAppointment(strapi, now, { by: member.id, action: 'withdrawn_wish' });
  await notifyOffice(strapi, now, 'withdrawn');
}

/** Asks for an appointment; 400 by field, 409 where too many requests wait. The same key asks once. */
export async function ask(strapi: Core.Strapi, member: Actor, asked: Asked) {
  await countAttempt('appointment_by_account', String(member.id));
  return toAppointment(await transaction(strapi, () => request(strapi, member, asked)));
}

/** Asks to have one's own moved or called off; 409 where it is not confirmed, or over. */
export async function wish(strapi: Core.Strapi, member: Actor, id: number, asked: AskedChange) {
  await appointmentAccess.seen(strapi, member, id);
  await countAttempt('appointment_by_account', String(member.id));
  await transaction(strapi, () => requestChange(strapi, member, id, asked));
  return toAppointment(await appointmentAccess.seen(strapi, member, id));
}

/** Takes back what one has asked for; 409 where the office has answered it. */
export async function withdraw(strapi: Core.Strapi, member: Actor, id: number) {
  await transaction(strapi, () => takeRequestBack(strapi, member, id));
  return toAppointment(await appointmentAccess.seen(strapi, member, id));
}
