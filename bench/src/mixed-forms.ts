import path from 'node:path';
import { PATHS, requireFromCms } from './paths.ts';
import type { Person } from './people.ts';
import { insert, type FillTarget } from './sqlite.ts';

/** Every member has sent the first form. The second and third are sent here, the fourth only gets drafts. */
export const FORMS = 4;
export const SENT_FORMS = [2, 3] as const;
export const DRAFT_FORM = 4;
const SINCE = Date.UTC(2025, 0, 1);
const PART = 10_000;
const CHOICES = 4;

interface Question {
  id: number;
  questionType: 'multiple_choice' | 'short_answer';
  choices: { id: number; choice: string }[];
}
type Answer = { choiceIds: number[] } | { response: string };
interface AnswerRows {
  answerRowsOf(
    response: { id: number; formId: number; version: number },
    answers: Record<number, Answer>,
  ): Record<string, unknown>[];
}

const idsFrom = (formId: number) => formId * 10_000;

/** An intake form of eight questions: five with choices, three to be answered in words. */
function questionsOf(formId: number): Question[] {
  return Array.from({ length: 8 }, (_, place) => {
    const id = idsFrom(formId) + (place + 1) * 100;
    const isChoice = place < 5;
    const choices = Array.from({ length: isChoice ? CHOICES : 0 }, (_, n) => ({
      id: id + n + 1,
      choice: `Choice ${n + 1}`,
    }));
    return { id, questionType: isChoice ? 'multiple_choice' : 'short_answer', choices };
  });
}

/** What a member answers to a form: different for every member, and the same in every run. */
function answersOf(formId: number, memberId: number): Record<number, Answer> {
  const entries = questionsOf(formId).map(({ id, choices }, place): [number, Answer] => {
    const turn = memberId * 31 + place * 7;
    if (choices.length > 0) return [id, { choiceIds: [choices[turn % CHOICES]?.id ?? 0] }];
    return [id, { response: `In my words this is number ${turn}, as far as I can tell.` }];
  });
  return Object.fromEntries(entries);
}

/** The same in the shape in which the portal sends it. */
export function responsesOf(formId: number, memberId: number) {
  const answers = Object.entries(answersOf(formId, memberId)).map(([id, answer]) => ({
    questionId: Number(id),
    ...answer,
  }));
  return {
    choiceResponses: answers.filter((answer) => 'choiceIds' in answer),
    shortAnswerResponses: answers.filter((answer) => 'response' in answer),
  };
}

const base = (id: number, kind: string, at = SINCE) => ({
  id,
  document_id: `${kind}${id.toString(36).padStart(16, '0')}`,
  created_at: at,
  updated_at: at,
  published_at: SINCE,
});

function definitionOf(formId: number) {
  const title = `Intake ${formId}`;
  const section = { id: idsFrom(formId) + 1, title: 'All', description: '', accessRoles: [] };
  const questions = questionsOf(formId).map((question, place) => ({
    ...question,
    question: `What of number ${place + 1}?`,
    requireRowResponse: false,
    showProgress: false,
    required: true,
    prefill: null,
    accessRoles: [],
    assignedUserIds: [],
    links: [],
    files: [],
    gridRows: [],
    gridColumns: [],
  }));
  const whole = { title, description: '', accessRoles: [], needsReview: formId !== SENT_FORMS[0] };
  return { ...whole, sections: [{ ...section, questions }] };
}

/** Adds the forms, which are meant for everybody, and what each of these members has sent of the first one. */
export function addForms(database: FillTarget, members: readonly Person[]) {
  const built = path.join(PATHS.cms, 'dist/src/api/form/responses/answer-rows.js');
  const { answerRowsOf } = requireFromCms(built) as AnswerRows;
  const forms = Array.from({ length: FORMS }, (_, place) => definitionOf(place + 1));
  insert(
    database,
    'forms',
    forms.map((definition, place) => ({
      ...base(place + 1, 'frm'),
      title: definition.title,
      description: '',
      definition: JSON.stringify(definition),
      version: 1,
      access_roles: '[]',
      needs_review: definition.needsReview,
      question_count: definition.sections[0]?.questions.length ?? 0,
      revision: 1,
      role_key: ',',
      title_key: definition.title.toLowerCase(),
      search_key: definition.title.toLowerCase(),
    })),
  );
  insert(
    database,
    'form_versions',
    forms.map((definition, place) => ({
      ...base(place + 1, 'frv'),
      form_id: place + 1,
      number: 1,
      definition: JSON.stringify(definition),
    })),
  );
  for (let at = 0; at < members.length; at += PART) {
    addSent(database, members.slice(at, at + PART), answerRowsOf);
  }
}

function addSent(
  database: FillTarget,
  members: readonly Person[],
  answerRowsOf: AnswerRows['answerRowsOf'],
) {
  const form_id = 1;
  const responses = members.map(({ id }) => ({
    ...base(id, 'frr', SINCE + id * 1000),
    form_id,
    member_id: id,
    version: 1,
    status: 'approved',
    answers: JSON.stringify(answersOf(form_id, id)),
    step: 0,
    submitted_at: SINCE + id * 1000,
    saved_at: SINCE + id * 1000,
    revision: 1,
    seat: `${form_id}:${id}`,
  }));
  insert(database, 'form_responses', responses);
  const answers = members.flatMap(({ id }) =>
    answerRowsOf({ id, formId: form_id, version: 1 }, answersOf(form_id, id)).map((row, place) => ({
      ...base(id * 100 + place, 'fra', SINCE + id * 1000),
      ...row,
    })),
  );
  insert(database, 'form_answers', answers);
}
