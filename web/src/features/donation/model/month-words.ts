import type { DonationTotals } from '@hearthside/contract/donation/shapes';
import { shownMonth } from '@hearthside/contract/shown-date';

/** A month of the chosen year, and the same month of the year before. */
export interface MonthPair {
  name: string;
  now: DonationTotals['months'][number];
  before: DonationTotals['months'][number];
}

/** The twelve months, each with the same month of the year before. */
export const monthPairs = ({ months, before }: DonationTotals): MonthPair[] =>
  months.map((now, place) => ({
    name: shownMonth(now.month),
    now,
    before: before[place] ?? { month: now.month, amount: 0, count: 0 },
  }));

/** The sum of several months. */
export const sumOfMonths = (months: DonationTotals['months']) =>
  months.reduce(
    (sum, { amount, count }) => ({ amount: sum.amount + amount, count: sum.count + count }),
    { amount: 0, count: 0 },
  );
