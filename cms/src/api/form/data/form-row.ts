import type { FormAnswers } from '@hearthside/contract/form/answers';
import type { FormDefinition, FormRole, ResponseStatus } from '@hearthside/contract/form/fields';
import type { Moment } from '../../../text/moment';

export const FORM_UID = 'api::form.form';
export const VERSION_UID = 'api::form.form-version';
export const RESPONSE_UID = 'api::form.form-response';
export const ANSWER_UID = 'api::form.form-answer';
export const FORM_FILE_UID = 'api::form.form-file';
export const SENDING_UID = 'api::form.form-sending';

/** A row of forms, as `strapi.db.query` reads it. */
export interface FormRow {
  id: number;
  title: string;
  description: string | null;
  accessRoles: FormRole[] | null;
  needsReview: boolean;
  /** The number of the newest version; 0 if it was never published. */
  version: number;
  questionCount: number;
  /** The newest version, or null. */
  definition: FormDefinition | null;
  draft: FormDefinition | null;
  draftSavedAt: Moment | null;
  draftSavedBy: string | null;
  lastSentAt: Moment | null;
  /** The idempotency key of its creation, combined with its author; null if none was sent. */
  createKey: string | null;
  /** How many members were notified when it was last sent. */
  lastSentTo: number | null;
  revision: number;
  createdAt: Moment;
  updatedAt: Moment;
  deletedAt: Moment | null;
  deletedBy: string | null;
}

/** The answers at the time a response was rejected. */
export interface RejectedBefore {
  message: string;
  at: string;
  version: number;
  answers: FormAnswers;
}

/** Which version the stored answers were given to. */
export interface Answering {
  version: number;
  /** The questions that changed since they were answered, and were not checked again. */
  reread: number[];
}

/** What a decision has replaced, so that it can be undone before its member gets an email. */
export interface ReviewUndo {
  /** ISO, by the database's clock. */
  until: string;
  /** The key of the notice to its member. */
  key: string;
  /** The revision of the response after the decision. What was stored since then is not undone. */
  revision: number;
  before: Partial<ResponseRow>;
}

/**
 * A row of form_responses. `seat` is `<form>:<member>`, or null once it is deleted, so that there is one response per
 * form and member.
 */
export interface ResponseRow {
  id: number;
  version: number;
  /** Its column is `status`, a name that the panel uses for its own drafts. */
  standing: ResponseStatus;
  answers: FormAnswers | null;
  /** Null once the answers are sent, and for drafts from before it was stored. */
  answering: Answering | null;
  step: number;
  submittedAt: Moment | null;
  savedAt: Moment | null;
  reviewedAt: Moment | null;
  reviewedBy: string | null;
  reviewMessage: string | null;
  rejected: RejectedBefore | null;
  /** Null if the last decision can't be undone. */
  undo: ReviewUndo | null;
  submitKey: string | null;
  revision: number;
  createdAt: Moment;
  updatedAt: Moment;
  deletedAt: Moment | null;
}

export const seatOf = (formId: number, memberId: number) => `${formId}:${memberId}`;

/** Identifies the state of form and draft: every change to either makes another. */
export const revisionOf = ({ revision }: Pick<FormRow, 'revision'>) => String(revision);

/** A form as the history refers to it, with its current name. */
export const aboutForm = ({ id, title }: Pick<FormRow, 'id' | 'title'>) => ({
  kind: 'form' as const,
  id,
  name: title,
});
