import type { Core } from '@strapi/strapi';
import type { Subject } from '@hearthside/contract/access';
import { canSeeItem, type LibraryKind } from '@hearthside/contract/library';
import { lockRow } from '../../../access/lock-row';
import { runQuery } from '../../../access/run-query';
import { refuse } from '../../../access/refuse';
import { selectItems, type ItemRow } from './item-row';

/** Finding one item; those in the trash are not there, and neither is what the reader may not see. */
export function itemAccess(strapi: Core.Strapi) {
  const notFound = () => refuse.notFound();

  const find = (id: number): Promise<ItemRow | undefined> =>
    runQuery(
      strapi,
      async (knex) => (await selectItems(knex).where('i.id', id).first()) as ItemRow,
    );

  /** An item that is not in the trash, of a kind where one is named, or a 404. */
  async function itemOf(id: number, kind?: LibraryKind): Promise<ItemRow> {
    const row = await find(id);
    if (!row || row.deletedAt !== null || (kind && row.kind !== kind)) throw notFound();
    return row;
  }

  /** The same for this reader. */
  async function itemFor(actor: Subject, id: number): Promise<ItemRow> {
    const row = await itemOf(id);
    if (!canSeeItem(actor, row)) throw notFound();
    return row;
  }

  /** An item whatever has become of it, held until the open transaction ends. */
  async function held(id: number): Promise<ItemRow | undefined> {
    await lockRow(strapi, 'library_items', id);
    return find(id);
  }

  return { notFound, find, itemOf, itemFor, held };
}
