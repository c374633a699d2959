/** Filters of Users that an admin has saved. Nobody sees another's. */
import type { Core } from '@strapi/strapi';
import {
  FILTER_TEXTS,
  SAVED_FILTERS_MAX,
  type SavedFilter,
} from '@hearthside/contract/member/saved-filters';
import { lockRow } from '../../../db/lock-row';
import { transaction } from '../../../db/transaction';
import { isUniqueViolation } from '../../../http/answer-for';
import { refuse } from '../../../http/refuse';
import { lookup } from '../../../text/normalize';

const UID = 'api::member.saved-filter';
const query = (strapi: Core.Strapi) => strapi.db.query(UID);

const shown = ({ id, name, query }: SavedFilter): SavedFilter => ({ id, name, query });

export async function savedFilters(strapi: Core.Strapi, memberId: number) {
  const rows: SavedFilter[] = await query(strapi).findMany({
    where: { memberId },
    orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
  });
  return { filters: rows.map(shown) };
}

/** @throws 409 at `name` if there is one of this name, or if there are as many as an admin may keep */
export async function saveFilter(
  strapi: Core.Strapi,
  memberId: number,
  { name, query: asked }: { name: string; query: string },
): Promise<SavedFilter> {
  try {
    return await transaction(strapi, async () => {
      // Two windows that save at once must not keep one too many.
      await lockRow(strapi, 'up_users', memberId);
      if ((await query(strapi).count({ where: { memberId } })) >= SAVED_FILTERS_MAX) {
        throw refuse.conflict(FILTER_TEXTS.full, { name: FILTER_TEXTS.full });
      }
      const data = { memberId, name, nameKey: lookup(name), query: asked };
      return shown((await query(strapi).create({ data })) as SavedFilter);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw refuse.nameTaken(`${FILTER_TEXTS.taken}.`, { name: FILTER_TEXTS.taken });
  }
}

/** @throws 404 for another's */
export async function deleteFilter(strapi: Core.Strapi, memberId: number, id: number) {
  const { count } = await query(strapi).deleteMany({ where: { id, memberId } });
  if (count === 0) throw refuse.notFound(FILTER_TEXTS.missing);
  return { id };
}

/** Deletes what an erased member has saved. */
export const eraseFilters = (strapi: Core.Strapi, memberId: number) =>
  query(strapi).deleteMany({ where: { memberId } });
