/** Refunds that an admin records: of gifts by check, cash and transfer (ruling 33). */
import type { Core } from '@strapi/strapi';
import {
  DONATION_STATUSES,
  DONATION_TEXTS,
  type DonationStatus,
} from '@hearthside/contract/donation/fields';
import type { DonationDetail, RefundInput } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { shownDay } from '@hearthside/contract/shown-date';
import type { Member } from '../../../auth/member-cache';
import { nameOf } from '../../../auth/members';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';
import * as historyService from '../../history/services/history';
import { noonOf } from '../rules/given-day';
import { refundedOf } from '../rules/refunds';
import { donationOf } from './donation-access';
import { refundsOf } from './donation-refunds';
import { revisionOf, type DonationRow } from './donation-row';
import * as donationStatuses from './donation-statuses';
import { dayProblem } from './entering-gifts';
import * as savingDonations from './saving-donations';

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

async function recordInHistory(
  strapi: Core.Strapi,
  by: number,
  reason: string,
  { before, after }: Record<'before' | 'after', DonationRow>,
) {
  const shown = (row: DonationRow) => shownMoney(refundedOf(row));
  const status = (state: DonationStatus) => DONATION_STATUSES[state];
  const changes = [
    { field: 'Refunded', from: shown(before), to: shown(after) },
    { field: 'Status', from: status(before.paymentState), to: status(after.paymentState) },
  ];
  await historyService.record(strapi, {
    by,
    action: 'changed',
    reason,
    about: { kind: 'donation', id: after.id, name: after.donorName },
    changes: changes.filter(({ from, to }) => from !== to),
  });
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
  const known = await donationOf(strapi, id, DONATION_TEXTS.updateFailed);
  const by = await nameOf(strapi, admin.id);
  const { timeZone } = await office.read(strapi);
  const today = await office.today(strapi);
  let late: DonationStatus | undefined;
  await transaction(strapi, async () => {
    let before = known;
    const { row, changed } = await savingDonations.change(strapi, known, (held) => {
      before = held;
      late = revision === revisionOf(held) ? undefined : held.paymentState;
      if (late) return null;
      requireRefundable(held, asked, today);
      const refunded = refundedOf(held) + amount;
      const at = noonOf(date, timeZone);
      return {
        refunded,
        refundedAt: at,
        ...(refunded === held.amount && { paymentState: 'cancelled' }),
        refunds: [{ at, cents: amount, isByHand: true }],
        why: { by, reason },
      };
    });
    if (changed) await recordInHistory(strapi, admin.id, reason, { before, after: row });
  });
  if (
    late &&
    !(await donationStatuses.isRepeated(strapi, id, { by, to: late, reason, refunded: amount }))
  ) {
    throw await donationStatuses.conflict(strapi, id);
  }
  return donationStatuses.detail(strapi, id);
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
  const known = await donationOf(strapi, id, DONATION_TEXTS.updateFailed);
  const by = await nameOf(strapi, admin.id);
  await transaction(strapi, async () => {
    let before = known;
    const reason = 'Refund removed';
    const { row, changed } = await savingDonations.change(strapi, known, async (held) => {
      before = held;
      const refunds = await refundsOf(strapi, id);
      const gone = refunds.find((one) => one.id === refundId);
      if (!gone) return null;
      if (!gone.isByHand) throw refuse.conflict('This refund was reported by Givebutter.');
      const refunded = refundedOf(held) - gone.cents;
      const last = refunds.findLast((one) => one.id !== refundId);
      const wasCanceled = held.paymentState === 'cancelled' && refundedOf(held) === held.amount;
      return {
        refunded: refunded || null,
        refundedAt: last ? new Date(last.refundedAt) : null,
        ...(wasCanceled && { paymentState: 'completed' }),
        removedRefund: refundId,
        why: { by, reason },
      };
    });
    if (changed) await recordInHistory(strapi, admin.id, reason, { before, after: row });
  });
  return donationStatuses.detail(strapi, id);
}
