import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { makeTrust } from '../harness/trusts';
import { plantAssignment } from './assignments';

const { token } = await signedIn({ role: 'admin' });
const remove = (id: number) => del(`/trusts/${id}`, { token });

describe('deleting a trust', () => {
  it('works where nobody is assigned, once', async () => {
    const trust = await makeTrust();
    const { status, body } = await remove(trust.id);
    expect([status, body]).toEqual([200, { id: trust.id }]);
    expect((await get(`/trusts/${trust.id}`, { token })).status).toBe(404);
    expect((await remove(trust.id)).status).toBe(404);
  });

  it('is refused while it has people, and names those in the trash', async () => {
    const trust = await makeTrust([await makeMember()]);
    const error = 'Remove the people of this trust first.';
    expect(await remove(trust.id)).toMatchObject({ status: 409, body: { error } });
    const columns = { deleted_at: new Date() };
    const away = await makeMember({ firstName: 'Avery', lastName: 'Away', columns });
    await db('trust_assignments').where({ trust_id: trust.id }).delete();
    await plantAssignment(trust.id, away.id);
    const before = await snapshot();
    const { status, body } = await remove(trust.id);
    expect([status, body]).toEqual([
      409,
      { error: 'Remove the people of this trust first. In the trash: Avery Away.' },
    ]);
    expect(await snapshot()).toEqual(before);
  });
});
