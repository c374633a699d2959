import { z } from 'zod';
import { ROLES } from '../access';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import { FORMS_PAGE } from './fields';
import { fillEndpoints } from './fill';
import { reportEndpoints } from './report';
import { responseEndpoints } from './response';
import { reviewEndpoints } from './review';
import {
  accessRoles,
  attemptKey,
  FORM_JSON_MAX,
  FORM_VALUES_MAX,
  formFile,
  formListItem,
  formRevision,
  formRole,
  formSection,
  newForm,
  publishedForm,
  savedForm,
} from './shapes';
import { submissionEndpoints } from './submission';
import { id, idParams, pageQuery, pagination, wholeNumber } from '../list';
import { person } from '../member/person';

/** How the list can be sorted (part 2 §7: createdAt by default, newest first). */
export const FORM_SORTS = {
  createdAt: 'Date created',
  updatedAt: 'Date changed',
  title: 'Title',
} as const;
export type FormSort = keyof typeof FORM_SORTS;

/** The maximum size of a file in a question, in bytes. Films may be larger. */
export const FORM_FILE_MAX = 10 * 1024 * 1024;
export const FORM_VIDEO_MAX = 100 * 1024 * 1024;

/** A form as the editor gets it: what is published, and the draft of the next version. */
export const formDetail = z.object({
  form: formListItem.extend({
    /** Counts the published versions. 0 before the first one. */
    version: z.number(),
    /** How many of its responses were sent without review. */
    submitted: z.number(),
  }),
  /** The published sections. Empty before the first version; until then the questions are in the draft. */
  sections: z.array(formSection),
  /** The editor's unpublished definition as it was saved, in the shape that a save accepts, or null. */
  draft: z.object({ definition: z.unknown(), savedAt: z.string(), savedBy: z.string() }).nullable(),
  /**
   * The numbers that publications have given to new parts, by temporary id. Text from before a publication goes on
   * under these. Sent again under its temporary id, a part would be a new one.
   */
  ids: z.record(z.string(), z.number()),
  /** The revision of form and draft. A save based on an older one is refused. */
  revision: z.string(),
});
export type FormDetail = z.output<typeof formDetail>;

/** The answer to a save: the form as it is now, and the ids that new parts got. */
const saved = z.object({
  formId: z.number(),
  form: formDetail,
  /** By temporary id. */
  ids: z.record(z.string(), z.number()),
});
export type FormSaved = z.output<typeof saved>;

/** A deleted form while it can be restored, with what is restored with it. */
export const trashedForm = z.object({
  id: z.number(),
  title: z.string(),
  questions: z.number(),
  responses: z.number(),
  deletedAt: z.string(),
  /** The name of the member who deleted it. */
  deletedBy: z.string(),
  /** When it is erased for good. */
  erasedAt: z.string(),
});
export type TrashedForm = z.output<typeof trashedForm>;

const done = z.object({ message: z.string() });
/** Roles, and the revision of the form they were chosen for. */
const chosenRoles = z.strictObject({ accessRoles, revision: formRevision.optional() });

