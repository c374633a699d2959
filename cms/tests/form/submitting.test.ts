import { describe, expect, it } from 'vitest';
import { FORM_TEXTS, type FormQuestion } from '@hearthside/contract/form/fields';
import type { FormAnswer } from '@hearthside/contract/form/answers';
import {
  answersTo,
  checkboxes,
  formWith,
  grid,
  multipleChoice,
  plantForm,
  plantResponse,
  section,
  shortAnswer,
  type TestForm,
} from '../harness/forms';
import { failInserts } from '../harness/failing-insert';
import { post } from '../harness/http';
import { meetAt } from '../harness/meet-at';
import { signedIn } from '../harness/members';
import { expectInLog } from '../harness/server-log';
import { onPostgres, server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { counted, keep, listed, open, responsesTo, submit } from './fill-calls';

const ALREADY = [409, { error: 'You have already sent this form.' }];
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const idsOf = ({ questions }: TestForm) => questions.map(({ id }) => Number(id));

describe('sending a form', () => {
  it('makes it wait for review, and its answers count', async () => {
    const me = await signedIn({ verified: false });
    const form = await plantForm();
    await keep(me, form.id, answersTo(form.questions.slice(0, 1)), { step: 1 });
    const [one, some, words, rated] = form.questions;
    if (!one || !some || !words || !rated) throw new Error('no questions');
    const [dog, cat] = some.choices.map(({ id }) => Number(id));
    const answers = {
      ...answersTo([one, words, rated], 1),
      [Number(some.id)]: { choiceIds: [dog, cat] as number[] },
    };
    const { status, body } = await submit(me, form.id, answers, { version: 1 });
    expect([status, body]).toEqual([
      200,
      {
        form: {
          id: form.id,
          title: form.title,
          description: '',
          needsReview: true,
          status: 'pending',
          submitted: true,
          reviewMessage: '',
          progress: 100,
          readOnly: false,
          responseId: expect.any(Number),
          updatedAt: moment,
        },
      },
    ]);
    const [row, ...others] = await responsesTo(form.id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ id: body.form.responseId, status: 'pending', version: 1, step: 0 });
    const bad = Number(rated.gridColumns[1]?.id);
    expect(await counted(form.id)).toEqual(
      expect.arrayContaining([
        [one.id, one.choices[1]?.id, null, null],
        [some.id, dog, null, null],
        [some.id, cat, null, null],
        [words.id, null, null, 'Words'],
        ...rated.gridRows.map(({ id }) => [rated.id, bad, id, null]),
      ]),
    );
    expect(await counted(form.id)).toHaveLength(6);
  });

  it('is final if it needs no review', async () => {
    const me = await signedIn();
    const form = await plantForm({ needsReview: false });
    const { body } = await submit(me, form.id, answersTo(form.questions));
    expect(body.form).toMatchObject({ status: 'submitted', submitted: true, needsReview: false });
    expect(await listed(me, form.id)).toMatchObject({ status: 'submitted' });
  });

  it('requires the required answers, in the words of the wizard', async () => {
    const me = await signedIn();
    const form = await plantForm({
      sections: [
        section([
          multipleChoice(),
          checkboxes(),
          shortAnswer(),
          grid('Rate', ['a'], ['b'], { required: false, requireRowResponse: true }),
          shortAnswer('Optional', { required: false }),
          shortAnswer('Hidden', { assignedUserIds: [me.id] }),
        ]),
      ],
    });
    const [one, some, words, rated] = idsOf(form);
    const before = await snapshot();
    const { status, body } = await submit(me, form.id, {
      [Number(words)]: { response: ' \n ' },
      [Number(rated)]: { cells: [] },
    });
    expect([status, body]).toEqual([
      400,
      {
        error: 'Please check the marked questions.',
        details: {
          [`question-${one}`]: FORM_TEXTS.chooseOne,
          [`question-${some}`]: FORM_TEXTS.chooseSome,
          [`question-${words}`]: FORM_TEXTS.required,
          [`question-${rated}`]: FORM_TEXTS.rate,
        },
      },
    ]);
    expect(await snapshot()).toEqual(before);
    const good = await submit(me, form.id, answersTo(form.questions.slice(0, 4)));
    expect(good.status).toBe(200);
  });

  it('requires every row of a grid that says so, which a draft may lack', async () => {
    const me = await signedIn();
    const admin = await signedIn({ role: 'admin' });
    const every = grid('Rate', ['a', 'b'], ['x', 'y'], { required: false, requireEveryRow: true });
    const { body: made } = await post('/forms', {
      token: admin.token,
      body: formWith({ sections: [section([every])] }),
    });
    const formId = made.formId as number;
    const [{ questions }] = made.form.sections as [{ questions: [FormQuestion] }];
    const [rated] = questions;
    expect(rated).toMatchObject({ requireEveryRow: true });
    const id = Number(rated.id);
    const answers = answersTo([rated]);
    const { cells } = answers[id] as Extract<FormAnswer, { cells: unknown }>;
    const half = { [id]: { cells: cells.slice(1) } };
    expect((await keep(me, formId, half)).status).toBe(200);
    const refused = await submit(me, formId, half);
    expect([refused.status, refused.body.details]).toEqual([
      400,
      { [`question-${id}`]: FORM_TEXTS.rateEvery },
    ]);
    expect((await submit(me, formId, answers)).status).toBe(200);
  });

  it('stores everything or nothing', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const before = await snapshot();
    expectInLog(server.logFile, 'POST /api/forms/submit: ');
    expectInLog(server.logFile, 'POST /api/forms/submit 500 ');
    const mend = await failInserts('form_answers', form.id, 'form_id');
    try {
      expect((await submit(me, form.id, answersTo(form.questions))).status).toBe(
        onPostgres ? 503 : 500,
      );
    } finally {
      await mend();
    }
    expect(await snapshot()).toEqual(before);
    expect((await submit(me, form.id, answersTo(form.questions))).status).toBe(200);
  });
});

