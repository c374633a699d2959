import type { Core } from '@strapi/strapi';
import {
  DONATION_SOURCES,
  DONATION_STATUSES,
  GIFT_METHODS,
  type GiftMethod,
} from '@hearthside/contract/donation/fields';
import { dayIn } from '@hearthside/contract/calendar-days';
import { typedMoney } from '@hearthside/contract/money';
import * as office from '../../../office/office';
import { csvLines } from '../../../text/csv-lines';
import { refundedOf } from '../rules/refunds';
import { selectDonations, type DonationRow } from './donation-row';

/** How many are read at a time. */
const CHUNK = 500;

const HEADINGS = [
  'Donor',
  'Email',
  'Amount',
  'Recurring',
  'Status',
  'Date',
  'Transaction',
  'Source',
  'Method',
  'Reference',
  'Campaign',
  'Renewed until',
  'Refunded',
  'Refunded amount',
  'Note',
];

/** How a gift was paid, in words for people. The service's own words are not translated. */
export const shownMethod = (method: string | null): string =>
  GIFT_METHODS[method as GiftMethod] ?? method ?? '';

/** The day of a moment at the office, as the list and the books show it. */
const dayOf = (moment: DonationRow['refundedAt'], timeZone: string) =>
  moment === null ? '' : dayIn(timeZone, new Date(moment));

const cellsOf = (row: DonationRow, timeZone: string): string[] => [
  row.donorName,
  row.donorEmail ?? '',
  typedMoney(row.amount),
  row.isRecurring ? 'Yes' : 'No',
  DONATION_STATUSES[row.paymentState],
  row.givenOn,
  row.transactionId ?? '',
  DONATION_SOURCES[row.source],
  shownMethod(row.method),
  row.reference ?? '',
  row.campaignCode ?? '',
  row.renewedUntil ?? '',
  dayOf(row.refundedAt, timeZone),
  refundedOf(row) > 0 ? typedMoney(refundedOf(row)) : '',
  row.note ?? '',
];

/**
 * Donations as CSV, in the order of their ids. Begins with a byte order mark, by which spreadsheets recognize UTF-8.
 */
export async function* donationCsv(strapi: Core.Strapi, ids: readonly number[]) {
  const timeZone = await office.timeZone(strapi);
  yield `\ufeff${csvLines([HEADINGS])}`;
  for (let at = 0; at < ids.length; at += CHUNK) {
    const wanted = ids.slice(at, at + CHUNK);
    const found = await selectDonations(strapi.db.connection).whereIn('d.id', wanted);
    const rows = new Map(found.map((row) => [row.id, row]));
    const here = wanted.flatMap((id) => rows.get(id) ?? []);
    if (here.length > 0) yield csvLines(here.map((row) => cellsOf(row, timeZone)));
  }
}
