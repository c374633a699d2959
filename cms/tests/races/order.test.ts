import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { patch } from '../harness/http';
import { plantDonation } from '../harness/donations';
import { meetBehind, rowOf } from '../harness/meet-at';
import { makeMember, signedIn } from '../harness/members';
import { onPostgres } from '../harness/shared';

const low = () => makeMember({ role: 'employee' });

/** How many deadlocks the server has had since its statistics began. */
async function deadlocks(): Promise<number> {
  const { rows } = await db.raw(
    `select deadlocks from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0].deadlocks);
}

describe.runIf(onPostgres)(
  'two admins of whom one names a donor and the other changes rights',
  () => {
    it('do not wait for each other, whichever of the members is an admin', async () => {
      const before = await deadlocks();
      const member = await low();
      const named = await signedIn({ role: 'admin' });
      const acting = await signedIn({ role: 'admin' });
      const id = await plantDonation({ member_id: member.id });
      const name = () =>
        patch(`/donations/${id}/donor`, {
          token: acting.token,
          body: { memberId: named.id, campaignCode: '' },
        });
      const demote = () =>
        patch(`/users/${member.id}/role`, {
          token: named.token,
          body: { role: 'caretaker', reason: 'A race' },
        });
      const replies = await meetBehind(rowOf('up_users', member.id), [name, demote]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      expect(await deadlocks()).toBe(before);
    });
  },
);
