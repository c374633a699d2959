/** What members have to do. Each sees and changes their own errands alone; those of others are not there. */
import type { Core } from '@strapi/strapi';
import type { Errand } from '@hearthside/contract/errand/endpoints';
import type { PageQuery } from '@hearthside/contract/list';
import { lockMembers, lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { transaction } from '../../../db/transaction';
import { paginationOf } from '../../../http/pagination';
import { refuse } from '../../../http/refuse';

const UID = 'api::errand.errand';

interface ErrandRow {
  id: number;
  title: string;
  /** SQLite tells truth as a number. */
  done: boolean | number;
}

const toErrand = ({ id, title, done }: ErrandRow): Errand => ({ id, title, done: Boolean(done) });

/** A page of a member's errands: those to be done first, of these the latest. */
export async function list(
  strapi: Core.Strapi,
  memberId: number,
  { page, limit }: Pick<PageQuery, 'page' | 'limit'>,
) {
  const rows: ErrandRow[] = await runQuery(strapi, (knex) =>
    knex('errands')
      .where({ member_id: memberId })
      .orderBy([{ column: 'done' }, { column: 'id', order: 'desc' }])
      .limit(limit)
      .offset((page - 1) * limit)
      .select('id', 'title', 'done'),
  );
  const total = await strapi.db.query(UID).count({ where: { member: memberId } });
  return { errands: rows.map(toErrand), pagination: paginationOf({ page, limit }, total) };
}

export const create = (strapi: Core.Strapi, memberId: number, title: string): Promise<Errand> =>
  transaction(strapi, async () => {
    await lockMembers(strapi, [memberId]);
    const data = { title, done: false, member: memberId };
    return toErrand(await strapi.db.query(UID).create({ data }));
  });

/** Holds a member's own errand until the transaction ends (404). */
async function lockOwn(strapi: Core.Strapi, memberId: number, id: number) {
  await lockRow(strapi, 'errands', id);
  const row = await strapi.db.query(UID).findOne({ where: { id, member: memberId } });
  if (!row) throw refuse.notFound('This errand does not exist.');
}

/** Says whether an errand is done (404). */
export const save = (
  strapi: Core.Strapi,
  memberId: number,
  id: number,
  done: boolean,
): Promise<Errand> =>
  transaction(strapi, async () => {
    await lockOwn(strapi, memberId, id);
    return toErrand(await strapi.db.query(UID).update({ where: { id }, data: { done } }));
  });

/** Deletes an errand for good (404). */
export const remove = (strapi: Core.Strapi, memberId: number, id: number) =>
  transaction(strapi, async () => {
    await lockOwn(strapi, memberId, id);
    await strapi.db.query(UID).delete({ where: { id } });
    return { id };
  });

/** Erases the errands of a member who is being erased. */
export const eraseMember = (strapi: Core.Strapi, memberId: number) =>
  strapi.db.query(UID).deleteMany({ where: { member: memberId } });
