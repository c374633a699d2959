import type { Core } from '@strapi/strapi';
import type { DonationStatus } from '@hearthside/contract/donation';
import type { DonationTotals } from '@hearthside/contract/donation-shapes';
import { services } from '../../../services';
import { donationMonths, type MonthRow } from './donation-months';

const MONTHS_OF_YEAR = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const sumOf = (rows: readonly MonthRow[]) => ({
  amount: rows.reduce((sum, { cents }) => sum + cents, 0),
  count: rows.reduce((sum, { gifts }) => sum + gifts, 0),
});

/** What was given, month by month (part 2 §3), as the year of the office's zone is. */
export function totalsIn(rows: readonly MonthRow[], year: number): DonationTotals {
  const inYear = (of: number, state: DonationStatus) =>
    rows.filter((row) => row.state === state && row.month.startsWith(`${of}-`));
  const monthsOf = (of: number) =>
    MONTHS_OF_YEAR.map((number) => {
      const month = `${of}-${number}`;
      return { month, ...sumOf(inYear(of, 'completed').filter((row) => row.month === month)) };
    });
  const years = new Set(
    rows.filter(({ gifts }) => gifts > 0).map(({ month }) => Number(month.slice(0, 4))),
  );
  return {
    year,
    years: [...years].sort((a, b) => b - a),
    months: monthsOf(year),
    before: monthsOf(year - 1),
    completed: sumOf(inYear(year, 'completed')),
    pending: sumOf(rows.filter(({ state }) => state === 'pending')),
    cancelled: sumOf(inYear(year, 'cancelled')),
    failed: sumOf(inYear(year, 'failed')),
  };
}

/** Totals of donations, and how many wait. */
export function donationTotals(strapi: Core.Strapi) {
  const { rows } = donationMonths(strapi);
  return {
    /** The totals of a year; of the current one where none is named. */
    async totals(year?: number): Promise<DonationTotals> {
      const today = await services(strapi).settings.today();
      return totalsIn(await rows(), year ?? Number(today.slice(0, 4)));
    },

    /** How many donations are still open, for the admins' first screen. */
    async pending(): Promise<number> {
      return sumOf((await rows()).filter(({ state }) => state === 'pending')).count;
    },
  };
}
