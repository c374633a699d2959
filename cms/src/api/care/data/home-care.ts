import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import * as office from '../../../office/office';
import type { HomePart } from '../../../subject';
import { ownOrCaredFor } from '../../pet/policy';

/** How many tasks of a member's own animals are open today, for their first screen. */
export async function homeCare(strapi: Core.Strapi, member: Actor): Promise<HomePart> {
  if (!can(member, 'pet_records')) return {};
  const [sql, ...values] = ownOrCaredFor(member);
  const today = await office.today(strapi);
  const row: { open?: number | string } | undefined = await runQuery(strapi, (knex) =>
    knex('care_tasks as t')
      .join('pets as p', 'p.id', 't.pet_id')
      .whereNull('t.deleted_at')
      .where('t.next_on', '<=', today)
      .whereRaw(sql, values)
      .count({ open: '*' })
      .first(),
  );
  const open = Number(row?.open ?? 0);
  return open > 0 ? { care: { open } } : {};
}
