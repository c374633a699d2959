import type { FormAnswers } from '@hearthside/contract/form/answers';
import type { FormDefinition, FormRole, ResponseStatus } from '@hearthside/contract/form/fields';

export const FORM_UID = 'api::form.form';
export const VERSION_UID = 'api::form.form-version';
export const RESPONSE_UID = 'api::form.form-response';
export const ANSWER_UID = 'api::form.form-answer';
export const FORM_FILE_UID = 'api::form.form-file';
export const SENDING_UID = 'api::form.form-sending';

export type Moment = string | number | Date;

export const iso = (moment: Moment) => new Date(moment).toISOString();

/** A row of forms, as `strapi.db.query` reads it. */
export interface FormRow {
  id: number;
  title: string;
  description: string | null;
  accessRoles: FormRole[] | null;
  needsReview: boolean;
  /** The number of the newest version; 0 while it was never published. */
  version: number;
  questionCount: number;
  /** The newest version, or null. */
  definition: FormDefinition | null;
  draft: FormDefinition | null;
  draftSavedAt: Moment | null;
  draftSavedBy: string | null;
  lastSentAt: Moment | null;
  /** Names its beginning, with who began it; null where that was not named. */
  createKey: string | null;
  /** How many were told at the last sending. */
  lastSentTo: number | null;
  revision: number;
  createdAt: Moment;
  updatedAt: Moment;
  deletedAt: Moment | null;
  deletedBy: string | null;
}

/** What was answered when a response was rejected. */
export interface RejectedBefore {
  message: string;
  at: string;
  version: number;
  answers: FormAnswers;
}

/** What the answers that are kept were given to. */
export interface Answering {
  version: number;
  /** The questions that were changed since their answers were given, and not looked at again. */
  reread: number[];
}

/** What a decision has replaced, so that it can be undone before its member is mailed. */
export interface ReviewUndo {
  /** ISO, by the database's clock. */
  until: string;
  /** Names what its member was told. */
  key: string;
  /** Of the response as the decision left it: what was kept since is not taken back. */
  revision: number;
  before: Partial<ResponseRow>;
}

/** A row of form_responses. `seat` is `<form>:<member>`, or null once it is deleted: one response per form and member. */
export interface ResponseRow {
  id: number;
  version: number;
  /** Its column is `status`, a name that the panel keeps for drafts of its own. */
  standing: ResponseStatus;
  answers: FormAnswers | null;
  /** Null once they are sent, and of drafts from before it was kept. */
  answering: Answering | null;
  step: number;
  submittedAt: Moment | null;
  savedAt: Moment | null;
  reviewedAt: Moment | null;
  reviewedBy: string | null;
  reviewMessage: string | null;
  rejected: RejectedBefore | null;
  /** Null where the last decision can't be undone. */
  undo: ReviewUndo | null;
  submitKey: string | null;
  revision: number;
  createdAt: Moment;
  updatedAt: Moment;
  deletedAt: Moment | null;
}

export const seatOf = (formId: number, memberId: number) => `${formId}:${memberId}`;

/** Names the state of form and draft: every change of either makes another. */
export const revisionOf = ({ revision }: Pick<FormRow, 'revision'>) => String(revision);

/** A form as the history refers to it: by the name it has now. */
export const aboutForm = ({ id, title }: Pick<FormRow, 'id' | 'title'>) => ({
  kind: 'form' as const,
  id,
  name: title,
});
