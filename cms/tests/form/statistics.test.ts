import { expect, it } from 'vitest';
import type { FormQuestion, ResponseStatus } from '@hearthside/contract/form/fields';
import type { FormAnswer } from '@hearthside/contract/form/answers';
import { percentages, type QuestionStatistics } from '@hearthside/contract/form/statistics';
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
} from '../harness/forms';
import { del, post } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { statisticsCalls } from './statistics-calls';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const people = await Promise.all(
  ['Ann', 'Ben', 'Cleo', 'Dora', 'Egon'].map((firstName) => makeMember({ firstName })),
);

const { read, statisticsOf } = statisticsCalls(admin);

const choose = (question: FormQuestion | undefined, ...places: number[]) => ({
  choiceIds: places.map((place) => Number(question?.choices[place]?.id)),
});
/** Ticks in a grid, each a row and a column by their places. */
const tick = (question: FormQuestion | undefined, ...cells: [row: number, column: number][]) => ({
  cells: cells.map(([row, column]) => ({
    rowId: Number(question?.gridRows[row]?.id),
    columnChoiceId: Number(question?.gridColumns[column]?.id),
  })),
});
const counts = ({ choices }: QuestionStatistics) =>
  choices.map(({ choice, responseCount }) => [choice, responseCount]);
const cells = ({ gridRows }: QuestionStatistics) =>
  gridRows.map(({ text, columnResponses }) => [
    text,
    columnResponses.map(({ responseCount }) => responseCount),
  ]);

const FORM = {
  sections: [
    section([multipleChoice('Color'), checkboxes('Pets'), shortAnswer('Why'), grid('Rate')]),
  ],
};

/** Five members: the numbers below are worked out from these lines by hand. */
async function answered() {
  const form = await plantForm(FORM);
  const [color, pets, , rate] = form.questions;
  const plant = (at: number, status: ResponseStatus, given: FormAnswer[]) =>
    plantResponse(form, people[at] ?? null, {
      status,
      answers: Object.fromEntries(
        given.map((answer, place) => [Number(form.questions[place]?.id), answer]),
      ),
    });
  const ids = [
    await plant(0, 'pending', [
      choose(color, 0),
      choose(pets, 0, 1),
      { response: 'First' },
      tick(rate, [0, 0], [1, 1]),
    ]),
    await plant(1, 'approved', [
      choose(color, 0),
      choose(pets, 0),
      { response: 'Second' },
      tick(rate, [0, 0], [0, 1]),
    ]),
    await plant(2, 'rejected', [choose(color, 2), choose(pets, 0, 1, 2), { response: 'Third' }]),
    // Begun and not sent: counts nowhere.
    await plant(3, 'draft', [choose(color, 1), choose(pets, 2), { response: 'Never' }]),
  ];
  return { form, ids };
}

it('the statistics count sent responses, whatever happened to them, and no drafts', async () => {
  const { form, ids } = await answered();
  const color = await statisticsOf(form, 0);
  expect(counts(color)).toEqual([
    ['Red', 2],
    ['Green', 0],
    ['Blue', 1],
  ]);
  expect([color.answered, color.questionType, color.question, color.versions]).toEqual([
    3,
    'multiple_choice',
    'Color',
    [1],
  ]);
  // 2, 0 and 1 of three responses.
  expect(percentages(color)).toEqual([66.7, 0, 33.3]);

  const pets = await statisticsOf(form, 1);
  expect([counts(pets), pets.answered]).toEqual([
    [
      ['Dog', 3],
      ['Cat', 2],
      ['Bird', 1],
    ],
    3,
  ]);
  // 3, 2 and 1 of six ticks.
  expect(percentages(pets)).toEqual([50, 33.3, 16.7]);

  const why = await statisticsOf(form, 2);
  expect([why.answered, why.choices, why.gridRows]).toEqual([3, [], []]);
  const said = (at: number, response: string) => ({
    responseId: ids[at],
    response,
    firstName: people[at]?.firstName,
    lastName: people[at]?.lastName,
  });
  expect(why.responses).toEqual([said(2, 'Third'), said(1, 'Second'), said(0, 'First')]);

  const rate = await statisticsOf(form, 3);
  // Two of three rated; food was ticked good twice and bad once, walks bad once.
  expect([rate.answered, cells(rate), rate.choices]).toEqual([
    2,
    [
      ['Food', [2, 1]],
      ['Walks', [0, 1]],
    ],
    [],
  ]);
  expect([color, pets, why, rate].map(({ earlier }) => earlier)).toEqual([[], [], [], []]);
});

it('the statistics leave out deleted responses until they are restored', async () => {
  const { form, ids } = await answered();
  const reds = async () => (await statisticsOf(form, 0)).choices[0]?.responseCount;
  await db('form_responses').where({ id: ids[0] }).update({ deleted_at: new Date() });
  expect(await reds()).toBe(1);
  expect((await statisticsOf(form, 1)).answered).toBe(2);
  expect((await statisticsOf(form, 2)).responses.map(({ response }) => response)).toEqual([
    'Third',
    'Second',
  ]);
  await db('form_responses').where({ id: ids[0] }).update({ deleted_at: null });
  expect(await reds()).toBe(2);
});

