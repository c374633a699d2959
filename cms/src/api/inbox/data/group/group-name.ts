/** How a group is called. */
import type { Core } from '@strapi/strapi';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { firstNamesIn, groupNameNow, renameChat } from './chat-names';
import { lockedGroupFor } from './group-access';
import * as inboxBroadcasts from '../inbox-broadcasts';
import { addLine } from '../lines';
import { isNamedBy } from '../starting';

/**
 * Names a group, or takes its name away: then it is called by the first names of its people, whatever they are then.
 * Somebody who types exactly these has not named it either, so that no name outlives an erasing.
 */
export const renameGroup = (
  strapi: Core.Strapi,
  member: Actor,
  chatId: number,
  { name: typed }: { name: string },
): Promise<void> =>
  transaction(strapi, async () => {
    const chat = await lockedGroupFor(strapi, member, chatId);
    const isDefault = typed === '' || isNamedBy(typed, await firstNamesIn(strapi, chatId));
    const name = isDefault ? await groupNameNow(strapi, chatId) : typed;
    if (name === chat.name && isDefault === Boolean(chat.defaultName)) return;
    await renameChat(strapi, chatId, name);
    await runQuery(strapi, (knex) =>
      knex('inbox_chats').where({ id: chatId }).update({ default_name: isDefault }),
    );
    const event = { type: 'renamed' as const, name: isDefault ? null : name };
    await addLine(strapi, { chatId, actorId: member.id, event, at: new Date() });
    await inboxBroadcasts.chat(strapi, chatId);
  });