describe('sending a form twice', () => {
  it('counts once if it is the same attempt, and is refused if the content differs', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const key = 'attempt-0001';
    const first = await submit(me, form.id, answersTo(form.questions), { key });
    const before = await snapshot();
    const second = await submit(me, form.id, answersTo(form.questions), { key });
    expect([second.status, second.body]).toEqual([200, first.body]);
    const other = await submit(me, form.id, answersTo(form.questions, 1), { key });
    expect(other.status).toBe(409);
    expect(await snapshot()).toEqual(before);
  });

  it('is refused if it is another attempt', async () => {
    const me = await signedIn();
    const form = await plantForm();
    await submit(me, form.id, answersTo(form.questions), { key: 'attempt-0001' });
    const before = await snapshot();
    for (const more of [{}, { key: 'attempt-0002' }]) {
      const reply = await submit(me, form.id, answersTo(form.questions, 1), more);
      expect([reply.status, reply.body]).toEqual(ALREADY);
    }
    expect(await snapshot()).toEqual(before);
    const approved = await plantForm();
    await plantResponse(approved, me, { status: 'approved' });
    const late = await submit(me, approved.id, answersTo(approved.questions));
    expect([late.status, late.body]).toEqual(ALREADY);
  });

  it('by twenty callers at once stores one row with one set of answers', async () => {
    for (const keyed of [true, false]) {
      const me = await signedIn();
      const form = await plantForm();
      const calls = Array.from({ length: 20 }, (_, at) => () => {
        const key = { key: `attempt-${String(at).padStart(4, '0')}` };
        return submit(me, form.id, answersTo(form.questions), keyed ? key : {});
      });
      const replies = await Promise.all(calls.map((call) => call()));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
      expect(await responsesTo(form.id)).toHaveLength(1);
      expect(await counted(form.id)).toHaveLength(5);
    }
  });

  it('with one key five times at once stores one row, and all five get the same answer', async () => {
    const me = await signedIn();
    const form = await plantForm();
    const replies = await meetAt(
      'up_users',
      me.id,
      Array.from({ length: 5 }, () => () => {
        return submit(me, form.id, answersTo(form.questions), { key: 'attempt-0001' });
      }),
    );
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await responsesTo(form.id)).toHaveLength(1);
    expect(await counted(form.id)).toHaveLength(5);
  });

  it('and saving a draft beside it leaves what was sent', async () => {
    const me = await signedIn();
    const form = await plantForm();
    await Promise.all([
      ...Array.from({ length: 5 }, () => keep(me, form.id, {})),
      submit(me, form.id, answersTo(form.questions)),
      ...Array.from({ length: 5 }, () => keep(me, form.id, {})),
    ]);
    const { body } = await open(me, form.id);
    expect(body.form).toMatchObject({ status: 'pending' });
    expect(body.responses.choiceResponses).toHaveLength(2);
    expect(await counted(form.id)).toHaveLength(5);
  });
});
