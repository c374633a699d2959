import type { Core } from '@strapi/strapi';
import type { Belonging } from '@hearthside/contract/user';
import { afterCommit } from '../../../access/after-commit';
import { shownMoney } from '@hearthside/contract/money';
import { shownDay } from '@hearthside/contract/calendar-days';
import { reading } from '../../../access/reading';
import { forgetCounts } from '../../../access/remembered-count';
import { DONATIONS } from './donation-uid';

const NAMED = 5;

/** What of donations hangs on a member, and what becomes of it when they are erased. */
export const donationBelongings = (strapi: Core.Strapi) => ({
  async belongings(memberId: number): Promise<Belonging> {
    const of = { member_id: memberId };
    const [rows, counted] = await Promise.all([
      reading(strapi, (knex) =>
        knex(DONATIONS)
          .where(of)
          .orderBy([
            { column: 'given_on', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
          .limit(NAMED)
          .select<{ amount: number; givenOn: string }[]>({ amount: 'amount', givenOn: 'given_on' }),
      ),
      reading(strapi, (knex) => knex(DONATIONS).where(of).count({ count: '*' }).first()),
    ]);
    const names = rows.map(
      ({ amount, givenOn }) => `${shownMoney(amount)} on ${shownDay(givenOn)}`,
    );
    return { kind: 'donations', count: Number(counted?.count ?? 0), names };
  },

  /** What was given stays in the books with its donor's name, and belongs to no member any more. */
  async forgetMember(memberId: number): Promise<void> {
    await reading(strapi, (knex) =>
      knex(DONATIONS)
        .where({ member_id: memberId })
        // Nor the next one's who has their address.
        .update({ member_id: null, donor_by_hand: true }),
    );
    await afterCommit(strapi, () => forgetCounts('donation'));
  },
});
