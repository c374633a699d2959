import { expect, it } from 'vitest';
import type { FormDefinition, FormQuestion } from '@hearthside/contract/form/fields';
import type { FormAnswers } from '@hearthside/contract/form/answers';
import type { FormReportDetail } from '@hearthside/contract/form/report';
import type { QuestionStatistics } from '@hearthside/contract/form/statistics';
import { formWith, multipleChoice, section, shortAnswer } from '../harness/forms';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';
import { readCsv } from '../harness/read-csv';
import { keep, NONE, open, submit } from './fill-calls';
import { asSaved, formCalls } from './form-calls';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const calls = formCalls(admin);
const FORM_CHANGED =
  /This form changed while you were filling it out\. Your answers are still here/;

/** A form of one choice and one written answer, published, with the ways to publish it again. */
async function published() {
  const { body } = await calls.create(
    formWith({
      needsReview: false,
      sections: [section([multipleChoice('Which color?', ['Red', 'Green']), shortAnswer('Why?')])],
    }),
  );
  const formId: number = body.formId;
  let definition: FormDefinition = asSaved(body.form);
  const [colorId, whyId] = (definition.sections[0]?.questions ?? []).map(({ id }) => Number(id));
  /** Publishes the form with its first question changed. */
  const publish = async (change: Partial<FormQuestion>, corrections: number[] = []) => {
    const [first] = definition.sections;
    const [color, why] = first?.questions ?? [];
    if (!first || !color || !why) throw new Error('There are two questions.');
    const questions = [{ ...color, ...change }, why];
    const wanted = { ...definition, sections: [{ ...first, questions }], corrections };
    const reply = await calls.save(formId, wanted);
    if (reply.status === 200) definition = asSaved(reply.body.form);
    return reply;
  };
  const choices = () => definition.sections[0]?.questions[0]?.choices ?? [];
  const chosen = (text: string, words: string): FormAnswers => ({
    [Number(colorId)]: {
      choiceIds: choices()
        .filter(({ choice }) => choice === text)
        .map(({ id }) => Number(id)),
    },
    [Number(whyId)]: { response: words },
  });
  return { formId, colorId: Number(colorId), whyId: Number(whyId), publish, choices, chosen };
}

const counts = (asked?: Pick<QuestionStatistics, 'choices'>) =>
  asked?.choices.map(({ choice, responseCount }) => [choice, responseCount]);

