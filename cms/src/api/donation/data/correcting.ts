/** Corrects what was typed of a gift: by hand or in a list. What the donation service reports is its own. */
import type { Core } from '@strapi/strapi';
import {
  DONATION_TEXTS,
  GIFT_COLUMNS,
  type DonationStatus,
} from '@hearthside/contract/donation/fields';
import type { DonationDetail, GiftCorrection } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { shownDay } from '@hearthside/contract/shown-date';
import type { Member } from '../../../auth/member-cache';
import { nameOf } from '../../../auth/members';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';
import * as historyService from '../../history/services/history';
import { giftKeyOf } from '../rules/gift-key';
import { noonOf } from '../rules/given-day';
import { refundedOf } from '../rules/refunds';
import { donationOf } from './donation-access';
import { shownMethod } from './donation-csv';
import { revisionOf, type DonationRow } from './donation-row';
import * as donationStatuses from './donation-statuses';
import { dayProblem } from './entering-gifts';
import * as savingDonations from './saving-donations';

type Typed = Omit<GiftCorrection, 'reason'>;

const typedIn = (row: DonationRow): Record<keyof Typed, string | number> => ({
  donorName: row.donorName,
  donorEmail: row.donorEmail ?? '',
  amount: row.amount,
  date: row.givenOn,
  method: row.method ?? '',
  reference: row.reference ?? '',
  note: row.note ?? '',
});

const shownIn = (row: DonationRow): Record<keyof Typed, string> => ({
  donorName: row.donorName,
  donorEmail: row.donorEmail ?? '',
  amount: shownMoney(row.amount),
  date: shownDay(row.givenOn),
  method: shownMethod(row.method),
  reference: row.reference ?? '',
  note: row.note ?? '',
});

const FIELDS = [
  'donorName',
  'donorEmail',
  'amount',
  'date',
  'method',
  'reference',
  'note',
] as const satisfies readonly (keyof Typed)[];

const isSame = (row: DonationRow, typed: Typed) => {
  const known = typedIn(row);
  return FIELDS.every((field) => known[field] === typed[field]);
};

/** @throws for a gift that can't be corrected like this: by its field where one is at fault */
function requireCorrectable(row: DonationRow, { amount, date }: Typed, today: string) {
  if (row.source === 'givebutter') {
    throw refuse.conflict('Correct this gift at Givebutter. The portal takes it over from there.');
  }
  const details: Record<string, string> = {};
  const refunded = refundedOf(row);
  if (refunded > 0 && amount < refunded) {
    details.amount = `${shownMoney(refunded)} of it was refunded`;
  }
  const wrong = dayProblem(date, today);
  if (wrong) details.date = wrong;
  if (Object.keys(details).length > 0) {
    throw refuse.badInput('Please check the marked fields.', details);
  }
}

/**
 * Corrects a gift. Totals count it as it is now, and a renewal that it led to is decided anew. The history says what it
 * was before.
 * @throws 400 by field, 404, 409 for a gift of the donation service or one that was changed meanwhile
 */
export async function correct(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  id: number,
  { revision, reason, ...typed }: GiftCorrection & { revision: string },
): Promise<DonationDetail> {
  const known = await donationOf(strapi, id, DONATION_TEXTS.updateFailed);
  const by = await nameOf(strapi, admin.id);
  const { timeZone } = await office.read(strapi);
  const today = await office.today(strapi);
  let late: DonationStatus | undefined;
  await transaction(strapi, async () => {
    let before = known;
    const { row, changed } = await savingDonations.change(strapi, known, (held) => {
      before = held;
      // Nothing to do, also if it was done before and the answer was lost.
      if (isSame(held, typed)) return null;
      late = revision === revisionOf(held) ? undefined : held.paymentState;
      if (late) return null;
      requireCorrectable(held, typed, today);
      const { date, ...rest } = typed;
      return {
        ...rest,
        givenOn: date,
        ...(date !== held.givenOn && { givenAt: noonOf(date, timeZone) }),
        giftKey: giftKeyOf(typed),
        why: { by, reason, isCorrection: true },
      };
    });
    if (!changed) return;
    const [was, is] = [shownIn(before), shownIn(row)];
    const changes = FIELDS.map((field) => ({
      field: GIFT_COLUMNS[field],
      from: was[field],
      to: is[field],
    }));
    await historyService.record(strapi, {
      by: admin.id,
      action: 'changed',
      reason,
      about: { kind: 'donation', id, name: row.donorName },
      changes: changes.filter(({ from, to }) => from !== to),
    });
  });
  if (late) throw await donationStatuses.conflict(strapi, id);
  return donationStatuses.detail(strapi, id);
}
