import type { FormAnswers } from '@hearthside/contract/form/answers';
import { responsesOf } from '@hearthside/contract/form/answers';
import { db } from '../harness/database';
import { get, post, put, type Reply } from '../harness/http';

interface Caller {
  token: string;
}

/** A place in a form that nothing has. */
export const NONE = 2_000_000_000;
export const NO_FORM = [404, { error: 'Failed to load form' }];
export const NOT_ASKED = 'This can\u2019t be an answer to this form.';

/** The form as its member gets it. */
export const open = ({ token }: Caller, formId: number): Promise<Reply> =>
  get(`/forms/assigned/${formId}`, { token });

/** Keeps answers that are not sent yet. */
export const keep = (
  { token }: Caller,
  formId: number,
  answers: FormAnswers,
  more: object = {},
): Promise<Reply> =>
  put(`/forms/assigned/${formId}/draft`, {
    token,
    body: { responses: responsesOf(answers), ...more },
  });

/** Sends answers. */
export const submit = (
  { token }: Caller,
  formId: number,
  answers: FormAnswers,
  more: object = {},
): Promise<Reply> =>
  post('/forms/submit', { token, body: { formId, responses: responsesOf(answers), ...more } });

/** What a member's list says of a form, or undefined where it is not in it. */
export async function listed({ token }: Caller, formId: number) {
  const { body } = await get('/forms/assigned', { token });
  return (body.forms as { id: number }[]).find(({ id }) => id === formId);
}

/** All rows of responses to a form, from the table itself. */
export const responsesTo = (formId: number) =>
  db('form_responses').where({ form_id: formId }).orderBy('id');

/** What is counted of a form: question, choice, row and words of each row, in order. */
export async function counted(formId: number) {
  const rows: Record<'question_id' | 'choice_id' | 'row_id' | 'content', unknown>[] = await db(
    'form_answers',
  )
    .where({ form_id: formId })
    .orderBy('id');
  return rows.map((row) => [row.question_id, row.choice_id, row.row_id, row.content]);
}
