import type { ApiMember } from './api';

/** A form as its member gets it, with the fields that an answer needs. */
interface Filled {
  version: number;
  sections: { questions: Asked[] }[];
}
interface Asked {
  id: number;
  choices: { id: number; choice: string }[];
  gridRows: { id: number; text: string }[];
  gridColumns: { id: number; text: string }[];
}

/** An answer in words. A cell of a grid is identified by its row and its column. */
export interface Given {
  choices?: string[];
  text?: string;
  cells?: string[];
}

/** Sends a form without a browser, with an answer to each of the member's questions, in order. */
export async function answerForm(member: ApiMember, formId: number, given: Given[]) {
  const { version, sections } = await member.get<Filled>(`/forms/assigned/${formId}`);
  const all = sections
    .flatMap(({ questions }) => questions)
    .map((question, at) => ({ question, questionId: question.id, ...given[at] }));
  const responses = {
    choiceResponses: all.flatMap(({ question, questionId, choices }) => {
      const chosen = question.choices.filter(({ choice }) => choices?.includes(choice));
      return choices ? [{ questionId, choiceIds: chosen.map(({ id }) => id) }] : [];
    }),
    shortAnswerResponses: all.flatMap(({ questionId, text }) =>
      text === undefined ? [] : [{ questionId, response: text }],
    ),
    checkboxGridResponses: all.flatMap(({ question, questionId, cells }) =>
      question.gridRows.flatMap((row) =>
        question.gridColumns
          .filter((column) => cells?.includes(`${row.text} ${column.text}`))
          .map((column) => ({ questionId, rowId: row.id, columnChoiceId: column.id })),
      ),
    ),
  };
  await member.post('/forms/submit', { formId, version, responses });
}
