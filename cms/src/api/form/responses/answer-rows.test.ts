import { expect, it } from 'vitest';
import { answerRowsOf } from './answer-rows';

const RESPONSE = { id: 7, formId: 3, version: 2 };
const OF_RESPONSE = { form_id: 3, response_id: 7, version: 2 };

it('a response has a separate answer row for each choice, cell and written answer', () => {
  const rows = answerRowsOf(RESPONSE, {
    11: { choiceIds: [21, 22] },
    12: { response: 'Words' },
    13: { cells: [{ rowId: 31, columnChoiceId: 41 }] },
  });
  expect(rows).toEqual([
    { ...OF_RESPONSE, question_id: 11, choice_id: 21, row_id: null, content: null },
    { ...OF_RESPONSE, question_id: 11, choice_id: 22, row_id: null, content: null },
    { ...OF_RESPONSE, question_id: 12, choice_id: null, row_id: null, content: 'Words' },
    { ...OF_RESPONSE, question_id: 13, choice_id: 41, row_id: 31, content: null },
  ]);
});

it('a response has no answer row for an empty answer', () => {
  expect(answerRowsOf(RESPONSE, { 11: { choiceIds: [] }, 13: { cells: [] } })).toEqual([]);
});