it('a form reworded three times while five members fill it counts each answer under words its giver has read', async () => {
  const [ann, ben, cleo, dora, egon] = await Promise.all(
    ['Ann', 'Ben', 'Cleo', 'Dora', 'Egon'].map((firstName) => signedIn({ firstName })),
  );
  if (!ann || !ben || !cleo || !dora || !egon) throw new Error('There are five.');
  const { formId, colorId, whyId, publish, choices, chosen } = await published();

  // Version 1: Ann sends it, Ben keeps a draft, Cleo has it open in a tab.
  await submit(ann, formId, chosen('Red', 'by Ann'), { version: 1 });
  await keep(ben, formId, chosen('Green', 'by Ben'), { version: 1, revision: '0' });

  // Version 2 adds a choice: the statistics go on.
  expect(
    (await publish({ choices: [...choices(), { id: 'temp_b', choice: 'Blue' }] })).status,
  ).toBe(200);
  expect((await open(ben, formId)).body).toMatchObject({ version: 2, reread: [colorId] });
  await submit(dora, formId, chosen('Blue', 'by Dora'), { version: 2 });
  // What Cleo answers in the open tab is kept, and told apart from what was asked since.
  const kept = await keep(cleo, formId, chosen('Red', 'by Cleo'), { version: 1, revision: '0' });
  expect([kept.status, kept.body.version]).toEqual([200, 2]);
  expect((await open(cleo, formId)).body.reread).toEqual([colorId]);
  const blind = await submit(cleo, formId, chosen('Red', 'by Cleo'), { version: 1 });
  expect([blind.status, blind.body.error]).toEqual([409, expect.stringMatching(FORM_CHANGED)]);

  // Version 3 corrects the spelling: the statistics go on, and who has not read it is asked to.
  expect((await publish({ question: 'What color?' }, [colorId])).status).toBe(200);
  expect((await open(ben, formId)).body.reread).toEqual([colorId]);
  // Without a word on which version was read, it is the one that the draft answers.
  const unread = await submit(ben, formId, chosen('Green', 'by Ben'));
  expect([unread.status, unread.body.error]).toEqual([409, expect.stringMatching(FORM_CHANGED)]);
  expect((await submit(cleo, formId, chosen('Green', 'by Cleo'), { version: 3 })).status).toBe(200);

  // Version 4 asks the opposite: the statistics start over.
  expect((await publish({ question: 'Which color do you dislike?' })).status).toBe(200);
  const resumed = (await open(ben, formId)).body;
  expect([resumed.version, resumed.reread, resumed.responses.choiceResponses]).toEqual([
    4,
    [colorId],
    [{ questionId: colorId, choiceIds: [Number(choices()[1]?.id)] }],
  ]);
  // Kept as read in part: still to be looked at, on every device.
  const half = { version: 4, reread: [colorId], revision: '1' };
  await keep(ben, formId, chosen('Green', 'by Ben'), half);
  expect((await open(ben, formId)).body.reread).toEqual([colorId]);
  expect((await submit(ben, formId, chosen('Green', 'by Ben'))).status).toBe(409);
  await keep(ben, formId, chosen('Red', 'by Ben'), { version: 4, revision: '2' });
  expect((await open(ben, formId)).body.reread).toEqual([]);
  expect((await submit(ben, formId, chosen('Red', 'by Ben'))).status).toBe(200);
  expect((await submit(egon, formId, chosen('Green', 'by Egon'), { version: 4 })).status).toBe(200);

  const { body } = await get(`/forms/responses/${formId}`, { token });
  const color: QuestionStatistics = body.statistics[colorId];
  expect([color.question, color.versions, color.answered, counts(color)]).toEqual([
    'Which color do you dislike?',
    [4],
    2,
    [
      ['Red', 1],
      ['Green', 1],
      ['Blue', 0],
    ],
  ]);
  const [before, ...none] = color.earlier;
  expect([before?.question, before?.versions, before?.answered, counts(before), none]).toEqual([
    'What color?',
    [1, 2, 3],
    3,
    [
      ['Red', 1],
      ['Green', 1],
      ['Blue', 1],
    ],
    [],
  ]);
  const why: QuestionStatistics = body.statistics[whyId];
  expect([why.answered, why.earlier]).toEqual([5, []]);

  const report: FormReportDetail = (await get(`/admin/reports/forms/${formId}`, { token })).body;
  const told = (asked?: {
    totalAnswered: number;
    options: { count: number; percent: number }[];
  }) => [asked?.totalAnswered, asked?.options.map(({ count, percent }) => [count, percent])];
  expect([report.totalCounted, report.questions.length]).toEqual([5, 1]);
  const [question] = report.questions;
  expect([told(question), question?.earlier.map(told)]).toEqual([
    [
      2,
      [
        [1, 50],
        [1, 50],
        [0, 0],
      ],
    ],
    [
      [
        3,
        [
          [1, 33.3],
          [1, 33.3],
          [1, 33.3],
        ],
      ],
    ],
  ]);

  const csv = await get(`/forms/responses/${formId}/export`, { token });
  const [head = [], ...rows] = readCsv(csv.text.slice(1));
  expect(head.slice(5)).toEqual([
    'Version',
    'Which color do you dislike?',
    'What color? (versions 1, 2, 3)',
    'Why?',
  ]);
  expect(rows.map((row) => [row[0], ...row.slice(5)]).sort()).toEqual([
    ['Ann', '1', '', 'Red', 'by Ann'],
    ['Ben', '4', 'Red', '', 'by Ben'],
    ['Cleo', '3', '', 'Green', 'by Cleo'],
    ['Dora', '2', '', 'Blue', 'by Dora'],
    ['Egon', '4', 'Green', '', 'by Egon'],
  ]);
});

it('a question that goes back to its words takes up their numbers', async () => {
  const [ann, ben] = [await signedIn(), await signedIn()];
  const { formId, colorId, publish, chosen } = await published();
  await submit(ann, formId, chosen('Red', 'a'), { version: 1 });
  await publish({ question: 'By mistake?' });
  await publish({ question: 'Which color?' });
  await submit(ben, formId, chosen('Red', 'b'), { version: 3 });
  const { body } = await get(`/forms/responses/${formId}`, { token });
  const color: QuestionStatistics = body.statistics[colorId];
  expect([color.versions, color.answered, color.earlier]).toEqual([[1, 3], 2, []]);
});

it('an admin who calls a lost choice a correction is refused by field, and nothing is published', async () => {
  const { formId, colorId, publish, choices } = await published();
  for (const [change, id] of [
    [{ choices: choices().slice(1) }, colorId],
    [{ questionType: 'checkbox' as const }, colorId],
    [{ question: 'Which one?' }, NONE],
  ] as const) {
    const { status, body } = await publish(change, [id]);
    expect([status, Object.keys(body.details ?? {})]).toEqual([400, ['corrections']]);
  }
  expect((await calls.detail(formId)).form.version).toBe(1);
});

it('a member who names a version that does not exist yet is refused', async () => {
  const me = await signedIn();
  const { formId, chosen } = await published();
  const { status, body } = await keep(me, formId, chosen('Red', 'a'), { version: 2 });
  expect([status, Object.keys(body.details)]).toEqual([400, ['version']]);
});
