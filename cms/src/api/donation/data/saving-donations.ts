/**
 * The only way a donation is written: along with its totals, the log of its status, its member's renewal and their
 * thanks, all in the open transaction or not at all.
 */
import type { Core } from '@strapi/strapi';
import {
  DONATION_TEXTS,
  isRefundedInPart,
  type DonationSource,
  type DonationStatus,
} from '@hearthside/contract/donation/fields';
import { lockRow } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { transaction } from '../../../db/transaction';
import { amendRenewal, revertRenewal, renewBy } from '../../membership/services/membership';
import { normalize, lookup } from '../../../text/normalize';
import { donationOf, lockDonation } from './donation-access';
import { keepTotals } from './donation-months';
import { addRefunds, refundsOf, removeRefund } from './donation-refunds';
import type { DonationRow } from './donation-row';
import { CHANGE_UID, DONATION_UID } from '../rules/donation-uid';
import type { Refund } from '../rules/refunds';
import * as donationWords from './donation-words';
import * as thanking from './thanking';

/** A donation to be added. */
export interface NewDonation {
  donorName: string;
  donorEmail: string;
  memberId: number | null;
  amount: number;
  isRecurring: boolean;
  paymentState: DonationStatus;
  givenAt: Date;
  givenOn: string;
  source: DonationSource;
  method: string;
  campaignCode: string;
  reference?: string;
  note?: string;
  transactionId?: string;
  saidAt?: Date | null;
  /** The same key means the same gift, which exists only once. */
  onceKey?: string;
  /** The key by which a line of a list is recognized as an existing gift. */
  giftKey?: string;
}

/** What can change about a donation. What was refunded follows from its refunds. */
export type DonationChanges = Partial<
  Omit<NewDonation, 'source' | 'transactionId' | 'onceKey'> & {
    setByHand: boolean;
    donorByHand: boolean;
  }
>;

/** Who set a donation's status, by name, and why. The service has no name. */
export interface Why {
  by: string;
  reason: string;
  /** Recorded even if the status stays the same. A refund always is. */
  isNotified?: boolean;
  /** Whether what was typed of the gift was corrected. */
  isCorrection?: boolean;
}

/** A key for sorting names. What comes after this length affects no list. */
const nameKeyOf = (name: string) => lookup(name).slice(0, 255);

const columnsOf = ({ memberId, ...data }: DonationChanges) => ({
  ...data,
  ...(memberId !== undefined && { member: memberId }),
  ...(data.donorName !== undefined && { nameKey: nameKeyOf(data.donorName) }),
});

const query = (strapi: Core.Strapi) => strapi.db.query(DONATION_UID);

const counts = (row: Pick<DonationRow, 'paymentState' | 'memberId'> | null) =>
  row?.paymentState === 'completed' && row.memberId !== null;

/** Whether it is still of the same member and for the same campaign. */
const isSameDonor = (before: DonationRow, after: DonationRow) =>
  before.memberId === after.memberId &&
  normalize(before.campaignCode ?? '') === normalize(after.campaignCode ?? '');

const isSameGift = (before: DonationRow, after: DonationRow) =>
  before.givenOn === after.givenOn && before.amount === after.amount;

/** What a donation renewed, and whether it did so just now. */
interface Renewed {
  until: string | null;
  isNew: boolean;
}

/**
 * Moves the deadline of the member's membership, amends the renewal of a gift that was corrected, or moves the deadline
 * back if the gift no longer counts or is somebody else's.
 */
async function renew(
  strapi: Core.Strapi,
  before: DonationRow | null,
  after: DonationRow,
): Promise<Renewed> {
  const { id: donationId, memberId, givenOn, amount } = after;
  const stays = before !== null && counts(after) && isSameDonor(before, after);
  const isKnown = stays && counts(before) && isSameGift(before, after);
  if (isKnown) return { until: before.renewedUntil, isNew: false };
  if (stays && before.renewedUntil !== null) {
    const was = before.amount;
    const amended = await amendRenewal(strapi, { donationId, givenOn, amount, was });
    if (!amended) await revertRenewal(strapi, { donationId });
    return { until: amended?.to ?? null, isNew: false };
  }
  if (before?.renewedUntil) await revertRenewal(strapi, { donationId });
  if (memberId === null || !counts(after)) return { until: null, isNew: false };
  const campaignCode = after.campaignCode ?? '';
  const part = { amount, refunded: after.refunded ?? 0 };
  const refunded = isRefundedInPart(part) ? part.refunded : 0;
  const gift = { donationId, memberId, givenOn, amount, refunded, campaignCode };
  const moved = await renewBy(strapi, gift);
  return { until: moved?.to ?? null, isNew: moved !== null };
}

