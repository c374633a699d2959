import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { FORM_TEXTS, type FormDefinition } from '@hearthside/contract/form';
import { responsesOf } from '@hearthside/contract/form-answers';
import type { submissionDetail } from '@hearthside/contract/form-submission';
import type { PageQuery } from '@hearthside/contract/list';
import { paginationOf } from '../../../access/pagination';
import { reading } from '../../../access/reading';
import { refuse } from '../../../access/refuse';
import { rememberedCount } from '../../../access/remembered-count';
import { FORM_UID, iso, RESPONSE_UID, type ResponseRow } from './form-row';
import { formSections } from './form-sections';
import { publishedForms } from './published-forms';
import { sentAnswers } from './sent-responses';
import {
  reviewRevisionOf,
  selectSubmissions,
  submissionIn,
  submissionsIn,
  type SubmissionFilter,
  type SubmissionRow,
} from './submission-row';

type Detail = z.input<typeof submissionDetail>;

type SubmissionQuery = Pick<PageQuery, 'page' | 'limit'> & SubmissionFilter;

const LATEST_FIRST = [
  { column: 'r.submitted_at', order: 'desc' },
  { column: 'r.id', order: 'desc' },
];

const countIn = (row: unknown) =>
  Number((row as { count?: number | string } | undefined)?.count ?? 0);

/** What was sent for review (part 2 §2, Form Submissions). */
export function submissions(strapi: Core.Strapi) {
  const published = publishedForms(strapi);

  /** A submission, or a 404: what needs no review, was not sent or is deleted is none. */
  async function submissionRow(id: number): Promise<SubmissionRow> {
    const row: SubmissionRow | undefined = await reading(strapi, (knex) =>
      selectSubmissions(knex, [id]).first(),
    );
    if (!row) throw refuse.notFound(FORM_TEXTS.submissionFailed);
    return row;
  }

  /** How many there are; of all of them, the most there is to count, the number of a moment ago will do. */
  async function countOf(asked: SubmissionQuery): Promise<number> {
    const count = () =>
      reading(strapi, (knex) => submissionsIn(knex, asked).count({ count: '*' }).first());
    const { search, status, verified } = asked;
    if (search || status || verified !== undefined) return countIn(await count());
    return rememberedCount('form', 'submissions', count);
  }

  /** What was answered before it was sent again; while it was not, there is nothing to compare. */
  function rejectedIn({ standing, rejected }: ResponseRow): Detail['rejected'] {
    if (!rejected || standing === 'rejected') return null;
    const { message, at, answers } = rejected;
    return { message, at, responses: responsesOf(answers) };
  }

  return {
    submissionRow,

    /** A page of submissions, the latest first. */
    async submissions(asked: SubmissionQuery) {
      const { page, limit } = asked;
      // The ids first: of all the rows before a late page nothing is read but their order.
      const ids: number[] = await reading(strapi, (knex) =>
        submissionsIn(knex, asked)
          .orderBy(LATEST_FIRST)
          .limit(limit)
          .offset((page - 1) * limit)
          .pluck('r.id'),
      );
      const rows: SubmissionRow[] = await reading(strapi, (knex) =>
        selectSubmissions(knex, ids).orderBy(LATEST_FIRST),
      );
      const total = await countOf(asked);
      return { submissions: rows.map(submissionIn), pagination: paginationOf(asked, total) };
    },

    /** How many wait for a decision. */
    async waiting(): Promise<number> {
      const counted = await reading(strapi, (knex) =>
        submissionsIn(knex).where('r.status', 'pending').count({ count: '*' }).first(),
      );
      return countIn(counted);
    },

    /** A submission with the form as it was answered, whole: who reviews it sees every question (part 2 §5). */
    async submission(reader: { id: number }, id: number): Promise<Detail> {
      const row = await submissionRow(id);
      const response: ResponseRow = await strapi.db.query(RESPONSE_UID).findOne({ where: { id } });
      const form: { id: number; version: number; definition: FormDefinition | null } =
        await strapi.db.query(FORM_UID).findOne({
          where: { id: row.formId },
          select: ['id', 'version', 'definition'],
        });
      const { version, answers } = sentAnswers(response);
      const definition = await published.versionOf(form, version);
      return {
        ...submissionIn(row),
        sections: await formSections(strapi).sectionsOf(definition, reader),
        responses: responsesOf(answers),
        reviewMessage: response.reviewMessage ?? '',
        reviewedAt: response.reviewedAt === null ? null : iso(response.reviewedAt),
        reviewedBy: response.reviewedBy ?? '',
        rejected: rejectedIn(response),
        revision: reviewRevisionOf(row),
      };
    },
  };
}
