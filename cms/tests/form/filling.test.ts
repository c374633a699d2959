import { describe, expect, it } from 'vitest';
import type { FormRole } from '@hearthside/contract/form/fields';
import { responsesOf } from '@hearthside/contract/form/answers';
import { db } from '../harness/database';
import {
  answersTo,
  answerTo,
  grid,
  multipleChoice,
  plantForm,
  plantResponse,
  plantVersion,
  section,
  shortAnswer,
  type TestForm,
} from '../harness/forms';
import { patch, post } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { keep, listed, open, responsesTo, submit } from './fill-calls';

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const texts = (body: { sections: { questions: { question: string }[] }[] }) =>
  body.sections.flatMap(({ questions }) => questions.map(({ question }) => question));

describe('a form that is being filled out', () => {
  it('shows each member what they may see, and nobody the lists of who sees what', async () => {
    const [owner, other] = [await signedIn(), await signedIn()];
    const foster = await signedIn({ role: 'foster' });
    const form = await plantForm({
      accessRoles: ['pet_owner', 'foster'],
      sections: [
        section([
          shortAnswer('All'),
          shortAnswer('Owners', { accessRoles: ['pet_owner'] }),
          shortAnswer('Not one', { assignedUserIds: [owner.id] }),
        ]),
        section([shortAnswer('Fosters')], { accessRoles: ['foster'], title: 'Fosters only' }),
      ],
    });
    const seen = async (who: typeof owner) => texts((await open(who, form.id)).body);
    expect(await seen(owner)).toEqual(['All', 'Owners']);
    expect(await seen(other)).toEqual(['All', 'Owners', 'Not one']);
    expect(await seen(foster)).toEqual(['All', 'Not one', 'Fosters']);
    const { body, text } = await open(owner, form.id);
    expect(text).not.toMatch(/accessRoles|assignedUserIds|Fosters only|foster/);
    expect(body.sections[0].questions.map(({ number }: { number: number }) => number)).toEqual([
      1, 2,
    ]);
    expect(body).toMatchObject({ version: 1, revision: '0', step: 0 });
  });

  it('is prefilled from the profile where it asks for that', async () => {
    const me = await signedIn({ firstName: 'Zo\u00eb', columns: { city: 'Salem', state: null } });
    const form = await plantForm({
      sections: [
        section([
          shortAnswer('First name', { prefill: 'firstName' }),
          shortAnswer('City', { prefill: 'city' }),
          shortAnswer('State', { prefill: 'state' }),
          multipleChoice('Mail', ['a', 'b'], { prefill: 'email' }),
        ]),
        section([shortAnswer('Phone', { prefill: 'phoneNumber', accessRoles: ['foster'] })]),
      ],
    });
    expect((await open(me, form.id)).body.prefill).toEqual({
      firstName: 'Zo\u00eb',
      city: 'Salem',
    });
  });
});

