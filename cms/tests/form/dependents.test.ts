import { describe, expect, it } from 'vitest';
import {
  answersTo,
  plantForm,
  plantResponse,
  shortAnswer,
  multipleChoice,
  section,
  type TestForm,
} from '../harness/forms';
import { db } from '../harness/database';
import { del, get, post } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { counted, listed, open, responsesTo, submit } from './fill-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const { token } = admin;
const remove = (id: number) => del(`/users/${id}`, { token });
async function erase({ id }: { id: number }) {
  expect((await remove(id)).status).toBe(200);
  expect((await del(`/users/trash/${id}`, { token })).status).toBe(200);
}
const belongings = async ({ id }: { id: number }) =>
  (await get(`/users/${id}/belongings`, { token })).body.belongings;

const CANARY = unique('Quillfeather');
const mixed = (title = unique('Form ')) =>
  plantForm({ title, sections: [section([multipleChoice(), shortAnswer()])] });

/** What every place tells of a form with a choice and a written answer, of which `me` has sent one. */
async function toldOf(form: TestForm, responseId: number, me: { lastName: string }) {
  const ask = async (path: string, query: Record<string, string | number> = {}) =>
    get(path, { token, query });
  const [choice, words] = form.questions.map(({ id }) => Number(id));
  const path = `/forms/responses/${form.id}`;
  const submissions = await ask('/admin/form-submissions', { search: me.lastName });
  const list = await ask('/forms', { search: form.title });
  const whole = await ask(path);
  const one = await ask(path, { responseId });
  const answers = await ask(`${path}/answers`, { questionId: words ?? 0 });
  const csv = await ask(`${path}/export`);
  const report = await ask(`/admin/reports/forms/${form.id}`);
  const choosers = await ask('/admin/reports/users', {
    questionId: choice ?? 0,
    choiceId: Number(form.questions[0]?.choices[0]?.id),
  });
  const { statistics } = whole.body;
  return {
    submissions: submissions.body.pagination.total,
    listed: list.body.forms[0].responses,
    respondents: whole.body.pagination.total,
    one: one.status,
    counted: statistics[choice ?? 0].answered,
    words: statistics[words ?? 0].responses.length,
    answers: answers.body.pagination.total,
    exported: Number(csv.headers['x-rows']),
    report: [
      report.body.totalSubmitted,
      report.body.totalApproved,
      report.body.questions[0].totalAnswered,
    ],
    choosers: choosers.body.pagination.total,
    former: choosers.body.former,
    named: [whole, one, answers, csv, choosers].some(({ text }) => text.includes(me.lastName)),
  };
}

describe('a member\u2019s response', () => {
  it('is shown before they are deleted: the forms by title', async () => {
    const me = await signedIn();
    expect(await belongings(me)).toEqual([]);
    for (const title of ['\u00c5rea', 'bees', 'Cats', 'Dogs', 'Emus', 'Foxes']) {
      await plantResponse(await mixed(title), me, {
        status: title === 'bees' ? 'draft' : 'pending',
      });
    }
    await plantResponse(await mixed('Away'), me, {
      columns: { deleted_at: new Date(), seat: null },
    });
    await plantResponse(await plantForm({ title: 'Gone' }, { deleted_at: new Date() }), me);
    expect(await belongings(me)).toEqual([
      { kind: 'responses', count: 6, names: ['\u00c5rea', 'bees', 'Cats', 'Dogs', 'Emus'] },
    ]);
  });

  it('is hidden while they are in the trash, and restored with them', async () => {
    const me = await signedIn({ lastName: unique('Trashed') });
    const form = await mixed();
    await submit(me, form.id, answersTo(form.questions));
    // An erased member's response stays, anonymously.
    await plantResponse(form, null, { status: 'approved' });
    const [row] = await responsesTo(form.id);
    await db('form_responses').where({ id: row.id }).update({ status: 'approved' });
    const before = await toldOf(form, row.id, me);
    expect(before).toMatchObject({
      submissions: 1,
      listed: 2,
      respondents: 2,
      one: 200,
      counted: 2,
      words: 2,
      answers: 2,
      exported: 2,
      report: [2, 2, 2],
      choosers: 1,
      former: 1,
      named: true,
    });
    await remove(me.id);
    expect(await toldOf(form, row.id, me)).toMatchObject({
      submissions: 0,
      listed: 1,
      respondents: 1,
      one: 404,
      counted: 1,
      words: 1,
      answers: 1,
      exported: 1,
      report: [1, 1, 1],
      choosers: 0,
      former: 1,
      named: false,
    });
    const gone = await del(`/forms/responses/${form.id}/${row.id}`, { token });
    expect(gone.status).toBe(404);
    await post(`/users/${me.id}/restore`, { token });
    expect(await toldOf(form, row.id, me)).toEqual(before);
    expect(await responsesTo(form.id)).toHaveLength(2);
  });
});

describe('a member who is erased', () => {
  it('leaves only approved responses, without name and written answers', async () => {
    const me = await signedIn();
    const written = (form: Awaited<ReturnType<typeof mixed>>) => {
      const [one, words] = form.questions;
      if (!one || !words) throw new Error('no questions');
      return { ...answersTo([one]), [Number(words.id)]: { response: CANARY } };
    };
    const forms = { approved: await mixed(), submitted: await mixed(), gone: [] as number[] };
    const rejected = JSON.stringify({ message: CANARY, at: '', version: 1, answers: {} });
    const columns = { review_message: CANARY, rejected };
    for (const status of ['approved', 'submitted'] as const) {
      await plantResponse(forms[status], me, { status, answers: written(forms[status]), columns });
    }
    for (const status of ['pending', 'rejected', 'draft'] as const) {
      const form = await mixed();
      await plantResponse(form, me, { status, answers: written(form), columns });
      forms.gone.push(form.id);
    }
    const trashed = await mixed();
    await plantResponse(trashed, me, {
      status: 'approved',
      answers: written(trashed),
      columns: { ...columns, deleted_at: new Date(), seat: null },
    });
    forms.gone.push(trashed.id);
    await erase(me);
    for (const id of forms.gone) {
      expect([await responsesTo(id), await counted(id)]).toEqual([[], []]);
    }
    for (const { id, questions } of [forms.approved, forms.submitted]) {
      const [row] = await responsesTo(id);
      expect(row).toMatchObject({
        member_id: null,
        seat: null,
        rejected: null,
        review_message: null,
      });
      expect(await counted(id)).toEqual([
        [questions[0]?.id, questions[0]?.choices[0]?.id, null, null],
      ]);
    }
    const all = await Promise.all(['form_responses', 'form_answers'].map((table) => db(table)));
    expect(JSON.stringify(all)).not.toContain(CANARY);
  });

  it('does not change other members\u2019 answers', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const form = await mixed();
    await submit(me, form.id, answersTo(form.questions));
    await submit(other, form.id, answersTo(form.questions));
    await erase(me);
    expect(await listed(other, form.id)).toMatchObject({ status: 'pending' });
    expect((await open(other, form.id)).body.responses.shortAnswerResponses).toHaveLength(1);
    expect(await responsesTo(form.id)).toHaveLength(1);
  });
});
