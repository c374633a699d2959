import { z } from 'zod';
import { ROLES } from '../access';
import { endpoint } from '../endpoint';
import { FORM_LIMITS, FORMS_PAGE } from './fields';
import { formResponses, formSection } from './shapes';
import { id, pageQuery, pagination, wholeNumber } from '../list';
import { ACCOUNT_STATES } from '../member/users';
import { paragraphs, text } from '../text';

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];
const reviewStatus = z.enum(REVIEW_STATUSES);

/** How long after a decision the mail to its member waits and the decision can be undone, in seconds. */
export const REVIEW_UNDO_SECONDS = 15;

/** A response that was sent for review (part 2 §3, Form submission). */
export const submission = z.object({
  /** The response's id. */
  id: z.number(),
  formId: z.number(),
  formTitle: z.string(),
  formDescription: z.string(),
  userId: z.number(),
  userFirstName: z.string(),
  userLastName: z.string(),
  userEmail: z.string(),
  submittedAt: z.string(),
  status: reviewStatus,
  userVerified: z.boolean(),
  /** Sent again after a rejection. */
  resubmitted: z.boolean(),
  /** Whether it could be sent again if rejected: the form is still meant for its member. */
  canResend: z.boolean(),
  /** The revision of the submission. A decision based on an older one is refused. */
  revision: z.string(),
});
export type Submission = z.output<typeof submission>;

const given = formResponses;

/** A submission with the form as it was when answered. */
export const submissionDetail = submission.extend({
  userRole: z.enum(ROLES),
  userState: z.enum(ACCOUNT_STATES),
  sections: z.array(formSection),
  /** The ids of the questions that its sender was asked. The others were hidden from them. */
  asked: z.array(z.number()),
  responses: given,
  reviewMessage: z.string(),
  reviewedAt: z.string().nullable(),
  /** The reviewer's name. */
  reviewedBy: z.string(),
  /**
   * The answers at the time of the rejection, if it was sent again since, with the form that they answered: it may
   * have changed in the meantime.
   */
  rejected: z
    .object({
      message: z.string(),
      at: z.string(),
      sections: z.array(formSection),
      responses: given,
    })
    .nullable(),
});
export type SubmissionDetail = z.output<typeof submissionDetail>;

/** Reviewing submissions (part 2 §2, Form Submissions): admins only. */
export const submissionEndpoints = {
  submissions: endpoint({
    method: 'GET',
    path: '/admin/form-submissions',
    access: 'admin_forms',
    summary: 'Submissions for review, latest first, a page at a time',
    query: z.strictObject({
      ...pageQuery,
      limit: wholeNumber(1, 100).default(FORMS_PAGE),
      status: reviewStatus.optional(),
      verified: z
        .enum(['true', 'false'])
        .transform((text) => text === 'true')
        .optional(),
    }),
    answer: z.object({ submissions: z.array(submission), pagination }),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/admin/form-submissions/approve',
    access: 'admin_forms',
    summary: 'Approve a submission, or reject it with an optional message; notifies the member',
    body: z.strictObject({
      responseId: id,
      approve: z.boolean(),
      message: paragraphs(FORM_LIMITS.message).default(''),
      revision: text(64).optional(),
      /** Whether the decision can be undone for REVIEW_UNDO_SECONDS. The mail about it waits that long. */
      mayUndo: z.boolean().default(false),
    }),
    answer: submissionDetail,
  }),
  undoReview: endpoint({
    method: 'POST',
    path: '/admin/form-submissions/undo',
    access: 'admin_forms',
    summary: 'Undo the decision just made on a submission, before its member is emailed',
    /** `revision` is the revision that the decision left. */
    body: z.strictObject({ responseId: id, revision: text(64) }),
    answer: submissionDetail,
  }),
  submission: endpoint({
    method: 'GET',
    path: '/admin/form-submissions/:responseId',
    access: 'admin_forms',
    summary: 'A submission with the form as it was answered',
    params: z.strictObject({ responseId: id }),
    answer: submissionDetail,
  }),
};
