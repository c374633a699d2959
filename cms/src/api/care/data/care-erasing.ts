/** What happens to care tasks when members, pets and tasks go for good. */
import type { Core } from '@strapi/strapi';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { runQuery } from '../../../db/run-query';
import { deleteRemindersBefore } from '../../../jobs/remind-once';
import { daysAfter } from '../../../text/days';

/** How many days it is kept who was told of what. Nobody is told of something older. */
const LEDGER_DAYS = 35;

/** Removes a member who is being erased. That something was done, and when, stays with the pet. */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  await runQuery(strapi, async (knex) => {
    await knex('care_tasks').where({ assignee_id: memberId }).update({ assignee_id: null });
    await knex('care_tasks').where({ made_by_id: memberId }).update({ made_by_id: null });
    await knex('care_marks').where({ member_id: memberId }).update({ member_id: null, reason: '' });
    await knex('care_handovers').where({ member_id: memberId }).delete();
    await knex('care_settings').where({ member_id: memberId }).delete();
  });
}

/** Erases tasks that have been in the trash for 30 days, and what pets and tasks have left behind that are gone. */
export async function sweepCare(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -TRASH_DAYS);
  await runQuery(strapi, async (knex) => {
    await knex('care_tasks').whereNull('pet_id').orWhere('deleted_at', '<', before).delete();
    for (const table of ['care_marks', 'care_handovers'])
      await knex(table).whereNull('task_id').delete();
    await knex('care_pets').whereNull('pet_id').delete();
  });
  const day = daysAfter(now, -LEDGER_DAYS).toISOString().slice(0, 10);
  await deleteRemindersBefore(strapi, 'care', day);
}
