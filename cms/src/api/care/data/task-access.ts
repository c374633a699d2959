/** Finds one care task, by the one rule of who may see, mark and change it. */
import type { Core } from '@strapi/strapi';
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { petFor } from '../../pet/data/pet-access';
import { visibleTo } from '../../pet/policy';
import { mayChangeTask, mayMark, type Standing } from '../policy';
import { carersOf, standingsOf } from './standings';
import { selectAnyTasks, selectTasks, type Seen, type TaskRow } from './task-row';

/** The right to a task that a caller needs. `restore` is the right to change one in the trash. */
export type Need = 'see' | 'mark' | 'change' | 'restore';

const notFound = () => refuse.notFound(CARE_TEXTS.notFound);

/** What a member sees tasks of a pet with. */
export async function seenWith(
  strapi: Core.Strapi,
  member: Actor,
  pet: { id: number; ownerId: number | null },
): Promise<Seen> {
  const standing = (await standingsOf(strapi, member))(pet);
  const carers = (await carersOf(strapi, [pet.id])).get(pet.id) ?? [];
  return { member, standing, carers };
}

function requireRight(member: Actor, standing: Standing, row: TaskRow, need: Need) {
  if (need === 'mark' && !mayMark(member, standing)) throw refuse.notAllowed(CARE_TEXTS.mayNotMark);
  const isChange = need === 'change' || need === 'restore';
  if (isChange && !mayChangeTask(member, standing, row.madeById))
    throw refuse.notAllowed(CARE_TEXTS.mayNotChange);
}

/**
 * The task, for members who have the right. One of a pet the caller may not see is answered as if it did not exist
 * (404); what they may not do is refused as such (403).
 */
export async function taskFor(strapi: Core.Strapi, member: Actor, id: number, need: Need) {
  const [sql, ...values] = visibleTo(member);
  const row = await runQuery(strapi, (knex) =>
    (need === 'restore' ? selectAnyTasks(knex) : selectTasks(knex))
      .where('t.id', id)
      .whereRaw(sql, values)
      .first(),
  );
  if (!row) throw notFound();
  const seen = await seenWith(strapi, member, { id: row.petId, ownerId: row.ownerId });
  requireRight(member, seen.standing, row, need);
  return { row, ...seen };
}

/** The same, with its pet and itself locked until the open transaction ends. */
export async function lockedTaskFor(strapi: Core.Strapi, member: Actor, id: number, need: Need) {
  const { row } = await taskFor(strapi, member, id, need);
  await lockRow(strapi, 'pets', row.petId);
  await lockRow(strapi, 'care_tasks', id);
  return taskFor(strapi, member, id, need);
}

/** A pet that the caller may see, and how they stand to it. */
export async function petToCareFor(strapi: Core.Strapi, member: Actor, petId: number) {
  const pet = await petFor(strapi, member, petId, 'see');
  return { pet, ...(await seenWith(strapi, member, pet)) };
}
