import { refundInput, type Donation } from '@hearthside/contract/donation/shapes';
import type { z } from 'zod';
import { typedDollars } from '@/lib/typed-dollars';

/** The form of a refund, with the amount as typed dollars. The output is what is sent. */
export const refundForm = refundInput.extend({
  amount: typedDollars('Please enter an amount').pipe(refundInput.shape.amount),
});
export type RefundForm = z.input<typeof refundForm>;

/** A refund of which nothing is known. */
export const NO_REFUND: RefundForm = { amount: '', date: '', reason: '' };

/** How much of a gift can still be refunded, in cents. */
export const refundable = ({ amount, refunded }: Pick<Donation, 'amount' | 'refunded'>) =>
  Math.max(0, amount - refunded);

/** Whether an admin can record a refund of it. The donation service reports its own. */
export const canBeRefunded = (donation: Donation) =>
  donation.source !== 'givebutter' && donation.status === 'completed' && refundable(donation) > 0;
