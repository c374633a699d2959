import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { choiceWord } from '../../../mail/choice-row';
import { timeZone } from '../../../office/office';
import { latestWeek } from '../rules/reading-week';

const WEEKS = 'portal_reading_weeks';
const CHOICES = 'portal_notification_choices';
const OFF = [choiceWord('reading', 'bell'), choiceWord('reading', 'mail')].join(' ');

/**
 * Switches off, as their own choice, that members who joined before that moment are told of what is new to read. A
 * single statement, however many they are. What else they have chosen stays.
 */
export const switchOffReading = (strapi: Core.Strapi, joinedBefore: Date) =>
  runQuery(strapi, (knex) =>
    knex.raw(
      `insert into ${CHOICES} (member_id, "off", created_at, updated_at)
       select id, '${OFF}', created_at, created_at from up_users where created_at < ?
       on conflict (member_id) do update
       set "off" = trim(coalesce(${CHOICES}."off", '') || ' ' || excluded."off")`,
      [joinedBefore],
    ),
  );

/**
 * At the first start with it, members who are there already are told of nothing new to read, while whoever joins later
 * is. The ledger's first week says that this was done; of several servers one enters it.
 */
export async function beginReading(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const known = await runQuery(strapi, (knex) => knex(WEEKS).first('id'));
  if (known) return;
  const { week, until } = latestWeek(await timeZone(strapi), now);
  const row = { week, from_at: until, until_at: until, done_at: now, last_member: 0 };
  await transaction(strapi, async () => {
    const entered: unknown[] = await runQuery(strapi, (knex) =>
      knex(WEEKS)
        .insert({ ...row, created_at: now, updated_at: now })
        .onConflict('week')
        .ignore()
        .returning('id'),
    );
    if (entered.length > 0) await switchOffReading(strapi, now);
  });
}
