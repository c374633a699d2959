import { GIFT_COLUMNS } from '@hearthside/contract/donation/fields';
import { giftCorrection, type DonationDetail } from '@hearthside/contract/donation/shapes';
import { typedMoney } from '@hearthside/contract/money';
import type { z } from 'zod';
import type { ComparedPart } from '@/kit/conflict/compare';
import { formatDate } from '@/lib/dates';
import { shownDollars, typedDollars } from '@/lib/typed-dollars';
import { shownMethod } from './donation-words';

/** The form of a correction, with the amount as typed dollars. The output is what is sent. */
export const correctionForm = giftCorrection.extend({
  amount: typedDollars('Please enter an amount').pipe(giftCorrection.shape.amount),
});
export type CorrectionForm = z.input<typeof correctionForm>;

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
