import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../access/run-query';

/** Whether a member wants a mail about messages that stay unread, and when they got the last one. */
export function unreadMailPreference(strapi: Core.Strapi) {
  const update = (id: number, data: object) =>
    runQuery(strapi, (knex) => knex('up_users').where({ id }).update(data));

  async function unreadMailsOf(id: number): Promise<{ wanted: boolean; mailedAt: string | null }> {
    const row = await runQuery(strapi, (knex) =>
      knex('up_users').where({ id }).first('mail_unread', 'unread_mailed_at'),
    );
    // Who has never chosen gets them.
    return {
      wanted: row?.mail_unread !== false && row?.mail_unread !== 0,
      mailedAt: row?.unread_mailed_at ?? null,
    };
  }

  return {
    unreadMailsOf,
    wantsUnreadMails: async (id: number) => (await unreadMailsOf(id)).wanted,
    saveUnreadMails: (id: number, wanted: boolean) => update(id, { mail_unread: wanted }),
    noteUnreadMail: (id: number, at: Date) => update(id, { unread_mailed_at: at }),
  };
}
