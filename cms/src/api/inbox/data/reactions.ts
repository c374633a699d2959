/** Reactions to messages: one of a small set by each member. */
import type { Core } from '@strapi/strapi';
import {
  REACTION_KINDS,
  type Reaction,
  type ReactionKind,
} from '@hearthside/contract/inbox/fields';
import { runQuery } from '../../../db/run-query';

/** The reactions to these messages, by message, in one query. Messages that never changed have none. */
export async function reactionsFor(
  strapi: Core.Strapi,
  rows: readonly { id: number; revision: number | null }[],
): Promise<ReadonlyMap<number, Reaction[]>> {
  const ids = rows.filter(({ revision }) => revision !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const all: { messageId: number; memberId: number; kind: ReactionKind }[] = await runQuery(
    strapi,
    (knex) =>
      knex('inbox_reactions')
        .whereIn('message_id', ids)
        .whereNotNull('member_id')
        .orderBy('id')
        .select({ messageId: 'message_id', memberId: 'member_id', kind: 'kind' }),
  );
  return new Map(
    ids.map((id) => [id, grouped(all.filter(({ messageId }) => messageId === id))] as const),
  );
}

const grouped = (given: readonly { memberId: number; kind: ReactionKind }[]): Reaction[] =>
  REACTION_KINDS.flatMap((kind) => {
    const memberIds = given.filter((one) => one.kind === kind).map(({ memberId }) => memberId);
    return memberIds.length > 0 ? { kind, memberIds } : [];
  });

/** Sets a member's reaction, or takes it back. Returns whether that changed anything. */
export async function setReaction(
  strapi: Core.Strapi,
  messageId: number,
  memberId: number,
  kind: ReactionKind | null,
): Promise<boolean> {
  const own = { message_id: messageId, member_id: memberId };
  const before: { kind: ReactionKind } | undefined = await runQuery(strapi, (knex) =>
    knex('inbox_reactions').where(own).first('kind'),
  );
  if ((before?.kind ?? null) === kind) return false;
  await runQuery(strapi, (knex) => knex('inbox_reactions').where(own).delete());
  const now = new Date();
  if (kind !== null) {
    const row = { ...own, kind, created_at: now, updated_at: now };
    await runQuery(strapi, (knex) => knex('inbox_reactions').insert(row));
  }
  return true;
}

/** Removes all reactions to a message that is deleted. */
export const removeReactions = (strapi: Core.Strapi, messageId: number): Promise<number> =>
  runQuery(strapi, (knex) => knex('inbox_reactions').where({ message_id: messageId }).delete());
