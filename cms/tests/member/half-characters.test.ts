import { expect, it } from 'vitest';
import { get, patch, post, put } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';

const SAID = 'This contains a character we can’t save. Please remove it.';

it.each(['\u0000', '\ud800', '\udc3e'])(
  'a member who sends %j, which no database stores, is shown the field that has it',
  async (odd) => {
    const { token } = await signedIn({ role: 'admin' });
    const me = (await get('/users/me', { token })).body;
    const { firstName, lastName, email, phoneNumber, address } = me;
    const profile = { firstName, lastName, email, phoneNumber, ...address };
    const { id } = await makeMember();
    const trust = await post('/trusts', { token, body: { name: unique('Whole') } });
    expect(trust.status).toBe(200);

    const replies = [
      [await put('/users/me', { token, body: { ...profile, city: `Port${odd}land` } }), 'city'],
      [await post('/trusts', { token, body: { name: `Half${odd}` } }), 'name'],
      [await patch(`/trusts/${trust.body.id}`, { token, body: { name: `${odd}Half` } }), 'name'],
      [
        await patch(`/users/${id}/role`, { token, body: { role: 'foster', reason: `So${odd}` } }),
        'reason',
      ],
    ] as const;
    for (const [{ status, body }, field] of replies) {
      expect([status, body.details]).toEqual([400, { [field]: SAID }]);
    }
    expect((await get('/users/me', { token })).body.address).toEqual(address);
  },
);

it('a search with a zero is refused, and one with half a character finds what it may', async () => {
  const { token } = await signedIn({ role: 'admin' });
  const zero = await get('/users', { token, query: { search: 'a\u0000b' } });
  expect([zero.status, zero.body.details]).toEqual([400, { search: SAID }]);
  // An address can't hold half a character: it comes as the sign for one.
  expect((await get('/users', { token, query: { search: '\ud800' } })).status).toBe(200);
});
