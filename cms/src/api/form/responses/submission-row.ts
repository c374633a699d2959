import type { Knex } from 'knex';
import type { z } from 'zod';
import type { ReviewStatus, submission } from '@hearthside/contract/form/submission';
import { searchedBy } from '../../../text/normalize';
import { TRASHED_MEMBERS } from '../data/trashed-members';
import { iso, type Moment } from '../../../text/moment';

/** A response that was sent for review, with its form and its sender. */
export interface SubmissionRow {
  id: number;
  formId: number;
  formTitle: string;
  formDescription: string | null;
  userId: number;
  userFirstName: string;
  userLastName: string;
  userEmail: string;
  submittedAt: Moment | null;
  createdAt: Moment;
  reviewedAt: Moment | null;
  status: ReviewStatus;
  userVerified: boolean | number;
  userRoleId: number;
  blocked: boolean | number;
  suspendedAt: Moment | null;
  archivedAt: Moment | null;
  resubmitted: boolean | number;
}

/**
 * Written so that no index on the status fits: rows are read in the order of their list, from the index that covers
 * everything.
 */
const STATUS = "coalesce(r.status, '')";

/**
 * What was sent for review, where neither the response nor its form nor its sender is deleted. All of it is in one
 * index with the same condition (form/subject), so that counting a hundred thousand rows reads none of them.
 */
const SENT_FOR_REVIEW = `r.deleted_at is null and r.submitted_at is not null
  and ${STATUS} in ('pending', 'approved', 'rejected') and r.form_id is not null and r.member_id is not null
  and r.form_id not in (select id from forms where deleted_at is not null)
  and r.member_id not in (${TRASHED_MEMBERS})`;

export interface SubmissionFilter {
  search: string;
  status?: ReviewStatus | undefined;
  verified?: boolean | undefined;
}

/** The rows of submissions, without columns. A search matches the member or the form. */
export function submissionsIn(knex: Knex, asked?: SubmissionFilter): Knex.QueryBuilder {
  const query = knex('form_responses as r').whereRaw(SENT_FOR_REVIEW);
  if (!asked) return query;
  const { search, status, verified } = asked;
  if (status) query.whereRaw(`${STATUS} = ?`, [status]);
  // Unverified members are few.
  const unverified = knex('up_users').where('verified', false).select('id');
  if (verified === true) query.whereNotIn('r.member_id', unverified);
  if (verified === false) query.whereIn('r.member_id', unverified);
  if (search) {
    const found = (table: string) =>
      knex(table).modify(searchedBy('search_key', search)).select('id');
    query.where((either) => {
      either.whereIn('r.member_id', found('up_users')).orWhereIn('r.form_id', found('forms'));
    });
  }
  return query;
}

const COLUMNS = {
  id: 'r.id',
  formId: 'r.form_id',
  formTitle: 'f.title',
  formDescription: 'f.description',
  userId: 'r.member_id',
  userFirstName: 'u.first_name',
  userLastName: 'u.last_name',
  userEmail: 'u.email',
  userVerified: 'u.verified',
  userRoleId: 'u.role_id',
  blocked: 'u.blocked',
  suspendedAt: 'u.suspended_at',
  archivedAt: 'u.archived_at',
  status: 'r.status',
  submittedAt: 'r.submitted_at',
  createdAt: 'r.created_at',
  reviewedAt: 'r.reviewed_at',
} as const;

/** Submissions by id, with what a list shows of each. */
export const selectSubmissions = (
  knex: Knex,
  ids: readonly number[],
): Knex.QueryBuilder<object, SubmissionRow[]> =>
  submissionsIn(knex)
    .join('forms as f', 'f.id', 'r.form_id')
    .join('up_users as u', 'u.id', 'r.member_id')
    .whereIn('r.id', [...ids])
    .select(COLUMNS)
    .select(
      knex.raw(
        `case when r.rejected is not null and r.status <> 'rejected' then 1 else 0 end as resubmitted`,
      ),
    ) as unknown as Knex.QueryBuilder<object, SubmissionRow[]>;

/** A submission in the list. */
export const submissionIn = (
  row: SubmissionRow,
  canResend: boolean,
): z.input<typeof submission> => ({
  id: row.id,
  formId: row.formId,
  formTitle: row.formTitle,
  formDescription: row.formDescription ?? '',
  userId: row.userId,
  userFirstName: row.userFirstName,
  userLastName: row.userLastName,
  userEmail: row.userEmail,
  submittedAt: iso(row.submittedAt ?? row.createdAt),
  status: row.status,
  userVerified: Boolean(row.userVerified),
  resubmitted: Boolean(row.resubmitted),
  canResend,
  revision: reviewRevisionOf(row),
});

/**
 * Identifies the state on which a decision was based: what was sent, and what was decided on it. What a member stores
 * while they revise a rejected response does not change it.
 */
export const reviewRevisionOf = (
  row: Pick<SubmissionRow, 'status' | 'submittedAt' | 'reviewedAt'>,
): string => {
  const ms = (moment: Moment | null) => (moment === null ? 0 : new Date(moment).getTime());
  return `${row.status}.${ms(row.submittedAt)}.${ms(row.reviewedAt)}`;
};
