import { addDays } from '@hearthside/contract/calendar-days';
import { db, insert } from './database';
import { post, type Reply } from './http';
import { unique } from './members';

/** What the tests' servers have for a signing secret. */
export const SECRET = 'test-signing-secret';

/** The day the tests' gifts are given on, lately. */
export const GIVEN_ON = addDays(new Date().toISOString().slice(0, 10), -20);

/** So many days after it, as the service writes a time. */
export const timeAt = (days: number, clock = '15:00:00'): string =>
  `${addDays(GIVEN_ON, days)}T${clock}Z`;

/**
 * A transaction in the shape that is known of the service (specification/donation.md, Givebutter). Its `refund.created` and `plan.*` are
 * not known publicly: what the tests send for them is a guess, and the portal needs no more of it than an id.
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

/** News of it. */
export const webhookEventOf = (data: unknown, event = 'transaction.succeeded') => ({
  id: unique('evt'),
  event,
  data,
});

/** Sends news as the service does. */
export const sendWebhook = (body: unknown, signature = SECRET, base?: string): Promise<Reply> =>
  post('/webhooks/givebutter', { body, headers: { signature }, ...(base && { base }) });

/** The donations of a transaction. */
export const donationsOf = (transactionId: string, from = db) =>
  from('portal_donations').where({ transaction_id: transactionId }).select();

/** What is kept of an event. */
export const eventOf = (key: string, from = db) =>
  from('portal_donation_events').where({ event_key: key }).first();

/** Plants news nothing can be made of. */
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

/** Plants a donation without what the portal does with one: no totals, no renewal, no words to find it by. */
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
