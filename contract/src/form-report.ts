import { z } from 'zod';
import { endpoint } from './endpoint';
import { id, pageQuery, pagination, wholeNumber } from './list';

/** What the approved responses to a form add up to (part 2 §3, ruling 17). */
export const formReport = z.object({
  id: z.number(),
  title: z.string(),
  /** Sent, whatever became of it. */
  totalSubmitted: z.number(),
  totalApproved: z.number(),
});
export type FormReport = z.output<typeof formReport>;

export const formReportDetail = formReport.extend({
  /** Its choice-based questions. */
  questions: z.array(
    z.object({
      id: z.number(),
      question: z.string(),
      totalAnswered: z.number(),
      options: z.array(
        z.object({
          choiceId: z.number(),
          choice: z.string(),
          /** How many chose it. */
          count: z.number(),
          percent: z.number(),
        }),
      ),
    }),
  ),
});
export type FormReportDetail = z.output<typeof formReportDetail>;

/** Reports (part 2 §2): approved responses only. */
export const reportEndpoints = {
  reports: endpoint({
    method: 'GET',
    path: '/admin/reports/forms',
    access: 'reports',
    summary: 'A report per form, by title',
    query: z.strictObject({
      search: pageQuery.search,
      page: pageQuery.page,
      limit: wholeNumber(1, 100).default(12),
    }),
    answer: z.object({ reports: z.array(formReport), pagination }),
  }),
  report: endpoint({
    method: 'GET',
    path: '/admin/reports/forms/:formId',
    access: 'reports',
    summary: 'A form\u2019s choice-based questions with what was chosen how often',
    params: z.strictObject({ formId: id }),
    answer: formReportDetail,
  }),
  reportUsers: endpoint({
    method: 'GET',
    path: '/admin/reports/users',
    access: 'reports',
    summary: 'Who chose something, a page at a time',
    query: z.strictObject({
      questionId: id,
      choiceId: id,
      page: pageQuery.page,
      limit: wholeNumber(1, 100).default(50),
    }),
    answer: z.object({
      users: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
      pagination,
    }),
  }),
};
