/** Finds appointments by the rule of who may see them. Those of a member in the trash are treated as missing. */
import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../auth/actor';
import { readInOrder } from '../../../db/in-order';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { canSee } from '../policy';
import type { AppointmentRow } from '../rules/appointment-row';
import { APPOINTMENT_TABLE, APPOINTMENT_UID } from '../rules/appointment-uid';

const OWNER = { select: ['id', 'firstName', 'lastName', 'deletedAt'] };

export async function find(
  strapi: Core.Strapi,
  where: object,
): Promise<AppointmentRow | undefined> {
  const row: AppointmentRow | null = await strapi.db.query(APPOINTMENT_UID).findOne({
    where,
    populate: { member: OWNER },
  });
  return row?.member && !row.member.deletedAt ? row : undefined;
}

/** An appointment that this viewer may see, or a 404. */
export async function seen(strapi: Core.Strapi, actor: Actor, id: number): Promise<AppointmentRow> {
  const row = await find(strapi, { id });
  if (!row || !canSee(actor, row.member)) throw refuse.notFound();
  return row;
}

/** Several by their ids, in the same order. */
export const rowsInOrder = (
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<AppointmentRow[]> =>
  readInOrder(ids, () =>
    strapi.db.query(APPOINTMENT_UID).findMany({
      where: { id: { $in: [...ids] } },
      populate: { member: OWNER },
    }),
  );

/** The same as `seen`, locked with its member until the open transaction ends. */
export async function lockedFor(
  strapi: Core.Strapi,
  actor: Actor,
  id: number,
): Promise<AppointmentRow> {
  const { member } = await seen(strapi, actor, id);
  // The member is locked before what belongs to them (db/lock-row).
  await lockRow(strapi, 'up_users', member.id);
  await lockRow(strapi, APPOINTMENT_TABLE, id);
  return seen(strapi, actor, id);
}
