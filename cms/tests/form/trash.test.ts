import { describe, expect, it } from 'vitest';
import { get } from '../harness/http';
import { plantForm, plantResponse } from '../harness/forms';
import { signedIn } from '../harness/members';
import { historyOf, named } from '../harness/notifications';
import { formCalls } from './form-calls';

const admin = await signedIn({ role: 'admin', firstName: 'Ada' });
const calls = formCalls(admin);
const owner = await signedIn();
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
    const replies = [
      await calls.read(form.id),
      await calls.save(form.id, form.definition),
      await calls.draft(form.id, form.definition),
      await calls.duplicate(form.id),
      await calls.remove(form.id),
      await calls.roles(form.id, []),
      await calls.send(form.id, 'key-of-a-sending'),
      await get(`/forms/assigned/${form.id}`, { token: owner.token }),
    ];
    expect(replies.map(({ status, body: { error } }) => `${status} ${error}`)).toEqual([
      '404 Failed to fetch form',
      ...Array.from({ length: 3 }, () => '404 Failed to save form'),
      '404 Failed to delete form',
      ...Array.from({ length: 3 }, () => '404 Failed to load form'),
    ]);
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

  it('is listed with what comes back with it, by whom it was deleted and until when', async () => {
    const trash = async (query: object) =>
      (await get('/admin/forms/trash', { token: admin.token, query: { ...query } })).body;
    const form = await plantForm();
    await plantResponse(form, owner);
    expect((await trash({ search: form.title })).forms).toEqual([]);
    await calls.remove(form.id);
    const { forms, pagination } = await trash({ search: form.title });
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, total: 1 });
    expect(forms).toMatchObject([
      { id: form.id, title: form.title, responses: 1, deletedBy: named(admin).name },
    ]);
    const [{ deletedAt, erasedAt }] = forms;
    expect(Date.parse(erasedAt) - Date.parse(deletedAt)).toBe(30 * 86_400_000);
    // The latest comes first.
    expect((await trash({ limit: 1 })).forms).toMatchObject([{ id: form.id }]);
    await calls.restore(form.id);
    expect((await trash({ search: form.title })).forms).toEqual([]);
  });

  it('is recorded in the history', async () => {
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
