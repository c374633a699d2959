import { z } from 'zod';
import { endpoint, FILE_ANSWER } from '../endpoint';
import { FORMS_PAGE, RESPONDENTS_PAGE } from './fields';
import { formListItem, formResponses, formSection, questionType, responseStatus } from './shapes';
import { id, pageQuery, pagination, wholeNumber } from '../list';

/** Somebody who has submitted a form (part 2 §3, Form response). */
export const respondent = z.object({
  id: z.number(),
  /** Null if the member was erased. */
  userId: z.number().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  status: responseStatus,
  /** The version that the answers are for. */
  version: z.number(),
  createdAt: z.string(),
});
export type Respondent = z.output<typeof respondent>;

/** A deleted response while it can be restored. */
export const trashedResponse = respondent.extend({
  deletedAt: z.string(),
  /** The name of the member who deleted it. */
  deletedBy: z.string(),
  /** When it is erased for good. */
  erasedAt: z.string(),
});
export type TrashedResponse = z.output<typeof trashedResponse>;

const askedStatistics = z.object({
  questionType,
  question: z.string(),
  versions: z.array(z.number()),
  answered: z.number(),
  choices: z.array(z.object({ id: z.number(), choice: z.string(), responseCount: z.number() })),
  responses: z.array(
    z.object({
      responseId: z.number(),
      response: z.string(),
      /** Only the beginning is here. `answers` has the full text. */
      shortened: z.boolean().optional(),
      firstName: z.string(),
      lastName: z.string(),
    }),
  ),
  gridRows: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      columnResponses: z.array(
        z.object({ id: z.number(), text: z.string(), responseCount: z.number() }),
      ),
    }),
  ),
});
export const questionStatistics = askedStatistics.extend({ earlier: z.array(askedStatistics) });

const ofForm = z.strictObject({ formId: id });
const one = z.strictObject({ formId: id, responseId: id });

/** The responses to a form (part 2 §2, Form responses screen): admins only. */
export const responseEndpoints = {
  responses: endpoint({
    method: 'GET',
    path: '/forms/responses/:formId',
    access: 'admin_forms',
    summary: 'Who has submitted a form, a page at a time, with statistics of the answers',
    params: ofForm,
    query: z.strictObject({
      ...pageQuery,
      limit: wholeNumber(1, 100).default(RESPONDENTS_PAGE),
      responseId: id.optional(),
    }),
    answer: z.object({
      form: formListItem.extend({ version: z.number() }),
      responses: z.array(respondent),
      pagination,
      /**
       * The newest version's questions in order, followed by those that only earlier versions had. Empty for later
       * pages and for searches, which only list the respondents.
       */
      sections: z.array(formSection),
      /** By the id of the question. Also empty in those cases, and when a single response is requested. */
      statistics: z.record(z.string(), questionStatistics),
      /** The requested response, with the form as it was when answered. */
      response: respondent
        .extend({
          sections: z.array(formSection),
          /** The ids of the questions that its sender was asked. The others were hidden from them. */
          asked: z.array(z.number()),
          responses: formResponses,
        })
        .nullable(),
    }),
  }),
  answers: endpoint({
    method: 'GET',
    path: '/forms/responses/:formId/answers',
    access: 'admin_forms',
    summary: 'The written answers to a question, a page at a time, newest first',
    params: ofForm,
    query: z.strictObject({
      questionId: id,
      /** As worded in this version. If left out, in the current wording. */
      version: wholeNumber(1, 1_000_000).optional(),
      page: pageQuery.page,
      limit: wholeNumber(1, 100).default(RESPONDENTS_PAGE),
    }),
    answer: z.object({ answers: askedStatistics.shape.responses, pagination }),
  }),
  exportResponses: endpoint({
    method: 'GET',
    path: '/forms/responses/:formId/export',
    access: 'admin_forms',
    summary: 'Export all responses as CSV, one row each',
    params: ofForm,
    answer: FILE_ANSWER,
  }),
  responseTrash: endpoint({
    method: 'GET',
    path: '/forms/responses/:formId/trash',
    access: 'admin_forms',
    summary: 'Deleted responses to a form that can be restored, latest first',
    params: ofForm,
    query: z.strictObject({ ...pageQuery, limit: wholeNumber(1, 100).default(FORMS_PAGE) }),
    answer: z.object({
      /** The title of the form. */
      title: z.string(),
      responses: z.array(trashedResponse),
      pagination,
    }),
  }),
  removeResponse: endpoint({
    method: 'DELETE',
    path: '/forms/responses/:formId/:responseId',
    access: 'admin_forms',
    summary: 'Delete a response; it can be restored for 30 days',
    params: one,
    answer: z.object({ message: z.string() }),
  }),
  restoreResponse: endpoint({
    method: 'POST',
    path: '/forms/responses/:formId/:responseId/restore',
    access: 'admin_forms',
    summary:
      'Restore a deleted response, unless its member has started a new one. One that was rejected takes in what they have begun since',
    params: one,
    answer: respondent,
  }),
};
