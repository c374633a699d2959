import { beforeAll, describe, expect, it } from 'vitest';
import { FORM_LIMITS } from '@hearthside/contract/form/fields';
import { db } from '../harness/database';
import { plantForm, plantResponse, section, multipleChoice, shortAnswer } from '../harness/forms';
import { get } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';
import { formCalls } from './form-calls';

const TYPE = '/content-manager/collection-types/api::form.form';
const admin = await signedIn({ role: 'admin' });
const member = await signedIn();
const forms = formCalls(admin);
let editor: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-editor');
  editor = await panelSignIn(email, password);
});

const rowOf = (id: number) => db('forms').where({ id }).first();
const placeOf = async (id: number) => `${TYPE}/${(await rowOf(id)).document_id}`;
const change = async (id: number, data: object) => editor.send('PUT', await placeOf(id), data);
const planted = () =>
  plantForm({
    title: unique('Head '),
    sections: [section([multipleChoice(), shortAnswer()])],
  });
const kept = async (id: number) => {
  const { definition, version } = await rowOf(id);
  const read = typeof definition === 'string' ? JSON.parse(definition) : definition;
  return { version, definition: read };
};

describe('an editor of the panel', () => {
  it('changes the text above a form\u2019s questions, as a new version', async () => {
    const form = await planted();
    const title = unique('Anew ');
    const { status, body } = await change(form.id, {
      title: ` ${title} `,
      description: 'Two lines',
      needsReview: false,
      showProgress: true,
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ title, needsReview: false, showProgress: true, version: 2 });
    const { version, definition } = await kept(form.id);
    const [asked] = form.definition.sections;
    expect([version, definition]).toEqual([
      2,
      {
        ...form.definition,
        title,
        description: 'Two lines',
        needsReview: false,
        sections: [
          {
            ...asked,
            questions: asked?.questions.map((question) => ({ ...question, showProgress: true })),
          },
        ],
      },
    ]);
    const { body: opened } = await get(`/forms/assigned/${form.id}`, { token: member.token });
    expect(JSON.stringify(opened)).toContain(title);
    const [entry] = await db('portal_history').where({ about_kind: 'form', about_id: form.id });
    expect(entry).toMatchObject({
      by_id: null,
      reason: expect.stringMatching(/^In the panel, by /),
    });
    expect(await db('form_versions').where({ form_id: form.id, number: 2 })).toMatchObject([
      { published_by: expect.stringMatching(/./) },
    ]);
  });

  it('changes neither its questions nor whom it is meant for', async () => {
    const form = await planted();
    const { status } = await change(form.id, {
      definition: { sections: [] },
      draft: null,
      accessRoles: ['trustee'],
      version: 9,
      questionCount: 0,
      deletedAt: new Date(),
      roleKey: ',x,',
      title: form.title,
    });
    expect(status).toBe(200);
    expect(await kept(form.id)).toEqual({ version: 1, definition: form.definition });
    expect(await rowOf(form.id)).toMatchObject({ question_count: 2, deleted_at: null });
  });

  it('is refused at the field what the portal would refuse', async () => {
    const form = await planted();
    for (const [data, field] of [
      [{ title: 'x'.repeat(161) }, 'title'],
      [{ description: 'x'.repeat(FORM_LIMITS.description + 1) }, 'description'],
      [{ needsReview: 'perhaps' }, 'needsReview'],
    ] as const) {
      const { status, body } = await change(form.id, data);
      const errors: { path: string[] }[] = body.error.details.errors ?? [];
      expect([status, errors.map(({ path }) => path.join('.'))]).toEqual([400, [field]]);
    }
    expect(await kept(form.id)).toEqual({ version: 1, definition: form.definition });
  });

  it('is told if someone has changed it since, or if it is in the trash', async () => {
    const form = await planted();
    const { revision } = await rowOf(form.id);
    expect((await change(form.id, { title: unique('One '), revision })).status).toBe(200);
    expect((await change(form.id, { title: unique('Two '), revision })).status).toBe(409);
    expect(
      (await change(form.id, { title: unique('Three '), revision: revision + 1 })).status,
    ).toBe(200);
    await db('forms').where({ id: form.id }).update({ deleted_at: new Date() });
    expect((await change(form.id, { title: unique('Four ') })).status).toBe(409);
  });

  it('changes a draft along with the published form', async () => {
    const form = await planted();
    const saved = await forms.draft(form.id, { ...form.definition, description: 'Drafted' });
    expect(saved.status).toBe(200);
    const title = unique('Both ');
    expect((await change(form.id, { title })).status).toBe(200);
    const { draft } = await forms.detail(form.id);
    expect(draft?.definition).toMatchObject({ title, description: 'Drafted' });
    const { definition } = await kept(form.id);
    expect(definition).toEqual({ ...form.definition, title });
  });

  it('who turns on the review makes earlier responses wait for it', async () => {
    const form = await plantForm({ title: unique('Head '), needsReview: false });
    const id = await plantResponse(form, await makeMember(), { status: 'submitted' });
    expect((await change(form.id, { needsReview: true })).status).toBe(200);
    expect(await db('form_responses').where({ id }).first()).toMatchObject({ status: 'pending' });
  });
});
