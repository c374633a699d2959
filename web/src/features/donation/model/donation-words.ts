import {
  DONATION_STATUSES,
  GIFT_METHODS,
  type DonationStatus,
  type GiftMethod,
} from '@hearthside/contract/donation/fields';
import type {
  Donation,
  DonationChange,
  DonorStatement,
} from '@hearthside/contract/donation/shapes';
import { shownMoney } from '@hearthside/contract/money';
import type { BadgeTone } from '@/ui/badge';

/** '1 donation', '1,204 donations'. */
export const donations = (count: number) =>
  count === 1 ? '1 donation' : `${count.toLocaleString('en-US')} donations`;

/** '1 refund', '1,204 refunds'. */
export const refunds = (count: number) =>
  count === 1 ? '1 refund' : `${count.toLocaleString('en-US')} refunds`;

/** '1 gift', '1,204 gifts'. */
export const gifts = (count: number) =>
  count === 1 ? '1 gift' : `${count.toLocaleString('en-US')} gifts`;

/** 'a $25.00 refund', 'an $80.00 refund': eight, eleven and eighteen begin with a vowel when they are read aloud. */
export function refundOf(cents: number): string {
  const amount = shownMoney(cents);
  return `${/^\$(?:8|1[18]\D)/.test(amount) ? 'an' : 'a'} ${amount} refund`;
}

/** The tones of the statuses. */
export const STATUS_TONES: Record<DonationStatus, BadgeTone> = {
  pending: 'warn',
  completed: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

/** The payment method in our words. Methods reported by the donation service are shown as they are. */
export const shownMethod = (method: string): string =>
  Object.hasOwn(GIFT_METHODS, method)
    ? GIFT_METHODS[method as GiftMethod]
    : method.charAt(0).toUpperCase() + method.slice(1);

/** A donation's name in a dialog or a menu: its donor. */
export const nameOf = ({ donorName }: Pick<Donation, 'donorName'>) => donorName || 'No name';

/** Which gift a dialog is about: '$100.00 from Rosa Marchetti'. */
export const aboutGift = (donation: Pick<Donation, 'amount' | 'donorName'>) =>
  `${shownMoney(donation.amount)} from ${nameOf(donation)}`;

/**
 * 'Recorded as Completed', 'Pending to Completed', '$40.00 refunded'. If the status stayed the same and nothing was
 * refunded, the gift, its member or its campaign was corrected.
 */
export function changeWords({
  from,
  to,
  refunded,
  isCorrection,
}: Pick<DonationChange, 'from' | 'to' | 'refunded' | 'isCorrection'>): string {
  if (from === null) return `Recorded as ${DONATION_STATUSES[to]}`;
  if (from !== to) return `${DONATION_STATUSES[from]} to ${DONATION_STATUSES[to]}`;
  if (isCorrection) return 'Gift corrected';
  if (refunded === 0) return 'Member or campaign';
  return refunded > 0
    ? `${shownMoney(refunded)} refunded`
    : `Refund of ${shownMoney(-refunded)} removed`;
}

/** Who made a change: the donation service if nobody is named. */
export const changedBy = ({ by }: Pick<DonationChange, 'by'>) => by || 'The donation service';

/** A statement's title. */
export const statementTitle = ({ year }: Pick<DonorStatement, 'year'>) => `Gifts in ${year}`;

/** How a gift was paid, and whether it is recurring. */
export const givenBy = ({ method, isRecurring }: DonorStatement['gifts'][number]) =>
  [shownMethod(method), isRecurring && 'recurring'].filter(Boolean).join(', ');
