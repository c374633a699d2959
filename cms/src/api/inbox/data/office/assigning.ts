/** Assigns chats with the office to admins. */
import type { Core } from '@strapi/strapi';
import { inboxPages } from '@hearthside/contract/inbox/pages';
import { OFFICE_TEXTS } from '@hearthside/contract/inbox/office-fields';
import type { Actor } from '../../../../auth/actor';
import { adminIds } from '../../../../auth/member-access';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { refuse } from '../../../../http/refuse';
import * as announcing from '../../../notification/data/announcing';
import { MEMBER } from '../../../notification/rules/named-member';
import { lockedChatFor, type SeatedChat } from '../chat-access';
import * as inboxBroadcasts from '../inbox-broadcasts';
import { requireWithOffice } from './waiting';

export interface Assignment {
  assigneeId: number | null;
  /** To whom it was assigned as far as the caller knew. */
  before?: number | null | undefined;
}

const noticeKey = (chatId: number) => `assigned-${chatId}`;

/** The member who writes to the office in a chat. */
const writerIn = (strapi: Core.Strapi, chatId: number, admins: readonly number[]) =>
  runQuery(strapi, async (knex) => {
    const row = await knex('inbox_seats')
      .where({ chat_id: chatId, office: false })
      .whereNotIn('member_id', [...admins])
      .orderBy('id')
      .first('member_id');
    return (row?.member_id ?? null) as number | null;
  });

/** Tells an admin that a chat was assigned to them, by the bell. */
async function notifyAssignee(
  strapi: Core.Strapi,
  chatId: number,
  assigneeId: number,
  admins: readonly number[],
) {
  const about = await writerIn(strapi, chatId, admins);
  await announcing.announce(strapi, {
    to: [assigneeId],
    kind: 'assigned',
    title:
      about === null ? 'A chat was assigned to you' : `The chat with ${MEMBER} was assigned to you`,
    body: '',
    link: inboxPages.chat(chatId),
    ...(about !== null && { about }),
    key: noticeKey(chatId),
  });
}

/** Whose own chat it is after it was assigned: the new assignee's, and the former one's only if it was theirs anyway. */
async function updateSeats(
  strapi: Core.Strapi,
  { id, assigneeId: formerId }: SeatedChat,
  now: Assignment,
) {
  if (now.assigneeId !== null) {
    const seat = { chat_id: id, member_id: now.assigneeId };
    await runQuery(strapi, (knex) => knex('inbox_seats').where(seat).update({ mine: true }));
  }
  if (formerId === null) return;
  await runQuery(strapi, (knex) =>
    knex('inbox_seats')
      .where({ chat_id: id, member_id: formerId, office: true })
      .whereNotExists(
        knex('inbox_messages').where({ chat_id: id, sender_id: formerId }).select('id'),
      )
      .update({ mine: false }),
  );
}

/**
 * Assigns a chat with the office to an admin, or to nobody. The admin is told, unless they have done it themselves, and
 * what the former one was told is withdrawn.
 * @throws 400 for somebody who is no admin, 404 for a chat that does not exist, 409 for one that is not with the office
 * or has ended, and if somebody else has assigned it since `before`.
 */
export async function assign(
  strapi: Core.Strapi,
  admin: Actor,
  chatId: number,
  given: Assignment,
): Promise<void> {
  const { assigneeId, before } = given;
  const relies = assigneeId === null ? [] : [assigneeId];
  const work = async () => {
    const chat = await lockedChatFor(strapi, admin, chatId);
    await requireWithOffice(strapi, chat);
    const admins = await adminIds(strapi);
    if (assigneeId !== null && !admins.includes(assigneeId))
      throw refuse.badInput(OFFICE_TEXTS.noAdmin, { assigneeId: OFFICE_TEXTS.noAdmin });
    if (chat.assigneeId === assigneeId) return;
    if (before !== undefined && before !== chat.assigneeId)
      throw refuse.changedMeanwhile(OFFICE_TEXTS.assignedMeanwhile);
    const now = new Date();
    await runQuery(strapi, (knex) =>
      knex('inbox_chats').where({ id: chatId }).update({ assignee_id: assigneeId }),
    );
    await updateSeats(strapi, chat, given);
    const line = {
      chat_id: chatId,
      author_id: admin.id,
      kind: 'assigned',
      assignee_id: assigneeId,
    };
    await runQuery(strapi, (knex) =>
      knex('inbox_notes').insert({ ...line, created_at: now, updated_at: now }),
    );
    if (chat.assigneeId !== null)
      await announcing.withdraw(strapi, { key: noticeKey(chatId), kind: 'assigned' }, [
        chat.assigneeId,
      ]);
    if (assigneeId !== null && assigneeId !== admin.id)
      await notifyAssignee(strapi, chatId, assigneeId, admins);
    await inboxBroadcasts.chat(strapi, chatId, admins);
  };
  await transaction(strapi, work, { relies });
}
