/** Finds one pet, by the one rule of who may see and change it. */
import type { Core } from '@strapi/strapi';
import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { selectWholePets, type WholePet } from './pet-row';
import { mayChange, visibleTo } from '../policy';

/** The right to a pet that a caller needs. */
export type Need = 'see' | 'write' | 'change';

export const notFound = () => refuse.notFound(PET_TEXTS.detailFailed);

/**
 * The pet, for members who have the right. A pet the caller may not see is answered as if it did not exist (404); a
 * change they may not make is refused as such (403).
 */
export async function petFor(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  need: Need,
): Promise<WholePet> {
  const [sql, ...values] = visibleTo(member);
  const row = await runQuery(strapi, (knex) =>
    selectWholePets(knex, member).where('p.id', id).whereRaw(sql, values).first(),
  );
  if (!row) throw notFound();
  if (need === 'change' && !mayChange(member, row.ownerId)) {
    throw refuse.notAllowed('Only the owner and admins can change a pet\u2019s records.');
  }
  if (need === 'write' && !row.isWriter) {
    throw refuse.notAllowed(
      'Only the owner, the caretaker, the foster, a linked veterinarian and admins can write in a pet\u2019s record.',
    );
  }
  return row;
}

/** The same, locked until the open transaction ends. */
export async function lockedPetFor(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  need: Need,
): Promise<WholePet> {
  await lockRow(strapi, 'pets', id);
  return petFor(strapi, member, id, need);
}
