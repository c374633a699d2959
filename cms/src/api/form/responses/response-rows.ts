/** Finds the one response a member has to a form. */
import type { Core } from '@strapi/strapi';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { RESPONSE_UID, seatOf, type ResponseRow } from '../data/form-row';

/** A response that is not deleted has a seat. */
type SeatedRow = ResponseRow & { seat: string };

const query = (strapi: Core.Strapi) => strapi.db.query(RESPONSE_UID);

export async function ofMember(
  strapi: Core.Strapi,
  formId: number,
  memberId: number,
): Promise<ResponseRow | undefined> {
  const row: ResponseRow | null = await query(strapi).findOne({
    where: { seat: seatOf(formId, memberId) },
  });
  return row ?? undefined;
}

/** The same, locked until the open transaction ends. The caller has already locked the member. */
export async function lockedOfMember(
  strapi: Core.Strapi,
  formId: number,
  memberId: number,
): Promise<ResponseRow | undefined> {
  const row = await ofMember(strapi, formId, memberId);
  if (!row) return undefined;
  await lockRow(strapi, 'form_responses', row.id);
  return ofMember(strapi, formId, memberId);
}

/** The forms a member has sent, whatever happened to the responses. */
export const sentBy = (strapi: Core.Strapi, memberId: number): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    knex('form_responses')
      .where({ member_id: memberId })
      .whereNot('status', 'draft')
      .whereNull('deleted_at')
      .pluck('form_id'),
  );

/** A member's responses to these forms, by form. */
export async function ofForms(
  strapi: Core.Strapi,
  formIds: readonly number[],
  memberId: number,
): Promise<Map<number, ResponseRow>> {
  const seats = new Map(formIds.map((id) => [seatOf(id, memberId), id]));
  if (seats.size === 0) return new Map();
  const rows: SeatedRow[] = await query(strapi).findMany({
    where: { seat: { $in: [...seats.keys()] } },
  });
  return new Map(rows.map((row) => [seats.get(row.seat) as number, row]));
}
