/** Follows who is an admin in what the office keeps about chats. Repeating it has no further effect. */
import type { Core } from '@strapi/strapi';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { adminIds } from '../../../../auth/member-access';
import * as inboxBroadcasts from '../inbox-broadcasts';

/** Unassigns a chat, unless somebody else was assigned meanwhile. */
async function unassign(strapi: Core.Strapi, chatId: number, formerId: number) {
  await transaction(strapi, async () => {
    const changed = await runQuery(strapi, (knex) =>
      knex('inbox_chats')
        .where({ id: chatId, assignee_id: formerId })
        .update({ assignee_id: null }),
    );
    if (changed === 0) return;
    const now = new Date();
    const line = { chat_id: chatId, kind: 'assigned', created_at: now, updated_at: now };
    await runQuery(strapi, (knex) => knex('inbox_notes').insert(line));
    await inboxBroadcasts.chat(strapi, chatId, await adminIds(strapi));
  });
}

/** Nobody takes care of chats who is no admin any more: of all, or of one member. */
export async function unassignFormer(strapi: Core.Strapi, memberId?: number): Promise<void> {
  const ids = await adminIds(strapi);
  const assigned: { id: number; assigneeId: number }[] = await runQuery(strapi, (knex) => {
    const query = knex('inbox_chats').whereNotNull('assignee_id').whereNotIn('assignee_id', ids);
    if (memberId !== undefined) query.where({ assignee_id: memberId });
    return query.orderBy('id').select({ id: 'id', assigneeId: 'assignee_id' });
  });
  for (const { id, assigneeId } of assigned) await unassign(strapi, id, assigneeId);
}

/** Marks the direct chats of a member to be read anew: whether they are with the office hangs on the member's role. */
const readDirectAnew = (strapi: Core.Strapi, memberId: number, isAdmin: boolean) =>
  runQuery(strapi, (knex) => {
    const own = knex('inbox_seats').where({ member_id: memberId, office: false });
    const chats = knex('inbox_chats')
      .where({ kind: 'direct' })
      .whereIn('id', own.select('chat_id'));
    if (!isAdmin) chats.whereNotNull('waiting_since');
    return chats.update({ waits_up_to: null });
  });

/** What was written by somebody who is an admin again is theirs again. */
const withdrawOwn = (strapi: Core.Strapi, adminId: number) =>
  runQuery(strapi, (knex) =>
    knex('inbox_seats')
      .where({ member_id: adminId, office: true, mine: false })
      .whereIn('chat_id', knex('inbox_messages').where({ sender_id: adminId }).select('chat_id'))
      .update({ mine: true }),
  );

/** Follows a member who may have become an admin, or stopped being one. */
export async function onAdminChanged(strapi: Core.Strapi, memberId: number): Promise<void> {
  const isAdmin = (await adminIds(strapi)).includes(memberId);
  await readDirectAnew(strapi, memberId, isAdmin);
  if (isAdmin) await withdrawOwn(strapi, memberId);
  else await unassignFormer(strapi, memberId);
}
