import { describe, expect, it } from 'vitest';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import { FORM_LIMITS } from '@hearthside/contract/form/fields';
import {
  answersTo,
  checkboxes,
  grid,
  multipleChoice,
  plantForm,
  plantVersion,
  section,
  shortAnswer,
  type TestForm,
} from '../harness/forms';
import { get, post, put } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { keep, NONE, NOT_ASKED, open, responsesTo, submit } from './fill-calls';

type Me = TestMember & TestSession;

/** A form of which the member sees the first four questions; the rest is hidden in one way or another. */
async function attacked(me: Me): Promise<TestForm> {
  return plantForm({
    sections: [
      section([
        multipleChoice('One'),
        checkboxes('Some'),
        shortAnswer('Words'),
        grid('Grid'),
        shortAnswer('Of trustees', { accessRoles: ['trustee'] }),
        shortAnswer('Not for you', { assignedUserIds: [me.id] }),
      ]),
      section([shortAnswer('In a hidden section')], { accessRoles: ['trustee'] }),
    ],
  });
}

/** Both ways refuse it with the same words by its question, and nothing is written. */
async function expectRefused(me: Me, form: TestForm, answers: FormAnswers, id: number) {
  const before = await snapshot();
  for (const call of [keep, submit]) {
    const { status, body } = await call(me, form.id, answers);
    expect([status, body]).toEqual([
      400,
      { error: NOT_ASKED, details: { [`question-${id}`]: NOT_ASKED } },
    ]);
  }
  expect(await snapshot()).toEqual(before);
}

