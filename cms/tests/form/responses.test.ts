import { expect, it } from 'vitest';
import {
  answersTo,
  plantForm,
  plantResponse,
  plantVersion,
  section,
  shortAnswer,
  type TestForm,
} from '../harness/forms';
import { get } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const NONE = 2_000_000_000;

const read = (form: { id: number }, query = {}, as = token) =>
  get(`/forms/responses/${form.id}`, { token: as, query });
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 9, 30));
const words = (form: TestForm, response: string) => ({
  [Number(form.questions[0]?.id)]: { response },
});
const oneQuestion = { sections: [section([shortAnswer('Why')])] };
const names = (body: { responses: { firstName: string }[] }) =>
  body.responses.map(({ firstName }) => firstName);

it('the list of responses shows who has sent a form, the latest first, without drafts and deleted responses', async () => {
  const form = await plantForm(oneQuestion);
  const [ann, ben, cleo, dora] = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dora'].map((firstName) => makeMember({ firstName })),
  );
  const first = await plantResponse(form, ann ?? null, { submittedAt: at(2), status: 'approved' });
  const second = await plantResponse(form, ben ?? null, { submittedAt: at(3) });
  await plantResponse(form, cleo ?? null, { status: 'draft' });
  await plantResponse(form, dora ?? null, { columns: { deleted_at: at(5), seat: null } });
  const erased = await plantResponse(form, null, { submittedAt: at(1), status: 'rejected' });

  const { status, body } = await read(form);
  expect(status).toBe(200);
  const respondent = (id: number, member: typeof ann, more: object) => ({
    id,
    userId: member?.id ?? null,
    version: 1,
    firstName: member?.firstName ?? '',
    lastName: member?.lastName ?? '',
    ...more,
  });
  expect(body.responses).toEqual([
    respondent(second, ben, { status: 'pending', createdAt: at(3).toISOString() }),
    respondent(first, ann, { status: 'approved', createdAt: at(2).toISOString() }),
    respondent(erased, undefined, { status: 'rejected', createdAt: at(1).toISOString() }),
  ]);
  expect(body.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 3 });
  expect(body.form).toMatchObject({
    id: form.id,
    title: form.title,
    version: 1,
    responses: 3,
    pending: 1,
    questions: 1,
  });
});

it('the list of responses is searched by name and email, and paged', async () => {
  const form = await plantForm(oneQuestion);
  const word = unique('Zo\u00eb');
  for (const [firstName, day] of [
    ['Ann', 1],
    [word, 2],
    ['Ben', 3],
  ] as const) {
    await plantResponse(form, await makeMember({ firstName }), { submittedAt: at(day) });
  }
  const found = (await read(form, { search: word.replace('\u00eb', 'E') })).body;
  expect([names(found), found.pagination.total]).toEqual([[word], 1]);
  expect(names((await read(form, { search: '%' })).body)).toEqual([]);
  const second = (await read(form, { limit: 2, page: 2 })).body;
  expect([names(second), second.pagination]).toEqual([
    ['Ann'],
    { currentPage: 2, totalPages: 2, total: 3 },
  ]);
});

it('the list of responses includes the statistics on the first page of all, and not again for other pages and searches', async () => {
  const form = await plantForm(oneQuestion);
  const ann = await makeMember({ firstName: unique('Ann') });
  await plantResponse(form, ann, { submittedAt: at(1) });
  await plantResponse(form, await makeMember(), { submittedAt: at(2) });
  const first = (await read(form, { limit: 1 })).body;
  expect(Object.values(first.statistics)).toMatchObject([{ answered: 2 }]);
  expect(first.sections).toHaveLength(1);
  for (const query of [{ limit: 1, page: 2 }, { search: ann.firstName }]) {
    const { body } = await read(form, query);
    expect(names(body)).toEqual([ann.firstName]);
    expect([body.statistics, body.sections]).toEqual([{}, []]);
  }
});

it('the statistics show the beginnings of a few written answers with the list, and all of them in full on request', async () => {
  const form = await plantForm(oneQuestion);
  const questionId = Number(form.questions[0]?.id);
  const long = '\ud83d\udc08'.repeat(299);
  const texts = ['a', 'b', `${long} and a dog`, `${long}!`, ...'cdefghij'];
  for (const text of texts)
    await plantResponse(form, await makeMember(), { answers: words(form, text) });
  const { responses, answered } = (await read(form)).body.statistics[questionId];
  const told = (responses as { response: string; shortened?: boolean }[]).map(
    ({ response, shortened }) => [response, shortened],
  );
  expect(answered).toBe(texts.length);
  expect(told).toEqual([
    ...[...'jihgfedc'].map((letter) => [letter, undefined]),
    [`${long}!`, undefined],
    [long, true],
  ]);
  const { body } = await get(`/forms/responses/${form.id}/answers`, {
    token,
    query: { questionId },
  });
  expect(body.answers.map(({ response }: { response: string }) => response)).toEqual(
    [...texts].reverse(),
  );
});

