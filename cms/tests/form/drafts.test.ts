import { describe, expect, it } from 'vitest';
import { FORM_ROLES, type FormDefinition } from '@hearthside/contract/form/fields';
import { get } from '../harness/http';
import { formWith, section, shortAnswer } from '../harness/forms';
import { signedIn, unique } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { historyOf } from '../harness/notifications';
import { asSaved, formCalls } from './form-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const owner = await signedIn();
const calls = formCalls(admin);

async function published(definition: FormDefinition = formWith()) {
  const { formId, form } = (await calls.create(definition)).body;
  return { id: formId as number, revision: form.revision as string, definition: asSaved(form) };
}

describe('a form that was never published', () => {
  it('is stored as written, with its temporary ids, and found again by its editor', async () => {
    const definition = formWith({ title: '', sections: [section([shortAnswer('')])] });
    const { status, body } = await calls.begin(definition);
    expect([status, body.ids]).toEqual([200, {}]);
    const found = await calls.detail(body.formId);
    expect(found).toEqual(body.form);
    expect(found.form).toMatchObject({
      title: 'Untitled Form',
      published: false,
      hasDraft: true,
      version: 0,
      questions: 1,
    });
    expect(found.sections).toEqual([]);
    expect(found.draft).toEqual({
      definition,
      savedAt: expect.any(String),
      savedBy: `Ada ${admin.lastName}`,
    });
  });

  it('cannot be filled out by anyone', async () => {
    const { formId } = (await calls.begin(formWith())).body;
    const { token } = owner;
    expect((await get(`/forms/assigned/${formId}`, { token })).status).toBe(404);
    const { forms } = (await get('/forms/assigned', { token })).body;
    expect(forms.map(({ id }: { id: number }) => id)).not.toContain(formId);
  });

  it('is listed with its current content', async () => {
    const { formId, form } = (await calls.begin(formWith())).body;
    const title = unique('Later ');
    const kept = await calls.draft(
      formId,
      formWith({ title, accessRoles: ['foster'] }),
      form.revision,
    );
    expect(kept.status).toBe(200);
    const { body } = await get('/forms', {
      token: admin.token,
      query: { search: title, role: 'foster' },
    });
    expect(body.forms).toMatchObject([{ id: formId, title, published: false, questions: 4 }]);
  });

  it('has no published form to return to', async () => {
    const { formId } = (await calls.begin(formWith())).body;
    const { status, body } = await calls.drop(formId);
    expect([status, body.error]).toEqual([
      409,
      'This form was never published, so there is nothing to go back to. Delete it if it is not needed.',
    ]);
  });

  it('is published by a save, and its creation and publication are recorded', async () => {
    const definition = formWith();
    const { formId, form } = (await calls.begin(definition)).body;
    const { status, body } = await calls.save(formId, definition, form.revision);
    expect(status).toBe(200);
    expect(body.form).toMatchObject({
      form: { published: true, hasDraft: false, version: 1 },
      draft: null,
    });
    const actions = (await historyOf(admin.token, formId, 'form')).map(({ action }) => action);
    expect(actions).toEqual(['changed', 'created']);
  });
});

