import { expect, it } from 'vitest';
import { get } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { makeTrust } from '../harness/trusts';

it('a trust says of each of its people how their account stands', async () => {
  const { token } = await signedIn({ role: 'admin' });
  const suspension = { suspended_at: new Date() };
  const one = await makeMember({ role: 'foster', blocked: true, columns: suspension });
  const trust = await makeTrust([one]);
  const whole = (await get(`/trusts/${trust.id}`, { token })).body.people;
  const paged = (await get(`/trusts/${trust.id}/people`, { token })).body.people;
  for (const people of [whole, paged])
    expect(people).toMatchObject([{ id: one.id, state: 'suspended' }]);
});
