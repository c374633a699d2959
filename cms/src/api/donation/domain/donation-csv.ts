import type { Core } from '@strapi/strapi';
import {
  DONATION_SOURCES,
  DONATION_STATUSES,
  GIFT_METHODS,
  type GiftMethod,
} from '@hearthside/contract/donation';
import { typedMoney } from '@hearthside/contract/money';
import { csvLines } from '../../member/domain/users-csv';
import { selectDonations, type DonationRow } from './donation-row';

/** So many are read at a time. */
const CHUNK = 500;

const HEADINGS = [
  ...['Donor', 'Email', 'Amount', 'Recurring', 'Status', 'Date', 'Transaction', 'Source'],
  ...['Method', 'Reference', 'Campaign', 'Renewed until', 'Refunded', 'Note'],
];

/** How a gift was paid, in the words people read; what the service says is not ours to translate. */
export const shownMethod = (method: string | null): string =>
  GIFT_METHODS[method as GiftMethod] ?? method ?? '';

const dayOf = (moment: DonationRow['refundedAt']) =>
  moment === null ? '' : new Date(moment).toISOString().slice(0, 10);

const cellsOf = (row: DonationRow): string[] => [
  ...[row.donorName, row.donorEmail ?? '', typedMoney(row.amount), row.isRecurring ? 'Yes' : 'No'],
  ...[DONATION_STATUSES[row.paymentState], row.givenOn, row.transactionId ?? ''],
  ...[DONATION_SOURCES[row.source], shownMethod(row.method), row.reference ?? ''],
  ...[row.campaignCode ?? '', row.renewedUntil ?? '', dayOf(row.refundedAt), row.note ?? ''],
];

/** Donations as CSV, in the order of their ids; begins with the mark by which spreadsheets know UTF-8. */
export async function* donationCsv(strapi: Core.Strapi, ids: readonly number[]) {
  yield `\ufeff${csvLines([HEADINGS])}`;
  for (let at = 0; at < ids.length; at += CHUNK) {
    const wanted = ids.slice(at, at + CHUNK);
    const found = await selectDonations(strapi.db.connection).whereIn('d.id', wanted);
    const rows = new Map(found.map((row) => [row.id, row]));
    const here = wanted.flatMap((id) => rows.get(id) ?? []);
    if (here.length > 0) yield csvLines(here.map(cellsOf));
  }
}
