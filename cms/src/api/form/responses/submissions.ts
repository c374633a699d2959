/** What was sent for review (part 2 §2, Form Submissions). */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { responsesOf } from '@hearthside/contract/form/answers';
import type { submissionDetail } from '@hearthside/contract/form/submission';
import type { PageQuery } from '@hearthside/contract/list';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { cachedCount } from '../../../db/cached-count';
import { accountStateOf } from '../../../auth/member-row';
import { roleOf } from '../../../auth/roles';
import { askedOf } from '../rules/asked-of';
import { formFor, type PublishedForm } from '../rules/assigned-form';
import { RESPONSE_UID, type ResponseRow } from '../data/form-row';
import { sectionsOf } from '../data/form-sections';
import { withIds, versionOf, formOf } from '../data/published-forms';
import { sentAnswers } from './sent-responses';
import {
  selectSubmissions,
  submissionIn,
  submissionsIn,
  type SubmissionFilter,
  type SubmissionRow,
} from './submission-row';
import { iso } from '../../../text/moment';

type Detail = z.input<typeof submissionDetail>;

type SubmissionQuery = Pick<PageQuery, 'page' | 'limit'> & SubmissionFilter;

const LATEST_FIRST = [
  { column: 'r.submitted_at', order: 'desc' },
  { column: 'r.id', order: 'desc' },
];

const senderIn = ({ userId, userRoleId }: Pick<SubmissionRow, 'userId' | 'userRoleId'>) => ({
  id: userId,
  role: roleOf(userRoleId) ?? ('user' as const),
});

const countIn = (row: unknown) =>
  Number((row as { count?: number | string } | undefined)?.count ?? 0);

/** A submission, or a 404: responses that need no review, were not sent or are deleted are not submissions. */
export async function submissionRow(strapi: Core.Strapi, id: number): Promise<SubmissionRow> {
  const row: SubmissionRow | undefined = await runQuery(strapi, (knex) =>
    selectSubmissions(knex, [id]).first(),
  );
  if (!row) throw refuse.notFound(FORM_TEXTS.submissionFailed);
  return row;
}

/**
 * Those of these submissions that could be sent again after a rejection: their form is still meant for their sender.
 */
export async function resendable(
  strapi: Core.Strapi,
  rows: readonly SubmissionRow[],
): Promise<Set<number>> {
  const forms = await withIds(strapi, [...new Set(rows.map(({ formId }) => formId))]);
  const found = rows.filter(({ formId, userId, userRoleId }) => {
    const form = forms.get(formId);
    return form && formFor(form, senderIn({ userId, userRoleId }));
  });
  return new Set(found.map(({ id }) => id));
}

/** How many there are. For the count of all of them, which takes longest, a slightly older number will do. */
async function countOf(strapi: Core.Strapi, asked: SubmissionQuery): Promise<number> {
  const count = () =>
    runQuery(strapi, (knex) => submissionsIn(knex, asked).count({ count: '*' }).first());
  const { search, status, verified } = asked;
  if (search || status || verified !== undefined) return countIn(await count());
  return cachedCount('form', 'submissions', count);
}

/** The answers before it was sent again, with the form they answered. Until then there is nothing to compare. */
async function rejectedIn(
  strapi: Core.Strapi,
  actor: { id: number },
  form: PublishedForm,
  { standing, rejected }: ResponseRow,
): Promise<Detail['rejected']> {
  if (!rejected || standing === 'rejected') return null;
  const { message, at, version, answers } = rejected;
  const then = await versionOf(strapi, form, version);
  return {
    message,
    at,
    sections: await sectionsOf(strapi, then, actor),
    responses: responsesOf(answers),
  };
}

/** A page of submissions, latest first. */
export async function submissions(strapi: Core.Strapi, asked: SubmissionQuery) {
  const { page, limit } = asked;
  // The ids first, so that of all the rows before a late page only their order is read.
  const ids: number[] = await runQuery(strapi, (knex) =>
    submissionsIn(knex, asked)
      .orderBy(LATEST_FIRST)
      .limit(limit)
      .offset((page - 1) * limit)
      .pluck('r.id'),
  );
  const rows: SubmissionRow[] = await runQuery(strapi, (knex) =>
    selectSubmissions(knex, ids).orderBy(LATEST_FIRST),
  );
  const total = await countOf(strapi, asked);
  const again = await resendable(strapi, rows);
  return {
    submissions: rows.map((row) => submissionIn(row, again.has(row.id))),
    pagination: paginationOf(asked, total),
  };
}

/** How many submissions wait for a decision. */
export async function waiting(strapi: Core.Strapi): Promise<number> {
  const counted = await runQuery(strapi, (knex) =>
    submissionsIn(knex).where('r.status', 'pending').count({ count: '*' }).first(),
  );
  return countIn(counted);
}

/** A submission with the complete form as it was answered: reviewers see every question (part 2 §5). */
export async function submission(
  strapi: Core.Strapi,
  actor: { id: number },
  id: number,
): Promise<Detail> {
  const row = await submissionRow(strapi, id);
  const response: ResponseRow = await strapi.db.query(RESPONSE_UID).findOne({ where: { id } });
  const { version, answers } = sentAnswers(response);
  const form = await formOf(strapi, row.formId);
  const definition = await versionOf(strapi, form, version);
  return {
    ...submissionIn(row, (await resendable(strapi, [row])).has(id)),
    userRole: senderIn(row).role,
    userState: accountStateOf(row),
    sections: await sectionsOf(strapi, definition, actor),
    asked: askedOf(definition, senderIn(row), answers),
    responses: responsesOf(answers),
    reviewMessage: response.reviewMessage ?? '',
    reviewedAt: response.reviewedAt === null ? null : iso(response.reviewedAt),
    reviewedBy: response.reviewedBy ?? '',
    rejected: await rejectedIn(strapi, actor, form, response),
  };
}
