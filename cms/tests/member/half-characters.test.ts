import { expect, it } from 'vitest';
import { get, patch, post, put } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';

const HALF = '\ud800';

it('half a character is replaced wherever text comes in, and nothing fails', async () => {
  const { token } = await signedIn({ role: 'admin' });
  const me = (await get('/users/me', { token })).body;
  const { firstName, lastName, email, phoneNumber, address } = me;
  const body = { firstName, lastName, email, phoneNumber, ...address, city: `Port${HALF}land` };
  const saved = await put('/users/me', { token, body });
  expect([saved.status, saved.body.address.city]).toEqual([200, 'Port\ufffdland']);

  const created = await post('/trusts', { token, body: { name: `${unique('Half')}${HALF}` } });
  expect(created.status).toBe(200);
  const renamed = await patch(`/trusts/${created.body.id}`, {
    token,
    body: { name: `${HALF}${unique('Half')}` },
  });
  expect(renamed.status).toBe(200);
  const { id } = await makeMember();
  const role = { role: 'foster', reason: `Because${HALF}` };
  expect((await patch(`/users/${id}/role`, { token, body: role })).status).toBe(200);
  const searched = await get('/users', { token, query: { search: HALF } });
  expect(searched.status).toBe(200);
});
