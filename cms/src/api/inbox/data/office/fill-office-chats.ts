import type { Core } from '@strapi/strapi';
import { CHAT_NAME_MAX } from '@hearthside/contract/inbox/fields';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { OFFICE_NAME, officeKeyOf } from '../../rules/office-key';

interface Row {
  id: number;
  opener_id: number | null;
  people_key: string | null;
}

/**
 * Marks chats with the office from before they were marked, and turns on notifications for the office's seats: admins
 * who joined later had none. Chats that an admin has ended have lost their key, and nobody writes in them any more.
 */
export async function fillOfficeChats(strapi: Core.Strapi) {
  const named: Row[] = await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ kind: 'group' })
      .whereNull('office_chat')
      .where((either) =>
        either
          .where('name', 'like', `%${OFFICE_NAME}`)
          .orWhereRaw('length(name) = ?', CHAT_NAME_MAX),
      )
      .select('id', 'opener_id', 'people_key'),
  );
  const ids = named
    .filter(({ opener_id: opener, people_key: key }) => opener && key === officeKeyOf(opener))
    .map(({ id }) => id);
  for (const id of ids) {
    await transaction(strapi, async () => {
      await runQuery(strapi, (knex) =>
        knex('inbox_chats').where({ id }).update({ office_chat: true }),
      );
      await runQuery(strapi, (knex) =>
        knex('inbox_seats').where({ chat_id: id, office: true }).update({ notifications: true }),
      );
    });
  }
}
