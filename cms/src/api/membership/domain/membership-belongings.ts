import type { Core } from '@strapi/strapi';
import { shownDay } from '@hearthside/contract/calendar-days';
import { shownMoney } from '@hearthside/contract/money';
import type { Belonging } from '@hearthside/contract/user';
import { reading } from '../../../access/reading';
import { textIndex } from '../../../search/text-index';
import { forgetCounts } from '../../../access/remembered-count';
import { membershipAccess } from './membership-access';
import { membershipTrash } from './membership-trash';

/** What a membership is to a member who is deleted. */
export function membershipBelongings(strapi: Core.Strapi) {
  const { find } = membershipAccess(strapi);
  const { drop } = membershipTrash(strapi);

  return {
    /** A member's membership, to be seen before they are deleted. */
    async belongings(memberId: number): Promise<Belonging> {
      const row = await find({ memberId });
      const names =
        row && row.deletedAt === null
          ? [`${shownMoney(row.amount)}, due on ${shownDay(row.nextDeadline)}`]
          : [];
      return { kind: 'membership', count: names.length, names };
    },

    /** Forgets a member who is being erased, and their membership with them. */
    async forgetMember(memberId: number) {
      const ids: number[] = await reading(strapi, (knex) =>
        knex('portal_memberships').where({ member_id: memberId }).pluck('id'),
      );
      for (const id of ids) await drop(id);
      if (ids.length > 0) await textIndex(strapi, 'membership').purge();
      forgetCounts('membership');
    },
  };
}
