import { describe, expect, it } from 'vitest';
import { FORM_ROLES, type FormRole } from '@hearthside/contract/form/fields';
import { get } from '../harness/http';
import { formWith, section, shortAnswer } from '../harness/forms';
import { signedIn } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { asSaved, formCalls } from './form-calls';

const admin = await signedIn({ role: 'admin' });
const calls = formCalls(admin);
const NONE = 2_000_000_000;

/** A form for all nine with a section for two roles and a question for one of them. */
async function published(accessRoles: FormRole[] = [...FORM_ROLES]) {
  const questions = [shortAnswer('All'), shortAnswer('Some', { accessRoles: ['foster'] })];
  const body = formWith({
    accessRoles,
    sections: [
      section([shortAnswer('Any')]),
      section(questions, { accessRoles: ['foster', 'trustee'] }),
    ],
  });
  const { formId, form } = (await calls.create(body)).body;
  const [, { questions: second }] = form.sections;
  return { id: formId as number, all: second[0].id as number, some: second[1].id as number };
}
const rolesOf = async (id: number) =>
  asSaved(await calls.detail(id)).sections.map(({ accessRoles, questions }) => [
    accessRoles,
    ...questions.map((question) => question.accessRoles),
  ]);

describe('the choice of whom a form is meant for', () => {
  it('can be changed alone, and sections and questions are reduced to it', async () => {
    const { id } = await published();
    const { status, body } = await calls.roles(id, ['trustee', 'caretaker', 'trustee']);
    expect([status, body.formId]).toEqual([200, id]);
    expect(body.form).toEqual(await calls.detail(id));
    expect(body.form.form).toMatchObject({ accessRoles: ['trustee', 'caretaker'], version: 2 });
    // Of the question's roles none would stay: it stays as it was and nobody sees it, rather than everyone.
    expect(await rolesOf(id)).toEqual([
      [[], []],
      [['trustee'], [], ['foster']],
    ]);
  });

  it('is refused, like a question\u2019s, if it was made for an older state of the form', async () => {
    const { id, all } = await published();
    const { revision } = await calls.detail(id);
    await calls.draft(id, { ...asSaved(await calls.detail(id)), title: 'Elsewhere' });
    const before = await calls.detail(id);
    expect((await calls.roles(id, ['foster'], revision)).status).toBe(409);
    expect((await calls.questionRoles(all, ['foster'], revision)).status).toBe(409);
    expect(await calls.detail(id)).toEqual(before);
    expect((await calls.questionRoles(all, ['foster'], before.revision)).status).toBe(200);
  });

  it('can be everyone', async () => {
    const { id } = await published();
    const { body } = await calls.roles(id, []);
    expect(body.form.form.accessRoles).toEqual([]);
    const user = await signedIn({ role: 'user', verified: false });
    expect((await get(`/forms/assigned/${id}`, { token: user.token })).status).toBe(200);
  });

  it('makes no version if nothing changes', async () => {
    const { id } = await published(['foster', 'trustee']);
    const before = await snapshot();
    expect((await calls.roles(id, ['foster', 'trustee'])).status).toBe(200);
    expect(await snapshot()).toEqual(before);
  });

  it('changes in the draft as well, which stays a draft', async () => {
    const { id } = await published();
    const drafted = { ...asSaved(await calls.detail(id)), title: 'Drafted' };
    await calls.draft(id, drafted);
    await calls.roles(id, ['foster']);
    const found = await calls.detail(id);
    expect(found.form).toMatchObject({ accessRoles: ['foster'], version: 2, hasDraft: true });
    expect(found.draft?.definition).toMatchObject({ title: 'Drafted', accessRoles: ['foster'] });
  });

  it('is stored with the draft of an unpublished form', async () => {
    const { formId } = (await calls.begin(formWith())).body;
    const { body } = await calls.roles(formId, ['attorney']);
    expect(body.form).toMatchObject({
      form: { accessRoles: ['attorney'], published: false },
      draft: { definition: { accessRoles: ['attorney'] } },
    });
  });

  it('cannot contain roles that no form is for', async () => {
    const { id } = await published();
    for (const role of ['admin', 'user', 'nobody']) {
      const { status, body } = await calls.roles(id, [role]);
      expect([status, Object.keys(body.details)]).toEqual([400, ['accessRoles.0']]);
    }
    expect((await calls.roles(NONE, [])).status).toBe(404);
  });
});

describe('the choice of who sees a question', () => {
  it('can be changed alone, as a new version', async () => {
    const { id, all } = await published();
    const { status, body } = await calls.questionRoles(all, ['trustee']);
    expect([status, body.questionId, body.form.form.version]).toEqual([200, all, 2]);
    expect((await rolesOf(id))[1]).toEqual([['trustee', 'foster'], ['trustee'], ['foster']]);
  });

  it('is limited to those who see its section', async () => {
    const { id, all } = await published();
    const { status, body } = await calls.questionRoles(all, ['foster', 'attorney', 'volunteer']);
    const text = 'The question\u2019s section is not shown to Attorneys, Volunteers.';
    expect([status, body]).toEqual([400, { error: text, details: { accessRoles: text } }]);
    expect((await calls.detail(id)).form.version).toBe(1);
  });

  it('changes in the draft as well, as far as its section there allows', async () => {
    const { id, all } = await published();
    const drafted = asSaved(await calls.detail(id));
    const [first, second] = drafted.sections;
    if (!first || !second) throw new Error('There are two sections.');
    const narrowed = { ...second, accessRoles: ['trustee'] };
    await calls.draft(id, { ...drafted, sections: [first, narrowed] });
    await calls.questionRoles(all, ['foster', 'trustee']);
    const { draft } = await calls.detail(id);
    expect(draft?.definition.sections[1]?.questions[0]?.accessRoles).toEqual(['trustee']);
    expect((await rolesOf(id))[1]?.[1]).toEqual(['trustee', 'foster']);
  });

  it('is refused for a question that does not exist, and for another part of a form', async () => {
    const { id, some } = await published();
    const whole = asSaved(await calls.detail(id));
    await calls.save(id, { ...whole, sections: whole.sections.slice(0, 1) });
    const sectionId = Number(whole.sections[0]?.id);
    for (const one of [some, sectionId, NONE]) {
      expect((await calls.questionRoles(one, [])).status).toBe(404);
    }
  });
});
