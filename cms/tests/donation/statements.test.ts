import { expect, it } from 'vitest';
import { plantDonation } from '../harness/donations';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';

const { token } = await signedIn({ role: 'admin' });

it('the statement of a donor known only by name contains only that gift', async () => {
  const named = { donor_name: 'John Smith', name_key: 'john smith' };
  const [his, anothers] = [await plantDonation(named), await plantDonation(named)];
  for (const id of [his, anothers]) {
    const { body } = await get(`/donations/${id}/statement`, { token, query: { year: 2026 } });
    expect(body.gifts.map((gift: { id: number }) => gift.id)).toEqual([id]);
    expect(body).toMatchObject({ donorName: 'John Smith', total: 1000 });
  }
});
