import type { DonationTotals } from '@hearthside/contract/donation/shapes';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'Nov' of '2026-11'. */
export const monthName = (month: string): string => MONTHS[Number(month.slice(5)) - 1] ?? month;

/** A month of the year that is looked at, and the same of the year before. */
export interface MonthPair {
  name: string;
  now: DonationTotals['months'][number];
  before: DonationTotals['months'][number];
}

/** The twelve months, each beside its own of the year before. */
export const monthPairs = ({ months, before }: DonationTotals): MonthPair[] =>
  months.map((now, place) => ({
    name: monthName(now.month),
    now,
    before: before[place] ?? { month: now.month, amount: 0, count: 0 },
  }));

/** What months come to together. */
export const sumOfMonths = (months: DonationTotals['months']) =>
  months.reduce(
    (sum, { amount, count }) => ({ amount: sum.amount + amount, count: sum.count + count }),
    { amount: 0, count: 0 },
  );
