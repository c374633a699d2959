/** The picture of a group. */
import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { workOnPicture } from '../../../../file/pictures';
import * as fileService from '../../../file/services/file';
import { chatFor, seatedChats } from '../chat-access';
import { lockedGroupFor, requireGroup } from './group-access';
import * as inboxBroadcasts from '../inbox-broadcasts';
import { addLine } from '../lines';

/** Replaces the picture and returns the previous one, to be removed. Concurrent calls each get a different one. */
const swapPicture = (
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  pictureId: number | null,
): Promise<number | null> =>
  transaction(strapi, async () => {
    await lockedGroupFor(strapi, member, chatId);
    const row: { picture_id: number | null } = await runQuery(strapi, (knex) =>
      knex('inbox_chats').where({ id: chatId }).first('picture_id'),
    );
    if (row.picture_id === pictureId) return null;
    await runQuery(strapi, (knex) =>
      knex('inbox_chats').where({ id: chatId }).update({ picture_id: pictureId }),
    );
    const event = { type: 'pictured' as const, removed: pictureId === null };
    await addLine(strapi, { chatId, actorId: member.id, event, at: new Date() });
    await inboxBroadcasts.chat(strapi, chatId);
    return row.picture_id;
  });

/**
 * Sets a group's picture from whatever image was chosen, and removes the previous one.
 * @throws 415 for what is no picture, as for the picture of a member
 */
export async function setGroupPicture(
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  file: { path: string },
) {
  requireGroup(await chatFor(strapi, member, chatId));
  const bytes = await workOnPicture(strapi, 'square', { path: file.path });
  const added = await fileService.add(strapi, {
    bytes,
    title: 'Group.webp',
    mime: 'image/webp',
    extension: 'webp',
    owner: member.id,
  });
  const before = await swapPicture(strapi, member, chatId, added.id).catch(async (error) => {
    await fileService.discard(strapi, [added.id]);
    throw error;
  });
  await fileService.discard(strapi, [before]);
}

export async function removeGroupPicture(strapi: Core.Strapi, member: Actor, chatId: number) {
  await fileService.discard(strapi, [await swapPicture(strapi, member, chatId, null)]);
}

/** Whether this key is the picture of a chat that the member is in now. */
export async function showsPicture(strapi: Core.Strapi, member: Actor, key: string) {
  const row = await runQuery(strapi, (knex) =>
    seatedChats(knex, member).where('gp.key', key).first(),
  );
  return row !== undefined;
}
