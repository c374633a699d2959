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
    showProgress: {
      label: 'Show progress bars',
      help: 'On every question, as members fill out the form.',
    },
    revision: { label: 'Changes', help: 'How many times it was changed.', readOnly: true },
    version: { label: 'Version', help: '0 while it’s only a draft that no one can fill out yet.' },
    questionCount: { label: 'Questions' },
    draftSavedAt: { label: 'Draft saved on', help: 'Empty if there are no unpublished changes.' },
    draftSavedBy: { label: 'Draft saved by' },
    lastSentAt: { label: 'Last sent', help: 'When members were last notified of it.' },
    lastSentTo: { label: 'Members notified' },
    deletedAt: {
      label: 'In the trash since',
      help: 'Can be restored in the portal within 30 days.',
    },
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
    member: { label: 'Member', shows: 'email', help: 'Empty if the member was erased.' },
    standing: { label: 'Status' },
    version: { label: 'Version of the form' },
    submittedAt: { label: 'Sent on', help: 'Empty until it’s sent.' },
    savedAt: { label: 'Saved on' },
    reviewedAt: { label: 'Reviewed on' },
    reviewedBy: { label: 'Reviewed by' },
    reviewMessage: { label: 'What the reviewer said' },
    answers: {
      label: 'Answers',
      help: 'Listed by question number. The portal shows them next to the questions.',
    },
    deletedAt: {
      label: 'In the trash since',
      help: 'Erased 30 days after that.',
    },
    deletedBy: { label: 'Deleted by' },
  },
};
