import type { Knex } from 'knex';
import type { DonationSource, DonationStatus } from '@hearthside/contract/donation/fields';
import type { Donation } from '@hearthside/contract/donation/shapes';
import { DONATIONS } from '../rules/donation-uid';
import { refundedOf } from '../rules/refunds';
import { iso, type Moment } from '../../../text/moment';

/** A donation as stored in its table. */
export interface DonationRow {
  id: number;
  donorName: string;
  donorEmail: string | null;
  memberId: number | null;
  /** In cents. */
  amount: number;
  isRecurring: boolean | number;
  paymentState: DonationStatus;
  givenAt: Moment;
  /** The day it was given at the office, by which months and years are counted. */
  givenOn: string;
  transactionId: string | null;
  source: DonationSource;
  method: string | null;
  reference: string | null;
  note: string | null;
  campaignCode: string | null;
  /** The membership deadline it led to. */
  renewedUntil: string | null;
  /** How much of it was refunded, in cents; null if nothing was, or if it is older than this column. */
  refunded: number | null;
  refundedAt: Moment | null;
  /** Whether an admin set its status. */
  setByHand: boolean | number;
  /** Whether an admin set its member and campaign. */
  donorByHand: boolean | number;
  /** The time of the service's latest report about it; null if it named none. */
  saidAt: Moment | null;
  revision: number;
}

const COLUMNS = {
  id: 'd.id',
  donorName: 'd.donor_name',
  donorEmail: 'd.donor_email',
  memberId: 'd.member_id',
  amount: 'd.amount',
  isRecurring: 'd.is_recurring',
  paymentState: 'd.payment_state',
  givenAt: 'd.given_at',
  givenOn: 'd.given_on',
  transactionId: 'd.transaction_id',
  source: 'd.source',
  method: 'd.method',
  reference: 'd.reference',
  note: 'd.note',
  campaignCode: 'd.campaign_code',
  renewedUntil: 'd.renewed_until',
  refunded: 'd.refunded',
  refundedAt: 'd.refunded_at',
  setByHand: 'd.set_by_hand',
  donorByHand: 'd.donor_by_hand',
  saidAt: 'd.said_at',
  revision: 'd.revision',
} as const;

/** Donations with all columns that are read, under the alias `d`. */
export const selectDonations = (knex: Knex) =>
  knex(`${DONATIONS} as d`).select(COLUMNS) as unknown as Knex.QueryBuilder<object, DonationRow[]>;

/** Identifies the state of a donation: every change makes another. */
export const revisionOf = ({ revision }: Pick<DonationRow, 'revision'>) => String(revision);

/** A donation as the list shows it. */
export const toDonation = (row: DonationRow): Donation => ({
  id: row.id,
  donorName: row.donorName,
  donorEmail: row.donorEmail ?? '',
  memberId: row.memberId,
  amount: row.amount,
  refunded: refundedOf(row),
  isRecurring: Boolean(row.isRecurring),
  status: row.paymentState,
  createdAt: iso(row.givenAt),
  givenOn: row.givenOn,
  givebutterTransactionId: row.transactionId,
  source: row.source,
  method: row.method ?? '',
  reference: row.reference ?? '',
  renewedUntil: row.renewedUntil,
  refundedAt: row.refundedAt === null ? null : iso(row.refundedAt),
  revision: revisionOf(row),
});
