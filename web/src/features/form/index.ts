import { lazyPage } from '@/lib/lazy-page';

/** The forms a member is asked to fill. */
export const AssignedFormsPage = lazyPage(
  () => import('./components/assigned-forms-page'),
  'AssignedFormsPage',
);
/** One of these, a question at a time. */
export const FillFormPage = lazyPage(() => import('./components/fill-form-page'), 'FillFormPage');
/** All forms and what was sent for review; `?tab=` says which of them. */
export const FormsPage = lazyPage(() => import('./components/forms-page'), 'FormsPage');
/** Building a form: a new one, or one there is. */
export const FormEditorPage = lazyPage(
  () => import('./components/form-editor-page'),
  'FormEditorPage',
);
/** Deleted forms, which can be brought back. */
export const FormTrashPage = lazyPage(
  () => import('./components/form-trash-page'),
  'FormTrashPage',
);
/** What was answered to a form. */
export const FormResponsesPage = lazyPage(
  () => import('./components/form-responses-page'),
  'FormResponsesPage',
);
/** What the approved answers add up to. */
export const ReportsPage = lazyPage(() => import('./components/reports-page'), 'ReportsPage');
