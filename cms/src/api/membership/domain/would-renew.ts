import type { Core } from '@strapi/strapi';
import { services } from '../../../services';
import { membershipAccess } from './membership-access';
import { membershipPlans } from './membership-plans';
import type { Gift } from './renewing';

/** Whether a gift would renew a membership or begin one: the rule of `renewBy`, for what is only looked at. */
export function renewalsToCome(strapi: Core.Strapi) {
  const { find } = membershipAccess(strapi);
  const { priceFor } = membershipPlans(strapi);
  return {
    async wouldRenew(gift: Pick<Gift, 'memberId' | 'amount' | 'campaignCode'>): Promise<boolean> {
      const member = await services(strapi).member.active(gift.memberId);
      const price = member && (await priceFor(member.role, gift.campaignCode));
      if (price === null) return false;
      const row = await find({ memberId: gift.memberId });
      const there = row && row.deletedAt === null ? row : undefined;
      return gift.amount >= (there?.amount ?? price);
    },
  };
}
