/** Reminding members of their appointments the day before. */
import type { Core } from '@strapi/strapi';
import { APPOINTMENT_REMINDER_HOURS } from '@hearthside/contract/appointment/fields';
import { lockRow } from '../../../db/lock-row';
import { loggedError } from '../../../http/logged-error';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { enteredKeys, remindOnce } from '../../../jobs/remind-once';
import * as appointmentAccess from './appointment-access';
import { APPOINTMENT_NOTICES, notifyMember } from './appointment-notices';
import type { AppointmentRow } from '../rules/appointment-row';
import { APPOINTMENT_TABLE } from '../rules/appointment-uid';
import { hoursAfter, passOverReminder, reminderOf } from './reminder-of';

/** Later than so long before it begins, a reminder would come while its member is on the way. */
const LATEST_HOURS = 2;

/** So many are asked of the ledger in one query. */
const AT_ONCE = 500;

const keyOf = (row: AppointmentRow) => reminderOf(row).key;

/** What begins between so many hours from now. */
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

/** Of those the ledger does not have yet: read and looked up so many at a time, not one by one. */
async function untold(strapi: Core.Strapi, ids: readonly number[]): Promise<AppointmentRow[]> {
  const found: AppointmentRow[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await appointmentAccess.inOrder(strapi, ids.slice(from, from + AT_ONCE));
    const entered = await enteredKeys(strapi, rows.map(keyOf));
    found.push(...rows.filter((row) => !entered.has(keyOf(row))));
  }
  return found;
}

/** What was found to be due, unless it was moved or called off since. */
async function remind(strapi: Core.Strapi, found: AppointmentRow) {
  await lockRow(strapi, 'up_users', found.member.id);
  await lockRow(strapi, APPOINTMENT_TABLE, found.id);
  const row = await appointmentAccess.find(strapi, { id: found.id });
  if (row?.state !== 'confirmed' || keyOf(row) !== keyOf(found)) return;
  await remindOnce(strapi, reminderOf(row), () =>
    notifyMember(strapi, row, APPOINTMENT_NOTICES.reminder(row)),
  );
}

/** Tells members of what begins within a day; each of each time once, whichever server is first. */
export async function remindDue(strapi: Core.Strapi, now = new Date()) {
  const due = await confirmedIds(strapi, now, LATEST_HOURS, APPOINTMENT_REMINDER_HOURS);
  for (const row of await untold(strapi, due)) {
    // One that fails comes again in a minute; it must not keep the others from theirs.
    await transaction(strapi, () => remind(strapi, row)).catch((error: unknown) =>
      strapi.log.error(`Reminding of appointment ${row.id}: ${loggedError(error)}`),
    );
  }
  // After an outage: the ledger says that nobody was reminded, and why there is no reminder.
  for (const row of await untold(strapi, await confirmedIds(strapi, now, 0, LATEST_HOURS))) {
    await passOverReminder(strapi, row, now);
  }
}
