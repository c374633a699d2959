/** What it takes to renew a membership or begin one. */
import type { Core } from '@strapi/strapi';
import { officeDeadline } from '../rules/deadline-by-events';
import { deadlineEvents } from './gift-renewals';
import * as membershipAccess from './membership-access';
import { priceFor } from './membership-plans';
import type { MembershipRow } from './membership-row';
import { isCounted, renewedUntil } from '../rules/renewed-until';
import type { Gift } from './renewing';
import * as members from '../../../auth/members';

/** What a gift on a campaign has to cover, in cents. */
interface Cost {
  /** The price of the plan, with which a membership is begun. */
  price: number;
  /** What it costs this member: what the office has agreed on with them counts, whatever others of their role pay. */
  cost: number;
}

/** What a gift makes of a membership: from which deadline to which; null before where it begins one. */
interface Renewal {
  price: number;
  from: string | null;
  to: string;
}

/** The membership that a gift would renew; one in the trash is begun anew instead. */
export const thereOf = (row: MembershipRow | undefined): MembershipRow | undefined =>
  row?.deletedAt === null ? row : undefined;

/** Null where the campaign is not the one of the plan of the member's role, or the member is gone. */
async function costOf(
  strapi: Core.Strapi,
  { memberId, campaignCode }: Pick<Gift, 'memberId' | 'campaignCode'>,
  row: MembershipRow | undefined,
): Promise<Cost | null> {
  const member = await members.active(strapi, memberId);
  const price = member && (await priceFor(strapi, member.role, campaignCode));
  return price === null ? null : { price, cost: thereOf(row)?.amount ?? price };
}

/** What a completed gift makes of this membership, or of none; null where it renews and begins nothing. */
export async function renewalOf(
  strapi: Core.Strapi,
  gift: Omit<Gift, 'donationId'>,
  row: MembershipRow | undefined,
): Promise<Renewal | null> {
  const asked = await costOf(strapi, gift, row);
  if (asked === null || gift.amount < asked.cost) return null;
  const reckoned = await membershipAccess.day(strapi);
  const there = thereOf(row);
  const from = there?.nextDeadline ?? null;
  // Not as gifts have moved it: each of several old ones has its own year, whatever was entered first.
  const set = there && officeDeadline(await deadlineEvents(strapi, there.id), there.nextDeadline);
  if (isCounted(set ?? null, gift.givenOn, reckoned)) return null;
  return { price: asked.price, from, to: renewedUntil(from, gift.givenOn, reckoned.graceDays) };
}

/** Whether a gift would renew a membership or begin one, for what is only looked at. */
export const wouldRenew = async (
  strapi: Core.Strapi,
  gift: Omit<Gift, 'donationId'>,
): Promise<boolean> =>
  (await renewalOf(
    strapi,
    gift,
    await membershipAccess.find(strapi, { memberId: gift.memberId }),
  )) !== null;
