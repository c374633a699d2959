/** Deletes a response: into the trash, restored from it, and erased after 30 days. */
import type { Core } from '@strapi/strapi';
import type { HistoryAction } from '@hearthside/contract/history/endpoints';
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { isUniqueViolation } from '../../../http/answer-for';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { daysAfter } from '../../../text/days';
import { transaction } from '../../../db/transaction';
import * as historyService from '../../history/services/history';
import { lockedForm } from '../data/form-access';
import {
  aboutForm,
  ANSWER_UID,
  RESPONSE_UID,
  seatOf,
  type FormRow,
  type ResponseRow,
} from '../data/form-row';
import { withBegun } from '../rules/with-begun';
import { lockedOfMember } from './response-rows';
import { respondentIn, sentResponses } from './sent-responses';
import { ofTrashedMembers } from '../data/trashed-members';
import { nameOf } from '../../../auth/members';
import { forEachIndependently } from '../../../jobs/for-each-independently';

const BEGUN_ANEW =
  'This member has started the form again, so the deleted response can\u2019t be restored.';

interface Kept {
  id: number;
  memberId: number | null;
  revision: number;
}

const notFound = () => refuse.notFound('This response does not exist.');

/** A response that was sent, in the trash or not, whose member is not in the trash. */
async function kept(
  strapi: Core.Strapi,
  formId: number,
  id: number,
  deleted: boolean,
): Promise<Kept> {
  const row: Kept | undefined = await runQuery(strapi, (knex) =>
    knex('form_responses as r')
      .where({ 'r.id': id, 'r.form_id': formId })
      .whereNot('r.status', 'draft')
      .whereRaw(deleted ? 'r.deleted_at is not null' : 'r.deleted_at is null')
      .whereNotIn('r.id', ofTrashedMembers(knex))
      .first({ id: 'r.id', memberId: 'r.member_id', revision: 'r.revision' }),
  );
  if (!row) throw deleted ? notFound() : refuse.notFound(FORM_TEXTS.responseNotDeleted);
  return row;
}

/** Changes a response within one transaction that locks its member, its form and itself, in this order. */
async function withLockedResponse(
  strapi: Core.Strapi,
  formId: number,
  id: number,
  deleted: boolean,
  work: (row: Kept, form: FormRow) => Promise<void>,
) {
  const { memberId } = await kept(strapi, formId, id, deleted);
  await transaction(strapi, async () => {
    if (memberId !== null) await lockRow(strapi, 'up_users', memberId);
    const form = await lockedForm(strapi, formId);
    await lockRow(strapi, 'form_responses', id);
    await work(await kept(strapi, formId, id, deleted), form);
  });
  await invalidateCounts(strapi, 'form');
}

async function record(
  strapi: Core.Strapi,
  by: number,
  form: FormRow,
  { memberId }: Kept,
  action: HistoryAction,
) {
  const name = memberId === null ? '' : await nameOf(strapi, memberId);
  const other = memberId === null ? undefined : { kind: 'member' as const, id: memberId, name };
  const about = aboutForm(form);
  await historyService.record(strapi, { by, action, about, ...(other && { other }) });
}

/** Erases a response with what was answered. */
async function erase(strapi: Core.Strapi, id: number, before: Date) {
  await transaction(strapi, async () => {
    await lockRow(strapi, 'form_responses', id, { toDelete: true });
    const where = { id, deletedAt: { $notNull: true, $lt: before } };
    // If it was restored meanwhile, it stays.
    if (!(await strapi.db.query(RESPONSE_UID).findOne({ where, select: ['id'] }))) return;
    await strapi.db.query(ANSWER_UID).deleteMany({ where: { response: id } });
    await strapi.db.query(RESPONSE_UID).delete({ where });
  });
}

/** Hides a response and lets its member start over. For 30 days it can be restored. */
export async function removeResponse(
  strapi: Core.Strapi,
  member: { id: number },
  formId: number,
  id: number,
) {
  await withLockedResponse(strapi, formId, id, false, async (row, form) => {
    const deletedBy = await nameOf(strapi, member.id);
    const data = { deletedAt: new Date(), deletedBy, seat: null, revision: row.revision + 1 };
    await strapi.db.query(RESPONSE_UID).update({ where: { id }, data });
    await record(strapi, member.id, form, row, 'response_deleted');
  });
  return { message: FORM_TEXTS.responseDeleted };
}

/**
 * What brings a response back. One that was sent back takes in what its member has begun since, which is deleted: they
 * were revising it, and their portal went on with the same answers. Otherwise both would want the same seat.
 */
async function seated(strapi: Core.Strapi, formId: number, { id, memberId, revision }: Kept) {
  const data = { deletedAt: null, deletedBy: null };
  if (memberId === null) return { ...data, seat: null, revision: revision + 1 };
  const seat = seatOf(formId, memberId);
  const begun = await lockedOfMember(strapi, formId, memberId);
  const row: ResponseRow = await strapi.db.query(RESPONSE_UID).findOne({ where: { id } });
  if (begun?.standing !== 'draft' || row.standing !== 'rejected') {
    return { ...data, seat, revision: revision + 1 };
  }
  await strapi.db.query(RESPONSE_UID).delete({ where: { id: begun.id } });
  return { ...data, ...withBegun(row, begun), seat };
}

/**
 * Restores a response as it was. If its member has sent the form again, or has begun it again and this one was not
 * sent back, it stays deleted (409).
 */
export async function restoreResponse(
  strapi: Core.Strapi,
  member: { id: number },
  formId: number,
  id: number,
) {
  try {
    await withLockedResponse(strapi, formId, id, true, async (row, form) => {
      const data = await seated(strapi, formId, row);
      await strapi.db.query(RESPONSE_UID).update({ where: { id }, data });
      await record(strapi, member.id, form, row, 'response_restored');
    });
  } catch (error) {
    throw isUniqueViolation(error) ? refuse.alreadyExists(BEGUN_ANEW) : error;
  }
  const [sent] = await runQuery(strapi, (knex) => sentResponses(knex, formId).where('r.id', id));
  // Deleted again at the same moment.
  if (!sent) throw notFound();
  return respondentIn(sent);
}

/** Erases responses that have been in the trash for 30 days, with what was answered. */
export async function sweepResponses(strapi: Core.Strapi, now = new Date()) {
  const before = daysAfter(now, -TRASH_DAYS);
  const due: { id: number }[] = await strapi.db.query(RESPONSE_UID).findMany({
    where: { deletedAt: { $notNull: true, $lt: before } },
    select: ['id'],
  });
  const name = ({ id }: { id: number }) => `Erasing response ${id}`;
  await forEachIndependently(strapi, due, name, ({ id }) => erase(strapi, id, before));
}
