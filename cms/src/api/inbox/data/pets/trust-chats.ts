/**
 * Each trust has one group chat with its own name (ruling 12), and the members assigned to the trust are in it. All
 * of these functions are part of the trust's own transaction.
 */
import type { Core } from '@strapi/strapi';
import { afterCommit } from '../../../../db/after-commit';
import { loggedError } from '../../../../http/logged-error';
import { runQuery } from '../../../../db/run-query';
import { lookup } from '../../../../text/normalize';
import { seatIn } from '../office/office-seats';
import * as seatRows from '../seat-rows';
import * as inboxBroadcasts from '../inbox-broadcasts';

const chatOf = (strapi: Core.Strapi, trustId: number): Promise<number | undefined> =>
  runQuery(strapi, async (knex) => {
    const row = await knex('inbox_chats').where({ trust_id: trustId }).first('id');
    return row?.id;
  });

/** The chat of a trust, created if there is none. */
async function open(strapi: Core.Strapi, trustId: number): Promise<number> {
  const known = await chatOf(strapi, trustId);
  if (known !== undefined) return known;
  const now = new Date();
  const row = { kind: 'trust', trust_id: trustId, active_at: now };
  await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .insert({ ...row, created_at: now, updated_at: now })
      .onConflict('trust_id')
      .ignore(),
  );
  const id = await chatOf(strapi, trustId);
  if (id === undefined) throw new Error(`Trust ${trustId} has no chat.`);
  await seatIn(strapi, id);
  // An admin who was added at this very moment was not seated in this chat, and this chat did not find them.
  await afterCommit(strapi, () => {
    seatIn(strapi, id).catch((error) =>
      strapi.log.warn(`Seats in the chat of a trust: ${loggedError(error)}`),
    );
  });
  return id;
}

/** Creates a new trust's chat. */
export async function openTrustChat(strapi: Core.Strapi, trustId: number) {
  await inboxBroadcasts.chat(strapi, await open(strapi, trustId));
}

/**
 * Grants access to the chat. The seat alone opens it, also to a member without an inbox (`takesPart`), so it does not
 * matter which role and verification they have then. An admin who had a seat by office now has one of their own.
 */
export async function joinTrustChat(strapi: Core.Strapi, trustId: number, memberId: number) {
  const chatId = await open(strapi, trustId);
  await seatRows.add(strapi, chatId, [{ memberId }]);
  await seatRows.makeOwn(strapi, chatId, [memberId]);
  await inboxBroadcasts.chat(strapi, chatId);
}

/** Revokes access to the chat, in every open window too. An admin keeps a seat by office. */
export async function leaveTrustChat(strapi: Core.Strapi, trustId: number, memberId: number) {
  const chatId = await open(strapi, trustId);
  await seatRows.remove(strapi, chatId, memberId);
  await seatIn(strapi, chatId);
  await inboxBroadcasts.left(strapi, chatId, memberId);
}

/** Tells the chat's members that its name has changed. */
export async function notifyTrustRenamed(strapi: Core.Strapi, trustId: number) {
  await inboxBroadcasts.chat(strapi, await open(strapi, trustId));
}

/** The chat of a trust that is deleted stays for the record, under the trust's last name. */
export async function endTrustChat(strapi: Core.Strapi, trustId: number, name: string, by: string) {
  const chatId = await chatOf(strapi, trustId);
  if (chatId === undefined) return;
  const kept = { name, search_key: lookup(name), trust_id: null };
  await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ id: chatId })
      .update({ ...kept, ended_at: new Date(), ended_by: by }),
  );
  await inboxBroadcasts.chat(strapi, chatId);
}

/**
 * Creates chats for trusts without one, with the members assigned to them: those stored by earlier releases. Runs at
 * boot.
 */
export async function fillTrustChats(strapi: Core.Strapi): Promise<void> {
  const missing: number[] = await runQuery(strapi, (knex) =>
    knex('trusts as t')
      .leftJoin('inbox_chats as c', 'c.trust_id', 't.id')
      .whereNull('c.id')
      .orderBy('t.id')
      .pluck('t.id'),
  );
  for (const trustId of missing) {
    const chatId = await open(strapi, trustId);
    const memberIds: number[] = await runQuery(strapi, (knex) =>
      knex('trust_assignments').where({ trust_id: trustId }).orderBy('id').pluck('member_id'),
    );
    for (const memberId of memberIds) await joinTrustChat(strapi, trustId, memberId);
    await inboxBroadcasts.chat(strapi, chatId);
  }
}
