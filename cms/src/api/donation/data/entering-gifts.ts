/** Gifts that an admin enters: checks, cash, transfers (part 2 §4). */
import type { Core } from '@strapi/strapi';
import { addDays } from '@hearthside/contract/calendar-days';
import { shownDay } from '@hearthside/contract/shown-date';
import type { GiftInput } from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import { isUniqueViolation } from '../../../http/answer-for';
import { lockKeys, lockMembers } from '../../../db/lock-row';
import type { Member } from '../../../auth/member-cache';
import { refuse } from '../../../http/refuse';
import { requireSameAtFirst } from '../../../http/require-same';
import { transaction } from '../../../db/transaction';
import * as office from '../../../office/office';
import * as historyService from '../../history/services/history';
import { findBy } from './donation-access';
import type { DonationRow } from './donation-row';
import { detail } from './donation-detail';
import { memberOf } from './donor-member';
import { giftKeyOf } from '../rules/gift-key';
import { noonOf } from '../rules/given-day';
import * as savingDonations from './saving-donations';
import { type NewDonation } from './saving-donations';
import { nameOf } from '../../../auth/members';

/** Earlier days are typing errors. */
const EARLIEST = '1990-01-01';

/** The idempotency key of a gift, and whether it is intentionally another gift like an existing one. */
interface Wish {
  key: string;
  another: boolean;
}

/** A gift with the key that finds others like it. */
type KeyedGift = NewDonation & { giftKey: string };

/**
 * What is wrong with the day of a gift; empty if nothing is. Tomorrow is allowed, because it may be today in other
 * time zones.
 */
export const dayProblem = (day: string, today: string): string => {
  if (day > addDays(today, 1)) return 'This date is in the future';
  return day < EARLIEST ? 'Please check the year' : '';
};

/** A typed gift as it is stored. */
export async function newGift(
  strapi: Core.Strapi,
  typed: GiftInput,
  source: 'manual' | 'import',
): Promise<KeyedGift> {
  const { date, donorEmail, memberId: marked, ...gift } = typed;
  const timeZone = await office.timeZone(strapi);
  return {
    ...gift,
    donorEmail,
    source,
    isRecurring: false,
    paymentState: 'completed',
    givenOn: date,
    givenAt: noonOf(date, timeZone),
    giftKey: giftKeyOf(typed),
    memberId: await memberOf(strapi, { marked, email: donorEmail }),
  };
}

/**
 * Locks the members of gifts, and the keys of everything like these gifts, until the open transaction ends, so that
 * nobody else can write what is looked up afterward.
 */
export async function lockAlike(strapi: Core.Strapi, gifts: readonly KeyedGift[]) {
  await lockMembers(
    strapi,
    gifts.map(({ memberId }) => memberId),
  );
  await lockKeys(
    strapi,
    'gift',
    gifts.map(({ giftKey }) => giftKey),
  );
}

/**
 * Refuses a gift like a completed one: someone else may have typed the same check, or it came with a list.
 * @throws 409 that names it as `alike`
 */
export async function refuseAlike(strapi: Core.Strapi, giftKey: string) {
  const alike = await findBy(strapi, { 'd.gift_key': giftKey, 'd.payment_state': 'completed' });
  if (!alike) return;
  const { amount, donorName, givenOn, reference } = alike;
  const which = [shownMoney(amount), `from ${donorName}`, `given on ${shownDay(givenOn)}`];
  const gift = [...which, reference && `(${reference})`].filter(Boolean).join(' ');
  throw refuse.alreadyExists(`This gift is already recorded: ${gift}.`, {
    alike: String(alike.id),
  });
}

/** Records a gift once, however often its key is sent and however many people enter it. */
export async function record(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  typed: GiftInput,
  { key, another }: Wish,
) {
  const onceKey = `manual:${admin.id}:${key}`;
  const known = await findBy(strapi, { 'd.once_key': onceKey });
  const again = (made: DonationRow) => {
    const { amount, date: givenOn, method, reference, note } = typed;
    requireSameAtFirst(made, { amount, givenOn, method, reference, note });
    return detail(strapi, made.id);
  };
  if (known) return again(known);
  const wrong = dayProblem(typed.date, await office.today(strapi));
  if (wrong) throw refuse.badInput('Please check the marked fields.', { date: wrong });
  const gift = await newGift(strapi, typed, 'manual');
  if (typed.memberId !== null && gift.memberId !== typed.memberId) {
    const memberId = 'This person is no longer a member';
    throw refuse.badInput('Please check the marked fields.', { memberId });
  }
  const by = await nameOf(strapi, admin.id);
  try {
    const id = await transaction(strapi, async () => {
      await lockAlike(strapi, [gift]);
      if (!another) await refuseAlike(strapi, gift.giftKey);
      const row = await savingDonations.add(
        strapi,
        { ...gift, onceKey },
        { by, reason: 'Recorded' },
      );
      await historyService.record(strapi, {
        by: admin.id,
        action: 'recorded',
        about: { kind: 'donation', id: row.id, name: row.donorName },
        changes: [{ field: 'Amount', from: '', to: shownMoney(row.amount) }],
      });
      return row.id;
    });
    return await detail(strapi, id as number);
  } catch (error) {
    // The same request, sent twice at once.
    const first = isUniqueViolation(error)
      ? await findBy(strapi, { 'd.once_key': onceKey })
      : undefined;
    if (!first) throw error;
    return again(first);
  }
}
