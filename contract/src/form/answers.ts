/** Answers to a form, and how they are checked (part 2 §3, §4, §5). */
import { FORM_LIMITS, FORM_TEXTS, questionsOf } from './fields';
import type { FormDefinition, FormQuestion, GridLine, PartId, QuestionType } from './fields';

/** The answer to one question. The question's type decides which of the three it is. */
export type FormAnswer =
  | { choiceIds: number[] }
  | { response: string }
  /** Which columns are checked in which row. */
  | { cells: { rowId: number; columnChoiceId: number }[] };
/** Answers by the id of their question. */
export type FormAnswers = Record<number, FormAnswer>;

/** Answers in the format of requests (part 2 §3, Form response). */
export interface FormResponses {
  choiceResponses: { questionId: number; choiceIds: number[] }[];
  shortAnswerResponses: { questionId: number; response: string }[];
  checkboxGridResponses: { questionId: number; rowId: number; columnChoiceId: number }[];
}

/** Answers by question. `formResponses` has already made sure that each question is in only one of the lists. */
export function answersOf(responses: FormResponses): FormAnswers {
  const answers: FormAnswers = {};
  for (const { questionId, choiceIds } of responses.choiceResponses) {
    answers[questionId] = { choiceIds };
  }
  for (const { questionId, response } of responses.shortAnswerResponses) {
    answers[questionId] = { response };
  }
  for (const { questionId, rowId, columnChoiceId } of responses.checkboxGridResponses) {
    const held = answers[questionId];
    const cell = { rowId, columnChoiceId };
    // Added in place, because a request may contain thousands of them.
    if (held && 'cells' in held) held.cells.push(cell);
    else answers[questionId] = { cells: [cell] };
  }
  return answers;
}

export function responsesOf(answers: FormAnswers): FormResponses {
  const responses: FormResponses = {
    choiceResponses: [],
    shortAnswerResponses: [],
    checkboxGridResponses: [],
  };
  for (const [key, answer] of Object.entries(answers)) {
    const questionId = Number(key);
    if ('choiceIds' in answer) {
      responses.choiceResponses.push({ questionId, choiceIds: answer.choiceIds });
    } else if ('response' in answer) {
      responses.shortAnswerResponses.push({ questionId, response: answer.response });
    } else {
      const cells = answer.cells.map((cell) => ({ questionId, ...cell }));
      responses.checkboxGridResponses.push(...cells);
    }
  }
  return responses;
}

const idsOf = (parts: readonly { id: PartId }[]) => new Set<PartId>(parts.map(({ id }) => id));

/** The rules for answering each question type. A new type does not compile until it is here. */
interface AnswerRules {
  empty: () => FormAnswer;
  /** Whether the answer has any content. */
  isAnswered: (answer: FormAnswer) => boolean;
  /** The message for a missing required answer. */
  missing: string;
  /** Whether the answer is possible for this question: of its shape, with its choices, within its limits. */
  isPossible: (question: FormQuestion, answer: FormAnswer) => boolean;
  /** The part of the answer for which the question still has the choices, rows and columns. */
  fitted: (question: FormQuestion, answer: FormAnswer) => FormAnswer;
}

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const choices = (missing: string, max: number): AnswerRules => ({
  empty: () => ({ choiceIds: [] }),
  isAnswered: (answer) => 'choiceIds' in answer && answer.choiceIds.length > 0,
  missing,
  isPossible: (question, answer) => {
    if (!('choiceIds' in answer) || answer.choiceIds.length > max) return false;
    const known = idsOf(question.choices);
    return isUnique(answer.choiceIds) && answer.choiceIds.every((id) => known.has(id));
  },
  fitted: (question, answer) => {
    if (!('choiceIds' in answer)) return { choiceIds: [] };
    const known = idsOf(question.choices);
    const kept = answer.choiceIds.filter((id) => known.has(id));
    return { choiceIds: [...new Set(kept)].slice(0, max) };
  },
});

const cellKey = (cell: { rowId: number; columnChoiceId: number }) =>
  `${cell.rowId}:${cell.columnChoiceId}`;
const isCellOf = (question: FormQuestion) => {
  const rows = idsOf(question.gridRows);
  const columns = idsOf(question.gridColumns);
  return (cell: { rowId: number; columnChoiceId: number }) =>
    rows.has(cell.rowId) && columns.has(cell.columnChoiceId);
};

export const ANSWER_RULES: Record<QuestionType, AnswerRules> = {
  multiple_choice: choices(FORM_TEXTS.chooseOne, 1),
  checkbox: choices(FORM_TEXTS.chooseSome, FORM_LIMITS.choices),
  short_answer: {
    empty: () => ({ response: '' }),
    isAnswered: (answer) => 'response' in answer && answer.response.trim() !== '',
    missing: FORM_TEXTS.required,
    isPossible: (_, answer) => 'response' in answer && answer.response.length <= FORM_LIMITS.answer,
    fitted: (_, answer) => ('response' in answer ? answer : { response: '' }),
  },
  checkbox_grid: {
    empty: () => ({ cells: [] }),
    isAnswered: (answer) => 'cells' in answer && answer.cells.length > 0,
    missing: FORM_TEXTS.rate,
    isPossible: (question, answer) =>
      'cells' in answer &&
      isUnique(answer.cells.map(cellKey)) &&
      answer.cells.every(isCellOf(question)),
    fitted: (question, answer) => {
      if (!('cells' in answer)) return { cells: [] };
      const kept = answer.cells.filter(isCellOf(question));
      return { cells: [...new Map(kept.map((cell) => [cellKey(cell), cell])).values()] };
    },
  },
};

