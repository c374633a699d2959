import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '@hearthside/contract/form/fields';
import { db } from '../harness/database';
import { formWith, multipleChoice, section, shortAnswer } from '../harness/forms';
import { signedIn, unique } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { historyOf, named } from '../harness/notifications';
import { asSaved, formCalls } from './form-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const other = await signedIn({ role: 'admin', firstName: 'Bob' });
const calls = formCalls(admin);
const CHANGED =
  'Someone else changed this form while you were editing. Your changes are still here. See what changed, and save again.';

async function published(definition: FormDefinition = formWith()) {
  const { formId, form } = (await calls.create(definition)).body;
  return { id: formId as number, revision: form.revision as string, definition: asSaved(form) };
}
const definitions = async (formId: number) => {
  const rows = await db('form_versions').where({ form_id: formId }).orderBy('number');
  return rows.map(({ definition }) =>
    typeof definition === 'string' ? JSON.parse(definition) : definition,
  ) as FormDefinition[];
};

describe('publishing a changed form', () => {
  it('makes another version and keeps the one before as it was asked', async () => {
    const { id, definition } = await published(
      formWith({
        sections: [section([multipleChoice('Which?', ['A', 'B']), shortAnswer('Why?')])],
      }),
    );
    const changed = structuredClone(definition);
    const [question] = changed.sections[0]?.questions ?? [];
    if (!question) throw new Error('There is a question.');
    question.question = 'Which one?';
    question.choices = [...question.choices.slice(1), { id: 'temp_new', choice: 'C' }];
    const { status, body } = await calls.save(id, changed);
    expect([status, body.form.form.version, Object.keys(body.ids)]).toEqual([200, 2, ['temp_new']]);
    const [first, second] = await definitions(id);
    const texts = (form?: FormDefinition) =>
      form?.sections[0]?.questions[0]?.choices.map(({ choice }) => choice);
    expect([texts(first), texts(second)]).toEqual([
      ['A', 'B'],
      ['B', 'C'],
    ]);
    // What stays keeps its number, what is new has one no part ever had.
    const ids = (form?: FormDefinition) =>
      form?.sections[0]?.questions[0]?.choices.map((choice) => choice.id) ?? [];
    expect(ids(second)[0]).toBe(ids(first)[1]);
    expect(ids(second)[1]).toBe(body.ids.temp_new);
    expect(await db('form_versions').where({ form_id: id }).pluck('published_by')).toEqual([
      `Ada ${admin.lastName}`,
      `Ada ${admin.lastName}`,
    ]);
  });

  it('takes back what was left out before: its number is still the form\u2019s', async () => {
    const { id, definition } = await published();
    const [whole] = definition.sections;
    const [kept, ...left] = whole?.questions ?? [];
    if (!whole || !kept) throw new Error('There are questions.');
    await calls.save(id, { ...definition, sections: [{ ...whole, questions: [kept] }] });
    const { status, body } = await calls.save(id, definition);
    expect([status, body.ids, body.form.form.version]).toEqual([200, {}, 3]);
    expect(asSaved(body.form)).toEqual(definition);
    expect(left).toHaveLength(3);
  });

  it('without a change creates no version and leaves no trace', async () => {
    const { id, definition, revision } = await published();
    const before = await snapshot();
    const { status, body } = await calls.save(id, definition, revision);
    expect([status, body.form.form.version, body.form.revision]).toEqual([200, 1, revision]);
    expect(await snapshot()).toEqual(before);
  });

  it('records what changed', async () => {
    const { id, definition } = await published(formWith({ title: 'Before' }));
    const [whole] = definition.sections;
    if (!whole) throw new Error('There is a section.');
    await calls.save(id, {
      title: 'After',
      description: 'Why we ask',
      accessRoles: [],
      needsReview: false,
      sections: [{ ...whole, questions: [...whole.questions, shortAnswer()] }],
    });
    const [entry] = await historyOf(admin.token, id, 'form');
    expect(entry).toMatchObject({
      action: 'changed',
      by: named(admin),
      about: { name: 'After' },
      changes: [
        { field: 'Title', from: 'Before', to: 'After' },
        { field: 'Description', from: '', to: 'Why we ask' },
        {
          field: 'Meant for',
          from: expect.stringMatching(/^Pet Owner, .*Employee$/),
          to: 'Every member',
        },
        { field: 'Review', from: 'Needed', to: 'Not needed' },
        { field: 'Questions', from: '4', to: '5' },
        { field: 'Version', from: '1', to: '2' },
      ],
    });
  });
});

describe('two people who edit one form', () => {
  it('do not overwrite each other: the second, who has not seen the first’s change, is refused and loses nothing', async () => {
    const { id, definition, revision } = await published();
    const theirs = await formCalls(other).save(id, { ...definition, title: 'Theirs' }, revision);
    expect(theirs.status).toBe(200);
    const mine = { ...definition, title: 'Mine' };
    for (const reply of [
      await calls.save(id, mine, revision),
      await calls.draft(id, mine, revision),
    ]) {
      expect([reply.status, reply.body]).toEqual([409, { error: CHANGED }]);
    }
    expect((await calls.detail(id)).form.title).toBe('Theirs');
    const again = await calls.save(id, mine, theirs.body.form.revision);
    expect([again.status, again.body.form.form.title]).toEqual([200, 'Mine']);
  });

  it('succeed only once, even if ten save at the same time', async () => {
    const { id, definition, revision } = await published();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        calls.save(id, { ...definition, title: unique(`Number ${at} `) }, revision),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await definitions(id)).toHaveLength(2);
  });

  it('are not checked if they name no revision', async () => {
    const { id, definition } = await published();
    const replies = await Promise.all(
      ['A', 'B', 'C'].map((title) => calls.save(id, { ...definition, title })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(
      await db('form_versions').where({ form_id: id }).orderBy('number').pluck('number'),
    ).toEqual([1, 2, 3, 4]);
  });
});

it('the new parts of forms that are published at once have numbers of their own', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => calls.create(formWith())));
  const ids = replies.flatMap(({ body }) => Object.values(body.ids));
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(ids).size).toBe(ids.length);
});
