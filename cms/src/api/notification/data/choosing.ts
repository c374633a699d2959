/** What members want to be told, by which way, and when not. */
import type { Core } from '@strapi/strapi';
import type { NotificationChoices } from '@hearthside/contract/notification/endpoints';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { timeZone } from '../../../office/office';
import { choicesIn, columnsOf, quietIn, type ChoiceColumns } from '../../../mail/choice-row';
import { quietUntil } from '../../../mail/quiet-hours';
import { saveUnreadMails, wantsUnreadMails } from './unread-mail-preference';

const TABLE = 'portal_notification_choices';

const rowOf = (strapi: Core.Strapi, memberId: number): Promise<ChoiceColumns | undefined> =>
  runQuery(strapi, (knex) =>
    knex(TABLE).where({ member_id: memberId }).first('off', 'quiet_from', 'quiet_to', 'time_zone'),
  );

/** Whether one is mailed of unread messages is the inbox's to keep; here it is shown beside the rest. */
export async function choices(strapi: Core.Strapi, memberId: number): Promise<NotificationChoices> {
  const shown = choicesIn(await rowOf(strapi, memberId), await timeZone(strapi));
  shown.topics.messages.mail = await wantsUnreadMails(strapi, memberId);
  return shown;
}

/** Keeps a member's choices; what always is in the bell stays there. */
export async function saveChoices(
  strapi: Core.Strapi,
  memberId: number,
  wanted: NotificationChoices,
): Promise<NotificationChoices> {
  const now = new Date();
  // Kept in one place alone, the inbox's.
  const messages = { ...wanted.topics.messages, mail: true };
  const topics = { ...wanted.topics, messages };
  const row = { ...columnsOf({ ...wanted, topics }), updated_at: now };
  await transaction(strapi, async () => {
    await saveUnreadMails(strapi, memberId, wanted.topics.messages.mail);
    await runQuery(strapi, (knex) =>
      knex(TABLE)
        .insert({ ...row, member_id: memberId, created_at: now })
        .onConflict('member_id')
        .merge(row),
    );
  });
  return choices(strapi, memberId);
}

/** When a member's quiet hours end, where they are in them; null where they may be mailed now. */
export async function memberQuietUntil(
  strapi: Core.Strapi,
  memberId: number,
  now = new Date(),
): Promise<Date | null> {
  const row = await rowOf(strapi, memberId);
  if (!row) return null;
  return quietUntil(quietIn(row, await timeZone(strapi)), now);
}
