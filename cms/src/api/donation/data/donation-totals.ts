/** Totals of donations, and how many wait. */
import type { Core } from '@strapi/strapi';
import type { DonationTotals } from '@hearthside/contract/donation/shapes';
import * as office from '../../../office/office';
import * as donationMonths from './donation-months';
import { type MonthRow } from './donation-months';

const MONTHS_OF_YEAR = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const sumOf = (rows: readonly MonthRow[]) => ({
  amount: rows.reduce((sum, { cents }) => sum + cents, 0),
  count: rows.reduce((sum, { gifts }) => sum + gifts, 0),
});

/** Completed gifts, less what was refunded in part at that time (ruling 33). */
function givenIn(rows: readonly MonthRow[]) {
  const { amount, count } = sumOf(rows.filter(({ state }) => state === 'completed'));
  return { amount: amount - sumOf(rows.filter(({ state }) => state === 'refunded')).amount, count };
}

/** What was given, month by month (part 2 §3). The year is that of the office's time zone. */
export function totalsIn(rows: readonly MonthRow[], year: number): DonationTotals {
  const inYear = (of: number, state: MonthRow['state']) =>
    rows.filter((row) => row.state === state && row.month.startsWith(`${of}-`));
  const monthsOf = (of: number) =>
    MONTHS_OF_YEAR.map((number) => {
      const month = `${of}-${number}`;
      return { month, ...givenIn(rows.filter((row) => row.month === month)) };
    });
  const years = new Set(
    rows.filter(({ gifts }) => gifts > 0).map(({ month }) => Number(month.slice(0, 4))),
  );
  return {
    year,
    years: [...years].sort((a, b) => b - a),
    months: monthsOf(year),
    before: monthsOf(year - 1),
    completed: givenIn(rows.filter(({ month }) => month.startsWith(`${year}-`))),
    refunded: sumOf(inYear(year, 'refunded')),
    pending: sumOf(rows.filter(({ state }) => state === 'pending')),
    cancelled: sumOf(inYear(year, 'cancelled')),
    failed: sumOf(inYear(year, 'failed')),
  };
}

/** The totals of a year, or of the current one. */
export async function totals(strapi: Core.Strapi, year?: number): Promise<DonationTotals> {
  const today = await office.today(strapi);
  return totalsIn(await donationMonths.rows(strapi), year ?? Number(today.slice(0, 4)));
}

/** How many donations are still open, for the admins' first screen. */
export async function pending(strapi: Core.Strapi): Promise<number> {
  return sumOf((await donationMonths.rows(strapi)).filter(({ state }) => state === 'pending'))
    .count;
}