describe('answers to questions that are not asked', () => {
  it.each([
    ['a question of another role', 4],
    ['a question one is excluded from', 5],
    ['a question of a hidden section', 6],
  ])('are refused like those to a question that does not exist: %s', async (_what, place) => {
    const me = await signedIn();
    const form = await attacked(me);
    const good = answersTo(form.questions.slice(0, 4));
    const hidden = Number(form.questions[place]?.id);
    await expectRefused(me, form, { ...good, [hidden]: { response: 'Words' } }, hidden);
    await expectRefused(me, form, { ...good, [NONE]: { response: 'Words' } }, NONE);
    expect((await submit(me, form.id, good)).status).toBe(200);
  });

  it('are refused if they belong to another form', async () => {
    const me = await signedIn();
    const [form, other] = [await attacked(me), await attacked(me)];
    const good = answersTo(form.questions.slice(0, 4));
    const foreign = Number(other.questions[2]?.id);
    await expectRefused(me, form, { ...good, [foreign]: { response: 'Words' } }, foreign);
  });

  it('are refused if they do not fit the question', async () => {
    const me = await signedIn();
    const [form, other] = [await attacked(me), await attacked(me)];
    const good = answersTo(form.questions.slice(0, 4));
    const [one, some, words, rated] = form.questions;
    if (!one || !some || !words || !rated) throw new Error('no questions');
    const idsOf = (parts: { id: unknown }[]) => parts.map(({ id }) => Number(id));
    const ofOther = idsOf(other.questions[0]?.choices ?? []);
    const [row] = idsOf(rated.gridRows) as [number];
    const [column] = idsOf(rated.gridColumns) as [number];
    const cell = { rowId: row, columnChoiceId: column };
    const wrong: [{ id: unknown }, FormAnswers[number]][] = [
      [one, { choiceIds: idsOf(one.choices).slice(0, 2) }],
      [one, { choiceIds: [...idsOf(one.choices).slice(0, 1), ...idsOf(one.choices).slice(0, 1)] }],
      [one, { choiceIds: idsOf(some.choices).slice(0, 1) }],
      [one, { choiceIds: ofOther.slice(0, 1) }],
      [one, { response: 'Red' }],
      [some, { choiceIds: [...idsOf(some.choices), ...ofOther.slice(0, 1)] }],
      [some, { choiceIds: [NONE] }],
      [some, { cells: [cell] }],
      [words, { choiceIds: idsOf(one.choices).slice(0, 1) }],
      [words, { cells: [cell] }],
      [rated, { cells: [{ rowId: column, columnChoiceId: row }] }],
      [rated, { cells: [{ ...cell, rowId: NONE }] }],
      [rated, { cells: [{ ...cell, columnChoiceId: ofOther[0] as number }] }],
      [rated, { cells: [cell, cell] }],
      [rated, { choiceIds: [column] }],
    ];
    for (const [question, answer] of wrong) {
      const id = Number(question.id);
      await expectRefused(me, form, { ...good, [id]: answer }, id);
    }
    expect((await submit(me, form.id, good)).status).toBe(200);
  });

  it('are refused if one question is answered twice', async () => {
    const me = await signedIn();
    const form = await attacked(me);
    const [one, , words] = form.questions;
    if (!one || !words) throw new Error('no questions');
    const [red, green] = one.choices.map(({ id }) => id);
    const twice = [
      {
        choiceResponses: [red, green].map((id) => ({ questionId: one.id, choiceIds: [id] })),
      },
      {
        choiceResponses: [{ questionId: words.id, choiceIds: [red] }],
        shortAnswerResponses: [{ questionId: words.id, response: 'Words' }],
      },
    ];
    const before = await snapshot();
    const { token } = me;
    for (const responses of twice) {
      const sent = await post('/forms/submit', { token, body: { formId: form.id, responses } });
      const place = `/forms/assigned/${form.id}/draft`;
      const kept = await put(place, { token, body: { responses } });
      expect([sent.status, kept.status]).toEqual([400, 400]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('are refused if they are too long or too many', async () => {
    const me = await signedIn();
    const form = await attacked(me);
    const [one, , words] = form.questions.map(({ id }) => Number(id)) as [number, number, number];
    const good = answersTo(form.questions.slice(0, 4));
    const long = { ...good, [words]: { response: 'x'.repeat(FORM_LIMITS.answer + 1) } };
    const many = {
      ...good,
      [one]: { choiceIds: Array.from({ length: FORM_LIMITS.choices + 1 }, (_, at) => at + 1) },
    };
    const before = await snapshot();
    for (const answers of [long, many]) {
      expect((await keep(me, form.id, answers)).status).toBe(400);
      expect((await submit(me, form.id, answers)).status).toBe(400);
    }
    expect(await snapshot()).toEqual(before);
    const longest = { ...good, [words]: { response: 'x'.repeat(FORM_LIMITS.answer) } };
    expect((await submit(me, form.id, longest)).status).toBe(200);
  });
});

describe('additional fields that a member sends', () => {
  it.each([
    ['a status', { status: 'approved' }],
    ['another member', { userId: 1 }],
    ['a review', { reviewMessage: 'fine' }],
    ['a short key', { key: 'x' }],
    ['a version of words', { version: 'new' }],
  ])('may not include %s', async (_what, more) => {
    const me = await signedIn();
    const form = await attacked(me);
    const before = await snapshot();
    expect((await submit(me, form.id, answersTo(form.questions.slice(0, 4)), more)).status).toBe(
      400,
    );
    expect(await snapshot()).toEqual(before);
  });

  it('cannot decide anything: reviewing is for admins', async () => {
    const me = await signedIn({ role: 'board_member' });
    const form = await attacked(me);
    const { body } = await submit(me, form.id, answersTo(form.questions.slice(0, 4)));
    const id = body.form.responseId;
    const { token } = me;
    const before = await snapshot();
    for (const reply of [
      await post('/admin/form-submissions/approve', {
        token,
        body: { responseId: id, approve: true },
      }),
      await get('/admin/form-submissions', { token }),
      await get(`/admin/form-submissions/${id}`, { token }),
    ]) {
      expect(reply.status).toBe(403);
    }
    expect(await snapshot()).toEqual(before);
  });
});

describe('a question that was hidden by a change to the form', () => {
  it('appears neither in the form nor in stored or sent answers', async () => {
    const me = await signedIn();
    const form = await plantForm({
      sections: [section([shortAnswer('Stays'), shortAnswer('Secret')])],
    });
    await keep(me, form.id, answersTo(form.questions));
    await plantVersion(form, (definition) => ({
      ...definition,
      sections: definition.sections.map((one) => ({
        ...one,
        questions: one.questions.map((question) => ({
          ...question,
          accessRoles: question.question === 'Secret' ? (['trustee'] as const).slice() : [],
        })),
      })),
    }));
    const [stays, secret] = form.questions;
    if (!stays || !secret) throw new Error('no questions');
    const opened = await open(me, form.id);
    expect(opened.text).not.toContain('Secret');
    expect(opened.body.responses.shortAnswerResponses).toEqual([
      { questionId: stays.id, response: 'Words' },
    ]);
    // Asked before, so it is not in the way of keeping the rest; but it is not kept.
    expect((await keep(me, form.id, answersTo(form.questions))).status).toBe(200);
    const [row] = await responsesTo(form.id);
    expect(JSON.stringify(row.answers)).not.toContain(String(secret.id));
    const now = await submit(me, form.id, answersTo(form.questions), { version: 2 });
    expect(now.status).toBe(400);
    // What they say, or what their draft was an answer to.
    for (const asked of [{ version: 1 }, {}]) {
      expect((await submit(me, form.id, answersTo(form.questions), asked)).status).toBe(409);
    }
    expect((await submit(me, form.id, answersTo([stays]), { version: 1 })).status).toBe(200);
  });
});
