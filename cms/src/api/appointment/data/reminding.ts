/** Reminds members of their appointments the day before. */
import type { Core } from '@strapi/strapi';
import { APPOINTMENT_REMINDER_HOURS } from '@hearthside/contract/appointment/fields';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { enteredKeys, remindOnce } from '../../../jobs/remind-once';
import * as appointmentAccess from './appointment-access';
import { APPOINTMENT_NOTICES, notifyMember } from './appointment-notices';
import type { AppointmentRow } from '../rules/appointment-row';
import { APPOINTMENT_TABLE } from '../rules/appointment-uid';
import { hoursAfter, passOverReminder, reminderOf } from './reminder-of';
import { forEachIndependently } from '../../../jobs/for-each-independently';

/** Closer than this to the start, in hours, a reminder would arrive while its member is on the way. */
const LATEST_HOURS = 2;

/** How many are looked up in the ledger with one query. */
const AT_ONCE = 500;

const keyOf = (row: AppointmentRow) => reminderOf(row).key;

/** The confirmed appointments that begin between this many hours from now. */
const confirmedIds = (
  strapi: Core.Strapi,
  now: Date,
  from: number,
  to: number,
): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    knex(`${APPOINTMENT_TABLE} as a`)
      .join('up_users as u', 'u.id', 'a.member_id')
      .where({ 'a.state': 'confirmed', 'u.blocked': false })
      .whereNull('u.deleted_at')
      .where('a.starts_at', '>=', hoursAfter(now, from))
      .where('a.starts_at', '<=', hoursAfter(now, to))
      .orderBy('a.id')
      .pluck('a.id'),
  );

/** Those that the ledger does not have yet, read and looked up in batches instead of one by one. */
async function notYetReminded(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<AppointmentRow[]> {
  const found: AppointmentRow[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await appointmentAccess.rowsInOrder(strapi, ids.slice(from, from + AT_ONCE));
    const entered = await enteredKeys(strapi, rows.map(keyOf));
    found.push(...rows.filter((row) => !entered.has(keyOf(row))));
  }
  return found;
}

/** Reminds of an appointment that was found to be due, unless it was moved or canceled since. */
async function remind(strapi: Core.Strapi, found: AppointmentRow) {
  await lockRow(strapi, 'up_users', found.member.id);
  await lockRow(strapi, APPOINTMENT_TABLE, found.id);
  const row = await appointmentAccess.find(strapi, { id: found.id });
  if (row?.state !== 'confirmed' || keyOf(row) !== keyOf(found)) return;
  await remindOnce(strapi, reminderOf(row), () =>
    notifyMember(strapi, row, APPOINTMENT_NOTICES.reminder(row)),
  );
}

/** Reminds members of what begins within a day; once for each time, whichever server is first. */
export async function remindDue(strapi: Core.Strapi, now = new Date()) {
  // After an outage, the ledger shows that nobody was reminded, and why.
  for (const row of await notYetReminded(
    strapi,
    await confirmedIds(strapi, now, 0, LATEST_HOURS),
  )) {
    await passOverReminder(strapi, row, now);
  }
  const due = await confirmedIds(strapi, now, LATEST_HOURS, APPOINTMENT_REMINDER_HOURS);
  const name = ({ id }: AppointmentRow) => `Reminding of appointment ${id}`;
  await forEachIndependently(strapi, await notYetReminded(strapi, due), name, (row) =>
    transaction(strapi, () => remind(strapi, row)),
  );
}
