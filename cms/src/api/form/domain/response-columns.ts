import type { FormQuestion } from '@hearthside/contract/form';
import { questionsOf } from '@hearthside/contract/form';
import type { FormAnswer, FormAnswers } from '@hearthside/contract/form-answers';
import { plainText } from '@hearthside/contract/form-text';
import { askedSections } from './asked-sections';
import { wordingsOf, type AskedVersion } from './statistics-of';

/** A column of the export: a question, or one row of a grid. */
interface ResponseColumn {
  heading: string;
  questionId: number;
  /** Of a grid: which of its rows. */
  rowId?: number;
}

const SEPARATOR = '; ';

/** The columns of all versions' questions: each once, as it is asked now, and a grid's rows each by themselves. */
export function responseColumns(versions: readonly AskedVersion[]): ResponseColumn[] {
  const wordings = wordingsOf(versions);
  return questionsOf({ sections: askedSections(versions) }).flatMap((newest) => {
    const questionId = Number(newest.id);
    const heading = plainText(newest.question);
    const asked = (wordings.get(questionId) ?? []).map(({ question }) => question);
    const rows = new Map<number, string>();
    for (const { gridRows } of asked.filter(isGrid)) {
      for (const { id, text } of gridRows) rows.set(Number(id), rows.get(Number(id)) ?? text);
    }
    const whole = asked.every(isGrid) ? [] : [{ heading, questionId }];
    const lines = [...rows].map(([rowId, text]) => ({
      ...{ heading: `${heading} [${text}]`, questionId, rowId },
    }));
    return [...whole, ...lines];
  });
}

const isGrid = ({ questionType }: FormQuestion) => questionType === 'checkbox_grid';

/** What was answered, in words; choices in the order in which they were offered. */
function cellIn(question: FormQuestion, answer: FormAnswer, rowId?: number): string {
  if ('response' in answer) return rowId === undefined ? answer.response : '';
  if ('cells' in answer) {
    const ticked = new Set(
      answer.cells.filter((cell) => cell.rowId === rowId).map((cell) => cell.columnChoiceId),
    );
    const columns = question.gridColumns.filter(({ id }) => ticked.has(Number(id)));
    return columns.map(({ text }) => text).join(SEPARATOR);
  }
  if (rowId !== undefined) return '';
  const chosen = question.choices.filter(({ id }) => answer.choiceIds.includes(Number(id)));
  return chosen.map(({ choice }) => choice).join(SEPARATOR);
}

/** The cells of one response, in the words of the version it answered. */
export function responseCells(
  columns: readonly ResponseColumn[],
  version: AskedVersion | undefined,
  answers: FormAnswers,
): string[] {
  const questions = new Map(
    (version ? questionsOf(version.definition) : []).map((asked) => [Number(asked.id), asked]),
  );
  return columns.map(({ questionId, rowId }) => {
    const question = questions.get(questionId);
    const answer = answers[questionId];
    return question && answer ? cellIn(question, answer, rowId) : '';
  });
}
