import { addDays } from '@hearthside/contract/calendar-days';
import { db, insert } from './database';
import { del, patch, post, type Reply } from './http';
import { unique } from './members';

/** The signing secret of the tests' servers. */
export const SECRET = 'test-signing-secret';

/** The recent day on which the tests' gifts are given. */
export const GIVEN_ON = addDays(new Date().toISOString().slice(0, 10), -20);

/** A time this many days after it, as the service writes it. */
export const timeAt = (days: number, clock = '15:00:00'): string =>
  `${addDays(GIVEN_ON, days)}T${clock}Z`;

/**
 * A transaction in the known shape of the service's data (specification/donation.md, Givebutter). The shapes of
 * `refund.created` and `plan.*` are not public: what the tests send for them is a guess, and the portal needs only an
 * id from it.
 */
export const transaction = (more: Record<string, unknown> = {}) => ({
  id: unique('trx'),
  plan_id: null,
  contact_id: 7,
  first_name: 'Dana',
  last_name: 'Reed',
  email: 'dana.reed@donors.example',
  status: 'succeeded',
  method: 'card',
  amount: 50,
  currency: 'USD',
  transacted_at: timeAt(0),
  created_at: timeAt(0, '14:59:00'),
  giving_space: null,
  dedication: null,
  custom_fields: [],
  utm_parameters: {},
  campaign_code: 'SPRING',
  transactions: [{ plan_id: null, refunded: false, refunded_at: null }],
  ...more,
});
export type Transaction = ReturnType<typeof transaction>;

/** An event about it. */
export const webhookEventOf = (data: unknown, event = 'transaction.succeeded') => ({
  id: unique('evt'),
  event,
  data,
});

/** Sends an event as the service does. */
export const sendWebhook = (body: unknown, signature = SECRET, base?: string): Promise<Reply> =>
  post('/webhooks/givebutter', { body, headers: { signature }, ...(base && { base }) });

/** The donations of a transaction. */
export const donationsOf = (transactionId: string, from = db) =>
  from('portal_donations').where({ transaction_id: transactionId }).select();

/** What is stored of an event. */
export const eventOf = (key: string, from = db) =>
  from('portal_donation_events').where({ event_key: key }).first();

/** Plants an event that nothing can be made of. */
export const plantUnusableWebhookEvent = () =>
  insert('portal_donation_events', {
    event_key: unique('evt'),
    event: 'transaction.succeeded',
    raw: '{}',
    tries: 1,
    received_at: new Date(),
    state: 'unusable',
    problem: 'It is in EUR.',
  });

/** Plants only a donation: without totals, renewal or words to find it by. */
export const plantDonation = (columns: Record<string, unknown> = {}) =>
  insert('portal_donations', {
    donor_name: 'Planted Donor',
    donor_email: '',
    amount: 1000,
    is_recurring: false,
    payment_state: 'completed',
    given_at: new Date('2026-03-01T17:00:00Z'),
    given_on: '2026-03-01',
    source: 'manual',
    method: 'check',
    set_by_hand: false,
    name_key: 'planted donor',
    revision: 1,
    ...columns,
  });

/** A gift as an admin types it. */
export const TYPED_GIFT = {
  donorName: 'Cleo Check',
  donorEmail: '',
  amount: 10_000,
  date: '1996-05-04',
  method: 'check',
  reference: '1042',
  note: '',
};

interface RecordedGift {
  id: number;
  revision: string;
}

/** What an admin does with gifts that came by check, cash or transfer. */
export const giftCalls = (token: () => string) => ({
  async record(more: object = {}): Promise<RecordedGift> {
    const own = { memberId: null, campaignCode: '', key: unique('a-long-key') };
    const body = { ...TYPED_GIFT, ...own, ...more };
    return (await post('/donations', { token: token(), body })).body.donation;
  },
  correct: ({ id, revision }: RecordedGift, more: object) =>
    patch(`/donations/${id}/gift`, {
      token: token(),
      body: { ...TYPED_GIFT, reason: 'A slip of the pen', revision, ...more },
    }),
  refund: ({ id, revision }: RecordedGift, more: object) =>
    post(`/donations/${id}/refunds`, {
      token: token(),
      body: { date: TYPED_GIFT.date, reason: 'Too much', revision, ...more },
    }),
  removeRefund: (id: number, refundId: number) =>
    del(`/donations/${id}/refunds/${refundId}`, { token: token() }),
});
