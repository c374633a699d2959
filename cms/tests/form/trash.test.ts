import { describe, expect, it } from 'vitest';
import { get } from '../harness/http';
import { plantForm, plantResponse } from '../harness/forms';
import { signedIn } from '../harness/members';
import { historyOf, named } from '../harness/told';
import { formCalls } from './form-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const calls = formCalls(admin);
const owner = await signedIn();
const GONE = [404, { error: 'Failed to load form' }];
const listed = async (title: string) =>
  (await get('/forms', { token: admin.token, query: { search: title } })).body.forms;

describe('a deleted form', () => {
  it('is hidden everywhere and comes back with its responses', async () => {
    const form = await plantForm();
    await plantResponse(form, owner);
    const before = await calls.detail(form.id);
    const [item] = await listed(form.title);
    const { status, body } = await calls.remove(form.id);
    expect([status, body]).toEqual([200, { message: 'Form deleted successfully' }]);
    for (const reply of [
      await calls.read(form.id),
      await calls.save(form.id, form.definition),
      await calls.draft(form.id, form.definition),
      await calls.duplicate(form.id),
      await calls.remove(form.id),
      await calls.roles(form.id, []),
      await calls.send(form.id, 'key-of-a-sending'),
      await get(`/forms/assigned/${form.id}`, { token: owner.token }),
    ]) {
      expect([reply.status, reply.body]).toEqual(GONE);
    }
    expect(await listed(form.title)).toEqual([]);
    const back = await calls.restore(form.id);
    expect([back.status, back.body]).toMatchObject([
      200,
      { id: form.id, responses: 1, pending: 1, createdAt: item.createdAt },
    ]);
    expect({ ...(await calls.detail(form.id)), form: null }).toEqual({ ...before, form: null });
    expect(await listed(form.title)).toHaveLength(1);
  });

  it('comes back once, and only from the trash', async () => {
    const form = await plantForm();
    expect((await calls.restore(form.id)).status).toBe(404);
    await calls.remove(form.id);
    const replies = await Promise.all([calls.restore(form.id), calls.restore(form.id)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is written down', async () => {
    const form = await plantForm();
    await calls.remove(form.id);
    await calls.restore(form.id);
    const about = { kind: 'form', id: form.id, name: form.title };
    expect(await historyOf(admin.token, form.id, 'form')).toMatchObject([
      { action: 'restored', by: named(admin), about },
      { action: 'deleted', by: named(admin), about },
    ]);
  });
});
