/** Deletes a form with its responses: into the trash, restored from it, and erased after 30 days. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { trashedForm } from '@hearthside/contract/form/endpoints';
import type { formListItem } from '@hearthside/contract/form/shapes';
import type { HistoryAction } from '@hearthside/contract/history/endpoints';
import type { PageQuery } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import type { Actor } from '../../../auth/actor';
import { lockRow } from '../../../db/lock-row';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import { searchedBy } from '../../../text/normalize';
import { lockedForm, notFound } from './form-access';
import { itemsOf } from './form-items';
import { aboutForm, FORM_UID, type FormRow } from './form-row';
import { nameOf } from '../../../auth/members';
import { iso, type Moment } from '../../../text/moment';
import { forEachIndependently } from '../../../jobs/for-each-independently';

interface Trashed {
  id: number;
  deletedAt: Moment;
  deletedBy: string | null;
}

type Item = Pick<z.input<typeof formListItem>, 'title' | 'questions' | 'responses'>;

function toTrashed(row: Trashed, item: Item | undefined): z.input<typeof trashedForm> | undefined {
  if (!item) return undefined;
  const { title, questions, responses } = item;
  return {
    id: row.id,
    title,
    questions,
    responses,
    deletedAt: iso(row.deletedAt),
    deletedBy: row.deletedBy ?? '',
    erasedAt: iso(daysAfter(new Date(row.deletedAt), TRASH_DAYS)),
  };
}

/** The tables that depend on a form, in the order in which their rows can be deleted. */
const TABLES = [
  'form_answers',
  'form_responses',
  'form_versions',
  'form_parts',
  'form_sendings',
] as const;

const record = (strapi: Core.Strapi, by: number | null, row: FormRow, action: HistoryAction) =>
  historyService.record(strapi, { by, action, about: aboutForm(row) });

async function rowInTrash(strapi: Core.Strapi, id: number, before?: Date): Promise<FormRow | null> {
  const deletedAt = { $notNull: true, ...(before && { $lt: before }) };
  return strapi.db.query(FORM_UID).findOne({ where: { id, deletedAt } });
}

/** Erases a form with all responses. That it existed stays in the history. */
async function erase(strapi: Core.Strapi, id: number, before: Date) {
  await transaction(strapi, async () => {
    await lockRow(strapi, 'forms', id, { toDelete: true });
    const row = await rowInTrash(strapi, id, before);
    if (!row) return;
    for (const table of TABLES) {
      await runQuery(strapi, (knex) => knex(table).where({ form_id: id }).delete());
    }
    await record(strapi, null, row, 'erased');
    await historyService.emptyEntries(strapi, { kind: 'form', id });
    await strapi.db.query(FORM_UID).delete({ where: { id } });
  });
}

/** Hides a form and all responses to it everywhere. For 30 days it can be restored. */
export async function remove(strapi: Core.Strapi, actor: Actor, id: number) {
  await transaction(strapi, async () => {
    const row = await lockedForm(strapi, id, FORM_TEXTS.notDeleted);
    const deletedBy = await nameOf(strapi, actor.id);
    const data = { deletedAt: new Date(), deletedBy };
    await strapi.db.query(FORM_UID).update({ where: { id }, data });
    await record(strapi, actor.id, row, 'deleted');
  });
  return { message: FORM_TEXTS.deleted };
}

/** Restores a form as it was; one that is not in the trash is not found. */
export async function restore(strapi: Core.Strapi, actor: Actor, id: number) {
  await transaction(strapi, async () => {
    await lockRow(strapi, 'forms', id);
    const row = await rowInTrash(strapi, id);
    if (!row) throw notFound();
    const data = { deletedAt: null, deletedBy: null };
    await strapi.db.query(FORM_UID).update({ where: { id }, data });
    await record(strapi, actor.id, row, 'restored');
  });
  const [item] = await itemsOf(strapi, [id]);
  if (!item) throw refuse.notFound(FORM_TEXTS.formFailed);
  return item;
}

/** A page of the trash, most recently deleted first. */
export async function trash(strapi: Core.Strapi, asked: PageQuery) {
  const found = (knex: Knex) =>
    knex('forms').whereNotNull('deleted_at').modify(searchedBy('search_key', asked.search));
  const rows: Trashed[] = await runQuery(strapi, (knex) =>
    found(knex)
      .select({ id: 'id', deletedAt: 'deleted_at', deletedBy: 'deleted_by' })
      .orderBy([
        { column: 'deleted_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit),
  );
  const counted = await runQuery(strapi, (knex) => found(knex).count({ total: '*' }).first());
  const items = await itemsOf(
    strapi,
    rows.map(({ id }) => id),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const forms = rows.flatMap((row) => toTrashed(row, byId.get(row.id)) ?? []);
  return { forms, pagination: paginationOf(asked, Number(counted?.total ?? 0)) };
}

/** Erases forms that have been in the trash for 30 days. */
export async function sweepForms(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -TRASH_DAYS);
  const due: { id: number }[] = await strapi.db.query(FORM_UID).findMany({
    where: { deletedAt: { $notNull: true, $lt: before } },
    select: ['id'],
  });
  const name = ({ id }: { id: number }) => `Erasing form ${id}`;
  await forEachIndependently(strapi, due, name, ({ id }) => erase(strapi, id, before));
}