describe('a draft of answers', () => {
  it('is stored, and available on another device', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const [one, , words, rated] = form.questions;
    if (!one || !words || !rated) throw new Error('no questions');
    const first = await keep(me, form.id, answersTo([one]), { revision: '0', step: 1 });
    expect([first.status, first.body]).toEqual([
      200,
      { revision: '1', savedAt: moment, version: 1 },
    ]);
    const answers = answersTo([one, words, rated], 1);
    const second = await keep(me, form.id, answers, { revision: '1', step: 3 });
    expect(second.body.revision).toBe('2');
    const { body } = await open(me, form.id);
    expect(body).toMatchObject({
      responses: responsesOf(answers),
      step: 3,
      revision: '2',
      form: { status: 'draft', submitted: false, progress: 75 },
    });
    expect(await responsesTo(form.id)).toHaveLength(1);
    // Nothing of it counts before it is sent.
    expect(await db('form_answers').where({ form_id: form.id })).toEqual([]);
  });

  it('is refused if another window has stored something since, without losing anything', async () => {
    const me = await signedIn();
    const form = await plantForm();
    await keep(me, form.id, answersTo(form.questions), { revision: '0' });
    const before = await snapshot();
    for (const revision of ['0', '2', '', 'x']) {
      const late = await keep(me, form.id, {}, { revision });
      expect([late.status, late.body.error]).toEqual([
        409,
        expect.stringMatching(/Nothing is lost/),
      ]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('can be incomplete, and empty answers are not stored', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const [one, some, words, rated] = form.questions.map(({ id }) => Number(id)) as [
      ...[number, number, number, number],
    ];
    const empty = {
      [one]: { choiceIds: [] },
      [some]: { choiceIds: [] },
      [words]: { response: '   ' },
      [rated]: { cells: [] },
    };
    expect((await keep(me, form.id, empty)).status).toBe(200);
    const [row] = await responsesTo(form.id);
    expect(row.status).toBe('draft');
    expect((await open(me, form.id)).body.responses).toEqual(responsesOf({}));
  });

  it('makes one row for ten concurrent first answers', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => keep(me, form.id, answersTo(form.questions))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const rows = await responsesTo(form.id);
    expect(rows.map(({ revision }) => revision)).toEqual([10]);
  });

  it('is private', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const form = await plantForm();
    await keep(me, form.id, answersTo(form.questions));
    expect((await open(other, form.id)).body).toMatchObject({
      responses: responsesOf({}),
      revision: '0',
      form: { status: null },
    });
  });

  it('keeps only answers that the form still asks for after a change', async () => {
    const me = await signedIn();
    const words = shortAnswer('Goes');
    const form = await plantForm({ sections: [section([multipleChoice('Stays'), words, grid()])] });
    const [stays, , rated] = form.questions;
    if (!stays || !rated) throw new Error('no questions');
    await keep(me, form.id, answersTo(form.questions));
    const newer = await plantVersion(form, (definition) => {
      const [first] = definition.sections;
      if (!first) return definition;
      const questions = first.questions.filter(({ question }) => question !== 'Goes');
      return {
        ...definition,
        sections: [{ ...first, questions: [...questions, shortAnswer('New')] }],
      };
    });
    expect(texts((await open(me, form.id)).body)).toEqual(
      newer.questions.map(({ question }) => question),
    );
    // The open window still sends what was asked before: it is neither kept nor in the way.
    const late = await keep(me, form.id, answersTo(form.questions), { revision: '1' });
    expect(late.status).toBe(200);
    const { body } = await open(me, form.id);
    expect(body.responses).toEqual(responsesOf(answersTo([stays, rated])));
    expect(body).toMatchObject({ version: 2, form: { progress: 66 } });
  });

  it('cannot change once it is sent', async () => {
    const me = await signedIn();
    for (const status of ['pending', 'approved', 'submitted'] as const) {
      const form = await plantForm();
      await plantResponse(form, me, { status });
      const before = await snapshot();
      const reply = await keep(me, form.id, {});
      expect([reply.status, reply.body]).toEqual([
        409,
        { error: 'You have already sent this form.' },
      ]);
      expect(await snapshot()).toEqual(before);
    }
  });
});

describe('a form that is sent', () => {
  it('is shown as it was answered, whatever happened to the form', async () => {
    const me = await signedIn();
    const form = await plantForm({ sections: [section([shortAnswer('As it was')])] });
    const [question] = form.questions;
    if (!question) throw new Error('no question');
    await submit(me, form.id, { [Number(question.id)]: answerTo(question) });
    await plantVersion(form, (definition) => ({
      ...definition,
      sections: [section([shortAnswer('As it is')])],
    }));
    const { body } = await open(me, form.id);
    expect(texts(body)).toEqual(['As it was']);
    expect(body).toMatchObject({
      version: 1,
      form: { status: 'pending', progress: 100 },
      responses: { shortAnswerResponses: [{ questionId: question.id, response: 'Words' }] },
    });
  });
});