/** Whether its member does not know yet that it counts, or that it is theirs. */
const isNewGift = (before: DonationRow | null, row: DonationRow) =>
  counts(row) && (!counts(before) || before?.memberId !== row.memberId);

/** A donation with its refunds, as the totals count it. */
const withRefunds = async (strapi: Core.Strapi, row: DonationRow) => ({
  ...row,
  refunds: row.refunded === null ? [] : await refundsOf(strapi, row.id),
});

type Locked = Awaited<ReturnType<typeof withRefunds>>;

async function settle(
  strapi: Core.Strapi,
  before: Locked | null,
  id: number,
  { by, reason, isNotified = false, isCorrection = false }: Why,
) {
  const written = await withRefunds(strapi, await donationOf(strapi, id));
  await keepTotals(strapi, before, written);
  const [from, to] = [before?.paymentState ?? null, written.paymentState];
  const refunded = (written.refunded ?? 0) - (before?.refunded ?? 0);
  if (isNotified || isCorrection || from !== to || refunded !== 0) {
    const log = { donationRef: id, at: new Date(), by, from, to, refunded, isCorrection, reason };
    await strapi.db.query(CHANGE_UID).create({ data: log });
  }
  await donationWords.keep(strapi, written);
  const { until: renewedUntil, isNew } = await renew(strapi, before, written);
  if (renewedUntil !== written.renewedUntil) {
    await query(strapi).update({ where: { id }, data: { renewedUntil } });
  }
  const row = { ...written, renewedUntil };
  if (isNew || isNewGift(before, row)) await thanking.thank(strapi, row);
  await invalidateCounts(strapi, 'donation');
  return row;
}

/** Adds a donation. A taken transaction or key fails with the database's unique error. */
export async function add(
  strapi: Core.Strapi,
  donation: NewDonation,
  why: Why,
  refunds: readonly Refund[] = [],
): Promise<DonationRow> {
  return (await transaction(strapi, async () => {
    const { memberId } = donation;
    if (memberId !== null) await lockRow(strapi, 'up_users', memberId);
    const { id } = await query(strapi).create({ data: columnsOf(donation) });
    await addRefunds(strapi, id, refunds);
    return settle(strapi, null, id, why);
  })) as DonationRow;
}

/** What becomes of a donation, with refunds to be added to those it has, or one to be removed. */
export type Decision = DonationChanges & {
  why: Why;
  refunds?: readonly (Refund & { isByHand?: boolean })[];
  removedRefund?: number;
};

/** Changes a locked donation to what `decide` returns for it; null leaves it as it is. */
export async function change(
  strapi: Core.Strapi,
  known: Pick<DonationRow, 'id' | 'memberId'>,
  decide: (row: DonationRow) => Decision | null | Promise<Decision | null>,
): Promise<{ row: DonationRow; changed: boolean }> {
  return (await transaction(strapi, async () => {
    const row = await lockDonation(strapi, known);
    const decided = await decide(row);
    if (!decided) return { row, changed: false };
    // Its new member is not locked, and waiting for them now could cause a deadlock.
    const hasMoved = row.memberId !== null && row.memberId !== known.memberId;
    if (hasMoved) throw refuse.changedMeanwhile(DONATION_TEXTS.conflict);
    const before = await withRefunds(strapi, row);
    const { why, refunds = [], removedRefund, ...changes } = decided;
    const data = { ...columnsOf(changes), revision: before.revision + 1 };
    await query(strapi).update({ where: { id: before.id }, data });
    await addRefunds(strapi, before.id, refunds);
    if (removedRefund !== undefined) await removeRefund(strapi, before.id, removedRefund);
    return { row: await settle(strapi, before, before.id, why), changed: true };
  })) as { row: DonationRow; changed: boolean };
}
