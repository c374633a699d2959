import { OFFICE_TEXTS } from '@hearthside/contract/inbox/office-fields';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, post, put } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { templatesFor } from '../harness/office-inbox';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const add = (body: object, as = token) => post('/inbox/templates', { token: as, body });
const save = (id: number, body: object) => put(`/inbox/templates/${id}`, { token, body });
const remove = (id: number) => del(`/inbox/templates/${id}`, { token });
const restore = (id: number) => post(`/inbox/templates/${id}/restore`, { token });
beforeEach(() => db('inbox_templates').delete());

describe('a saved answer', () => {
  it('is added, changed and listed by name, for every admin', async () => {
    const { body } = await add({ name: 'Opening hours', text: 'Hello {first name}' });
    await add({ name: 'Address', text: 'We are at' });
    const { id } = body.template;
    const changed = await save(id, { name: 'When we are open', text: 'Nine to five', revision: 1 });
    expect(changed.body.template).toEqual({
      id,
      name: 'When we are open',
      text: 'Nine to five',
      revision: 2,
    });
    const other = await signedIn({ role: 'admin' });
    expect((await templatesFor(other)).map(({ name }) => name)).toEqual([
      'Address',
      'When we are open',
    ]);
  });

  it('has a name that no other has, and says so at its field', async () => {
    const { body } = await add({ name: 'Hours', text: 'Nine' });
    const again = await add({ name: ' hours ', text: 'Ten' });
    expect([again.status, again.body.details]).toEqual([
      409,
      { name: OFFICE_TEXTS.templateExists },
    ]);
    const other = await add({ name: 'Address', text: 'Here' });
    const taken = await save(other.body.template.id, { name: 'Hours', text: 'Here', revision: 1 });
    expect(taken.status).toBe(409);
    expect(
      (await save(body.template.id, { name: 'HOURS', text: 'Nine', revision: 1 })).status,
    ).toBe(200);
  });

  it('is added once by two admins who choose the same name at the same moment', async () => {
    const name = unique('Same ');
    const both = await Promise.all([add({ name, text: 'A' }), add({ name, text: 'B' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('needs a name and a text', async () => {
    const { status, body } = await add({ name: ' ', text: '' });
    expect([status, body.details]).toEqual([
      400,
      { name: OFFICE_TEXTS.templateName, text: OFFICE_TEXTS.templateText },
    ]);
  });

  it('is not overwritten by somebody who has not seen its last change', async () => {
    const { id } = (await add({ name: 'Hours', text: 'Nine' })).body.template;
    await save(id, { name: 'Hours', text: 'Ten', revision: 1 });
    const late = await save(id, { name: 'Hours', text: 'Eleven', revision: 1 });
    expect([late.status, late.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await templatesFor(admin))[0]?.text).toBe('Ten');
  });

  it('comes back after it was deleted, unless its name is taken', async () => {
    const { id } = (await add({ name: 'Hours', text: 'Nine' })).body.template;
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect(await templatesFor(admin)).toEqual([]);
    expect((await restore(id)).body.template).toMatchObject({ id, name: 'Hours' });
    await remove(id);
    await add({ name: 'hours', text: 'Ten' });
    expect((await restore(id)).status).toBe(409);
    expect((await save(id, { name: 'X', text: 'Y', revision: 1 })).status).toBe(404);
    expect((await restore(2_000_000_000)).status).toBe(404);
  });
});

it.each(['employee', 'pet_owner'] as const)('saved answers are refused to %ss', async (role) => {
  const member = await signedIn({ role });
  const { id } = (await add({ name: 'Hours', text: 'Nine' })).body.template;
  const as = { token: member.token };
  const statuses = [
    await get('/inbox/templates', as),
    await add({ name: 'X', text: 'Y' }, member.token),
    await put(`/inbox/templates/${id}`, { ...as, body: { name: 'X', text: 'Y', revision: 1 } }),
    await del(`/inbox/templates/${id}`, as),
    await post(`/inbox/templates/${id}/restore`, as),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403, 403]);
  expect((await templatesFor(admin)).map(({ name }) => name)).toEqual(['Hours']);
});
