/**
 * Stores what the donation service reports about a transaction: one donation each, however often and in whatever
 * order.
 */
import type { Core } from '@strapi/strapi';
import { dayIn } from '@hearthside/contract/calendar-days';
import { shownMoney } from '@hearthside/contract/money';
import { isUniqueViolation } from '../../../http/answer-for';
import { transaction } from '../../../db/transaction';
import * as office from '../../../office/office';
import { findBy } from './donation-access';
import type { DonationRow } from './donation-row';
import { memberOf } from './donor-member';
import * as savingDonations from './saving-donations';
import { dateIn, differing } from '../rules/reported-changes';
import { replaces } from '../rules/reported-order';
import { beyond, refundedIn, refundedOf, type Refund } from '../rules/refunds';
import type { ReportedRefund } from '../rules/decide-webhook-event';
import { retryWebhookEvents } from './webhook-retries';
import type { ReportedGift } from '../rules/service-transaction';

/** What a report changed. */
export type Kept = 'added' | 'changed' | 'same';
type GiftSource = 'answer' | 'webhook';

const REPORTED = { by: '', reason: 'Reported by Givebutter' };

/** For the log of a donation: how much of it was refunded now. */
const refundedNow = (amount: number, refunds: readonly Refund[], isWhole: boolean) => ({
  by: '',
  reason: isWhole
    ? 'Refunded, as reported by Givebutter'
    : `${shownMoney(refundedIn(refunds))} of ${shownMoney(amount)} refunded, as reported by Givebutter`,
});

const standingOf = (row: DonationRow) => ({
  state: row.paymentState,
  saidAt: dateIn(row.saidAt),
  amount: row.amount,
  refunded: refundedOf(row),
  isRefundUnclear: row.refunded === null && row.refundedAt !== null,
  setByHand: Boolean(row.setByHand),
});

const withRefundedOf = (said: ReportedGift) => ({ ...said, refunded: refundedIn(said.refunds) });

type Given = Pick<DonationRow, 'givenOn'> & { givenAt: Date };

/**
 * The reported time of a gift, if it differs from before. The day under which a gift was recorded stays when the
 * office moves to another time zone, because the totals of closed months depend on it.
 */
const newlyGiven = (row: DonationRow, given: Given | null): Partial<Given> =>
  given === null || dateIn(row.givenAt)?.getTime() === given.givenAt.getTime() ? {} : given;

const detailsOf = (said: ReportedGift) => ({
  donorName: said.donorName,
  donorEmail: said.donorEmail,
  amount: said.amount,
  isRecurring: said.isRecurring,
  method: said.method,
  campaignCode: said.campaignCode,
  paymentState: said.state,
});

async function givenOf(strapi: Core.Strapi, givenAt: Date): Promise<Given> {
  const { timeZone } = await office.read(strapi);
  return { givenAt, givenOn: dayIn(timeZone, givenAt) };
}

async function addSaid(strapi: Core.Strapi, said: ReportedGift, received: Date): Promise<Kept> {
  const donation = {
    ...detailsOf(said),
    ...(await givenOf(strapi, said.givenAt ?? received)),
    transactionId: said.transactionId,
    saidAt: said.saidAt,
    memberId: await memberOf(strapi, { marked: said.marked, email: said.donorEmail }),
    source: 'givebutter' as const,
  };
  const { amount, refunds, state } = said;
  const why = refunds.length > 0 ? refundedNow(amount, refunds, state === 'cancelled') : REPORTED;
  await savingDonations.add(strapi, donation, why, refunds);
  return 'added';
}

async function changeSaid(
  strapi: Core.Strapi,
  known: DonationRow,
  said: ReportedGift,
  by: GiftSource,
): Promise<Kept> {
  const donor = { marked: said.marked, email: said.donorEmail };
  const memberId = known.memberId ?? (await memberOf(strapi, donor));
  const given = said.givenAt ? await givenOf(strapi, said.givenAt) : null;
  const { changed } = await savingDonations.change(strapi, { id: known.id, memberId }, (row) => {
    const byHand = Boolean(row.donorByHand);
    const linked = row.memberId === null && memberId !== null && !byHand ? { memberId } : {};
    const told = withRefundedOf(said);
    // Where only a part was refunded, what an admin has decided stays.
    const staysByHand = Boolean(row.setByHand) && told.refunded < said.amount;
    const isNewer = replaces(standingOf(row), told, by);
    const taken = isNewer
      ? differing(row, {
          ...detailsOf(said),
          // What an admin has corrected stays.
          ...(byHand && { campaignCode: row.campaignCode ?? '' }),
          ...newlyGiven(row, given),
          saidAt: said.saidAt ?? dateIn(row.saidAt),
          ...(staysByHand ? { paymentState: row.paymentState } : { setByHand: false }),
        })
      : {};
    const refunds = isNewer ? beyond(row.refunded ?? 0, said.refunds) : [];
    const changes = { ...taken, ...linked };
    if (Object.keys(changes).length === 0 && refunds.length === 0) return null;
    const isWhole = said.state === 'cancelled';
    const why = refunds.length > 0 ? refundedNow(said.amount, refunds, isWhole) : REPORTED;
    return { ...changes, refunds, why };
  });
  return changed ? 'changed' : 'same';
}

async function keep(
  strapi: Core.Strapi,
  said: ReportedGift,
  by: GiftSource,
  received: Date,
): Promise<Kept> {
  const known = await findBy(strapi, { 'd.transaction_id': said.transactionId });
  const kept = known
    ? await changeSaid(strapi, known, said, by)
    : await addSaid(strapi, said, received);
  if (kept !== 'same') await retryWebhookEvents(strapi, said.transactionId);
  return kept;
}

/** Adds or changes the donation of a transaction. `received` counts if the service names no day. */
export async function saveReported(
  strapi: Core.Strapi,
  said: ReportedGift,
  by: GiftSource,
  received: Date,
): Promise<Kept> {
  try {
    return await transaction(strapi, () => keep(strapi, said, by, received));
  } catch (error) {
    // Someone else has added it meanwhile.
    if (!isUniqueViolation(error) || strapi.db.inTransaction()) throw error;
    return keep(strapi, said, by, received);
  }
}

/** Records a refund when nothing else of the gift is reported; false if the gift is not known. */
export async function saveRefund(
  strapi: Core.Strapi,
  { transactionId, at, cents }: Omit<ReportedRefund, 'kind'>,
): Promise<boolean> {
  const known = await findBy(strapi, { 'd.transaction_id': transactionId });
  if (!known) return false;
  await savingDonations.change(strapi, known, (row) => {
    const had = refundedOf(row);
    const refunded = cents === null ? row.amount : Math.min(row.amount, had + cents);
    if (refunded <= had) return null;
    const refunds = [{ at, cents: refunded - had }];
    const isWhole = refunded === row.amount;
    return {
      ...(isWhole && { paymentState: 'cancelled', setByHand: false }),
      refunds,
      why: refundedNow(row.amount, refunds, isWhole),
    };
  });
  return true;
}
