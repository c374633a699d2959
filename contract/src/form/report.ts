import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import { id, pageQuery, pagination, wholeNumber } from '../list';

/** The totals of the approved responses to a form (part 2 §3, ruling 17). */
export const formReport = z.object({
  id: z.number(),
  title: z.string(),
  /** How many were submitted, whatever their status is now. */
  totalSubmitted: z.number(),
  totalApproved: z.number(),
  /** How many the questions count: approved responses, or submitted ones if the form has no review. */
  totalCounted: z.number(),
});
export type FormReport = z.output<typeof formReport>;

const reportQuestion = z.object({
  id: z.number(),
  question: z.string(),
  /** The numbers of the versions with this wording. */
  versions: z.array(z.number()),
  totalAnswered: z.number(),
  options: z.array(
    z.object({
      choiceId: z.number(),
      choice: z.string(),
      /** How many members chose it. */
      count: z.number(),
      percent: z.number(),
    }),
  ),
});
/** A question in one of its wordings. */
export type ReportQuestion = z.output<typeof reportQuestion>;

export const formReportDetail = formReport.extend({
  /** Its choice-based questions. `earlier` has the earlier wordings, newest first. */
  questions: z.array(reportQuestion.extend({ earlier: z.array(reportQuestion) })),
});
export type FormReportDetail = z.output<typeof formReportDetail>;

/** Reports (part 2 §2): on approved responses, or on submitted ones if a form has no review. */
export const reportEndpoints = {
  reports: endpoint({
    method: 'GET',
    path: '/admin/reports/forms',
    access: 'reports',
    summary: 'One report per form, by title',
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
    summary: 'A form\u2019s choice-based questions, with how often each choice was selected',
    params: z.strictObject({ formId: id }),
    answer: formReportDetail,
  }),
  reportUsers: endpoint({
    method: 'GET',
    path: '/admin/reports/users',
    access: 'reports',
    summary: 'Members who selected a choice, a page at a time',
    query: z.strictObject({
      questionId: id,
      choiceId: id,
      /** As worded in one of these versions, '1,3'. If left out, in any wording. */
      versions: z
        .string()
        .regex(/^\d{1,7}(,\d{1,7}){0,999}$/)
        .transform((text): (string | number)[] => text.split(','))
        .pipe(boundedArray(wholeNumber(1, 1_000_000), 1000))
        .optional(),
      page: pageQuery.page,
      limit: wholeNumber(1, 100).default(50),
    }),
    answer: z.object({
      users: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
      /** How many more chose it who have been erased since. They count in the report, without a name. */
      former: z.number(),
      pagination,
    }),
  }),
};
