import type { Core } from '@strapi/strapi';
import { lockRow } from '../../../access/lock-row';
import { runQuery } from '../../../access/run-query';
import { donationAccess } from './donation-access';
import { DONATIONS } from './donation-uid';
import { donorMember } from './donor-member';
import { savingDonations } from './saving-donations';

const WHY = {
  by: 'The portal',
  reason: 'Its member is known by their confirmed address',
  isTold: true,
} as const;

/** Gifts that came before their donor was a member, or while they were in the trash. */
export function earlierGifts(strapi: Core.Strapi) {
  const { findBy } = donationAccess(strapi);
  const { memberOf } = donorMember(strapi);
  const { change } = savingDonations(strapi);

  /** Gives a gift that is nobody's the member whose confirmed address it was given under; what an admin said of it stays. */
  async function nameEarlierGift(id: number): Promise<void> {
    const known = await findBy({ 'd.id': id });
    if (!known || known.memberId !== null || !known.donorEmail) return;
    const memberId = await memberOf({ marked: null, email: known.donorEmail });
    if (memberId === null) return;
    await lockRow(strapi, 'up_users', memberId);
    await change(known, (held) =>
      held.memberId !== null || held.donorByHand ? null : { memberId, why: WHY },
    );
  }

  return {
    nameEarlierGift,

    /** The same with all gifts under an address that was just confirmed as a member's; part of that transaction. */
    async nameEarlierGifts(email: string): Promise<void> {
      const ids: number[] = await runQuery(strapi, (knex) =>
        knex(DONATIONS)
          .where({ donor_email: email })
          .whereNull('member_id')
          .orderBy('id')
          .pluck('id'),
      );
      for (const id of ids) await nameEarlierGift(id);
    },
  };
}
