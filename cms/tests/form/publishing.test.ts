import { describe, expect, it } from 'vitest';
import { formWith, section, shortAnswer } from '../harness/forms';
import { post, put } from '../harness/http';
import { signedIn } from '../harness/members';
import { NONE } from './fill-calls';

const { token } = await signedIn({ role: 'admin' });
const create = (body: unknown) => post('/forms', { token, body });

describe('a field that a question\u2019s type does not use', () => {
  it('is dropped when the form is published, and kept in a draft', async () => {
    const leftovers = {
      choices: [{ id: 'temp_c' as const, choice: 'Yes' }],
      gridRows: [{ id: 'temp_r' as const, text: 'Food' }],
      gridColumns: [{ id: 'temp_k' as const, text: 'Good' }],
    };
    const definition = formWith({
      sections: [section([shortAnswer('Why?', { ...leftovers, requireRowResponse: true })])],
    });
    const { body } = await create(definition);
    expect(body.form.sections[0].questions[0]).toMatchObject({
      choices: [],
      gridRows: [],
      gridColumns: [],
      requireRowResponse: false,
    });
    expect(Object.keys(body.ids)).not.toContain('temp_c');
    const drafted = await post('/forms/drafts', { token, body: definition });
    expect(drafted.body.form.draft.definition).toEqual(definition);
  });
});

it('can exclude more members than one query can name', async () => {
  const excluded = (from: number) => Array.from({ length: 1000 }, (_, at) => NONE + from + at);
  const questions = Array.from({ length: 33 }, (_, at) =>
    shortAnswer('Q', { assignedUserIds: excluded(at * 1000) }),
  );
  const { status, body } = await create(formWith({ sections: [section(questions)] }));
  expect([status, body.error]).toEqual([400, 'One of the people chosen here doesn’t exist.']);
});

it('a form accepts the roles under the name in the table of calls', async () => {
  const { accessRoles: _, ...rest } = formWith();
  const { body } = await create({ ...rest, assigned_roles: ['foster'] });
  expect(body.form.form.accessRoles).toEqual(['foster']);
  const saved = await put(`/forms/${body.formId}`, {
    token,
    body: { ...rest, assigned_roles: ['attorney'] },
  });
  expect(saved.body.form.form.accessRoles).toEqual(['attorney']);
});
