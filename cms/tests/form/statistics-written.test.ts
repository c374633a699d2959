import { expect, it } from 'vitest';
import { plantForm, plantResponse, plantVersion, section, shortAnswer } from '../harness/forms';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';
import { statisticsCalls } from './statistics-calls';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const { statisticsOf } = statisticsCalls(admin);

it('an admin is shown ten written answers and pages through all of them', async () => {
  const form = await plantForm({ sections: [section([shortAnswer('Why')])] });
  const [why] = form.questions;
  const questionId = Number(why?.id);
  for (let at = 1; at <= 53; at += 1) {
    await plantResponse(form, null, { answers: { [questionId]: { response: `Answer ${at}` } } });
  }
  const told = await statisticsOf(form, 0);
  expect([told.answered, told.responses.length]).toEqual([53, 10]);
  expect([told.responses[0]?.response, told.responses[9]?.response]).toEqual([
    'Answer 53',
    'Answer 44',
  ]);
  // An erased member has no name any more.
  expect(told.responses[0]).toMatchObject({ firstName: '', lastName: '' });

  const answers = (query: object, of = form.id) =>
    get(`/forms/responses/${of}/answers`, { token, query: { questionId, ...query } });
  const second = await answers({ page: 2 });
  expect(second.body).toMatchObject({
    answers: [{ response: 'Answer 3' }, { response: 'Answer 2' }, { response: 'Answer 1' }],
    pagination: { currentPage: 2, totalPages: 2, total: 53 },
  });
  expect((await answers({ page: 9 })).body).toEqual({
    answers: [],
    pagination: { currentPage: 9, totalPages: 2, total: 53 },
  });

  const next = await plantVersion(form, (definition) => {
    for (const { questions } of definition.sections) {
      for (const question of questions) question.question = 'Why not';
    }
    return definition;
  });
  await plantResponse(next, null, { answers: { [questionId]: { response: 'Because' } } });
  expect(
    (await answers({})).body.answers.map((said: { response: string }) => said.response),
  ).toEqual(['Because']);
  expect((await answers({ version: 1 })).body.pagination.total).toBe(53);
  expect((await answers({ version: 7 })).status).toBe(404);
  const other = await plantForm();
  expect((await answers({}, other.id)).status).toBe(404);
});
