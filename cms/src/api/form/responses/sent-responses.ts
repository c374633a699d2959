import type { Knex } from 'knex';
import type { z } from 'zod';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import type { respondent } from '@hearthside/contract/form/response';
import type { FormViewer } from '@hearthside/contract/form/visibility';
import { roleOf } from '../../../auth/roles';
import { type ResponseRow } from '../data/form-row';
import { ofTrashedMembers } from '../data/trashed-members';
import { iso, type Moment } from '../../../text/moment';

/** A sent response as it appears in a list. */
export interface SentRow {
  id: number;
  memberId: number | null;
  roleId: number | null;
  firstName: string | null;
  lastName: string | null;
  standing: ResponseRow['standing'];
  version: number;
  submittedAt: Moment | null;
  createdAt: Moment;
}

/** A sent response in the trash. */
export interface TrashedRow extends SentRow {
  deletedAt: Moment;
  deletedBy: string | null;
}

const everSent = (knex: Knex, formId: number) =>
  knex('form_responses as r')
    .leftJoin('up_users as u', 'u.id', 'r.member_id')
    .where('r.form_id', formId)
    .whereNot('r.status', 'draft')
    .whereNotIn('r.id', ofTrashedMembers(knex))
    .select({
      id: 'r.id',
      memberId: 'r.member_id',
      roleId: 'u.role_id',
      firstName: 'u.first_name',
      lastName: 'u.last_name',
      standing: 'r.status',
      version: 'r.version',
      submittedAt: 'r.submitted_at',
      createdAt: 'r.created_at',
    });

/** Sent responses to a form, whatever happened to them, with their senders; without those of members in the trash. */
export const sentResponses = (knex: Knex, formId: number) =>
  everSent(knex, formId).whereNull('r.deleted_at') as unknown as Knex.QueryBuilder<
    object,
    SentRow[]
  >;

/** Those in the trash. */
export const deletedResponses = (knex: Knex, formId: number) =>
  everSent(knex, formId).whereNotNull('r.deleted_at').select({
    deletedAt: 'r.deleted_at',
    deletedBy: 'r.deleted_by',
  }) as unknown as Knex.QueryBuilder<object, TrashedRow[]>;

/** The sender, with what decides which forms they see; undefined if they were erased. */
export const senderIn = (sender: Pick<SentRow, 'memberId' | 'roleId'>): FormViewer | undefined =>
  sender.memberId === null
    ? undefined
    : { id: sender.memberId, role: roleOf(sender.roleId ?? 0) ?? 'user' };

export const respondentIn = (row: SentRow): z.input<typeof respondent> => ({
  id: row.id,
  userId: row.memberId,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  status: row.standing,
  version: row.version,
  createdAt: iso(row.submittedAt ?? row.createdAt),
});

/**
 * What was sent last, and its version. If a response was rejected and is being revised, its own answers are a draft
 * for the next time.
 */
export function sentAnswers(
  row: Pick<ResponseRow, 'standing' | 'version' | 'answers' | 'rejected'>,
): { version: number; answers: FormAnswers } {
  const { rejected } = row;
  if (row.standing === 'rejected' && rejected) {
    return { version: rejected.version, answers: rejected.answers };
  }
  return { version: row.version, answers: row.answers ?? {} };
}
