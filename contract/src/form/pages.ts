import type { ReviewQueue } from './review';

/** The addresses of the pages about forms: those to fill, those for admins, and the reports. */
export const formPages = {
  assigned: '/forms',
  fill: (formId: number | string) => `/forms/${formId}`,
  list: '/admin-forms',
  create: '/admin-forms/new',
  trash: '/admin-forms/trash',
  editor: (formId: number | string) => `/admin-forms/${formId}`,
  responses: (formId: number | string) => `/admin-forms/${formId}/responses`,
  responseTrash: (formId: number | string) => `/admin-forms/${formId}/responses/trash`,
  response: (formId: number, responseId: number) =>
    `/admin-forms/${formId}/responses?view=individual&response=${responseId}`,
  submissions: '/admin-forms?tab=submissions',
  pendingSubmissions: '/admin-forms?tab=submissions&status=pending',
  submission: (responseId: number) => `/admin-forms?tab=submissions&submission=${responseId}`,
  reviewQueue: '/admin-forms/review',
  /** Begins with this one: the id of a submission, or of a newcomer. Otherwise with the first. */
  review: (queue: ReviewQueue, item?: number) =>
    `/admin-forms/review?queue=${queue}${item === undefined ? '' : `&item=${item}`}`,
  reports: '/reports',
} as const;
