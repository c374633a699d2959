import type { Core } from '@strapi/strapi';
import type { Dependent } from '@hearthside/contract/user';
import { runQuery } from '../../../access/run-query';
import { deleteReminders } from '../../../notify/remind-once';
import { services } from '../../../services';
import { shownWhen, type When } from './appointment-when';
import { APPOINTMENT_TABLE } from './appointment-uid';

/** So many are told where a longer list would not be read. */
const SHOWN = 5;

/** What appointments are to members who are deleted. */
export function appointmentDependents(strapi: Core.Strapi) {
  const idsOf = (memberId: number): Promise<number[]> =>
    runQuery(strapi, (knex) =>
      knex(APPOINTMENT_TABLE).where({ member_id: memberId }).orderBy('id').pluck('id'),
    );

  return {
    /** A member's appointments, the latest first, to be seen before they are deleted. */
    async belongings(memberId: number): Promise<Dependent> {
      const ids = await idsOf(memberId);
      const rows = (await runQuery(strapi, (knex) =>
        knex(APPOINTMENT_TABLE)
          .where({ member_id: memberId })
          .orderBy([{ column: 'starts_at', order: 'desc' }, 'id'])
          .limit(SHOWN)
          .select('date', 'time', { timeZone: 'time_zone' }),
      )) as When[];
      return { kind: 'appointments', count: ids.length, names: rows.map(shownWhen) };
    },

    /**
     * Forgets a member who is being erased: their appointments go, and what the history says of them, also of
     * those that were taken out before. Reasons too: they are what the two wrote to each other.
     */
    async eraseMember(memberId: number) {
      const { history } = services(strapi);
      const told = await history.aboutWhich('appointment', { kind: 'member', id: memberId });
      for (const id of told) await history.forget({ kind: 'appointment', id }, { reasons: true });
      await deleteReminders(strapi, 'appointment', await idsOf(memberId));
      await runQuery(strapi, (knex) =>
        knex(APPOINTMENT_TABLE).where({ member_id: memberId }).delete(),
      );
    },
  };
}
