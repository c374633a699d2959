/** Refunds that an admin records: of gifts by check, cash and transfer (ruling 33). */
import type { Core } from '@strapi/strapi';
import { DONATION_STATUSES } from '@hearthside/contract/donation/fields';
import type { DonationDetail, RefundInput } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { shownDay } from '@hearthside/contract/shown-date';
import type { Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';
import { noonOf } from '../rules/given-day';
import { refundedOf } from '../rules/refunds';
import { changeByAdmin } from './changing-by-admin';
import { refundsOf } from './donation-refunds';
import type { DonationRow } from './donation-row';
import { dayProblem } from './entering-gifts';

const refuseFields = (details: Record<string, string>) =>
  refuse.badInput('Please check the marked fields.', details);

/** @throws for a gift that can't be refunded like this: by its field where one is at fault */
function requireRefundable(row: DonationRow, { amount, date }: RefundInput, today: string) {
  if (row.source === 'givebutter') {
    throw refuse.conflict('Refund this gift at Givebutter. The portal takes it over from there.');
  }
  if (row.paymentState !== 'completed') {
    throw refuse.conflict('Only completed gifts can be refunded.');
  }
  const left = row.amount - refundedOf(row);
  if (left <= 0) throw refuse.conflict('All of this gift was refunded.');
  if (amount > left) throw refuseFields({ amount: `At most ${shownMoney(left)} can be refunded` });
  const wrong = dayProblem(date, today);
  if (wrong) throw refuseFields({ date: wrong });
  if (date < row.givenOn) {
    throw refuseFields({ date: `The gift was given on ${shownDay(row.givenOn)}` });
  }
}

/** What differs between a gift as it was and as it is, in words. */
function changesOf(before: DonationRow, after: DonationRow) {
  const shown = (row: DonationRow) => shownMoney(refundedOf(row));
  const status = ({ paymentState }: DonationRow) => DONATION_STATUSES[paymentState];
  return [
    { field: 'Refunded', from: shown(before), to: shown(after) },
    { field: 'Status', from: status(before), to: status(after) },
  ].filter(({ from, to }) => from !== to);
}

/**
 * Records a refund of a completed gift. What the gift counts is lowered by it on that day. One that is refunded whole
 * is canceled, and what it renewed is taken back.
 * @throws 400 by field, 404, 409 for a gift that can't be refunded here or was changed meanwhile
 */
export async function refund(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  id: number,
  { revision, ...asked }: RefundInput & { revision: string },
): Promise<DonationDetail> {
  const { amount, date, reason } = asked;
  const at = noonOf(date, await office.timeZone(strapi));
  const today = await office.today(strapi);
  return changeByAdmin(strapi, admin, id, {
    revision,
    repeats: ({ paymentState: to }) => ({ to, reason, refunded: amount }),
    decide(held, by) {
      requireRefundable(held, asked, today);
      return {
        ...(refundedOf(held) + amount === held.amount && { paymentState: 'cancelled' as const }),
        refunds: [{ at, cents: amount, isByHand: true }],
        why: { by, reason },
      };
    },
    entry: (before, after) => ({
      action: 'changed',
      reason,
      changes: changesOf(before, after),
    }),
  });
}

/**
 * Removes a refund that was recorded by mistake. A gift that it canceled is completed again. One that is gone already
 * is no error.
 * @throws 404, and 409 for a refund that the donation service has reported
 */
export async function removeRefund(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  { id, refundId }: { id: number; refundId: number },
): Promise<DonationDetail> {
  const reason = 'Refund removed';
  return changeByAdmin(strapi, admin, id, {
    async decide(held, by) {
      const gone = (await refundsOf(strapi, id)).find((one) => one.id === refundId);
      if (!gone) return null;
      if (!gone.isByHand) throw refuse.conflict('This refund was reported by Givebutter.');
      const wasCanceled = held.paymentState === 'cancelled' && refundedOf(held) === held.amount;
      return {
        ...(wasCanceled && { paymentState: 'completed' as const }),
        removedRefund: refundId,
        why: { by, reason },
      };
    },
    entry: (before, after) => ({
      action: 'changed',
      reason,
      changes: changesOf(before, after),
    }),
  });
}
