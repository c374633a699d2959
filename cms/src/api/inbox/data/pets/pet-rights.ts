/** What members may do with the pets of their chats. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Chat } from '@hearthside/contract/inbox/fields';
import type { Actor } from '../../../../auth/actor';
import { runQuery } from '../../../../db/run-query';
import { changeableBy, writableBy, type Condition } from '../../../pet/policy';
import type { SeatedChat } from '../chat-access';

type PetRights = Pick<NonNullable<Chat['pet']>, 'mayWrite' | 'mayAddDocuments'>;

export const NO_PET_RIGHTS: PetRights = { mayWrite: false, mayAddDocuments: false };

/**
 * Whether a member may write in the records of the pets of these chats, and add documents, by pet. Asked only where a
 * chat is shown: as columns of every seat they made each message cost more.
 */
export async function petRights(
  strapi: Core.Strapi,
  rows: readonly Pick<SeatedChat, 'petId' | 'petDeletedAt'>[],
  member: Actor,
): Promise<ReadonlyMap<number, PetRights>> {
  const ids = rows.flatMap(({ petId, petDeletedAt }) =>
    petId === null || petDeletedAt !== null ? [] : petId,
  );
  if (ids.length === 0) return new Map();
  const may = (knex: Knex, name: string, [sql, ...values]: Condition) =>
    knex.raw(`case when ${sql} then 1 else 0 end as "${name}"`, values);
  const found: { id: number; mayWrite: number; mayAddDocuments: number }[] = await runQuery(
    strapi,
    (knex) =>
      knex('pets as p')
        .whereIn('p.id', ids)
        .select('p.id')
        .select(may(knex, 'mayWrite', writableBy(member)))
        .select(may(knex, 'mayAddDocuments', changeableBy(member))),
  );
  return new Map(
    found.map(({ id, mayWrite, mayAddDocuments }) => [
      id,
      { mayWrite: Boolean(mayWrite), mayAddDocuments: Boolean(mayAddDocuments) },
    ]),
  );
}
