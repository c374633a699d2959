/**
 * Forms: what a form, its sections and its questions may contain (part 2 §3, §5, §9). Must not import zod: the
 * screens' first load and the pure rules need no schemas.
 */
import { rolesListed } from '../access';

/** The roles that a form can be meant for (part 2 §3), in the order of the dialog. */
export const FORM_ROLES = rolesListed('forms');
export type FormRole = (typeof FORM_ROLES)[number];

export const QUESTION_TYPES = {
  multiple_choice: 'Multiple Choice',
  checkbox: 'Checkboxes',
  short_answer: 'Short Answer',
  checkbox_grid: 'Checkbox Grid',
} as const;
export type QuestionType = keyof typeof QUESTION_TYPES;

/** Fields of the profile that can prefill a short answer. */
export const PREFILLS = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phoneNumber: 'Phone number',
  streetAddress: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  country: 'Country',
} as const;
export type Prefill = keyof typeof PREFILLS;

/** The limits of a form and its parts. */
export const FORM_LIMITS = {
  title: 160,
  description: 2000,
  sections: 50,
  questions: 300,
  question: 2000,
  choices: 50,
  choice: 300,
  rows: 50,
  columns: 20,
  links: 10,
  files: 10,
  excluded: 1000,
  answer: 5000,
  message: 1000,
  /** The total for all grids of a form: rows times columns. */
  cells: 30_000,
  /** A whole form as JSON, in bytes. */
  bytes: 4 * 1024 * 1024,
} as const;

/** Rows on a page of forms and of submissions (part 2 §9). */
export const FORMS_PAGE = 10;
/** How many respondents, and answers to one question, are requested at a time. */
export const RESPONDENTS_PAGE = 50;

export const DEFAULT_FORM_TITLE = 'Untitled Form';
export const NEW_SECTION_TITLE = 'New Section';

/** A saved part has a number. A new one has a temporary id that begins like this (part 2 §3). */
export const TEMPORARY = 'temp_';
export type PartId = number | `temp_${string}`;
export const isTemporary = (id: PartId): id is `temp_${string}` => typeof id === 'string';

export interface FormChoice {
  id: PartId;
  choice: string;
}
/** A row or a column of a grid. */
export interface GridLine {
  id: PartId;
  text: string;
}
export interface FormLink {
  id: PartId;
  linkText: string;
  linkUrl: string;
}
export const FORM_FILE_KINDS = ['image', 'document', 'video'] as const;
export type FormFileKind = (typeof FORM_FILE_KINDS)[number];
/** A picture, document or film shown with a question. */
export interface FormFile {
  id: number;
  kind: FormFileKind;
  name: string;
  /** The media type of its bytes. */
  type: string;
  size: number;
  /** A link that works for a while. Ignored when a form is saved. */
  url: string;
  /** For pictures, in pixels. */
  width?: number | null;
  height?: number | null;
}

/** A question. Its number is its position in the whole form, from 1, and is not stored. */
export interface FormQuestion {
  id: PartId;
  questionType: QuestionType;
  /** The text, with bold, italic and underlined words marked (`form-text.ts`). */
  question: string;
  required: boolean;
  /** For a grid: at least one row has to be answered (part 2 §5). */
  requireRowResponse: boolean;
  /** For a grid: every row has to be answered. Left out if not, as in forms from before this setting. */
  requireEveryRow?: boolean | undefined;
  showProgress: boolean;
  /** The roles that see it, among those that see its section. If empty, all of them (ruling 17b). */
  accessRoles: FormRole[];
  /** The members who must not see it. */
  assignedUserIds: number[];
  choices: FormChoice[];
  gridRows: GridLine[];
  gridColumns: GridLine[];
  links: FormLink[];
  files: FormFile[];
  /** For a short answer: the field of the member's profile that prefills it. */
  prefill: Prefill | null;
}

export interface FormSection {
  id: PartId;
  title: string;
  description: string;
  /** The roles that see it, among those that see the form. If empty, all of them (ruling 17b). */
  accessRoles: FormRole[];
  questions: FormQuestion[];
}

/** A form in the shape in which it is built and its versions are stored. */
export interface FormDefinition {
  title: string;
  description: string;
  /** The roles it is meant for. If empty, every member (ruling 15). */
  accessRoles: FormRole[];
  /** Whether an admin reviews its submissions (ruling 17a). */
  needsReview: boolean;
  sections: FormSection[];
}

/** All questions in the order of their numbers. */
export const questionsOf = (definition: Pick<FormDefinition, 'sections'>): FormQuestion[] =>
  definition.sections.flatMap(({ questions }) => questions);

/** How many cells all grids of a form have together. */
export const cellsOf = (definition: Pick<FormDefinition, 'sections'>): number =>
  questionsOf(definition).reduce(
    (sum, { gridRows, gridColumns }) => sum + gridRows.length * gridColumns.length,
    0,
  );

