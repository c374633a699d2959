/** What it takes to renew or start a membership. */
import type { Core } from '@strapi/strapi';
import { deadlineBy, officeDeadline } from '../rules/deadline-by-events';
import { deadlineEvents, timesRenewed } from './gift-renewals';
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
  /** Whether the member is reminded of a membership that it starts. */
  reminders: boolean;
}

/** How a gift changes a membership's deadline; `from` is null if it starts the membership. */
interface Renewal extends Pick<Cost, 'price' | 'reminders'> {
  from: string | null;
  to: string;
  /** What it pays with, in cents. */
  amount: number;
  turn: number;
}

/** A gift that need not be recorded yet. */
type PossibleGift = Omit<Gift, 'donationId'> & { donationId?: number };

/** The membership that a gift would renew. One in the trash is started again instead. */
export const thereOf = (row: MembershipRow | undefined): MembershipRow | undefined =>
  row?.deletedAt === null ? row : undefined;

/**
 * Whether the membership lies in the trash only because this gift no longer counted: what was agreed on with the member
 * stays.
 */
async function isEndedWith(strapi: Core.Strapi, row: MembershipRow, { donationId }: PossibleGift) {
  if (row.deletedAt === null || row.deletedBy) return false;
  const last = (await deadlineEvents(strapi, row.id)).at(-1);
  return last?.kind === 'taken_back' && last.to === null && last.donationRef === donationId;
}

/** The cost for a gift; null if the campaign is not the one of the plan of the member's role, or the member is gone. */
async function costOf(
  strapi: Core.Strapi,
  gift: PossibleGift,
  row: MembershipRow | undefined,
): Promise<Cost | null> {
  const member = await members.active(strapi, gift.memberId);
  const price = member && (await priceFor(strapi, member.role, gift.campaignCode));
  if (price === null) return null;
  if (row && (await isEndedWith(strapi, row, gift))) {
    return { price: row.amount, cost: row.amount, reminders: Boolean(row.reminders) };
  }
  return { price, cost: thereOf(row)?.amount ?? price, reminders: true };
}

/** The renewal of this membership by a completed gift, or the start of one; null if it does neither. */
export async function renewalOf(
  strapi: Core.Strapi,
  gift: PossibleGift,
  row: MembershipRow | undefined,
): Promise<Renewal | null> {
  const { donationId, givenOn } = gift;
  const turn = donationId === undefined ? 0 : await timesRenewed(strapi, donationId);
  const events = row ? await deadlineEvents(strapi, row.id) : [];
  const hasRenewed = events.some(
    (event) => event.kind === 'renewed' && event.donationRef === donationId,
  );
  // A part that was refunded after a renewal leaves the renewal as it is (ruling 33).
  const amount = hasRenewed ? gift.amount : gift.amount - (gift.refunded ?? 0);
  const asked = await costOf(strapi, gift, row);
  if (asked === null || amount < asked.cost) return null;
  const pays = { price: asked.price, reminders: asked.reminders, amount, turn };
  const reckoned = await membershipAccess.day(strapi);
  const { graceDays } = reckoned;
  const there = thereOf(row);
  if (!there) return { ...pays, from: null, to: renewedUntil(null, givenOn, graceDays) };
  const from = there.nextDeadline;
  // The office's deadline, not the one moved by gifts: each of several old gifts counts for its own year, whichever
  // was entered first.
  if (isCounted(officeDeadline(events, from, donationId), givenOn, reckoned)) return null;
  const gives = { givenOn, amount, turn, donationRef: donationId ?? null };
  const again = { kind: 'renewed' as const, from, to: null, ...gives };
  const isExplained = deadlineBy(events, graceDays) === from;
  const to =
    (isExplained && deadlineBy([...events, again], graceDays)) ||
    renewedUntil(from, givenOn, graceDays);
  return { ...pays, from, to };
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
