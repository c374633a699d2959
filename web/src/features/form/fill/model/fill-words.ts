import type { FormQuestion, PartId, QuestionType } from '@hearthside/contract/form/fields';
import { isAnswered, type FormAnswer } from '@hearthside/contract/form/answers';

/** An answer in words. For a grid, `about` is the row. */
export interface AnswerLine {
  about?: string;
  text: string;
}

const chosen = (question: FormQuestion, answer: FormAnswer): AnswerLine[] => {
  const ids: readonly PartId[] = 'choiceIds' in answer ? answer.choiceIds : [];
  return question.choices
    .filter(({ id }) => ids.includes(id))
    .map(({ choice }) => ({ text: choice }));
};

/** The words for each question type's answer. A new type does not compile until it is here. */
const WORDS: Record<QuestionType, (question: FormQuestion, answer: FormAnswer) => AnswerLine[]> = {
  multiple_choice: chosen,
  checkbox: chosen,
  short_answer: (_, answer) => ('response' in answer ? [{ text: answer.response }] : []),
  checkbox_grid: ({ gridRows, gridColumns }, answer) => {
    const cells = 'cells' in answer ? answer.cells : [];
    return gridRows.flatMap((row) => {
      const inRow = new Set<PartId>(
        cells.filter(({ rowId }) => rowId === row.id).map(({ columnChoiceId }) => columnChoiceId),
      );
      const columns = gridColumns.filter(({ id }) => inRow.has(id)).map(({ text }) => text);
      return columns.length === 0 ? [] : [{ about: row.text, text: columns.join(', ') }];
    });
  },
};

/** The answer, one line each, in the question's own order. Empty if there is none. */
export function answerWords(question: FormQuestion, answer: FormAnswer | undefined): AnswerLine[] {
  if (!answer || !isAnswered(question, answer)) return [];
  return WORDS[question.questionType](question, answer);
}
