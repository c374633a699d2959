import type {
  Donation,
  DonationDetail,
  DonationServiceState,
  DonationTotals,
  DonorStatement,
} from '@hearthside/contract/donation/shapes';

/** A donation for tests. */
export const testDonation = (id: number, more: Partial<Donation> = {}): Donation => ({
  id,
  donorName: `Rosa M${id}`,
  donorEmail: `rosa${id}@example.org`,
  memberId: null,
  amount: 123_450,
  refunded: 0,
  isRecurring: false,
  status: 'pending',
  source: 'givebutter',
  createdAt: '2026-11-03T12:00:00.000Z',
  givenOn: '2026-11-03',
  givebutterTransactionId: `tx-${id}`,
  method: 'card',
  reference: '',
  renewedUntil: null,
  refundedAt: null,
  revision: '1',
  ...more,
});

/** The same with the details that its dialog shows. */
export const testDetail = (donation: Donation): DonationDetail => ({
  donation: {
    ...donation,
    note: 'In memory of Bella',
    campaignCode: '',
    member:
      donation.memberId === null
        ? null
        : { id: donation.memberId, name: 'Rosa Marchetti', email: 'rosa@example.org' },
  },
  changes: [
    {
      at: '2026-11-04T12:00:00.000Z',
      by: 'Ann Lee',
      from: 'completed',
      to: 'pending',
      refunded: 0,
      isCorrection: false,
      reason: 'The check bounced',
    },
    {
      at: '2026-11-03T12:00:00.000Z',
      by: '',
      from: null,
      to: 'completed',
      refunded: 0,
      isCorrection: false,
      reason: '',
    },
  ],
  refunds: [],
});

const month = (year: number) => (_: unknown, place: number) => ({
  month: `${year}-${String(place + 1).padStart(2, '0')}`,
  amount: place === 10 ? year * 100 : 0,
  count: place === 10 ? 3 : 0,
});

/** The totals of a year, with gifts in November only. */
export const testTotals = (year: number): DonationTotals => ({
  year,
  years: [2026, 2025],
  months: Array.from({ length: 12 }, month(year)),
  before: Array.from({ length: 12 }, month(year - 1)),
  completed: { amount: year * 100, count: 3 },
  refunded: { amount: 0, count: 0 },
  pending: { amount: 5000, count: 2 },
  cancelled: { amount: 0, count: 0 },
  failed: { amount: 1000, count: 1 },
});

/** A donation service that is set up and works. */
export const testService: DonationServiceState = {
  webhook: true,
  api: true,
  lastNewsAt: '2026-11-03T12:00:00.000Z',
  lastReconciledAt: '2026-11-03T03:47:00.000Z',
  lastReconciled: { seen: 34, added: 0, changed: 0 },
  problem: '',
  waiting: 0,
  unusableCount: 0,
  unusable: [],
};

/** A statement with two gifts. */
export const testStatement = (year: number): DonorStatement => ({
  year,
  organisationName: 'Hearthside',
  organizationAddress: ['2400 NE Alder Street', 'Portland, OR 97232'],
  taxId: '00-0000042',
  receiptNote: 'No goods or services were provided in exchange for these gifts.',
  supportEmail: 'help@hearthside.example',
  donorName: 'Rosa Marchetti',
  donorEmail: 'rosa@example.org',
  address: ['18 Alder Row', 'Portland, Oregon 97205'],
  gifts: [
    {
      id: 1,
      date: `${year}-01-31`,
      amount: 2500,
      method: 'Check',
      isRecurring: false,
      reference: '1042',
    },
    {
      id: 2,
      date: `${year}-12-31`,
      amount: 1050,
      method: 'card',
      isRecurring: true,
      reference: '',
    },
  ],
  refunds: [],
  total: 3550,
  madeAt: '2026-11-03T12:00:00.000Z',
});
