import type { Core } from '@strapi/strapi';
import { dayIn } from '@hearthside/contract/calendar-days';
import { shownMoney } from '@hearthside/contract/money';
import { DEFAULT_SETTINGS } from '@hearthside/contract/settings/endpoints';
import * as savingDonations from '../../src/api/donation/data/saving-donations';
import { emailOf, PEOPLE } from '../people';
import { joinedAt, nickname } from '../seed-members';
import type { PastEvent } from '../timeline';
import { dateChanges } from './change-dates';
import { giftsUntil, type DemoGift } from './gifts';

const DAY = 86_400_000;
const GIVERS = PEOPLE.filter(({ state, role }) => state === 'verified' && role !== 'admin');

/**
 * Two years of donations, recorded by the same service as real ones. Those to the campaigns of plans come with the
 * memberships.
 */
export function donationsGiven(
  strapi: Core.Strapi,
  idOf: (who: string) => number,
  now: number,
): PastEvent[] {
  /** The member if they had joined by then; otherwise the donor who is not a member. */
  function donorOf({ donor, member, at }: DemoGift) {
    const person = member === undefined ? undefined : GIVERS[member % GIVERS.length];
    if (!person || joinedAt(person, now) >= at) {
      return { donorName: donor.name, donorEmail: donor.email, memberId: null };
    }
    const donorName = `${person.first} ${person.last}`;
    return { donorName, donorEmail: emailOf(person), memberId: idOf(nickname(person)) };
  }

  async function give(gift: DemoGift, index: number) {
    const { at, cents, state, way, isRecurring, isRefunded, refundedCents } = gift;
    const isOnline = way === 'givebutter';
    const row = await savingDonations.add(
      strapi,
      {
        ...donorOf(gift),
        amount: cents,
        isRecurring,
        givenAt: at,
        source: way,
        givenOn: dayIn(DEFAULT_SETTINGS.timeZone, at),
        paymentState: isRefunded ? 'completed' : state,
        method: isOnline ? 'card' : 'check',
        campaignCode: isOnline ? 'HEARTH' : '',
        ...(isOnline
          ? { transactionId: `DEMO${String(1000 + index)}`, saidAt: at }
          : { reference: `#${2001 + index}` }),
      },
      {
        by: isOnline ? '' : 'Amara Hale',
        reason: isOnline ? 'Reported by Givebutter' : 'Recorded',
      },
    );
    const refundedAt = new Date(Math.min(now, at.getTime() + 4 * DAY));
    const refunded = isRefunded ? cents : refundedCents;
    if (refunded !== undefined) {
      const part = `${shownMoney(refunded)} of ${shownMoney(cents)} refunded`;
      const said = isRefunded ? 'Refunded' : part;
      await savingDonations.change(strapi, row, () => ({
        ...(isRefunded && { paymentState: 'cancelled' }),
        refunded,
        refundedAt,
        refunds: [{ at: refundedAt, cents: refunded, isByHand: !isOnline }],
        why: isOnline
          ? { by: '', reason: `${said}, as reported by Givebutter` }
          : { by: 'Amara Hale', reason: 'Given twice by mistake' },
      }));
    }
    await dateChanges(strapi, row.id, [at, refundedAt]);
  }

  return giftsUntil(now).map((gift, index) => ({ at: gift.at, happen: () => give(gift, index) }));
}
