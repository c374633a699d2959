import { formPages } from '@hearthside/contract/form/pages';
import type { PanelLayout } from '../panel-layout';

const inPortal = { changedIn: 'portal', pageSize: 20 } as const;

/**
 * Forms are built in the portal. Here they can be read, and the text above their questions can be changed (ruling
 * 34).
 */
export const formLayout: PanelLayout = {
  uid: 'api::form.form',
  ...inPortal,
  portalPage: formPages.list,
  changedHere: ['title', 'description', 'needsReview', 'showProgress', 'revision'],
  mainField: 'title',
  sort: { by: 'createdAt', order: 'DESC' },
  list: ['title', 'questionCount', 'version', 'needsReview', 'lastSentAt', 'createdAt'],
  edit: [
    ['title'],
    ['description'],
    ['needsReview', 'showProgress'],
    ['version', 'questionCount', 'revision'],
    ['draftSavedAt', 'draftSavedBy'],
    ['lastSentAt', 'lastSentTo'],
    ['deletedAt', 'deletedBy'],
  ],
  fields: {
    title: { label: 'Title' },
    description: { label: 'Description' },
    needsReview: { label: 'Needs review', help: 'An admin approves or rejects what is sent.' },
    showProgress: { label: 'Show progress bars', help: 'At every question, as members fill it.' },
    revision: { label: 'Changes', help: 'How often it was changed.', readOnly: true },
    version: { label: 'Version', help: '0 while it is drafted only: nobody is asked yet.' },
    questionCount: { label: 'Questions' },
    draftSavedAt: { label: 'Draft saved on', help: 'Empty where nothing waits to be published.' },
    draftSavedBy: { label: 'Draft saved by' },
    lastSentAt: { label: 'Last sent', help: 'When its members were told of it last.' },
    lastSentTo: { label: 'Members told' },
    deletedAt: { label: 'In the trash since', help: 'Brought back in the portal within 30 days.' },
    deletedBy: { label: 'Deleted by' },
    createdAt: { label: 'Created' },
  },
};

/** Members' responses. They are reviewed in the portal, which notifies members and keeps what was rejected. */
export const formResponseLayout: PanelLayout = {
  uid: 'api::form.form-response',
  ...inPortal,
  portalPage: formPages.submissions,
  mainField: 'submittedAt',
  sort: { by: 'submittedAt', order: 'DESC' },
  list: ['form', 'member', 'standing', 'submittedAt', 'reviewedAt', 'reviewedBy'],
  edit: [
    ['form', 'member'],
    ['standing', 'version'],
    ['submittedAt', 'savedAt'],
    ['reviewedAt', 'reviewedBy'],
    ['reviewMessage'],
    ['answers'],
    ['deletedAt', 'deletedBy'],
  ],
  fields: {
    form: { label: 'Form', shows: 'title' },
    member: { label: 'Member', shows: 'email', help: 'Empty where the member was erased.' },
    standing: { label: 'Status' },
    version: { label: 'Version of the form' },
    submittedAt: { label: 'Sent on', help: 'Empty while it is only begun.' },
    savedAt: { label: 'Saved on' },
    reviewedAt: { label: 'Reviewed on' },
    reviewedBy: { label: 'Reviewed by' },
    reviewMessage: { label: 'What the reviewer said' },
    answers: {
      label: 'Answers',
      help: 'By the numbers of the questions; the portal shows them beside the questions.',
    },
    deletedAt: { label: 'In the trash since', help: 'Brought back in the portal within 30 days.' },
    deletedBy: { label: 'Deleted by' },
  },
};
