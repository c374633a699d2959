import type { Core } from '@strapi/strapi';
import type { NotificationChoices } from '@hearthside/contract/notification';
import { runQuery } from '../../../access/run-query';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { choicesIn, columnsOf, quietIn, type ChoiceColumns } from './choice-row';
import { quietUntil } from './quiet-hours';

const TABLE = 'portal_notification_choices';

/** What members want to be told, by which way, and when not. */
export function choosing(strapi: Core.Strapi) {
  const rowOf = (memberId: number): Promise<ChoiceColumns | undefined> =>
    runQuery(strapi, (knex) =>
      knex(TABLE)
        .where({ member_id: memberId })
        .first('off', 'quiet_from', 'quiet_to', 'time_zone'),
    );

  /** Whether one is mailed of unread messages is the inbox's to keep; here it is shown beside the rest. */
  async function choices(memberId: number): Promise<NotificationChoices> {
    const shown = choicesIn(await rowOf(memberId), await services(strapi).settings.timeZone());
    shown.topics.messages.mail = await services(strapi).member.wantsUnreadMails(memberId);
    return shown;
  }

  return {
    choices,

    /** Keeps a member's choices; what always is in the bell stays there. */
    async saveChoices(memberId: number, wanted: NotificationChoices): Promise<NotificationChoices> {
      const now = new Date();
      // Kept in one place alone, the inbox's.
      const messages = { ...wanted.topics.messages, mail: true };
      const topics = { ...wanted.topics, messages };
      const row = { ...columnsOf({ ...wanted, topics }), updated_at: now };
      await transaction(strapi, async () => {
        await services(strapi).member.saveUnreadMails(memberId, wanted.topics.messages.mail);
        await runQuery(strapi, (knex) =>
          knex(TABLE)
            .insert({ ...row, member_id: memberId, created_at: now })
            .onConflict('member_id')
            .merge(row),
        );
      });
      return choices(memberId);
    },

    /** When a member's quiet hours end, where they are in them; null where they may be mailed now. */
    async quietUntil(memberId: number, now = new Date()): Promise<Date | null> {
      const row = await rowOf(memberId);
      if (!row) return null;
      return quietUntil(quietIn(row, await services(strapi).settings.timeZone()), now);
    },
  };
}