/** Whether a grid has rows and columns. Part 2 §5 has a text for one that has not. */
export const isGridWhole = ({ questionType, gridRows, gridColumns }: FormQuestion): boolean =>
  questionType !== 'checkbox_grid' || (gridRows.length > 0 && gridColumns.length > 0);

/** Whether there is anything to choose from. If not, that is not the fault of the member who fills the form. */
const isAnswerable = (question: FormQuestion) =>
  isGridWhole(question) &&
  (!['multiple_choice', 'checkbox'].includes(question.questionType) || question.choices.length > 0);

const needsEveryRow = ({ questionType, requireEveryRow = false }: FormQuestion) =>
  questionType === 'checkbox_grid' && requireEveryRow;

/** Whether the question has to be answered before the form can be sent. One without choices or rows never has to be. */
export const isNeeded = (question: FormQuestion): boolean =>
  (question.required ||
    needsEveryRow(question) ||
    (question.questionType === 'checkbox_grid' && question.requireRowResponse)) &&
  isAnswerable(question);

/** Whether there is an answer to this question. */
export function isAnswered(question: FormQuestion, answer: FormAnswer | undefined): boolean {
  return answer !== undefined && ANSWER_RULES[question.questionType].isAnswered(answer);
}

/** The rows of a grid that still have to be answered. Empty if the grid does not need every row. */
export function openRows(question: FormQuestion, answer: FormAnswer | undefined): GridLine[] {
  if (!needsEveryRow(question) || !isAnswerable(question)) return [];
  const rated = new Set(answer && 'cells' in answer ? answer.cells.map(({ rowId }) => rowId) : []);
  return question.gridRows.filter(({ id }) => !rated.has(Number(id)));
}

/** Whether the question has all that it needs. */
const isDone = (question: FormQuestion, answer: FormAnswer | undefined) =>
  isAnswered(question, answer) && openRows(question, answer).length === 0;

/** What keeps the wizard on this question (part 2 §5), or undefined. */
export function answerProblem(
  question: FormQuestion,
  answer: FormAnswer | undefined,
): string | undefined {
  const rules = ANSWER_RULES[question.questionType];
  if (answer !== undefined && !rules.isPossible(question, answer)) {
    const isLong = question.questionType === 'short_answer' && 'response' in answer;
    return isLong ? `At most ${FORM_LIMITS.answer} characters` : rules.missing;
  }
  if (!isNeeded(question) || isDone(question, answer)) return undefined;
  return needsEveryRow(question) ? FORM_TEXTS.rateEvery : rules.missing;
}

type Seen = Pick<FormDefinition, 'sections'>;

/** What is wrong with answers that are to be sent, by question. `form` is the form as its sender may see it. */
export function answerProblems(form: Seen, answers: FormAnswers): Record<number, string> {
  const problems: Record<number, string> = {};
  for (const question of questionsOf(form)) {
    const problem = answerProblem(question, answers[Number(question.id)]);
    if (problem) problems[Number(question.id)] = problem;
  }
  return problems;
}

/**
 * The ids of questions whose answers are impossible for somebody who sees this form: answers to hidden, foreign or
 * unknown questions (ruling 15), or impossible answers.
 */
export function foreignAnswers(form: Seen, answers: FormAnswers): number[] {
  const questions = new Map(questionsOf(form).map((question) => [Number(question.id), question]));
  return Object.entries(answers)
    .filter(([key, answer]) => {
      const question = questions.get(Number(key));
      return !question || !ANSWER_RULES[question.questionType].isPossible(question, answer);
    })
    .map(([key]) => Number(key));
}

/** The part of the answers that the form, as it is seen now, still asks for. */
export function fittedAnswers(form: Seen, answers: FormAnswers): FormAnswers {
  const fitted: FormAnswers = {};
  for (const question of questionsOf(form)) {
    const answer = answers[Number(question.id)];
    if (!answer) continue;
    const kept = ANSWER_RULES[question.questionType].fitted(question, answer);
    if (isAnswered(question, kept)) fitted[Number(question.id)] = kept;
  }
  return fitted;
}

/** The share of required questions that are answered, in whole percent. 100 if none is required (part 2 §5). */
export function answeredShare(form: Seen, answers: FormAnswers): number {
  const needed = questionsOf(form).filter(isNeeded);
  if (needed.length === 0) return 100;
  const done = needed.filter((question) => isDone(question, answers[Number(question.id)]));
  return Math.floor((done.length / needed.length) * 100);
}

/** An answer that differs from what it was when the response was rejected. */
export interface AnswerChange {
  questionId: number;
  before: FormAnswer | null;
  after: FormAnswer | null;
}

/** The content of an answer, regardless of order. An empty answer is the same as none. */
function said(answer: FormAnswer | undefined): string {
  if (!answer) return '';
  if ('response' in answer) return answer.response && `"${answer.response}`;
  const ticks = 'choiceIds' in answer ? answer.choiceIds.map(String) : answer.cells.map(cellKey);
  return ticks.sort().join();
}

/** What a resubmission changed, ordered by the questions' ids. */
export function answerChanges(before: FormAnswers, after: FormAnswers): AnswerChange[] {
  const ids = new Set([...Object.keys(before), ...Object.keys(after)].map(Number));
  return [...ids]
    .sort((one, other) => one - other)
    .filter((id) => said(before[id]) !== said(after[id]))
    .map((id) => ({
      questionId: id,
      before: before[id] ?? null,
      after: after[id] ?? null,
    }));
}
