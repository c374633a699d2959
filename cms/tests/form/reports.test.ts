import { expect, it } from 'vitest';
import type { ResponseStatus } from '@hearthside/contract/form/fields';
import { db } from '../harness/database';
import {
  checkboxes,
  grid,
  multipleChoice,
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
const list = (query: object) => get('/admin/reports/forms', { token, query: { ...query } });
const report = (id: number) => get(`/admin/reports/forms/${id}`, { token });
const users = (query: object) => get('/admin/reports/users', { token, query: { ...query } });

/** A response with these choices of the first two questions, by their places. */
const plant = (
  form: TestForm,
  member: { id: number } | null,
  status: ResponseStatus,
  color: number,
  ...pets: number[]
) =>
  plantResponse(form, member, {
    status,
    answers: Object.fromEntries(
      [[color], pets].map((places, at) => {
        const question = form.questions[at];
        const choiceIds = places.map((place) => Number(question?.choices[place]?.id));
        return [Number(question?.id), { choiceIds }];
      }),
    ),
  });
const FORM = {
  sections: [
    section([multipleChoice('Color'), checkboxes('Pets'), shortAnswer('Why'), grid('Rate')]),
  ],
};

/** Four approved, one pending, one rejected, one draft and one deleted; what is right is worked out below. */
async function reported(title = unique('Report ')) {
  const form = await plantForm({ ...FORM, title });
  const [zoe, ann, ben] = await Promise.all(
    ['Zoe', 'Ann', 'Ben'].map((firstName) => makeMember({ firstName })),
  );
  await plant(form, zoe ?? null, 'approved', 0, 0, 1);
  await plant(form, ann ?? null, 'approved', 0, 0);
  await plant(form, ben ?? null, 'approved', 1, 0, 1, 2);
  await plant(form, null, 'approved', 0, 2);
  await plant(form, await makeMember(), 'pending', 2, 2);
  await plant(form, await makeMember(), 'rejected', 2, 2);
  await plant(form, await makeMember(), 'draft', 2, 2);
  const gone = await plant(form, await makeMember(), 'approved', 2, 2);
  await db('form_responses').where({ id: gone }).update({ deleted_at: new Date(), seat: null });
  return { form, zoe, ann, ben };
}

it('a report totals approved responses, with the percentages of ruling 17', async () => {
  const { form } = await reported();
  const { status, body } = await report(form.id);
  expect(status).toBe(200);
  const option = (at: number, place: number, count: number, percent: number) => {
    const choice = form.questions[at]?.choices[place];
    return { choiceId: choice?.id, choice: choice?.choice, count, percent };
  };
  const once = { versions: [1], earlier: [] };
  expect(body).toEqual({
    id: form.id,
    title: form.title,
    totalSubmitted: 6,
    totalApproved: 4,
    totalCounted: 4,
    questions: [
      {
        id: form.questions[0]?.id,
        question: 'Color',
        totalAnswered: 4,
        ...once,
        // 3, 1 and 0 of four responses.
        options: [option(0, 0, 3, 75), option(0, 1, 1, 25), option(0, 2, 0, 0)],
      },
      {
        id: form.questions[1]?.id,
        question: 'Pets',
        totalAnswered: 4,
        ...once,
        // 3, 2 and 2 of seven ticks.
        options: [option(1, 0, 3, 42.9), option(1, 1, 2, 28.6), option(1, 2, 2, 28.6)],
      },
    ],
  });
});

it('the list of reports has one for each published form, by title, with its totals', async () => {
  const word = unique('Word');
  const { form } = await reported(`b ${word}`);
  const other = await plantForm({ ...FORM, title: `A ${word}` });
  await plantForm({ ...FORM, title: `C ${word}` }, { deleted_at: new Date() });
  const drafted = await plantForm({ ...FORM, title: `D ${word}` });
  await db('forms').where({ id: drafted.id }).update({ version: 0 });
  const { body } = await list({ search: word });
  expect(body).toEqual({
    reports: [
      { id: other.id, title: `A ${word}`, totalSubmitted: 0, totalApproved: 0, totalCounted: 0 },
      { id: form.id, title: `b ${word}`, totalSubmitted: 6, totalApproved: 4, totalCounted: 4 },
    ],
    pagination: { currentPage: 1, totalPages: 1, total: 2 },
  });
  const second = (await list({ search: word, limit: 1, page: 2 })).body;
  expect([second.reports.map(({ id }: { id: number }) => id), second.pagination]).toEqual([
    [form.id],
    { currentPage: 2, totalPages: 2, total: 2 },
  ]);
  expect((await report(drafted.id)).status).toBe(404);
  expect((await report(NONE)).status).toBe(404);
});

it('a report lists who chose something, by name, without unapproved responses', async () => {
  const { form, zoe, ann } = await reported();
  const [color] = form.questions;
  const chosen = (place: number, more = {}) =>
    users({
      questionId: Number(color?.id),
      choiceId: Number(color?.choices[place]?.id),
      ...more,
    });
  const who = (member: typeof zoe) => ({
    id: member?.id,
    email: member?.email,
    name: `${member?.firstName} ${member?.lastName}`,
  });
  expect((await chosen(0)).body).toEqual({
    users: [who(ann), who(zoe)],
    former: 1,
    pagination: { currentPage: 1, totalPages: 1, total: 2 },
  });
  expect((await chosen(0, { limit: 1, page: 2 })).body).toEqual({
    users: [who(zoe)],
    former: 1,
    pagination: { currentPage: 2, totalPages: 2, total: 2 },
  });
  expect((await chosen(2)).body.users).toEqual([]);
  await db('forms').where({ id: form.id }).update({ deleted_at: new Date() });
  expect((await chosen(0)).status).toBe(404);
});

it('a report refuses a choice of another question, and a question of no form', async () => {
  const { form } = await reported();
  const [color, pets, why, rate] = form.questions;
  const ask = (question: unknown, choice: unknown) =>
    users({ questionId: Number(question), choiceId: Number(choice) });
  for (const [question, choice] of [
    [color?.id, pets?.choices[0]?.id],
    [color?.id, color?.id],
    [color?.id, NONE],
    [why?.id, color?.choices[0]?.id],
    // Its columns are ticked in rows.
    [rate?.id, rate?.gridColumns[0]?.id],
  ]) {
    const { status, body } = await ask(question, choice);
    expect([status, body.details]).toEqual([400, { choiceId: expect.any(String) }]);
  }
  expect((await ask(NONE, color?.choices[0]?.id)).status).toBe(404);
  expect((await ask(color?.choices[0]?.id, color?.choices[0]?.id)).status).toBe(404);
});

it('a report lists choices under other wordings separately', async () => {
  const { form, ben } = await reported();
  const next = await plantVersion(form, (definition) => {
    const [color] = definition.sections[0]?.questions ?? [];
    if (!color) return definition;
    const [, green, blue] = color.choices;
    const choices = [green, blue].flatMap((choice) =>
      choice ? [{ ...choice, choice: `Light ${choice.choice}` }] : [],
    );
    return { ...definition, sections: [section([{ ...color, choices }])] };
  });
  const [color] = next.questions;
  const member = await makeMember({ firstName: 'Cleo' });
  await plantResponse(next, member, {
    status: 'approved',
    answers: { [Number(color?.id)]: { choiceIds: [Number(color?.choices[0]?.id)] } },
  });
  const { body } = await report(form.id);
  const told = (asked: { versions: number[]; totalAnswered: number; options: object[] }) => [
    asked.versions,
    asked.totalAnswered,
    (asked.options as { choice: string; count: number; percent: number }[]).map(
      ({ choice, count, percent }) => [choice, count, percent],
    ),
  ];
  const [asked, pets] = body.questions;
  expect([body.totalApproved, told(asked), asked.earlier.map(told), pets.question]).toEqual([
    5,
    [
      [2],
      1,
      [
        ['Light Green', 1, 100],
        ['Light Blue', 0, 0],
      ],
    ],
    [
      [
        [1],
        4,
        [
          ['Red', 3, 75],
          ['Green', 1, 25],
          ['Blue', 0, 0],
        ],
      ],
    ],
    'Pets',
  ]);
  const green = async (more = {}) => {
    const choiceId = Number(color?.choices[0]?.id);
    const { body: chosen } = await users({ questionId: Number(color?.id), choiceId, ...more });
    return chosen.users.map(({ id }: { id: number }) => id);
  };
  expect(await green({ versions: '1' })).toEqual([ben?.id]);
  expect(await green({ versions: '2' })).toEqual([member.id]);
  expect(await green({ versions: '1,2' })).toEqual([ben?.id, member.id]);
  expect(await green()).toEqual([ben?.id, member.id]);
});

it('a report counts no response from when the question had no choices', async () => {
  const form = await plantForm({ title: unique('Report '), sections: [section([shortAnswer()])] });
  for (let at = 0; at < 3; at += 1) await plantResponse(form, null, { status: 'approved' });
  const next = await plantVersion(form, (definition) => {
    const [words] = definition.sections[0]?.questions ?? [];
    const asked = { ...multipleChoice('Well?', ['Yes', 'No']), id: words?.id ?? 0 };
    return { ...definition, sections: [section([asked])] };
  });
  for (let at = 0; at < 2; at += 1) await plantResponse(next, null, { status: 'approved' });
  const { body } = await report(form.id);
  expect(body.questions).toMatchObject([
    { totalAnswered: 2, options: [{ percent: 100 }, { percent: 0 }], earlier: [] },
  ]);
});

it('a report is for admins only', async () => {
  const { form } = await reported();
  const choiceId = Number(form.questions[0]?.choices[0]?.id);
  const query = { questionId: Number(form.questions[0]?.id), choiceId };
  for (const role of ['employee', 'board_member'] as const) {
    const { token: other } = await signedIn({ role });
    for (const path of ['/admin/reports/forms', `/admin/reports/forms/${form.id}`]) {
      expect((await get(path, { token: other })).status).toBe(403);
    }
    expect((await get('/admin/reports/users', { token: other, query })).status).toBe(403);
  }
  expect((await users({ questionId: query.questionId })).body.details).toHaveProperty('choiceId');
});

it('a report counts what was sent to a form that needs no review', async () => {
  const form = await plantForm({ ...FORM, title: unique('Report '), needsReview: false });
  await plant(form, await makeMember(), 'submitted', 1, 0);
  await plant(form, await makeMember(), 'draft', 0, 0);
  const { body } = await report(form.id);
  expect(body).toMatchObject({ totalSubmitted: 1, totalApproved: 0, totalCounted: 1 });
  expect(body.questions[0]).toMatchObject({ totalAnswered: 1 });
  expect(body.questions[0].options.map(({ count }: { count: number }) => count)).toEqual([0, 1, 0]);
});
