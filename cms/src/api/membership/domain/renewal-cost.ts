import type { Core } from '@strapi/strapi';
import { services } from '../../../services';
import { membershipAccess } from './membership-access';
import { membershipPlans } from './membership-plans';
import type { MembershipRow } from './membership-row';
import type { Gift } from './renewing';

/** What a gift on a campaign has to cover, in cents. */
interface Cost {
  /** The price of the plan, with which a membership is begun. */
  price: number;
  /** What it costs this member: what the office has agreed on with them counts, whatever others of their role pay. */
  cost: number;
}

/** The membership that a gift would renew; one in the trash is begun anew instead. */
export const thereOf = (row: MembershipRow | undefined): MembershipRow | undefined =>
  row?.deletedAt === null ? row : undefined;

/** What it takes to renew a membership or begin one. */
export function renewalCost(strapi: Core.Strapi) {
  const { find } = membershipAccess(strapi);
  const { priceFor } = membershipPlans(strapi);

  /** Null where the campaign is not the one of the plan of the member's role, or the member is gone. */
  async function costOf(
    { memberId, campaignCode }: Pick<Gift, 'memberId' | 'campaignCode'>,
    row: MembershipRow | undefined,
  ): Promise<Cost | null> {
    const member = await services(strapi).member.active(memberId);
    const price = member && (await priceFor(member.role, campaignCode));
    return price === null ? null : { price, cost: thereOf(row)?.amount ?? price };
  }

  return {
    costOf,

    /** Whether a gift would renew a membership or begin one, for what is only looked at. */
    async wouldRenew(gift: Pick<Gift, 'memberId' | 'amount' | 'campaignCode'>): Promise<boolean> {
      const cost = await costOf(gift, await find({ memberId: gift.memberId }));
      return cost !== null && gift.amount >= cost.cost;
    },
  };
}
