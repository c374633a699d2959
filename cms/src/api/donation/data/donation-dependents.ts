/** A member's donations, and what happens to them when the member is erased. */
import type { Core } from '@strapi/strapi';
import type { Dependent } from '@hearthside/contract/member/users';
import { shownMoney } from '@hearthside/contract/money';
import { shownDay } from '@hearthside/contract/shown-date';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import { DONATIONS } from '../rules/donation-uid';

const NAMED = 5;

export async function belongings(strapi: Core.Strapi, memberId: number): Promise<Dependent> {
  const of = { member_id: memberId };
  const [rows, counted] = await Promise.all([
    runQuery(strapi, (knex) =>
      knex(DONATIONS)
        .where(of)
        .orderBy([
          { column: 'given_on', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(NAMED)
        .select<{ amount: number; givenOn: string }[]>({ amount: 'amount', givenOn: 'given_on' }),
    ),
    runQuery(strapi, (knex) => knex(DONATIONS).where(of).count({ count: '*' }).first()),
  ]);
  const names = rows.map(({ amount, givenOn }) => `${shownMoney(amount)} on ${shownDay(givenOn)}`);
  return { kind: 'donations', count: Number(counted?.count ?? 0), names };
}

/** Gifts stay in the books with their donor's name, and no longer belong to a member. */
export async function eraseMember(strapi: Core.Strapi, memberId: number): Promise<void> {
  await runQuery(strapi, (knex) =>
    knex(DONATIONS)
      .where({ member_id: memberId })
      // Marked by hand, so that it is not given to the next member with this address either.
      .update({ member_id: null, donor_by_hand: true }),
  );
  await invalidateCounts(strapi, 'donation');
}
