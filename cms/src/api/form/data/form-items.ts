/** Forms as lists show them. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { formListItem } from '@hearthside/contract/form/shapes';
import { runQuery } from '../../../db/run-query';
import { rolesIn } from './form-access';
import { FORM_UID, type FormRow } from './form-row';
import { ofTrashedMembers } from './trashed-members';
import { iso } from '../../../text/moment';

/** The columns that a list needs. Definitions are left out because they are long. */
type ItemRow = Omit<FormRow, 'definition' | 'draft' | 'createKey'>;
const SELECTED = [
  'id',
  'title',
  'description',
  'accessRoles',
  'needsReview',
  'version',
  'questionCount',
  'draftSavedAt',
  'lastSentAt',
  'createdAt',
  'updatedAt',
];

interface Counted {
  formId: number;
  responses: number | string;
  pending: number | string | null;
  submitted: number | string | null;
}

type Item = z.input<typeof formListItem>;

/** How many members have sent each of these forms, how many of these wait, and how many were sent without review. */
async function counts(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, Counted>> {
  const rows: Counted[] = await runQuery(strapi, (knex) =>
    knex('form_responses')
      .whereIn('form_id', [...ids])
      .whereNot('status', 'draft')
      .whereNull('deleted_at')
      .whereNotIn('id', ofTrashedMembers(knex))
      .groupBy('form_id')
      .select({ formId: 'form_id' })
      .select(
        knex.raw(
          `count(*) as responses, sum(case when status = 'pending' then 1 else 0 end) as pending,
            sum(case when status = 'submitted' then 1 else 0 end) as submitted`,
        ),
      ),
  );
  return new Map(rows.map((row) => [row.formId, row]));
}

const toItem = (row: ItemRow, counted: Counted | undefined): Item => ({
  id: row.id,
  title: row.title,
  description: row.description ?? '',
  accessRoles: rolesIn(row),
  needsReview: Boolean(row.needsReview),
  published: row.version > 0,
  hasDraft: row.draftSavedAt !== null,
  questions: row.questionCount,
  responses: Number(counted?.responses ?? 0),
  pending: Number(counted?.pending ?? 0),
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
  lastSentAt: row.lastSentAt === null ? null : iso(row.lastSentAt),
});

/** Forms by id, in the given order. One that is gone is left out. */
export async function itemsOf(strapi: Core.Strapi, ids: readonly number[]): Promise<Item[]> {
  if (ids.length === 0) return [];
  const [rows, counted] = await Promise.all([
    strapi.db.query(FORM_UID).findMany({ where: { id: { $in: [...ids] } }, select: SELECTED }),
    counts(strapi, ids),
  ]);
  const found = new Map((rows as ItemRow[]).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? toItem(row, counted.get(id)) : [];
  });
}

/** A form whose row has been read, with the number of its newest version, and how many were sent without review. */
export async function itemWith(
  strapi: Core.Strapi,
  row: FormRow,
): Promise<Item & { version: number; submitted: number }> {
  const counted = (await counts(strapi, [row.id])).get(row.id);
  return {
    ...toItem(row, counted),
    version: row.version,
    submitted: Number(counted?.submitted ?? 0),
  };
}
