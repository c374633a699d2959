import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect } from '../harness/database';
import { startDonationService } from '../harness/donation-service';
import {
  donationsOf,
  eventOf,
  sendWebhook,
  timeAt,
  transaction,
  webhookEventOf,
} from '../harness/donations';
import { post } from '../harness/http';
import { makeMember, openSession, unique } from '../harness/members';
import type { Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { runJob } from '../harness/sweep';

const KEY = 'the-service-key';
let service: Awaited<ReturnType<typeof startDonationService>>;
let server: Server;

beforeAll(async () => {
  service = await startDonationService(KEY);
  const demo = { SEED_DEMO: 'false', ...CLOCK };
  const env = { GIVEBUTTER_API_KEY: KEY, GIVEBUTTER_API_URL: service.url, ...demo };
  server = await ownServer({ env });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

it('the comparison adds how much was refunded of gifts that an earlier version had canceled for a part', async () => {
  const own = connect(server.info.database);
  const { id: adminId } = await makeMember({ role: 'admin', into: own });
  const { token } = await openSession(adminId, server.info, own);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const given = { amount: 100, transacted_at: daysAgo(1), created_at: daysAgo(1) };
  const [part, byHand] = [transaction(given), transaction(given)];
  const compare = async (...known: unknown[]) => {
    service.state.transactions = known;
    const { baseUrl: base } = server.info;
    return (await post('/donations/reconcile', { base, token, body: {} })).body.lastReconciled;
  };
  expect(await compare(part, byHand)).toEqual({ seen: 2, added: 2, changed: 0 });
  const before = { refunded: null, refunded_at: new Date(daysAgo(0.5)) };
  const inBooks = (id: string) => own('portal_donations').where({ transaction_id: id });
  await inBooks(part.id).update({ ...before, payment_state: 'cancelled' });
  await inBooks(byHand.id).update({ ...before, payment_state: 'failed', set_by_hand: true });
  const transactions = [
    { amount: 60, refunded: false },
    { amount: 40, refunded: true, refunded_at: daysAgo(0.5) },
  ];
  const told = await compare({ ...part, transactions }, { ...byHand, transactions });
  expect(told).toEqual({ seen: 2, added: 0, changed: 1 });
  expect(await donationsOf(part.id, own)).toMatchObject([
    { payment_state: 'completed', refunded: 4000 },
  ]);
  // An admin who knew of the refund has decided otherwise.
  expect(await donationsOf(byHand.id, own)).toMatchObject([{ payment_state: 'failed' }]);
  // A refund of which the service names no time is told at each comparison, and new only once.
  const timeless = transaction({
    ...given,
    transactions: [{ amount: 60 }, { amount: 40, refunded: true }],
  });
  expect(await compare(timeless)).toMatchObject({ added: 1 });
  expect(await compare(timeless)).toMatchObject({ changed: 0 });
  await own.destroy();
});

it('a second refund that the service does not know yet is queried again, and is not lost', async () => {
  const given = transaction({ amount: 100 });
  const rows = (...times: string[]) => [
    { amount: 60, refunded: false },
    ...[25, 15].map((amount, place) => ({
      amount,
      refunded: times.length > place,
      refunded_at: times[place] ?? null,
    })),
  ];
  const part = (amount: number) =>
    webhookEventOf({ id: unique('ref'), transaction_id: given.id, amount }, 'refund.created');
  const own = connect(server.info.database);
  const knows = (...known: unknown[]) => (service.state.transactions = known);
  const say = (event: object) => sendWebhook(event, undefined, server.info.baseUrl);
  knows({ ...given, transactions: rows() });
  await say(webhookEventOf(given));
  knows({ ...given, transactions: rows(timeAt(1)) });
  const [first, second] = [part(25), part(15)];
  for (const event of [first, second]) {
    await say(event);
  }
  expect(await eventOf(first.id, own)).toMatchObject({ state: 'done' });
  expect(await eventOf(second.id, own)).toMatchObject({ state: 'waiting', tries: 1 });
  knows({ ...given, transactions: rows(timeAt(1), timeAt(2)) });
  await moveClock(server.info, new Date(nowAt(server.info).getTime() + 3 * 60_000));
  await runJob(server.info, 'donation-news');
  expect(await eventOf(second.id, own)).toMatchObject({ state: 'done' });
  expect(await donationsOf(given.id, own)).toMatchObject([{ refunded: 4000 }]);
  // One that an admin puts aside is not waited for.
  const [never, real] = [part(30), part(10)];
  await say(never);
  await own('portal_donation_events')
    .where({ event_key: never.id })
    .update({ state: 'put_aside', next_try_at: null });
  const ten = { amount: 10, refunded: true, refunded_at: timeAt(3) };
  knows({ ...given, transactions: [...rows(timeAt(1), timeAt(2)), ten] });
  await say(real);
  expect(await eventOf(real.id, own)).toMatchObject({ state: 'done' });
  await own.destroy();
});