it('the statistics read answers to an earlier version as they were asked', async () => {
  const { form } = await answered();
  const next = await plantVersion(form, (definition) => {
    const [first] = definition.sections;
    const [color, pets, , rate] = first?.questions ?? [];
    // Color loses green and gains grey; pets stay; why goes; the grid stays.
    if (color) {
      color.question = 'Favorite color';
      color.choices = [...color.choices.slice(0, 1), { id: 'temp_9', choice: 'Grey' }];
    }
    const questions = [color, pets, rate].filter((question) => question !== undefined);
    return { ...definition, sections: first ? [{ ...first, questions }] : [] };
  });
  const [color, pets, rate] = next.questions;
  await plantResponse(next, people[4] ?? null, {
    answers: {
      [Number(color?.id)]: choose(color, 1),
      [Number(pets?.id)]: choose(pets, 1),
      [Number(rate?.id)]: tick(rate, [1, 0]),
    },
  });

  const asked = await statisticsOf(next, 0);
  expect([asked.question, asked.versions, asked.answered, counts(asked)]).toEqual([
    'Favorite color',
    [2],
    1,
    [
      ['Red', 0],
      ['Grey', 1],
    ],
  ]);
  expect(asked.earlier).toHaveLength(1);
  const before = { ...asked.earlier[0], earlier: [] } as QuestionStatistics;
  expect([before.question, before.versions, before.answered, counts(before)]).toEqual([
    'Color',
    [1],
    3,
    [
      ['Red', 2],
      ['Green', 0],
      ['Blue', 1],
    ],
  ]);
  // Asked in the same words by both: 3 + 0, 2 + 1 and 1 + 0.
  const both = await statisticsOf(next, 1);
  expect([both.versions, both.answered, counts(both), both.earlier]).toEqual([
    [1, 2],
    4,
    [
      ['Dog', 3],
      ['Cat', 3],
      ['Bird', 1],
    ],
    [],
  ]);
  expect(cells(await statisticsOf(next, 2))).toEqual([
    ['Food', [2, 1]],
    ['Walks', [1, 1]],
  ]);

  // What is gone is still told, after what there is, and the others keep their numbers.
  const { sections, statistics } = await read(next);
  const why = Number(form.questions[2]?.id);
  expect(
    sections[0].questions.map((question: { id: number; number: number }) => [
      question.id,
      question.number,
    ]),
  ).toEqual([
    ...[color, pets, rate].map((question, at) => [Number(question?.id), at + 1]),
    [why, 4],
  ]);
  expect([statistics[why].answered, statistics[why].versions]).toEqual([3, [1]]);
});

it('the statistics have a zero for everything nobody answered, and are empty for an unpublished form', async () => {
  const form = await plantForm(FORM);
  const { responses, pagination, statistics, response } = await read(form);
  expect([responses, pagination, response]).toEqual([
    [],
    { currentPage: 1, totalPages: 1, total: 0 },
    null,
  ]);
  expect(Object.values(statistics as Record<string, QuestionStatistics>)).toMatchObject([
    { answered: 0, choices: [{ responseCount: 0 }, { responseCount: 0 }, { responseCount: 0 }] },
    { answered: 0, choices: [{ responseCount: 0 }, { responseCount: 0 }, { responseCount: 0 }] },
    { answered: 0, responses: [] },
    { answered: 0, gridRows: [{ text: 'Food' }, { text: 'Walks' }] },
  ]);
  const drafted = await plantForm(FORM);
  await db('forms').where({ id: drafted.id }).update({ version: 0, definition: null });
  expect(await read(drafted)).toMatchObject({
    sections: [],
    statistics: {},
    responses: [],
    form: { version: 0, published: false },
  });
});

it('the statistics are recounted after every change, and stay the same while nothing changes', async () => {
  const { form, ids } = await answered();
  const colors = async () => counts(await statisticsOf(form, 0)).map(([, count]) => count);
  expect([await colors(), await colors()]).toEqual([
    [2, 0, 1],
    [2, 0, 1],
  ]);
  expect((await del(`/forms/responses/${form.id}/${ids[0]}`, { token })).status).toBe(200);
  expect(await colors()).toEqual([1, 0, 1]);
  expect((await post(`/forms/responses/${form.id}/${ids[0]}/restore`, { token })).status).toBe(200);
  expect(await colors()).toEqual([2, 0, 1]);
  // One goes and another comes, so that there are as many as before.
  await del(`/forms/responses/${form.id}/${ids[0]}`, { token });
  const [color] = form.questions;
  await plantResponse(form, people[4] ?? null, {
    answers: { [Number(color?.id)]: choose(color, 1) },
  });
  expect(await colors()).toEqual([1, 1, 1]);

  // A member who sends again what was rejected.
  const sender = await signedIn({ role: 'pet_owner' });
  const answers = (at: number) => ({ [Number(color?.id)]: choose(color, at) });
  const short = await plantForm({ sections: [section([multipleChoice('Color')])] });
  const [only] = short.questions;
  const rejected = { message: '', at: new Date().toISOString(), version: 1, answers: answers(0) };
  await plantResponse(short, sender, {
    status: 'rejected',
    answers: { [Number(only?.id)]: choose(only, 0) },
    columns: { rejected: JSON.stringify(rejected) },
  });
  const taken = async () => counts(await statisticsOf(short, 0)).map(([, count]) => count);
  expect(await taken()).toEqual([1, 0, 0]);
  const choiceResponses = [{ questionId: Number(only?.id), ...choose(only, 2) }];
  const body = {
    formId: short.id,
    responses: { choiceResponses, shortAnswerResponses: [], checkboxGridResponses: [] },
  };
  expect((await post('/forms/submit', { token: sender.token, body })).status).toBe(200);
  expect(await taken()).toEqual([0, 0, 1]);
});
