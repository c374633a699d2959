/** The rows from which statistics and reports are counted. */
import type { Core } from '@strapi/strapi';
import type { FormAnswer, FormAnswers } from '@hearthside/contract/form/answers';
import { runQuery } from '../../../db/run-query';
import { portionsOf } from '../../../db/portions';

/** A row of form_answers: one choice, one ticked cell or one written answer. */
interface AnswerRow {
  form_id: number;
  response_id: number;
  question_id: number;
  version: number;
  choice_id: number | null;
  row_id: number | null;
  content: string | null;
}

type Answered = Pick<AnswerRow, 'choice_id' | 'row_id' | 'content'>;

function answeredIn(answer: FormAnswer): Answered[] {
  if ('response' in answer) return [{ choice_id: null, row_id: null, content: answer.response }];
  if ('cells' in answer) {
    return answer.cells.map(({ rowId, columnChoiceId }) => ({
      choice_id: columnChoiceId,
      row_id: rowId,
      content: null,
    }));
  }
  return answer.choiceIds.map((choiceId) => ({ choice_id: choiceId, row_id: null, content: null }));
}

/** The answer rows of a response: one for each choice, cell and written answer. */
export const answerRowsOf = (
  response: { id: number; formId: number; version: number },
  answers: FormAnswers,
): AnswerRow[] =>
  Object.entries(answers).flatMap(([questionId, answer]) =>
    answeredIn(answer).map((answered) => ({
      form_id: response.formId,
      response_id: response.id,
      question_id: Number(questionId),
      version: response.version,
      ...answered,
    })),
  );

export const remove = (strapi: Core.Strapi, responseId: number) =>
  runQuery(strapi, (knex) => knex('form_answers').where({ response_id: responseId }).delete());

/** Replaces the answer rows of a response; part of the transaction that sends it. */
export async function replace(
  strapi: Core.Strapi,
  response: { id: number; formId: number; version: number },
  answers: FormAnswers,
): Promise<void> {
  await remove(strapi, response.id);
  const now = new Date();
  const rows = answerRowsOf(response, answers).map((row) => ({
    ...row,
    created_at: now,
    updated_at: now,
  }));
  for (const some of portionsOf(rows)) {
    await runQuery(strapi, (knex) => knex('form_answers').insert(some));
  }
}
