import { describe, expect, it } from 'vitest';
import { FORM_LIMITS, type FormQuestion } from '@hearthside/contract/form/fields';
import { ANSWERS_JSON_MAX } from '@hearthside/contract/form/shapes';
import { answersTo, plantForm, plantVersion, section, shortAnswer } from '../harness/forms';
import { signedIn } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { counted, keep, open, responsesTo, submit } from './fill-calls';

describe('a form that was changed while it was being filled out', () => {
  it('accepts answers that still fit it', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const newer = await plantVersion(form, (definition) => ({
      ...definition,
      title: 'Other title',
    }));
    const { status, body } = await submit(me, form.id, answersTo(form.questions), { version: 1 });
    expect([status, body.form?.title]).toEqual([200, 'Other title']);
    expect((await responsesTo(form.id))[0]).toMatchObject({ version: newer.version });
  });

  it.each([
    ['a question is new', [shortAnswer('New')], false],
    ['a question is gone', [], true],
  ])('says so if %s', async (_what, added, drop) => {
    const me = await signedIn();
    const form = await plantForm();
    const newer = await plantVersion(form, (definition) => ({
      ...definition,
      sections: definition.sections.map((one) => ({
        ...one,
        questions: [...(drop ? one.questions.slice(1) : one.questions), ...added],
      })),
    }));
    const before = await snapshot();
    const old = await submit(me, form.id, answersTo(form.questions), { version: 1 });
    expect([old.status, old.body.error]).toEqual([
      409,
      expect.stringMatching(/This form changed .* Your answers are still here/),
    ]);
    expect(await snapshot()).toEqual(before);
    const good = await submit(me, form.id, answersTo(newer.questions), { version: 2 });
    expect(good.status).toBe(200);
  });

  it.each([
    [
      'in other words',
      (question: FormQuestion) => ({ ...question, question: 'Would you rather not?' }),
    ],
    [
      'with other choices',
      (question: FormQuestion) => ({
        ...question,
        choices: question.choices.map((choice) => ({ ...choice, choice: `Not ${choice.choice}` })),
      }),
    ],
  ])('accepts no answer to a question that is by now asked %s', async (_how, reworded) => {
    const me = await signedIn();
    const form = await plantForm();
    await plantVersion(form, (definition) => ({
      ...definition,
      sections: definition.sections.map((one) => ({
        ...one,
        questions: one.questions.map((question, at) => (at === 0 ? reworded(question) : question)),
      })),
    }));
    const before = await snapshot();
    // All of them could be given to the newest version too.
    const old = await submit(me, form.id, answersTo(form.questions), { version: 1 });
    expect([old.status, old.body.error]).toEqual([
      409,
      expect.stringMatching(/This form changed .* Your answers are still here/),
    ]);
    expect(await snapshot()).toEqual(before);
    const good = await submit(me, form.id, answersTo(form.questions), { version: 2 });
    expect([good.status, (await responsesTo(form.id))[0]?.version]).toEqual([200, 2]);
  });

  it('accepts answers if only what others are asked was changed', async () => {
    const me = await signedIn();
    const ofFosters = { accessRoles: ['foster' as const] };
    const form = await plantForm({
      sections: [section([shortAnswer()]), section([shortAnswer('Fosters?')], ofFosters)],
    });
    await plantVersion(form, (definition) => ({
      ...definition,
      sections: [definition.sections[0] ?? section([]), section([shortAnswer('Else?')], ofFosters)],
    }));
    const answers = answersTo(form.questions.slice(0, 1));
    const { status } = await submit(me, form.id, answers, { version: 1 });
    expect([status, (await responsesTo(form.id))[0]?.version]).toEqual([200, 2]);
  });

  it('refuses a version that does not exist yet', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const { status, body } = await submit(me, form.id, answersTo(form.questions), { version: 2 });
    expect([status, Object.keys(body.details)]).toEqual([400, ['version']]);
  });
});

describe('a draft that another device has saved since', () => {
  it('is not lost by sending an older one', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const mine = await keep(me, form.id, answersTo(form.questions), { revision: '0' });
    const { revision } = mine.body;
    await keep(me, form.id, answersTo(form.questions, 1), { revision });
    const before = await snapshot();
    const late = await submit(me, form.id, answersTo(form.questions), { revision });
    expect([late.status, late.body.error]).toEqual([
      409,
      expect.stringMatching(/changed somewhere else.* Nothing is lost/),
    ]);
    expect(await snapshot()).toEqual(before);
    const sent = { revision: (await open(me, form.id)).body.revision, key: 'attempt-0001' };
    expect((await submit(me, form.id, answersTo(form.questions, 1), sent)).status).toBe(200);
    // Its answer was lost: sending it has made the draft another, but it is the same sending.
    expect((await submit(me, form.id, answersTo(form.questions, 1), sent)).status).toBe(200);
  });

  it('is none where nothing was kept', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const { status } = await submit(me, form.id, answersTo(form.questions), { revision: '0' });
    expect(status).toBe(200);
  });
});

describe('the longest answers there can be', () => {
  it('are saved and sent, and longer ones are not', async () => {
    const me = await signedIn();
    const questions = Array.from({ length: FORM_LIMITS.questions }, (_, at) =>
      shortAnswer(`${at}`),
    );
    const form = await plantForm({ sections: [section(questions)] });
    const response = '\u732b'.repeat(FORM_LIMITS.answer);
    const answers = Object.fromEntries(form.questions.map(({ id }) => [Number(id), { response }]));
    expect((await keep(me, form.id, answers)).status).toBe(200);
    expect((await submit(me, form.id, answers)).status).toBe(200);
    expect(await counted(form.id)).toHaveLength(FORM_LIMITS.questions);
    const more = { key: 'x'.repeat(ANSWERS_JSON_MAX) };
    expect((await submit(me, form.id, {}, more)).status).toBe(413);
  });
});