describe('a sent response to a form that was changed', () => {
  const shown = async (me: { token: string }, id: number) => texts((await open(me, id)).body);
  const withRoles = (form: TestForm, accessRoles: FormRole[]) =>
    plantVersion(form, (definition) => ({ ...definition, accessRoles }));

  it('hides questions that were hidden since, unless they were answered', async () => {
    const me = await signedIn();
    const optional = { required: false };
    const form = await plantForm({
      sections: [section(['All', 'Mine', 'Secret'].map((text) => shortAnswer(text, optional)))],
    });
    await submit(me, form.id, answersTo(form.questions.slice(1, 2)));
    expect(await shown(me, form.id)).toEqual(['All', 'Mine', 'Secret']);
    await plantVersion(form, (definition) => ({
      ...definition,
      sections: definition.sections.map((one) => ({
        ...one,
        questions: one.questions.map((question, at) =>
          at === 0 ? question : { ...question, assignedUserIds: [me.id] },
        ),
      })),
    }));
    expect(await shown(me, form.id)).toEqual(['All', 'Mine']);
  });

  it('stays readable for its member if the form is no longer meant for them', async () => {
    const me = await signedIn();
    const form = await plantForm({
      title: unique('As it was '),
      sections: [section([shortAnswer('Mine'), shortAnswer('Open', { required: false })])],
    });
    const answers = answersTo(form.questions.slice(0, 1));
    await submit(me, form.id, answers);
    const drafter = await signedIn();
    await keep(drafter, form.id, answers);
    await withRoles({ ...form, definition: { ...form.definition, title: 'Secret' } }, ['trustee']);

    const item = { title: form.title, status: 'pending', progress: 100, readOnly: true };
    expect(await listed(me, form.id)).toMatchObject(item);
    const { body } = await open(me, form.id);
    expect(texts(body)).toEqual(['Mine']);
    expect(body).toMatchObject({ form: item, version: 1, responses: responsesOf(answers) });
    expect([await listed(drafter, form.id), (await open(drafter, form.id)).status]).toEqual([
      undefined,
      404,
    ]);
    await db('form_responses').where({ form_id: form.id }).update({ deleted_at: new Date() });
    await db('form_responses').where({ form_id: form.id }).update({ seat: null });
    expect([await listed(me, form.id), (await open(me, form.id)).status]).toEqual([undefined, 404]);
  });

  it('also stays readable if the member\u2019s role has changed', async () => {
    const me = await signedIn();
    const form = await plantForm({ accessRoles: ['pet_owner'] });
    await submit(me, form.id, answersTo(form.questions));
    const { token } = await signedIn({ role: 'admin' });
    await patch(`/users/${me.id}/role`, { token, body: { role: 'foster', reason: 'Asked' } });
    expect(await listed(me, form.id)).toMatchObject({ status: 'pending', readOnly: true });
    expect(await shown(me, form.id)).toHaveLength(form.questions.length);
  });

  it('can be neither saved nor sent again if the form is no longer meant for its member, who is told so', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const answers = answersTo(form.questions);
    const { body } = await submit(me, form.id, answers);
    const { token } = await signedIn({ role: 'admin' });
    const reject = { responseId: body.form.responseId, approve: false, message: 'More' };
    await post('/admin/form-submissions/approve', { token, body: reject });
    await keep(me, form.id, answersTo(form.questions, 1));
    const newer = await withRoles(form, ['trustee']);
    const before = await snapshot();
    for (const reply of [await keep(me, form.id, answers), await submit(me, form.id, answers)]) {
      expect([reply.status, reply.body.error]).toEqual([
        409,
        'This form is no longer assigned to you, so you can’t send it. You can still read what you sent.',
      ]);
    }
    expect(await snapshot()).toEqual(before);
    // What was sent, not what was being written.
    const closed = await open(me, form.id);
    expect(closed.body).toMatchObject({
      form: { status: 'rejected', reviewMessage: 'More', readOnly: true },
      responses: responsesOf(answers),
    });
    await withRoles(newer, []);
    expect((await open(me, form.id)).body.form).toMatchObject({ readOnly: false });
    expect((await submit(me, form.id, answers)).status).toBe(200);
  });
});
