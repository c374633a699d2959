import { FORM_ROLES, questionsOf } from '@hearthside/contract/form/fields';
import type {
  FormDefinition,
  FormQuestion,
  FormSection,
  PartId,
  ResponseStatus,
} from '@hearthside/contract/form/fields';
import type { FormAnswer, FormAnswers } from '@hearthside/contract/form/answers';
import { answerRowsOf } from '../../src/api/form/responses/answer-rows';
import { portionsOf } from '../../src/db/portions';
import { fileKeyOf, formColumns } from '../../src/api/form/data/form-keys';
import { db, insert } from './database';
import { unique } from './members';

let parts = 0;
const temporary = (): PartId => `temp_${(parts += 1)}`;

const questionWith = (question: string, more: Partial<FormQuestion>): FormQuestion => ({
  id: temporary(),
  questionType: 'short_answer',
  question,
  required: true,
  requireRowResponse: false,
  showProgress: false,
  accessRoles: [],
  assignedUserIds: [],
  choices: [],
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
  ...more,
});
const choicesOf = (texts: readonly string[]) =>
  texts.map((choice) => ({ id: temporary(), choice }));
const linesOf = (texts: readonly string[]) => texts.map((text) => ({ id: temporary(), text }));

/** A question with a written answer. */
export const shortAnswer = (question = unique('Words '), more: Partial<FormQuestion> = {}) =>
  questionWith(question, more);
/** A question with a single choice. */
export const multipleChoice = (
  question = unique('One '),
  choices: readonly string[] = ['Red', 'Green', 'Blue'],
  more: Partial<FormQuestion> = {},
) =>
  questionWith(question, { questionType: 'multiple_choice', choices: choicesOf(choices), ...more });
/** A question with several choices. */
export const checkboxes = (
  question = unique('Some '),
  choices: readonly string[] = ['Dog', 'Cat', 'Bird'],
  more: Partial<FormQuestion> = {},
) => questionWith(question, { questionType: 'checkbox', choices: choicesOf(choices), ...more });
/** A grid of rows that are rated by columns. */
export const grid = (
  question = unique('Grid '),
  rows: readonly string[] = ['Food', 'Walks'],
  columns: readonly string[] = ['Good', 'Bad'],
  more: Partial<FormQuestion> = {},
) =>
  questionWith(question, {
    questionType: 'checkbox_grid',
    gridRows: linesOf(rows),
    gridColumns: linesOf(columns),
    ...more,
  });
/** A section with these questions. */
export const section = (
  questions: FormQuestion[],
  more: Partial<FormSection> = {},
): FormSection => ({
  id: temporary(),
  title: '',
  description: '',
  accessRoles: [],
  questions,
  ...more,
});

/** A form with a question of every type; given values override it. */
export const formWith = (more: Partial<FormDefinition> = {}): FormDefinition => ({
  title: unique('Form '),
  description: '',
  accessRoles: [...FORM_ROLES],
  needsReview: true,
  sections: [section([multipleChoice(), checkboxes(), shortAnswer(), grid()])],
  ...more,
});

/** A planted form; the parts of its definition have their ids. */
export interface TestForm {
  id: number;
  title: string;
  version: number;
  definition: FormDefinition;
  /** In the order of their numbers in the form. */
  questions: FormQuestion[];
}

/** Gives every part without an id one, as publishing does. */
async function numbered(formId: number, definition: FormDefinition): Promise<FormDefinition> {
  const lacking = JSON.stringify(definition).match(/"temp_\d+"/g) ?? [];
  const now = new Date();
  const rows = lacking.map(() => ({ form_id: formId, created_at: now, updated_at: now }));
  const ids: number[] = [];
  for (const some of portionsOf(rows)) {
    const added: { id: number }[] = await db('form_parts').insert(some, ['id']);
    ids.push(...added.map(({ id }) => Number(id)));
  }
  ids.sort((one, other) => one - other);
  const text = JSON.stringify(definition).replace(/"temp_\d+"/g, () => String(ids.shift()));
  return JSON.parse(text) as FormDefinition;
}

