/** Corrects what was typed of a gift: by hand or in a list. What the donation service reports is its own. */
import type { Core } from '@strapi/strapi';
import { amountProblem, GIFT_COLUMNS } from '@hearthside/contract/donation/fields';
import type { DonationDetail, GiftCorrection } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { shownDay } from '@hearthside/contract/shown-date';
import type { Member } from '../../../auth/member-cache';
import { lockKeys, lockMembers } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import * as office from '../../../office/office';
import { giftKeyOf } from '../rules/gift-key';
import { noonOf } from '../rules/given-day';
import { refundedOf } from '../rules/refunds';
import { changeByAdmin } from './changing-by-admin';
import { shownMethod } from './donation-csv';
import { refundsOf } from './donation-refunds';
import type { DonationRow } from './donation-row';
import { memberOf } from './donor-member';
import { dayProblem, refuseAlike } from './entering-gifts';
import { donorEntry } from './naming-donors';

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

const giftKeyIn = ({ reference, givenOn: date, amount, donorName }: DonationRow) =>
  giftKeyOf({ reference: reference ?? '', date, amount, donorName });

const isSame = (row: DonationRow, typed: Typed) => {
  const known = typedIn(row);
  return FIELDS.every((field) => known[field] === typed[field]);
};

/** @throws for a gift that can't be corrected like this: by its field where one is at fault */
async function requireCorrectable(
  strapi: Core.Strapi,
  row: DonationRow,
  { amount, date }: Typed,
  today: string,
) {
  if (row.source === 'givebutter') {
    throw refuse.conflict('Correct this gift at Givebutter. The portal takes it over from there.');
  }
  const details: Record<string, string> = {};
  const problem = amountProblem({ amount: row.amount, refunded: refundedOf(row) }, amount);
  if (problem) details.amount = problem;
  const [first] = await refundsOf(strapi, row.id);
  const wrong = dayProblem(date, today);
  if (wrong) details.date = wrong;
  else if (first && date !== row.givenOn && date > first.refundedOn) {
    details.date = `Must be no later than ${shownDay(first.refundedOn)}, when it was refunded`;
  }
  if (Object.keys(details).length > 0) {
    throw refuse.badInput('Please check the marked fields.', details);
  }
}

/** What differs between a gift as it was and as it is, in words. */
function changesOf(before: DonationRow, after: DonationRow) {
  const [was, is] = [shownIn(before), shownIn(after)];
  return FIELDS.map((field) => ({
    field: GIFT_COLUMNS[field],
    from: was[field],
    to: is[field],
  })).filter(({ from, to }) => from !== to);
}

/**
 * Corrects a gift. Totals count it as it is now, and what it renewed follows. A gift without a member is linked to the
 * one with the corrected address. The history says what it was before.
 * @throws 400 by field, 404, 409 for a gift of the donation service, one that was changed meanwhile, or one that would
 * be like another one, unless that is intended
 */
export async function correct(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  id: number,
  { revision, reason, another, ...typed }: GiftCorrection & { revision: string; another: boolean },
): Promise<DonationDetail> {
  const timeZone = await office.timeZone(strapi);
  const today = await office.today(strapi);
  const { date, ...rest } = typed;
  const giftKey = giftKeyOf(typed);
  let linked: number | null = null;
  return changeByAdmin(strapi, admin, id, {
    revision,
    async lockFirst({ memberId, donorByHand }) {
      const email = memberId === null && !donorByHand ? typed.donorEmail : '';
      linked = await memberOf(strapi, { marked: null, email });
      await lockMembers(strapi, [memberId, linked]);
      await lockKeys(strapi, 'gift', [giftKey]);
      return memberId ?? linked;
    },
    isDone: (held) => isSame(held, typed),
    async decide(held, by) {
      await requireCorrectable(strapi, held, typed, today);
      if (!another && giftKey !== giftKeyIn(held)) await refuseAlike(strapi, giftKey);
      return {
        ...rest,
        ...(held.memberId === null && linked !== null && { memberId: linked }),
        givenOn: date,
        ...(date !== held.givenOn && { givenAt: noonOf(date, timeZone) }),
        giftKey,
        why: { by, reason, isCorrection: true },
      };
    },
    async entry(before, after) {
      const donor = await donorEntry(strapi, before, after);
      return { ...donor, reason, changes: [...changesOf(before, after), ...donor.changes] };
    },
  });
}