describe('a draft of changes', () => {
  it('changes nothing for those who fill out the form until it is published', async () => {
    const { id, revision, definition } = await published(formWith({ title: unique('Asked ') }));
    const draft = { ...definition, title: 'Drafted', sections: [section([shortAnswer('New?')])] };
    const { status, body } = await calls.draft(id, draft, revision);
    expect([status, body]).toEqual([
      200,
      { revision: expect.any(String), savedAt: expect.any(String) },
    ]);
    const found = await calls.detail(id);
    expect(found).toMatchObject({
      form: { title: definition.title, hasDraft: true, version: 1 },
      revision: body.revision,
      draft: { definition: draft, savedAt: body.savedAt },
    });
    expect(asSaved(found)).toEqual(definition);
    const saved = await calls.save(id, draft, body.revision);
    expect(saved.body.form).toMatchObject({ form: { title: 'Drafted', version: 2 }, draft: null });
  });

  it('can be discarded', async () => {
    const { id, definition } = await published();
    await calls.draft(id, { ...definition, title: 'Drafted' });
    const { status, body } = await calls.drop(id);
    expect([status, body.draft, asSaved(body)]).toEqual([200, null, definition]);
    // And again, where there is none.
    expect((await calls.drop(id)).body).toEqual(body);
  });

  it('is not discarded by an admin who has not seen it, and the history says whose it was', async () => {
    const { id, revision, definition } = await published();
    const ben = await signedIn({ role: 'admin', firstName: 'Ben' });
    await formCalls(ben).draft(id, { ...definition, title: 'Drafted' }, revision);
    const before = await snapshot();
    const { status, code, body } = await calls.drop(id, revision);
    expect([status, code, body.error]).toEqual([
      409,
      'CHANGED_MEANWHILE',
      expect.stringContaining('nothing was discarded'),
    ]);
    expect(await snapshot()).toEqual(before);
    const seen = await calls.detail(id);
    expect((await calls.drop(id, seen.revision)).status).toBe(200);
    // Repeated, because its answer was lost.
    expect((await calls.drop(id, seen.revision)).status).toBe(200);
    expect(await historyOf(admin.token, id, 'form')).toMatchObject([
      {
        action: 'draft_discarded',
        by: { id: admin.id },
        changes: [{ field: 'Last saved by', from: `Ben ${ben.lastName}`, to: '' }],
      },
      { action: 'created' },
    ]);
  });

  it('is removed by a publication that changes nothing else', async () => {
    const { id, definition } = await published();
    await calls.draft(id, { ...definition, title: 'Drafted' });
    const { body } = await calls.save(id, definition);
    expect(body.form).toMatchObject({ form: { version: 1, hasDraft: false }, draft: null });
  });

  it('sent twice is stored once, even if the first answer was lost', async () => {
    const { id, revision, definition } = await published();
    const draft = { ...definition, title: 'Drafted' };
    const first = await calls.draft(id, draft, revision);
    const before = await snapshot();
    const second = await calls.draft(id, draft, revision);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await snapshot()).toEqual(before);
  });

  it('is stored for one of two concurrent editors, and the other gets a conflict', async () => {
    const { id, revision, definition } = await published();
    const replies = await Promise.all(
      ['A', 'B', 'C', 'D'].map((title) => calls.draft(id, { ...definition, title }, revision)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('a call whose answer was lost', () => {
  const key = () => unique('beginning-');

  it('that creates a form creates one, even sent twice at once', async () => {
    const body = { ...formWith({ title: unique('Begun ') }), key: key() };
    const replies = await Promise.all([calls.begin(body), calls.begin(body), calls.begin(body)]);
    const again = await calls.begin(body);
    for (const reply of replies) expect([reply.status, reply.body]).toEqual([200, again.body]);
    const { pagination } = (
      await get('/forms', { token: admin.token, query: { search: body.title } })
    ).body;
    expect(pagination.total).toBe(1);
    // Whoever has typed on meanwhile gets the form as it was begun, and saves the rest.
    const other = await calls.begin({ ...body, title: 'Typed on' });
    expect(other.body).toEqual(again.body);
    const { formId, form } = other.body;
    expect((await calls.draft(formId, { ...formWith() }, form.revision)).status).toBe(200);
  });

  it('that publishes a new form publishes one, with the same ids', async () => {
    const body = { ...formWith({ title: unique('Made ') }), key: key() };
    const [first, second] = await Promise.all([calls.create(body), calls.create(body)]);
    expect([first.status, second.body]).toEqual([200, first.body]);
    const before = await snapshot();
    expect((await calls.create(body)).body).toEqual(first.body);
    expect((await calls.create({ ...formWith(), key: body.key })).status).toBe(409);
    expect(await snapshot()).toEqual(before);
  });

  it('that publishes a form publishes the draft its editor has created meanwhile', async () => {
    const definition = formWith();
    const once = key();
    const { formId } = (await calls.begin({ ...definition, key: once })).body;
    const { body } = await calls.create({ ...definition, key: once });
    expect([body.formId, body.form.form.version, body.form.draft]).toEqual([formId, 1, null]);
  });

  it('is recognized only for its own admin', async () => {
    const other = formCalls(await signedIn({ role: 'admin' }));
    const body = { ...formWith(), key: key() };
    const [mine, theirs] = [await calls.begin(body), await other.begin(body)];
    expect(mine.body.formId).not.toBe(theirs.body.formId);
  });

  it('that saves a form gets its first answer, whatever its revision', async () => {
    const { id, revision, definition } = await published();
    const changed = { ...definition, sections: [section([shortAnswer('New?')])] };
    const first = await calls.save(id, changed, revision);
    const before = await snapshot();
    const second = await calls.save(id, changed, revision);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const other = await calls.save(id, { ...changed, title: 'Other' }, revision);
    expect(other.status).toBe(409);
    expect(await snapshot()).toEqual(before);
  });
});

describe('a part of a form', () => {
  it('is known under the number it got to everybody whose text still has its temporary id', async () => {
    const key = unique('beginning-');
    const body = { ...formWith(), key };
    const { formId, form, ids } = (await calls.create(body)).body;
    expect(Object.keys(ids)).not.toEqual([]);
    expect(form.ids).toEqual(ids);
    // Whoever begins it again, because the answer to the publication was lost, goes on from these.
    expect((await calls.begin(body)).body.form.ids).toEqual(ids);
    const added = section([shortAnswer('New?')], { id: 'temp_more' });
    const next = { ...asSaved(form), sections: [...asSaved(form).sections, added] };
    const more = (await calls.save(formId, next, form.revision)).body;
    expect((await calls.detail(formId)).ids).toEqual({ ...ids, ...more.ids });
  });

  it('that has no number yet is not named', async () => {
    const { form } = (await calls.begin(formWith())).body;
    expect(form.ids).toEqual({});
  });
});

describe('a copy of a form', () => {
  it('has the same content under another name, with its own parts, and is not published', async () => {
    const { id, definition } = await published(
      formWith({ title: 'Intake', accessRoles: ['foster'] }),
    );
    const { status, body } = await calls.duplicate(id);
    expect(status).toBe(200);
    expect(body.form.form).toMatchObject({
      title: 'Intake (copy)',
      published: false,
      accessRoles: ['foster'],
      questions: 4,
    });
    const copy = await calls.save(body.formId, body.form.draft.definition);
    expect(copy.status).toBe(200);
    const original = new Set(JSON.stringify(definition).match(/"id":\d+/g));
    const copied = JSON.stringify(asSaved(copy.body.form)).match(/"id":\d+/g) ?? [];
    expect(copied.length).toBe(original.size);
    expect(copied.filter((one) => original.has(one))).toEqual([]);
  });

  it('keeps its name within what a title may have', async () => {
    const { id } = await published(
      formWith({ title: 'x'.repeat(160), accessRoles: [...FORM_ROLES] }),
    );
    const { title } = (await calls.duplicate(id)).body.form.form;
    expect([title.length, title.endsWith(' (copy)')]).toEqual([160, true]);
  });

  it('does not cut a character of its name in two', async () => {
    const { id } = await published(formWith({ title: `${'x'.repeat(152)}\u{1f436}y` }));
    const { title } = (await calls.duplicate(id)).body.form.form;
    expect(title).toBe(`${'x'.repeat(152)} (copy)`);
  });

  it('of an unpublished form is a copy of the draft', async () => {
    const { formId } = (await calls.begin(formWith({ title: 'Started' }))).body;
    expect((await calls.duplicate(formId)).body.form.form.title).toBe('Started (copy)');
  });
});