/** Building forms (part 2 §2, §7): admins only. */
const builderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/forms',
    access: 'admin_forms',
    summary: 'Forms, a page at a time; `role`: only those meant for it',
    query: z.strictObject({
      ...pageQuery,
      limit: wholeNumber(1, 100).default(FORMS_PAGE),
      sortBy: z.enum(['createdAt', 'updatedAt', 'title']).default('createdAt'),
      sortOrder: z.enum(['asc', 'desc']).default('desc'),
      role: formRole.optional(),
    }),
    answer: z.object({ forms: z.array(formListItem), pagination }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/forms',
    access: 'admin_forms',
    maxJson: FORM_JSON_MAX,
    maxValues: FORM_VALUES_MAX,
    summary: 'Publish a new form. Repeating a key creates nothing new',
    body: newForm,
    answer: saved,
  }),
  createDraft: endpoint({
    method: 'POST',
    path: '/forms/drafts',
    access: 'admin_forms',
    maxJson: FORM_JSON_MAX,
    maxValues: FORM_VALUES_MAX,
    summary: 'Start a form without publishing it. Repeating a key creates nothing new',
    body: newForm,
    answer: saved,
  }),
  people: endpoint({
    method: 'GET',
    path: '/forms/people',
    access: 'admin_forms',
    summary:
      'Members who can be excluded from a question, by name; `roles`: only those with these roles; `ids`: only these members',
    query: z.strictObject({
      search: pageQuery.search,
      page: pageQuery.page,
      limit: wholeNumber(1, 100).default(50),
      ids: z
        .string()
        .regex(/^\d{1,10}(,\d{1,10}){0,999}$/)
        .transform((text): (string | number)[] => text.split(','))
        .pipe(boundedArray(id, 1000))
        .optional(),
      /** The roles that see the question at all. Members of other roles need not be excluded from it. */
      roles: z
        .string()
        .transform((text): string[] => text.split(','))
        .pipe(boundedArray(person.shape.role, ROLES.length))
        .optional(),
    }),
    answer: z.object({
      users: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          email: z.string(),
          role: person.shape.role,
          joinedAt: z.string(),
        }),
      ),
      pagination,
    }),
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/forms/files',
    access: 'admin_forms',
    summary: 'Upload a picture, PDF or video to show with a question',
    upload: { field: 'file', maxBytes: FORM_VIDEO_MAX },
    answer: formFile,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/forms/:id',
    access: 'admin_forms',
    summary: 'A form with its sections, questions and unpublished draft',
    params: idParams,
    answer: formDetail,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/forms/:id',
    access: 'admin_forms',
    maxJson: FORM_JSON_MAX,
    maxValues: FORM_VALUES_MAX,
    summary: 'Publish a form as sent; earlier responses keep the questions they answered',
    params: idParams,
    body: publishedForm,
    answer: saved,
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/forms/:id/draft',
    access: 'admin_forms',
    maxJson: FORM_JSON_MAX,
    maxValues: FORM_VALUES_MAX,
    summary: 'Save a form\u2019s draft without publishing it',
    params: idParams,
    body: savedForm,
    answer: z.object({ revision: z.string(), savedAt: z.string() }),
  }),
  dropDraft: endpoint({
    method: 'DELETE',
    path: '/forms/:id/draft',
    access: 'admin_forms',
    summary: 'Discard a form\u2019s draft and return to the published form',
    params: idParams,
    /** The revision that whoever discards it has seen. */
    query: z.strictObject({ revision: formRevision.optional() }),
    answer: formDetail,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/forms/:id/duplicate',
    access: 'admin_forms',
    summary: 'Create an unpublished copy of a form',
    params: idParams,
    answer: saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/forms/:id',
    access: 'admin_forms',
    summary: 'Delete a form with its responses; it can be restored for 30 days',
    params: idParams,
    answer: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/forms/:id/restore',
    access: 'admin_forms',
    summary: 'Restore a deleted form with its responses',
    params: idParams,
    answer: formListItem,
  }),
  trash: endpoint({
    method: 'GET',
    path: '/admin/forms/trash',
    access: 'admin_forms',
    summary: 'Deleted forms that can be restored, latest first',
    query: z.strictObject({ ...pageQuery, limit: wholeNumber(1, 100).default(FORMS_PAGE) }),
    answer: z.object({ forms: z.array(trashedForm), pagination }),
  }),
  setRoles: endpoint({
    method: 'PATCH',
    path: '/forms/:id/role-access',
    access: 'admin_forms',
    summary:
      'Change which roles a form is meant for; its sections and questions are limited to them',
    params: idParams,
    body: chosenRoles,
    answer: z.object({ formId: z.number(), form: formDetail }),
  }),
  setQuestionRoles: endpoint({
    method: 'PATCH',
    path: '/questions/:questionId/role-access',
    access: 'admin_forms',
    summary: 'Change who of a section\u2019s roles sees a question',
    params: z.strictObject({ questionId: id }),
    body: chosenRoles,
    answer: z.object({ questionId: z.number(), form: formDetail }),
  }),
  addressees: endpoint({
    method: 'GET',
    path: '/forms/:id/send',
    access: 'admin_forms',
    summary: 'Count the members who would be notified if a form were sent now',
    params: idParams,
    answer: z.object({ people: z.number(), lastSentAt: z.string().nullable() }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/forms/:id/send',
    access: 'admin_forms',
    summary:
      'Notify every member of the form\u2019s roles who has not submitted it yet (ruling 16)',
    params: idParams,
    // Sent twice with the same idempotency key, the reminder goes out once.
    body: z.strictObject({ key: attemptKey }),
    answer: z.object({ people: z.number(), lastSentAt: z.string() }),
  }),
};

/** Forms, from being built to being reported on (part 2 §7). */
export const formEndpoints = {
  ...fillEndpoints,
  ...responseEndpoints,
  ...submissionEndpoints,
  ...reviewEndpoints,
  ...reportEndpoints,
  ...builderEndpoints,
};
