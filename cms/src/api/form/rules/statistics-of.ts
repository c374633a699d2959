import {
  questionsOf,
  type FormDefinition,
  type FormQuestion,
} from '@hearthside/contract/form/fields';
import type { QuestionStatistics } from '@hearthside/contract/form/statistics';
import { startsIn, type Starts } from './wording-starts';

/** A form as one of its versions asked it. */
export interface AskedVersion {
  number: number;
  definition: Pick<FormDefinition, 'sections'>;
  /** With which version each question's statistics began; missing for a version from before that was stored. */
  starts?: Starts | null;
}

/** How often something was answered to a question of a version: a choice, a cell of a grid, or a text (no choice). */
export interface Tally {
  questionId: number;
  version: number;
  choiceId: number | null;
  rowId: number | null;
  count: number;
}

/** How many responses answered a question of a version, for questions that one response may answer more than once. */
export interface Answered {
  questionId: number;
  version: number;
  responses: number;
}

/** A written answer. */
export interface Written {
  questionId: number;
  version: number;
  responseId: number;
  response: string;
  /** Only its beginning is included. */
  shortened?: boolean;
  firstName: string;
  lastName: string;
}

/** A question as last asked in one run of statistics, and the versions of that run, newest first. */
export interface Wording {
  question: FormQuestion;
  versions: number[];
}

/** The versions, newest first, each with where its questions' statistics begin. */
function started(versions: readonly AskedVersion[]) {
  const known: (AskedVersion & { starts: Starts })[] = [];
  for (const version of [...versions].sort((one, other) => one.number - other.number)) {
    known.unshift({ ...version, starts: version.starts ?? startsIn(version, known) });
  }
  return known;
}

/** The runs of statistics of each question by its id, newest first (ruling 35). */
export function wordingsOf(versions: readonly AskedVersion[]): Map<number, Wording[]> {
  const wordings = new Map<number, (Wording & { start: number | undefined })[]>();
  for (const { number, definition, starts } of started(versions)) {
    for (const question of questionsOf(definition)) {
      const id = Number(question.id);
      const known = wordings.get(id) ?? [];
      const start = starts[id];
      const same = known.find((wording) => wording.start === start);
      if (same) same.versions.push(number);
      else wordings.set(id, [...known, { question, start, versions: [number] }]);
    }
  }
  return wordings;
}

const NOWHERE = 0;
const cellOf = (choiceId: number, rowId: number | null) => `${choiceId}:${rowId ?? NOWHERE}`;

/** The totals of the answers to one question in one wording. */
function statisticsIn(
  { question, versions }: Wording,
  tallies: readonly Tally[],
  answered: readonly Answered[],
  written: readonly Written[],
): Omit<QuestionStatistics, 'earlier'> {
  const inThese = ({ version }: { version: number }) => versions.includes(version);
  const counts = new Map<string, number>();
  let rows = 0;
  for (const { choiceId, rowId, count } of tallies.filter(inThese)) {
    rows += count;
    if (choiceId === null) continue;
    const cell = cellOf(choiceId, rowId);
    counts.set(cell, (counts.get(cell) ?? 0) + count);
  }
  const told = answered.filter(inThese);
  const countOf = (choiceId: unknown, rowId: unknown = NOWHERE) =>
    counts.get(cellOf(Number(choiceId), Number(rowId))) ?? 0;
  const isGrid = question.questionType === 'checkbox_grid';
  const hasChoices = !isGrid && question.questionType !== 'short_answer';
  return {
    questionType: question.questionType,
    question: question.question,
    versions: [...versions].sort((one, other) => one - other),
    answered: told.length > 0 ? told.reduce((sum, { responses }) => sum + responses, 0) : rows,
    choices: (hasChoices ? question.choices : []).map(({ id, choice }) => ({
      id: Number(id),
      choice,
      responseCount: countOf(id),
    })),
    responses: written
      .filter(inThese)
      .map(({ responseId, response, shortened, firstName, lastName }) => ({
        responseId,
        response,
        firstName,
        lastName,
        ...(shortened && { shortened }),
      })),
    gridRows: (isGrid ? question.gridRows : []).map((row) => ({
      id: Number(row.id),
      text: row.text,
      columnResponses: question.gridColumns.map(({ id, text }) => ({
        id: Number(id),
        text,
        responseCount: countOf(id, row.id),
      })),
    })),
  };
}

/** The counted rows, by question. */
function byQuestion<Row extends { questionId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const list = found.get(row.questionId);
    if (list) list.push(row);
    else found.set(row.questionId, [row]);
  }
  return found;
}

/**
 * Combines what the database counted: for each question its newest wording, and under `earlier` the wordings before
 * it that someone answered, so that every answer is read as it was asked (ruling 16).
 */
export function statisticsOf(
  versions: readonly AskedVersion[],
  counted: {
    tallies: readonly Tally[];
    answered: readonly Answered[];
    written: readonly Written[];
  },
): Record<string, QuestionStatistics> {
  const tallies = byQuestion(counted.tallies);
  const answered = byQuestion(counted.answered);
  const written = byQuestion(counted.written);
  const statistics: Record<string, QuestionStatistics> = {};
  for (const [id, wordings] of wordingsOf(versions)) {
    const [newest, ...earlier] = wordings.map((wording) =>
      statisticsIn(wording, tallies.get(id) ?? [], answered.get(id) ?? [], written.get(id) ?? []),
    );
    if (!newest) continue;
    statistics[id] = { ...newest, earlier: earlier.filter((asked) => asked.answered > 0) };
  }
  return statistics;
}
