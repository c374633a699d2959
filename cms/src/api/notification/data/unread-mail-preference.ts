/** Whether a member wants email about messages that stay unread, and when they last got one. */
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../db/run-query';

const update = (strapi: Core.Strapi, id: number, data: object) =>
  runQuery(strapi, (knex) => knex('up_users').where({ id }).update(data));

export async function unreadMailsOf(
  strapi: Core.Strapi,
  id: number,
): Promise<{ wanted: boolean; mailedAt: string | null }> {
  const row = await runQuery(strapi, (knex) =>
    knex('up_users').where({ id }).first('mail_unread', 'unread_mailed_at'),
  );
  // Members who have never chosen get them.
  return {
    wanted: row?.mail_unread !== false && row?.mail_unread !== 0,
    mailedAt: row?.unread_mailed_at ?? null,
  };
}

export const wantsUnreadMails = async (strapi: Core.Strapi, id: number) =>
  (await unreadMailsOf(strapi, id)).wanted;

export const saveUnreadMails = (strapi: Core.Strapi, id: number, wanted: boolean) =>
  update(strapi, id, { mail_unread: wanted });

export const noteUnreadMail = (strapi: Core.Strapi, id: number, at: Date) =>
  update(strapi, id, { unread_mailed_at: at });
