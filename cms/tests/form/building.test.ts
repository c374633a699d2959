import { beforeAll, describe, expect, it } from 'vitest';
import { FORM_ROLES, type FormDefinition } from '@hearthside/contract/form/fields';
import { db, insert } from '../harness/database';
import { del, get, patch, post, put } from '../harness/http';
import { checkboxes, formWith, grid, multipleChoice, section, shortAnswer } from '../harness/forms';
import { makeMember, signedIn, unique } from '../harness/members';
import { historyOf, named } from '../harness/notifications';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const { token } = admin;
const create = (body: unknown) => post('/forms', { token, body });
const detail = async (id: number) => (await get(`/forms/${id}`, { token })).body;
const list = (query: Record<string, string | number> = {}) => get('/forms', { token, query });
const titles = async (query: Record<string, string | number>) =>
  (await list({ limit: 100, ...query })).body.forms.map(({ title }: { title: string }) => title);
const NONE = 2_000_000_000;

describe('publishing a new form', () => {
  it('gives every part an id, and returns these and the resulting form', async () => {
    const link = { id: 'temp_link' as const, linkText: 'Read on', linkUrl: 'example.org/a' };
    const definition = formWith({
      sections: [
        section([multipleChoice('Which?', ['A', 'B'], { id: 'temp_q', links: [link] })], {
          id: 'temp_s',
          title: 'First',
        }),
        section([grid('How?', ['R'], ['C'])], { accessRoles: ['foster', 'attorney'] }),
      ],
    });
    const { status, body } = await create(definition);
    expect(status).toBe(200);
    const { formId, form, ids } = body;
    // Section, question, two choices, link; section, question, row, column.
    expect(Object.keys(ids)).toHaveLength(9);
    expect(new Set(Object.values(ids)).size).toBe(9);
    expect(form).toEqual(await detail(formId));
    expect(form.form).toMatchObject({
      id: formId,
      title: definition.title,
      description: '',
      accessRoles: [...FORM_ROLES],
      needsReview: true,
      published: true,
      hasDraft: false,
      questions: 2,
      version: 1,
      responses: 0,
      pending: 0,
      lastSentAt: null,
    });
    expect(form.draft).toBeNull();
    expect(form.sections).toMatchObject([
      {
        section: { id: ids.temp_s, number: 1, title: 'First', accessRoles: [] },
        questions: [
          {
            id: ids.temp_q,
            number: 1,
            questionType: 'multiple_choice',
            required: true,
            choices: [{ choice: 'A' }, { choice: 'B' }],
            links: [{ id: ids.temp_link, linkText: 'Read on', linkUrl: 'https://example.org/a' }],
          },
        ],
      },
      {
        section: { number: 2, accessRoles: ['attorney', 'foster'] },
        questions: [{ number: 2, gridRows: [{ text: 'R' }], gridColumns: [{ text: 'C' }] }],
      },
    ]);
  });

  it('names what was left empty, numbered through the form (part 2 \u00a75)', async () => {
    const empty = formWith({
      title: '  ',
      sections: [
        section([shortAnswer(' ')]),
        section([multipleChoice('<b> </b>', ['', 'Yes']), grid('', ['', ''], [''])]),
      ],
    });
    const { form } = (await create(empty)).body;
    expect(form.form.title).toBe('Untitled Form');
    const [{ questions: first }, { questions: second }] = form.sections;
    expect(first[0].question).toBe('Question 1');
    expect(second).toMatchObject([
      { question: 'Question 2', choices: [{ choice: 'Option 1' }, { choice: 'Yes' }] },
      {
        question: 'Question 3',
        gridRows: [{ text: 'Row 1' }, { text: 'Row 2' }],
        gridColumns: [{ text: 'Column 1' }],
      },
    ]);
  });

  it('is recorded, with who did it', async () => {
    const { title, ...rest } = formWith();
    const { formId } = (await create({ title, ...rest })).body;
    expect(await historyOf(token, formId, 'form')).toMatchObject([
      {
        action: 'created',
        by: named(admin),
        about: { kind: 'form', id: formId, name: title },
        changes: [{ field: 'Version', from: '', to: '1' }],
      },
    ]);
  });

  it('accepts a form of 300 questions', async () => {
    const questions = Array.from({ length: 300 }, (_, at) => checkboxes(`Number ${at + 1}`));
    const { status, body } = await create(formWith({ sections: [section(questions)] }));
    expect([status, body.form.form.questions]).toEqual([200, 300]);
    expect(body.form.sections[0].questions[299]).toMatchObject({
      number: 300,
      question: 'Number 300',
      choices: [{ choice: 'Dog' }, { choice: 'Cat' }, { choice: 'Bird' }],
    });
  });
});

const first = (definition: FormDefinition) => definition.sections[0]?.questions[0];

