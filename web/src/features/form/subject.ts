import { formPages } from '@hearthside/contract/form/pages';
import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The forms a member is asked to fill. */
const AssignedFormsPage = lazyPage(
  () => import('./fill/components/assigned-forms-page'),
  'AssignedFormsPage',
);
/** One of these, one question at a time. */
const FillFormPage = lazyPage(() => import('./fill/components/fill-form-page'), 'FillFormPage');
/** All forms, and the submissions; `?tab=` chooses between them. */
const FormsPage = lazyPage(() => import('./list/components/forms-page'), 'FormsPage');
/** Editing a form: a new one, or an existing one. */
const FormEditorPage = lazyPage(
  () => import('./editor/components/form-editor-page'),
  'FormEditorPage',
);
/** The deleted forms, which can be restored. */
const FormTrashPage = lazyPage(() => import('./list/components/form-trash-page'), 'FormTrashPage');
/** The responses to a form. */
const FormResponsesPage = lazyPage(
  () => import('./review/components/form-responses-page'),
  'FormResponsesPage',
);
/** The deleted responses to a form, which can be restored. */
const ResponseTrashPage = lazyPage(
  () => import('./review/components/response-trash-page'),
  'ResponseTrashPage',
);
/** Submissions and newcomers, one at a time. */
const ReviewQueuePage = lazyPage(
  () => import('./queue/components/review-queue-page'),
  'ReviewQueuePage',
);
/** The totals of the approved answers. */
const ReportsPage = lazyPage(() => import('./reports/components/reports-page'), 'ReportsPage');

export const form = feature({
  sections: { forms: { phoneRank: 8 }, admin_forms: { phoneRank: 10 }, reports: { phoneRank: 12 } },
  routes: {
    forms: [
      { path: formPages.assigned, Component: AssignedFormsPage },
      { path: formPages.fill(':formId'), Component: FillFormPage },
    ],
    admin_forms: [
      { path: formPages.list, Component: FormsPage },
      { path: formPages.create, Component: FormEditorPage },
      { path: formPages.trash, Component: FormTrashPage },
      { path: formPages.reviewQueue, Component: ReviewQueuePage },
      { path: formPages.editor(':formId'), Component: FormEditorPage },
      { path: formPages.responses(':formId'), Component: FormResponsesPage },
      { path: formPages.responseTrash(':formId'), Component: ResponseTrashPage },
    ],
    reports: [{ path: formPages.reports, Component: ReportsPage }],
  },
});
