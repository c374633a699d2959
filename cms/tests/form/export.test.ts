import { expect, it } from 'vitest';
import {
  answersTo,
  checkboxes,
  grid,
  multipleChoice,
  plantForm,
  plantResponse,
  plantVersion,
  section,
  shortAnswer,
} from '../harness/forms';
import { get, raw } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { readCsv } from '../harness/read-csv';

const BOM = '\ufeff';
const HEADINGS = ['First name', 'Last name', 'Email', 'Status', 'Sent (UTC)', 'Version'];

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const ask = (formId: number, as = token) => get(`/forms/responses/${formId}/export`, { token: as });
async function cells(formId: number) {
  const { status, text, headers } = await ask(formId);
  expect([status, text.startsWith(BOM)]).toEqual([200, true]);
  const [head = [], ...rows] = readCsv(text.slice(BOM.length));
  expect(headers['x-rows']).toBe(String(rows.length));
  return { head, rows };
}
const at = (day: number) => new Date(Date.UTC(2026, 2, day, 9, 30, 59));

it('the export is this file, byte by byte', async () => {
  const title = unique('Intake: cats/dogs \u2013 ');
  const form = await plantForm({
    title,
    sections: [
      section([multipleChoice('<b>Color</b>?'), checkboxes('Pets, all of them')]),
      section([shortAnswer('Why'), grid('Rate', ['Food', 'Walks'], ['Good', 'Bad'])]),
    ],
  });
  const [, pets, why, rate] = form.questions.map((question) => Number(question.id));
  const [, some, , asked] = form.questions;
  const lastName = unique('Exact');
  const ann = await makeMember({ firstName: 'Ann', lastName });
  const bo = await makeMember({ firstName: 'Bo "the, Vet"', lastName });
  const choices = (some?.choices ?? []).map(({ id }) => Number(id));
  const [good, bad] = (asked?.gridColumns ?? []).map(({ id }) => Number(id));
  const food = Number(asked?.gridRows[0]?.id);
  await plantResponse(form, ann, {
    status: 'approved',
    submittedAt: at(1),
    answers: {
      ...answersTo(form.questions),
      [Number(pets)]: { choiceIds: [choices[2], choices[0]].map(Number) },
      [Number(why)]: { response: 'Line one\nsays "two"' },
      [Number(rate)]: {
        cells: [bad, good].map((column) => ({ rowId: food, columnChoiceId: Number(column) })),
      },
    },
  });
  await plantResponse(form, bo, {
    submittedAt: at(2),
    answers: { [Number(why)]: { response: '=1+1' } },
  });
  await plantResponse(form, null, { status: 'rejected', submittedAt: at(3), answers: {} });
  await plantResponse(form, await makeMember(), { status: 'draft' });
  await plantResponse(form, await makeMember(), { columns: { deleted_at: at(4), seat: null } });

  const reply = await ask(form.id);
  expect(reply.text).toBe(
    `${BOM}${HEADINGS.join(',')},Color?,"Pets, all of them",Why,Rate [Food],Rate [Walks]\r\n` +
      ',,,Rejected,2026-03-03 09:30,1,,,,,\r\n' +
      `"Bo ""the, Vet""",${lastName},${bo.email},Pending Approval,2026-03-02 09:30,1,,,"'=1+1",,\r\n` +
      `Ann,${lastName},${ann.email},Approved,2026-03-01 09:30,1,Red,Dog; Bird,` +
      `"Line one\nsays ""two""",Good; Bad,\r\n`,
  );
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'x-rows': '3',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const name = /filename\*=UTF-8''([^;]+)/.exec(String(reply.headers['content-disposition']))?.[1];
  expect(decodeURIComponent(name ?? '')).toBe(`${title.replace('/', '-')} - responses.csv`);
});

it('the export reads every response by the version it answered', async () => {
  const form = await plantForm({
    sections: [section([multipleChoice('Color'), shortAnswer('Why')])],
  });
  await plantResponse(form, await makeMember({ firstName: 'Ann' }), { submittedAt: at(2) });
  const next = await plantVersion(form, (definition) => {
    const [color] = definition.sections[0]?.questions ?? [];
    if (!color) return definition;
    const choices = color.choices.map(({ id, choice }) => ({ id, choice: `Light ${choice}` }));
    const changed = { ...color, question: 'Which color', choices };
    return { ...definition, sections: [section([changed, shortAnswer('New')])] };
  });
  await plantResponse(next, await makeMember({ firstName: 'Ben' }), { submittedAt: at(1) });
  const { head, rows } = await cells(form.id);
  expect(head.slice(HEADINGS.length)).toEqual(['Which color', 'Color (version 1)', 'New', 'Why']);
  expect(rows.map((row) => [row[0], ...row.slice(5)])).toEqual([
    ['Ann', '1', '', 'Red', '', 'Words'],
    ['Ben', '2', 'Light Red', '', 'Words', ''],
  ]);
});

it('the export has its headings even if nobody answered', async () => {
  const form = await plantForm({ sections: [section([shortAnswer('Why')])] });
  expect(await cells(form.id)).toEqual({ head: [...HEADINGS, 'Why'], rows: [] });
});

it('the export has every one of many responses, in order', async () => {
  const form = await plantForm({ sections: [section([shortAnswer('Why')])] });
  const questionId = Number(form.questions[0]?.id);
  for (let place = 0; place < 450; place += 1) {
    await plantResponse(form, null, {
      submittedAt: new Date(at(1).getTime() + place * 60_000),
      answers: { [questionId]: { response: `Answer ${place}` } },
    });
  }
  const { rows } = await cells(form.id);
  expect(rows.map((row) => row.at(-1))).toEqual(
    Array.from({ length: 450 }, (_one, place) => `Answer ${449 - place}`),
  );
});

it('the length of the export can be requested, by admins only', async () => {
  const form = await plantForm();
  await plantResponse(form, await makeMember());
  const headers = { authorization: `Bearer ${token}` };
  const reply = await raw('HEAD', `/api/forms/responses/${form.id}/export`, { headers });
  expect([reply.status, reply.text, reply.headers['x-rows']]).toEqual([200, '', '1']);
  const board = await signedIn({ role: 'board_member' });
  const refused = await ask(form.id, board.token);
  expect([refused.status, refused.headers['x-rows']]).toEqual([403, undefined]);
});
