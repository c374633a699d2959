import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { Actor } from '../../../access/actor';
import { lockRow } from '../../../access/lock-row';
import { refuse } from '../../../access/refuse';
import type { AppointmentRow } from './appointment-row';
import { APPOINTMENT_TABLE, APPOINTMENT_UID } from './appointment-uid';

const OWNER = { select: ['id', 'firstName', 'lastName', 'deletedAt'] };

/** Whether this reader sees everybody's appointments, not only their own (ruling 29). */
export const canSeeAll = (actor: Actor): boolean => can(actor, 'admin_appointments');

/** Finding appointments by the rule of who may see them; those of a member in the trash are not there. */
export function appointmentAccess(strapi: Core.Strapi) {
  const query = () => strapi.db.query(APPOINTMENT_UID);

  async function find(where: object): Promise<AppointmentRow | undefined> {
    const row: AppointmentRow | null = await query().findOne({
      where,
      populate: { member: OWNER },
    });
    return row?.member && !row.member.deletedAt ? row : undefined;
  }

  /** One that this reader sees, or a 404. */
  async function seen(actor: Actor, id: number): Promise<AppointmentRow> {
    const row = await find({ id });
    if (!row || (row.member.id !== actor.id && !canSeeAll(actor))) throw refuse.notFound();
    return row;
  }

  return {
    query,
    find,
    seen,

    /** Several by their ids, in the order of these. */
    async inOrder(ids: readonly number[]): Promise<AppointmentRow[]> {
      const rows: AppointmentRow[] = await query().findMany({
        where: { id: { $in: [...ids] } },
        populate: { member: OWNER },
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** The same as `seen`, held with its member until the open transaction ends. */
    async lockedFor(actor: Actor, id: number): Promise<AppointmentRow> {
      const { member } = await seen(actor, id);
      // The member before what is theirs (access/lock-row).
      await lockRow(strapi, 'up_users', member.id);
      await lockRow(strapi, APPOINTMENT_TABLE, id);
      return seen(actor, id);
    },
  };
}