const columnsOf = (definition: FormDefinition, version: number) => {
  const columns = formColumns(definition);
  return {
    title: columns.title,
    description: columns.description,
    version,
    access_roles: JSON.stringify(columns.accessRoles),
    needs_review: columns.needsReview,
    show_progress: columns.showProgress,
    question_count: columns.questionCount,
    role_key: columns.roleKey,
    title_key: columns.titleKey,
    search_key: columns.searchKey,
    file_key: fileKeyOf(definition),
    definition: JSON.stringify(definition),
  };
};

const formOf = (id: number, version: number, definition: FormDefinition): TestForm => ({
  id,
  version,
  definition,
  title: definition.title,
  questions: questionsOf(definition),
});

const addVersion = (formId: number, number: number, definition: FormDefinition) =>
  insert('form_versions', {
    form_id: formId,
    number,
    definition: JSON.stringify(definition),
    file_key: fileKeyOf(definition),
  });

/** Plants a published form. `columns`: further columns of forms as they are, such as deleted_at. */
export async function plantForm(
  wanted: Partial<FormDefinition> = {},
  columns: Record<string, unknown> = {},
): Promise<TestForm> {
  const given = formWith(wanted);
  // Published only after its parts have their ids, because a version's definition is cached by whoever reads it.
  const id = await insert('forms', { ...columnsOf(given, 0), revision: 1, ...columns });
  const definition = await numbered(id, given);
  await db('forms').where({ id }).update(columnsOf(definition, 1));
  await addVersion(id, 1, definition);
  return formOf(id, 1, definition);
}

/** Publishes a new version of a planted form; new parts get their ids. */
export async function plantVersion(
  form: TestForm,
  change: (definition: FormDefinition) => FormDefinition,
): Promise<TestForm> {
  const version = form.version + 1;
  const definition = await numbered(form.id, change(structuredClone(form.definition)));
  await db('forms').where({ id: form.id }).update(columnsOf(definition, version));
  await addVersion(form.id, version, definition);
  return formOf(form.id, version, definition);
}

/** A valid answer to a question: the first choice, a word, a tick in each row. */
export function answerTo(question: FormQuestion, at = 0): FormAnswer {
  if (question.questionType === 'short_answer') return { response: 'Words' };
  if (question.questionType !== 'checkbox_grid') {
    return { choiceIds: [Number(question.choices[at]?.id)] };
  }
  const columnChoiceId = Number(question.gridColumns[at]?.id);
  return { cells: question.gridRows.map(({ id }) => ({ rowId: Number(id), columnChoiceId })) };
}

/** A valid answer to each of these questions, or to all of a form. */
export const answersTo = (questions: readonly FormQuestion[], at = 0): FormAnswers =>
  Object.fromEntries(
    questions.map((question) => [Number(question.id), answerTo(question, at)] as const),
  );

interface PlantedResponse {
  status?: ResponseStatus;
  /** All questions are answered by default. */
  answers?: FormAnswers;
  submittedAt?: Date | null;
  /** Further columns of form_responses as they are: reviewed_at, rejected (as JSON text) and such. */
  columns?: Record<string, unknown>;
}

/** Plants a member's response, with its answer rows if it was sent. Returns its id. */
export async function plantResponse(
  form: TestForm,
  member: { id: number } | null,
  wanted: PlantedResponse = {},
): Promise<number> {
  const { status = 'pending', answers = answersTo(form.questions), columns = {} } = wanted;
  const isSent = status !== 'draft';
  const submittedAt = isSent ? (wanted.submittedAt ?? new Date()) : null;
  const id = await insert('form_responses', {
    form_id: form.id,
    member_id: member?.id ?? null,
    version: form.version,
    status,
    answers: JSON.stringify(answers),
    step: 0,
    revision: 1,
    submitted_at: submittedAt,
    saved_at: submittedAt ?? new Date(),
    seat: member && `${form.id}:${member.id}`,
    ...columns,
  });
  if (!isSent) return id;
  const now = new Date();
  const response = { id, formId: form.id, version: form.version };
  const rows = answerRowsOf(response, answers).map((row) => ({
    created_at: now,
    updated_at: now,
    ...row,
  }));
  for (const some of portionsOf(rows)) await db('form_answers').insert(some);
  return id;
}
