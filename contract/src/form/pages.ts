/** The addresses of the pages about forms: those to fill, those for admins, and the reports. */
export const formPages = {
  assigned: '/forms',
  fill: (formId: number | string) => `/forms/${formId}`,
  list: '/admin-forms',
  create: '/admin-forms/new',
  trash: '/admin-forms/trash',
  editor: (formId: number | string) => `/admin-forms/${formId}`,
  responses: (formId: number | string) => `/admin-forms/${formId}/responses`,
  submissions: '/admin-forms?tab=submissions',
  pendingSubmissions: '/admin-forms?tab=submissions&status=pending',
  submission: (responseId: number) => `/admin-forms?tab=submissions&submission=${responseId}`,
  reports: '/reports',
} as const;