/** Texts of part 2 §2, §4, §5 and §8, word for word. */
export const FORM_TEXTS = {
  // The list
  listFailed: 'Failed to load forms. Please try again.',
  listBroken: 'An error occurred while loading forms.',
  deleted: 'Form deleted successfully',
  deletionDone: 'Form deletion successful',
  deleteFailed: 'Failed to delete form. Please try again.',
  deleteBroken: 'An error occurred while deleting the form. Please try again.',
  notDeleted: 'Failed to delete form',
  // The editor
  notFetched: 'Failed to fetch form',
  notSaved: 'Failed to save form',
  loading: 'Loading form data...',
  loadFailed: 'Failed to load form data. Please try again.',
  loadBroken: 'Error loading form data. Please try again.',
  noTitle: 'Please provide a form title before saving.',
  created: 'Form created successfully',
  updated: 'Form updated successfully',
  createFailed: 'Failed to create form. Please try again.',
  updateFailed: 'Failed to update form. Please try again.',
  saveBroken: (error: string) => `Error saving form: ${error}`,
  saveFirst: 'Save the form first to enable role access saving.',
  unsavedRoles: 'Cannot save role access for a new form. Please save the form first.',
  rolesSaved: 'Role access saved successfully!',
  whichRoles: 'Select which roles has access to this form.',
  questionRolesSaved: 'Question role access saved successfully!',
  questionRolesFailed: (error: string) => `Failed to save question role access: ${error}`,
  questionRolesBroken: 'Error saving question role access. Please try again.',
  firstQuestion: 'Cannot delete first question',
  unavailable: '(unavailable)',
  linkText: 'Link text is required',
  linkUrl: 'URL is required',
  exclusionsFor: (question: string) => `User Exclusions for "${question}"`,
  exclusionsAbout:
    'Select users who should NOT see this question when viewing, editing, or filling the form.',
  searchUsers: 'Search users by name, email, or role...',
  usersSelected: (count: number) => `${count} user(s) selected`,
  exclusionsCleared: 'All user exclusions cleared successfully!',
  exclusionsSaved: (count: number) => `${count} user(s) excluded from this question successfully!`,
  noUsersFound: 'No users found matching your search.',
  noUsers: 'No users available.',
  // Filling
  assignedFailed: 'Failed to fetch assigned forms',
  formFailed: 'Failed to load form',
  submitted: 'Form submitted successfully',
  submitFailed: 'Failed to submit form',
  required: 'This field is required',
  chooseOne: 'Please select an option',
  chooseSome: 'Select at least one option',
  rate: 'Please select at least one rating',
  rateEvery: 'Please select a rating in every row',
  noGrid: 'Grid configuration missing.',
  // Responses
  responsesFailed: 'Failed to load form responses',
  responsesNotFetched: 'Failed to fetch form responses',
  responseNotDeleted: 'Failed to delete form response',
  responseDeleted: 'Response deleted successfully',
  responseDeleteFailed: 'Failed to delete response. Please try again.',
  responseDeleteBroken: 'An error occurred while deleting the response. Please try again.',
  noResponsesYet: 'No responses yet',
  noData: 'No data available',
  noResponses: 'No responses available',
  noResponseData: 'No response data available',
  noGridData: 'No grid data available',
  // Submissions
  submissionsFailed: 'Failed to load form submissions',
  submissionsNotFetched: 'Failed to fetch form submissions',
  submissionFailed: 'Failed to load submission',
  approved: 'Submission approved',
  rejected: 'Submission rejected',
  approveFailed: 'Failed to approve user. Please try again.',
  noSubmissions: 'No form submissions found',
  adjustSearch: 'Try adjusting your search or filter criteria',
  submissionsWillCome: 'Form submissions will appear here once users start submitting forms',
  // Reports
  reportsFailed: (status: number) => `Failed to fetch reports: ${status}`,
  noReports: 'No Reports Available Yet',
  noApproved: 'No approved responses yet.',
  noChoiceQuestions: 'No choice-based questions.',
} as const;

/** The status of a response (part 2 §3). Without review it goes from draft to submitted (ruling 17a). */
export const RESPONSE_STATUSES = ['draft', 'submitted', 'pending', 'approved', 'rejected'] as const;
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number];

/** The status of an assigned form in words (ruling 17a). `none` is a form that was not begun. */
export const STATUS_TEXTS: Record<ResponseStatus | 'none', string> = {
  none: 'Not Started',
  draft: 'In Progress',
  submitted: 'Submitted',
  pending: 'Pending Approval',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** What an empty text is saved as (part 2 §5), by its position from 1. */
export const EMPTY_TEXTS = {
  question: (place: number) => `Question ${place}`,
  choice: (place: number) => `Option ${place}`,
  row: (place: number) => `Row ${place}`,
  column: (place: number) => `Column ${place}`,
} as const;
