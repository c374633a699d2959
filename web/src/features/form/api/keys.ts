import type { FormRole } from '@hearthside/contract/form';
import type { FormSort } from '@hearthside/contract/form-endpoints';
import type { ReviewStatus } from '@hearthside/contract/form-submission';
import type { PagedQuery } from '@/lib/paged-query';

/** A page of the admins' list of forms; `role`: those meant for it. */
export interface FormsAsked extends PagedQuery {
  limit: number;
  sortBy: FormSort;
  sortOrder: 'asc' | 'desc';
  role?: FormRole;
}
/** A page of the trash. */
export interface FormTrashAsked extends PagedQuery {
  limit: number;
}
/** A page of the members who can be kept from seeing a question. */
export interface FormPeopleAsked {
  search?: string;
  /** Roles with commas between them, as the endpoint takes them: 'pet_owner,foster'. */
  roles?: string | undefined;
  page?: number;
  /** Just these, as the endpoint takes them: '3,7'. */
  ids?: string;
}
/** A page of those who have sent a form; `responseId`: one of them with the answers. */
export interface ResponsesAsked {
  page?: number;
  search?: string;
  responseId?: number;
}
/** A page of what was sent for review. */
export interface SubmissionsAsked extends PagedQuery {
  limit: number;
  status?: ReviewStatus;
  verified?: 'true' | 'false';
}
/** Those who chose something in one wording of its question. */
export interface ChosenAsked {
  questionId: number;
  choiceId: number;
  /** The versions that asked it so, as the endpoint takes them: '1,3'. */
  versions: string;
}
/** A page of the reports. */
export interface ReportsAsked {
  page?: number;
  search?: string;
}

/** The forms' keys in the data cache; `useInvalidate()('form')` asks again for all of them. */
export const formKeys = {
  // Building
  list: (asked: FormsAsked) => ['form', 'list', asked] as const,
  detail: (id: number) => ['form', 'detail', id] as const,
  trash: (asked: FormTrashAsked) => ['form', 'trash', asked] as const,
  people: (asked: FormPeopleAsked) => ['form', 'people', asked] as const,
  addressees: (id: number) => ['form', 'addressees', id] as const,
  // Filling
  assigned: ['form', 'assigned'] as const,
  fill: (formId: number) => ['form', 'fill', formId] as const,
  // Responses
  responses: (formId: number, asked: ResponsesAsked) =>
    ['form', 'responses', formId, asked] as const,
  answers: (formId: number, asked: { questionId: number; version?: number; page: number }) =>
    ['form', 'answers', formId, asked] as const,
  // Submissions
  submissions: (asked: SubmissionsAsked) => ['form', 'submissions', asked] as const,
  submission: (responseId: number) => ['form', 'submission', responseId] as const,
  // Reports
  reports: (asked: ReportsAsked) => ['form', 'reports', asked] as const,
  report: (formId: number) => ['form', 'report', formId] as const,
  reportUsers: (asked: ChosenAsked & { page?: number }) => ['form', 'reportUsers', asked] as const,
};

type Part = keyof typeof formKeys;

/** Whether a key of the data cache is of this part of the forms: `mutate(isOf('responses', formId))`. */
export const isOf = (part: Part, id?: number) => (key: unknown) =>
  Array.isArray(key) && key[0] === 'form' && key[1] === part && (id === undefined || key[2] === id);
