/** What it takes to renew or start a membership. */
import type { Core } from '@strapi/strapi';
import { officeDeadline } from '../rules/deadline-by-events';
import { deadlineEvents } from './gift-renewals';
import * as membershipAccess from './membership-access';
import { priceFor } from './membership-plans';
import type { MembershipRow } from './membership-row';
import { isCounted, renewedUntil } from '../rules/renewed-until';
import type { Gift } from './renewing';
import * as members from '../../../auth/members';

/** What a gift to a campaign has to cover, in cents. */
interface Cost {
  /** The price of the plan, which starts a membership. */
  price: number;
  /** What it costs this member: what the office has agreed on with them, whatever others of their role pay. */
  cost: number;
}

/** How a gift changes a membership's deadline; `from` is null if it starts the membership. */
interface Renewal {
  price: number;
  from: string | null;
  to: string;
}

/** The membership that a gift would renew. One in the trash is started again instead. */
export const thereOf = (row: MembershipRow | undefined): MembershipRow | undefined =>
  row?.deletedAt === null ? row : undefined;

/** The cost for a gift; null if the campaign is not the one of the plan of the member's role, or the member is gone. */
async function costOf(
  strapi: Core.Strapi,
  { memberId, campaignCode }: Pick<Gift, 'memberId' | 'campaignCode'>,
  row: MembershipRow | undefined,
): Promise<Cost | null> {
  const member = await members.active(strapi, memberId);
  const price = member && (await priceFor(strapi, member.role, campaignCode));
  return price === null ? null : { price, cost: thereOf(row)?.amount ?? price };
}

/** The renewal of this membership by a completed gift, or the start of one; null if it does neither. */
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
  // The office's deadline, not the one moved by gifts: each of several old gifts counts for its own year, whichever
  // was entered first.
  const set = there && officeDeadline(await deadlineEvents(strapi, there.id), there.nextDeadline);
  if (isCounted(set ?? null, gift.givenOn, reckoned)) return null;
  return { price: asked.price, from, to: renewedUntil(from, gift.givenOn, reckoned.graceDays) };
}

/** Whether a gift would renew or start a membership, for a preview. */
export const wouldRenew = async (
  strapi: Core.Strapi,
  gift: Omit<Gift, 'donationId'>,
): Promise<boolean> =>
  (await renewalOf(
    strapi,
    gift,
    await membershipAccess.find(strapi, { memberId: gift.memberId }),
  )) !== null;
