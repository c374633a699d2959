/** What happens to appointments when members are deleted. */
import type { Core } from '@strapi/strapi';
import type { Dependent } from '@hearthside/contract/member/users';
import { runQuery } from '../../../db/run-query';
import { deleteReminders } from '../../../jobs/remind-once';
import * as historyService from '../../history/services/history';
import { shownWhen, type When } from '../rules/appointment-when';
import { APPOINTMENT_TABLE } from '../rules/appointment-uid';

/** How many are given where nobody would read a longer list. */
const SHOWN = 5;

const idsOf = (strapi: Core.Strapi, memberId: number): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    knex(APPOINTMENT_TABLE).where({ member_id: memberId }).orderBy('id').pluck('id'),
  );

/** A member's appointments, latest first, shown before they are deleted. */
export async function belongings(strapi: Core.Strapi, memberId: number): Promise<Dependent> {
  const ids = await idsOf(strapi, memberId);
  const rows = (await runQuery(strapi, (knex) =>
    knex(APPOINTMENT_TABLE)
      .where({ member_id: memberId })
      .orderBy([{ column: 'starts_at', order: 'desc' }, 'id'])
      .limit(SHOWN)
      .select('date', 'time', { timeZone: 'time_zone' }),
  )) as When[];
  return { kind: 'appointments', count: ids.length, names: rows.map(shownWhen) };
}

/**
 * Erases a member's appointments when the member is erased, and what the history says about them, including those
 * that were removed before. Reasons are erased too, because they are what the member and the office wrote to each
 * other.
 */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  const told = await historyService.aboutWhich(strapi, 'appointment', {
    kind: 'member',
    id: memberId,
  });
  for (const id of told)
    await historyService.emptyEntries(strapi, { kind: 'appointment', id }, { reasons: true });
  await deleteReminders(strapi, 'appointment', await idsOf(strapi, memberId));
  await runQuery(strapi, (knex) => knex(APPOINTMENT_TABLE).where({ member_id: memberId }).delete());
}
