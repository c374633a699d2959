import { expect, it } from 'vitest';
import { get } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';

it('an admin’s list by email and the directory’s never take each other’s order', async () => {
  const lastName = unique('Order');
  const foster = (start: string, showEmail: boolean, verified: boolean) =>
    makeMember({
      role: 'foster' as const,
      lastName,
      showEmail,
      verified,
      email: `${start}.${lastName}@test.example`.toLowerCase(),
    });
  const hidden = await foster('z', false, true);
  const shown = await foster('m', true, true);
  const waitingHidden = await foster('zz', false, false);
  const waitingShown = await foster('mm', true, false);
  const admin = await signedIn({ role: 'admin' });
  const owner = await signedIn({ role: 'pet_owner' });
  const asked = { role: 'foster', search: lastName };

  for (let round = 0; round < 2; round += 1) {
    for (const sort of ['email_asc', 'email_desc']) {
      const inOrder = <T>(...ids: T[]) => (sort === 'email_asc' ? ids : ids.reverse());
      const users = await get('/users', {
        token: admin.token,
        query: { ...asked, sort, verified: false },
      });
      const userIds = users.body.users.map(({ user }: { user: { id: number } }) => user.id);
      expect(userIds).toEqual(inOrder(waitingShown.id, waitingHidden.id));
      const directory = await get('/directory', { token: owner.token, query: { ...asked, sort } });
      const ids = directory.body.members.map(({ id }: { id: number }) => id);
      // Without an address to be ordered by, the hidden one stands where nobody's address is.
      expect(ids).toEqual(inOrder(hidden.id, shown.id));
    }
  }
});
