import type { Core } from '@strapi/strapi';
import { reading } from '../../../access/reading';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { chatAccess, type Reader } from './chat-access';
import { telling } from './telling';

/** Closing a chat (ruling 13). */
export function closing(strapi: Core.Strapi) {
  const { heldChatFor } = chatAccess(strapi);
  const tell = telling(strapi);

  return {
    /**
     * Hides a chat for whoever closes it, until a new message brings it back. An admin's close ends it for
     * everyone: it can be read and not written any more, and the same people may start another one. A trust's
     * chat stays as long as the trust, so that being assigned keeps meaning access to it (ruling 12).
     */
    async close(member: Reader, id: number) {
      const ended = await transaction(strapi, async () => {
        const chat = await heldChatFor(member, id);
        const now = new Date();
        await reading(strapi, (knex) =>
          knex('inbox_seats').where({ id: chat.seatId }).update({ closed_at: now }),
        );
        const isAdmin = member.role === 'admin' && member.verified;
        const ends = isAdmin && chat.trustId === null;
        if (ends && chat.endedAt === null) {
          const by = await services(strapi).member.nameOf(member.id);
          await reading(strapi, (knex) =>
            knex('inbox_chats')
              .where({ id })
              .update({ ended_at: now, ended_by: by, people_key: null }),
          );
        }
        await tell.chat(id, ends ? undefined : [member.id]);
        return ends;
      });
      return { id, ended };
    },
  };
}