it('an admin is shown one response with the form as it answered it', async () => {
  const form = await plantForm();
  const ann = await makeMember({ firstName: 'Ann' });
  const id = await plantResponse(form, ann, { submittedAt: at(4) });
  const next = await plantVersion(form, (definition) => ({
    ...definition,
    title: 'Another',
    sections: [section([shortAnswer('New')])],
  }));
  const { body } = await read(form, { responseId: id });
  expect(body.statistics).toEqual({});
  expect(body.response).toMatchObject({ id, userId: ann.id, version: 1, status: 'pending' });
  const asked = (sections: { questions: { id: number; number: number }[] }[]) =>
    sections.flatMap(({ questions }) => questions.map((question) => question.id));
  expect(asked(body.response.sections)).toEqual(form.questions.map((question) => question.id));
  expect(body.response.sections[0].questions[0].number).toBe(1);
  expect(asked(body.sections)).toEqual(
    [...next.questions, ...form.questions].map((question) => question.id),
  );
  const [one, some, said, grid] = form.questions;
  expect(body.response.responses).toEqual({
    choiceResponses: [one, some].map((question) => ({
      questionId: question?.id,
      choiceIds: [question?.choices[0]?.id],
    })),
    shortAnswerResponses: [{ questionId: said?.id, response: 'Words' }],
    checkboxGridResponses: grid?.gridRows.map((row) => ({
      questionId: grid.id,
      rowId: row.id,
      columnChoiceId: grid.gridColumns[0]?.id,
    })),
  });
});

it('an admin sees what was sent in a rejected response, not the draft', async () => {
  const form = await plantForm(oneQuestion);
  const rejected = {
    message: 'Please say more',
    at: at(6).toISOString(),
    version: 1,
    answers: words(form, 'As sent'),
  };
  const id = await plantResponse(form, await makeMember(), {
    status: 'rejected',
    answers: words(form, 'As sent'),
    columns: {
      answers: JSON.stringify(words(form, 'Still typing')),
      rejected: JSON.stringify(rejected),
    },
  });
  const { body } = await read(form, { responseId: id });
  expect(body.response.responses.shortAnswerResponses).toMatchObject([{ response: 'As sent' }]);
});

it('an admin finds no response of another form, no draft, nothing deleted and no deleted form', async () => {
  const form = await plantForm(oneQuestion);
  const other = await plantForm(oneQuestion);
  const foreign = await plantResponse(other, await makeMember());
  const draft = await plantResponse(form, await makeMember(), { status: 'draft' });
  const gone = await plantResponse(form, await makeMember(), {
    columns: { deleted_at: new Date(), seat: null },
  });
  for (const responseId of [foreign, draft, gone, NONE]) {
    const { status, body } = await read(form, { responseId });
    expect([status, body]).toEqual([404, { error: 'This response does not exist.' }]);
  }
  const deleted = await plantForm(oneQuestion, { deleted_at: new Date() });
  for (const id of [deleted.id, NONE]) {
    expect((await read({ id })).status).toBe(404);
    const path = `/forms/responses/${id}`;
    expect((await get(`${path}/export`, { token })).status).toBe(404);
    const query = { questionId: Number(form.questions[0]?.id) };
    expect((await get(`${path}/answers`, { token, query })).status).toBe(404);
  }
});

it('the list of responses is for admins only, and reveals nothing to those who may not see it', async () => {
  const form = await plantForm();
  const sender = await signedIn({ role: 'employee' });
  const id = await plantResponse(form, sender, { answers: answersTo(form.questions) });
  for (const query of [{}, { responseId: id }]) {
    const { status, body } = await read(form, query, sender.token);
    expect([status, Object.keys(body)]).toEqual([403, ['error']]);
  }
});

it.each([{ page: 0 }, { limit: 101 }, { responseId: 0 }, { responseId: 'x' }, { sort: 'name' }])(
  'the list of responses refuses %j by its field',
  async (query) => {
    const form = await plantForm(oneQuestion);
    const { status, body } = await read(form, query);
    expect([status, Object.keys(body.details)]).toEqual([400, Object.keys(query)]);
  },
);