describe('the list of forms', () => {
  const word = unique('Listed');
  const plant = async (name: string, more: Partial<FormDefinition> = {}) =>
    (await create(formWith({ title: `${name} ${word}`, ...more }))).body.formId as number;
  let ids: number[] = [];
  beforeAll(async () => {
    ids = [
      await plant('Zebra', { accessRoles: ['foster'] }),
      await plant('\u00c9lan', { accessRoles: ['foster', 'attorney'], description: 'About hens' }),
      await plant('apple', { accessRoles: [] }),
    ];
  });

  it('shows the newest first, and sorts by title ignoring accents and case', async () => {
    const [zebra, elan, apple] = [`Zebra ${word}`, `\u00c9lan ${word}`, `apple ${word}`];
    expect(await titles({ search: word })).toEqual([apple, elan, zebra]);
    const byTitle = { search: word, sortBy: 'title' };
    expect(await titles({ ...byTitle, sortOrder: 'asc' })).toEqual([apple, elan, zebra]);
    expect(await titles({ ...byTitle, sortOrder: 'desc' })).toEqual([zebra, elan, apple]);
    await patch(`/forms/${ids[0]}/role-access`, {
      token,
      body: { accessRoles: ['foster', 'trustee'] },
    });
    expect(await titles({ search: word, sortBy: 'updatedAt' })).toEqual([zebra, apple, elan]);
  });

  it('finds by title and description', async () => {
    expect(await titles({ search: `elan ${word}` })).toEqual([`\u00c9lan ${word}`]);
    expect(await titles({ search: `${word} about HENS`.toLowerCase() })).toHaveLength(1);
    expect(await titles({ search: '%' })).toEqual([]);
  });

  it('for a role has the forms meant for it, and those meant for everyone', async () => {
    const of = (role: string) => titles({ search: word, role, sortBy: 'title', sortOrder: 'asc' });
    expect(await of('attorney')).toEqual([`apple ${word}`, `\u00c9lan ${word}`]);
    expect(await of('foster')).toHaveLength(3);
    expect(await of('caretaker')).toEqual([`apple ${word}`]);
    expect((await list({ role: 'admin' })).status).toBe(400);
  });

  it('has pages of 10', async () => {
    const { body } = await list();
    expect(body.forms.length).toBe(10);
    const second = (await list({ search: word, limit: 2, page: 2 })).body;
    expect([second.forms.length, second.pagination]).toEqual([
      1,
      { currentPage: 2, totalPages: 2, total: 3 },
    ]);
  });

  it('counts sent and waiting responses, and not started or deleted ones', async () => {
    const [id] = ids as [number];
    for (const status of ['draft', 'submitted', 'pending', 'pending', 'approved', 'rejected']) {
      await insert('form_responses', { form_id: id, status });
    }
    await insert('form_responses', { form_id: id, status: 'pending', deleted_at: new Date() });
    const { body } = await list({ search: `zebra ${word}` });
    expect(body.forms).toMatchObject([{ id, responses: 5, pending: 2 }]);
    expect((await detail(id)).form).toMatchObject({ responses: 5, pending: 2 });
  });
});

it('a form that does not exist is not found, whatever is done with it', async () => {
  const replies = [
    await get(`/forms/${NONE}`, { token }),
    await put(`/forms/${NONE}`, { token, body: formWith() }),
    await put(`/forms/${NONE}/draft`, { token, body: formWith() }),
    await post(`/forms/${NONE}/duplicate`, { token }),
    await del(`/forms/${NONE}`, { token }),
    await get(`/forms/responses/${NONE}`, { token }),
    await get(`/forms/responses/${NONE}/export`, { token }),
    await post(`/forms/${NONE}/restore`, { token }),
  ];
  expect(replies.map(({ status, body }) => [status, body.error])).toEqual([
    [404, 'Failed to fetch form'],
    ...Array.from({ length: 3 }, () => [404, 'Failed to save form']),
    [404, 'Failed to delete form'],
    ...Array.from({ length: 2 }, () => [404, 'Failed to fetch form responses']),
    [404, 'Failed to load form'],
  ]);
});

it('excluded members are stored as sent, and one who was erased since is dropped', async () => {
  const [kept, gone] = [await makeMember(), await makeMember()];
  const assignedUserIds = [gone.id, kept.id, kept.id];
  const given = formWith({ sections: [section([shortAnswer('Q', { assignedUserIds })])] });
  const { formId, form } = (await create(given)).body;
  const question = form.sections[0].questions[0];
  expect(question.assignedUserIds).toEqual([gone.id, kept.id]);
  await db('up_users').where({ id: gone.id }).delete();
  const { questions, section: head } = form.sections[0];
  const same = { ...given, sections: [{ ...head, questions }] };
  expect(first(same)?.assignedUserIds).toEqual([gone.id, kept.id]);
  const { status, body } = await put(`/forms/${formId}`, { token, body: same });
  expect([status, body.form?.sections[0].questions[0].assignedUserIds]).toEqual([200, [kept.id]]);
});
