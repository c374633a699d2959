import { amountProblem, GIFT_COLUMNS } from '@hearthside/contract/donation/fields';
import {
  giftCorrection,
  type Donation,
  type DonationDetail,
} from '@hearthside/contract/donation/shapes';
import { typedMoney } from '@hearthside/contract/money';
import type { z } from 'zod';
import type { ComparedPart } from '@/kit/conflict/compare';
import { formatDate } from '@/lib/dates';
import { shownDollars, typedDollars } from '@/lib/typed-dollars';
import { shownMethod } from './donation-words';

/**
 * The form of a correction of a gift, with the amount as typed dollars. What was refunded of it limits the amount. The
 * output is what is sent.
 */
export const correctionFormOf = (known: Pick<Donation, 'amount' | 'refunded'>) =>
  giftCorrection.extend({
    amount: typedDollars('Please enter an amount')
      .pipe(giftCorrection.shape.amount)
      .superRefine((amount, context) => {
        const message = amountProblem(known, amount);
        if (message) context.addIssue({ code: 'custom', message });
      }),
  });
export type CorrectionForm = z.input<ReturnType<typeof correctionFormOf>>;

/** The current values of a gift. */
export const knownGift = (donation: DonationDetail['donation']): CorrectionForm => ({
  donorName: donation.donorName,
  donorEmail: donation.donorEmail,
  amount: typedMoney(donation.amount),
  date: donation.givenOn,
  method: donation.method as CorrectionForm['method'],
  reference: donation.reference,
  note: donation.note,
  reason: '',
});

const part = (
  field: Exclude<keyof CorrectionForm, 'reason'>,
  show: (typed: string) => string = (typed) => typed,
): ComparedPart<CorrectionForm> => ({
  label: GIFT_COLUMNS[field],
  fields: [field],
  show: (values) => show(values[field]),
});

/** The fields of a gift as they are compared after a conflict. */
export const GIFT_PARTS: readonly ComparedPart<CorrectionForm>[] = [
  part('donorName'),
  part('donorEmail'),
  part('amount', shownDollars),
  part('date', (day) => (day ? formatDate(day) : '')),
  part('method', shownMethod),
  part('reference'),
  part('note'),
];
