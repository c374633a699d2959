import type { FormQuestion } from '@hearthside/contract/form/fields';
import { questionsOf } from '@hearthside/contract/form/fields';
import type { FormAnswer, FormAnswers } from '@hearthside/contract/form/answers';
import { plainText } from '@hearthside/contract/form/text';
import { askedSections } from './asked-sections';
import { wordingsOf, type AskedVersion, type Wording } from './statistics-of';

/** A column of the export: a question, or one row of a grid, in one run of its statistics. */
interface ResponseColumn {
  heading: string;
  questionId: number;
  /** The versions whose answers it contains. */
  versions: readonly number[];
  /** For a grid: which of its rows. */
  rowId?: number;
}

const SEPARATOR = '; ';

const versionWords = (versions: readonly number[]) =>
  `${versions.length === 1 ? 'version' : 'versions'} ${[...versions].reverse().join(', ')}`;

/** A question's columns in one of its wordings. The headings of earlier wordings name their versions. */
function columnsOf({ question, versions }: Wording, isNewest: boolean): ResponseColumn[] {
  const questionId = Number(question.id);
  const text = plainText(question.question);
  const end = isNewest ? '' : ` (${versionWords(versions)})`;
  if (!isGrid(question)) return [{ heading: `${text}${end}`, questionId, versions }];
  return question.gridRows.map((row) => ({
    heading: `${text} [${row.text}]${end}`,
    questionId,
    versions,
    rowId: Number(row.id),
  }));
}

/**
 * The columns of all versions' questions: each as it is asked now, with a grid's rows separately, followed by its
 * earlier wordings, so that no answer is under a wording it was not given to.
 */
export function responseColumns(versions: readonly AskedVersion[]): ResponseColumn[] {
  const wordings = wordingsOf(versions);
  return questionsOf({ sections: askedSections(versions) }).flatMap(({ id }) =>
    (wordings.get(Number(id)) ?? []).flatMap((wording, at) => columnsOf(wording, at === 0)),
  );
}

const isGrid = ({ questionType }: FormQuestion) => questionType === 'checkbox_grid';

/** The answer as text. Choices are in the order in which they were offered. */
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

/** The cells of one response, worded as in the version it answered. */
export function responseCells(
  columns: readonly ResponseColumn[],
  version: AskedVersion | undefined,
  answers: FormAnswers,
): string[] {
  const questions = new Map(
    (version ? questionsOf(version.definition) : []).map((asked) => [Number(asked.id), asked]),
  );
  return columns.map(({ questionId, rowId, versions }) => {
    if (!version || !versions.includes(version.number)) return '';
    const question = questions.get(questionId);
    const answer = answers[questionId];
    return question && answer ? cellIn(question, answer, rowId) : '';
  });
}
