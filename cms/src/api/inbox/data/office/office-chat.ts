/**
 * A member's chat with the office: with all current admins and nobody else. Each member has one until an admin ends
 * it. Then their next message starts another.
 */
import type { Core } from '@strapi/strapi';
import { can } from '@hearthside/contract/access';
import { CHAT_NAME_MAX, INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../../../auth/actor';
import { lockRow } from '../../../../db/lock-row';
import { runQuery } from '../../../../db/run-query';
import { refuse } from '../../../../http/refuse';
import { requireSame } from '../../../../http/require-same';
import { transaction } from '../../../../db/transaction';
import { lookup } from '../../../../text/normalize';
import { byClientId } from '../chat-messages';
import { inOpenChat } from '../../rules/in-open-chat';
import { nameFor, OFFICE_NAME, officeKeyOf } from '../../rules/office-key';
import { seatIn } from './office-seats';
import * as seatRows from '../seat-rows';
import * as inboxBroadcasts from '../inbox-broadcasts';
import * as thread from '../thread';
import { active, nameOf } from '../../../../auth/members';

const known = async (strapi: Core.Strapi, key: string): Promise<number | undefined> => {
  const row: { id: number } | undefined = await runQuery(strapi, (knex) =>
    knex('inbox_chats').where({ people_key: key }).first('id'),
  );
  return row?.id;
};

async function open(strapi: Core.Strapi, member: Actor, key: string): Promise<number> {
  const now = new Date();
  const name = nameFor(await nameOf(strapi, member.id));
  const rows: { id: number }[] = await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .insert({
        kind: 'group',
        name,
        search_key: lookup(name),
        people_key: key,
        office_chat: true,
        waits_up_to: 0,
        opener_id: member.id,
        active_at: now,
        created_at: now,
        updated_at: now,
      })
      .returning('id'),
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The chat with the office was not made.');
  // A member without an inbox reads and answers here, where the office has written to them (ruling 13a).
  await seatRows.add(strapi, id, [{ memberId: member.id, guest: !can(member, 'inbox') }]);
  await seatIn(strapi, id);
  await inboxBroadcasts.chat(strapi, id);
  return id;
}

/** Lets a member who has no inbox, or none any more, into their chat with the office (ruling 13a). */
async function letIn(strapi: Core.Strapi, member: Actor, chatId: number): Promise<number> {
  if (!can(member, 'inbox'))
    await runQuery(strapi, (knex) =>
      knex('inbox_seats').where({ chat_id: chatId, member_id: member.id }).update({ guest: true }),
    );
  return chatId;
}

/** The chat of this member with the office, in which they take part. It is created if there is none. */
export async function chatWithOffice(strapi: Core.Strapi, member: Actor): Promise<number> {
  const key = officeKeyOf(member.id);
  const there = await known(strapi, key);
  if (there !== undefined) return letIn(strapi, member, there);
  const id = await transaction(strapi, async () => {
    // A second concurrent message waits for the first.
    await lockRow(strapi, 'up_users', member.id);
    return (await known(strapi, key)) ?? (await open(strapi, member, key));
  });
  // An admin who was added at this very moment was not seated in this chat, and this chat did not find them.
  await seatIn(strapi, id);
  return id;
}

/**
 * The chat of another member with the office, for an admin who writes to them.
 * @throws 404 if the member is gone or blocked, 409 if it is the admin
 */
export async function openOfficeChat(
  strapi: Core.Strapi,
  admin: Actor,
  memberId: number,
): Promise<number> {
  const other = await active(strapi, memberId);
  if (!other) throw refuse.notFound('You can’t message this member.');
  if (other.id === admin.id) throw refuse.conflict('You can’t message yourself.');
  const chatId = await chatWithOffice(strapi, other);
  await runQuery(strapi, (knex) =>
    knex('inbox_seats').where({ chat_id: chatId, member_id: admin.id }).update({ closed_at: null }),
  );
  await inboxBroadcasts.chat(strapi, chatId, [admin.id, memberId]);
  return chatId;
}

/** Writes to a member in their chat with the office, as an admin. Under one `clientId` it is written once. */
export const writeFromOffice = (
  strapi: Core.Strapi,
  admin: Actor,
  memberId: number,
  { clientId, content }: { clientId: string; content: string },
): Promise<number> =>
  inOpenChat(
    () => openOfficeChat(strapi, admin, memberId),
    (chatId) => thread.send(strapi, admin, { chatId, clientId, content, attachments: [] }),
  );

/** Writes to the office and broadcasts it. A message sent again under the same `clientId` exists once. */
export async function writeToOffice(
  strapi: Core.Strapi,
  member: Actor,
  { clientId, content }: { clientId: string; content: string },
): Promise<number> {
  // Even if an admin has ended the chat since.
  const before = await byClientId(strapi, member.id, clientId);
  if (before) {
    requireSame(before, { content });
    return before.chatId;
  }
  return inOpenChat(
    () => chatWithOffice(strapi, member),
    (chatId) => thread.send(strapi, member, { chatId, clientId, content, attachments: [] }),
  );
}

/** Removes the name of a member who is being erased from their chats with the office, including ended ones. */
export async function eraseOfficeChats(strapi: Core.Strapi, memberId: number) {
  const name = nameFor(INBOX_TEXTS.unknownUser);
  await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ opener_id: memberId, kind: 'group' })
      // Not a group that everybody else has left. Those from before they were marked are known by their names.
      .where((office) =>
        office
          .where('office_chat', true)
          .orWhere('name', 'like', `%${OFFICE_NAME}`)
          .orWhereRaw('length(name) = ?', CHAT_NAME_MAX),
      )
      .whereNotExists(
        knex('inbox_seats as s')
          .whereRaw('s.chat_id = inbox_chats.id')
          .whereNot('s.member_id', memberId)
          .where('s.office', false)
          .select('s.id'),
      )
      .update({ name, search_key: lookup(name), people_key: null }),
  );
}
