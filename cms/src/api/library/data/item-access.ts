/** Finds one item. Those in the trash, and those the viewer may not see, are treated as missing. */
import type { Core } from '@strapi/strapi';
import type { RoleHolder } from '@hearthside/contract/access';
import { canSeeItem, type LibraryKind } from '@hearthside/contract/library/fields';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { selectItems, type ItemRow } from './item-row';

export const notFound = () => refuse.notFound();

export const find = (strapi: Core.Strapi, id: number): Promise<ItemRow | undefined> =>
  runQuery(strapi, async (knex) => (await selectItems(knex).where('i.id', id).first()) as ItemRow);

/** An item outside the trash, of the given kind if there is one, or a 404. */
export async function itemOf(
  strapi: Core.Strapi,
  id: number,
  kind?: LibraryKind,
): Promise<ItemRow> {
  const row = await find(strapi, id);
  if (!row || row.deletedAt !== null || (kind && row.kind !== kind)) throw notFound();
  return row;
}

/** The same for this viewer. */
export async function itemFor(
  strapi: Core.Strapi,
  actor: RoleHolder,
  id: number,
): Promise<ItemRow> {
  const row = await itemOf(strapi, id);
  if (!canSeeItem(actor, row)) throw notFound();
  return row;
}

/** An item, deleted or not, locked until the open transaction ends. */
export async function lockedItem(strapi: Core.Strapi, id: number): Promise<ItemRow | undefined> {
  await lockRow(strapi, 'library_items', id);
  return find(strapi, id);
}
