/** Closes a chat (ruling 13). */
import type { Core } from '@strapi/strapi';
import { isKeptByItsSubject } from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../../auth/actor';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import { lockedChatFor } from './chat-access';
import * as inboxBroadcasts from './inbox-broadcasts';
import { nameOf } from '../../../auth/members';

/** Nobody is answered in a chat that has ended. */
const NOBODY_WAITS_IN_IT = { waiting_since: null, waiter_id: null };

/** A chat as the history refers to it: by the name it was given, never by those of its members, who may be erased. */
async function aboutChat(strapi: Core.Strapi, id: number) {
  const chat: { name: string | null; kind: string; default_name: boolean | null } = await runQuery(
    strapi,
    (knex) => knex('inbox_chats').where({ id }).first('name', 'kind', 'default_name'),
  );
  const unnamed = chat.kind === 'direct' ? 'A direct chat' : 'A group chat';
  const name = chat.name && !chat.default_name ? chat.name : unnamed;
  return { kind: 'chat' as const, id, name };
}

/**
 * Hides a chat for the member who closes it, until a new message brings it back. If an admin closes it, it ends for
 * everyone: it can be read but not written in, and the same members may start another one. The chat of a trust or a pet
 * stays as long as these, so that being one of its people always means access to it (ruling 12).
 */
export async function close(strapi: Core.Strapi, member: Actor, id: number) {
  const ended = await transaction(strapi, async () => {
    const chat = await lockedChatFor(strapi, member, id);
    const now = new Date();
    await runQuery(strapi, (knex) =>
      knex('inbox_seats').where({ id: chat.seatId }).update({ closed_at: now }),
    );
    const isAdmin = member.role === 'admin' && member.verified;
    const ends = isAdmin && !isKeptByItsSubject(chat);
    if (ends && chat.endedAt === null) {
      const by = await nameOf(strapi, member.id);
      await runQuery(strapi, (knex) =>
        knex('inbox_chats')
          .where({ id })
          .update({ ended_at: now, ended_by: by, people_key: null, ...NOBODY_WAITS_IN_IT }),
      );
      const about = await aboutChat(strapi, id);
      await historyService.record(strapi, { by: member.id, action: 'ended', about });
    }
    await inboxBroadcasts.chat(strapi, id, ends ? undefined : [member.id]);
    return ends;
  });
  return { id, ended };
}

/** Hides a chat for an admin until the next message in it, and for nobody else. */
export async function putAway(strapi: Core.Strapi, admin: Actor, chatId: number): Promise<void> {
  await transaction(strapi, async () => {
    const { seatId } = await lockedChatFor(strapi, admin, chatId);
    await runQuery(strapi, (knex) =>
      knex('inbox_seats').where({ id: seatId }).update({ closed_at: new Date() }),
    );
    await inboxBroadcasts.chat(strapi, chatId, [admin.id]);
  });
}
