import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect } from '../harness/database';
import { startDonationService } from '../harness/donation-service';
import {
  donationsOf,
  eventOf,
  webhookEventOf,
  sendWebhook,
  timeAt,
  transaction,
} from '../harness/donations';
import { get, patch, post } from '../harness/http';
import { makeMember, openSession, unique } from '../harness/members';
import type { Server } from '../harness/server';
import { onPostgres, ownServer } from '../harness/shared';
import { runJob } from '../harness/sweep';
import { until } from '../harness/until';

const KEY = 'the-service-key';
const HOUR = 3_600_000;
let service: Awaited<ReturnType<typeof startDonationService>>;
let server: Server;
let own: Knex;
let adminId = 0;

const envOf = () => ({
  GIVEBUTTER_API_KEY: KEY,
  GIVEBUTTER_API_URL: service.url,
  SEED_DEMO: 'false',
  ...CLOCK,
});
const say = (data: unknown, event?: string) =>
  sendWebhook(webhookEventOf(data, event), undefined, server.info.baseUrl);
const state = async (transactionId: string) =>
  (await donationsOf(transactionId, own)).map(({ payment_state: is }) => is);
const token = async () => (await openSession(adminId, server.info, own, nowAt(server.info))).token;
const ask = async (method: typeof get, path: string) =>
  method(path, {
    base: server.info.baseUrl,
    token: await token(),
    body: method === post ? {} : undefined,
  });
const minutes = async (count: number) => {
  await moveClock(server.info, new Date(nowAt(server.info).getTime() + count * 60_000));
  await runJob(server.info, 'donation-news');
};
const nightly = () => runJob(server.info, 'donation-reconcile');
const knows = (...known: unknown[]) => (service.state.transactions = known);

beforeAll(async () => {
  service = await startDonationService(KEY);
  server = await ownServer({ env: envOf() });
  own = connect(server.info.database);
  adminId = (await makeMember({ role: 'admin', into: own })).id;
});
afterAll(async () => {
  await service.stop();
  await server.stop();
  await own.destroy();
});

describe('with a key, the service\u2019s own transaction counts', () => {
  it('and not what the event says', async () => {
    const truth = transaction({ amount: 12.5, status: 'authorized' });
    knows(truth);
    await say({ ...truth, amount: 9999, status: 'succeeded' });
    expect(await donationsOf(truth.id, own)).toMatchObject([
      { amount: 1250, payment_state: 'pending' },
    ]);
    expect(service.asked).toContain(`/v1/transactions/${truth.id}`);
  });

  it('so that an event about an unknown transaction makes no donation', async () => {
    knows();
    const forged = transaction();
    const webhookEvent = webhookEventOf(forged);
    expect((await sendWebhook(webhookEvent, undefined, server.info.baseUrl)).status).toBe(200);
    expect(await state(forged.id)).toEqual([]);
    expect(await eventOf(webhookEvent.id, own)).toMatchObject({ state: 'waiting' });
  });

  it('and the service is queried only for a plain id', async () => {
    const before = service.asked.length;
    for (const id of ['../users', 'a/b', 'a?b', '%2e%2e']) await say(transaction({ id }));
    expect(service.asked).toHaveLength(before);
  });
});

describe('events that can’t be used', () => {
  const listed = async () => (await ask(get, '/donations/service')).body;
  const dismiss = async (id: number, aside: boolean) =>
    patch(`/donations/news/${id}`, {
      base: server.info.baseUrl,
      token: await token(),
      body: { aside },
    });
  /** Over more than two days, by the pauses. */
  const tryLong = async () => {
    for (let time = 0; time < 20; time += 1) await minutes(7 * 60);
  };

  it('are tried again for two days, then shown until an admin dismisses them', async () => {
    knows();
    const webhookEvent = webhookEventOf(transaction());
    await sendWebhook(webhookEvent, undefined, server.info.baseUrl);
    expect((await listed()).waiting).toBeGreaterThan(0);
    await tryLong();
    const row = await eventOf(webhookEvent.id, own);
    expect(row).toMatchObject({ state: 'unusable', tries: 16, next_try_at: null });
    const state = await listed();
    expect(state).toMatchObject({ waiting: 0, unusableCount: state.unusable.length });
    const one = state.unusable.find(({ id }: { id: number }) => id === row.id);
    expect(one).toMatchObject({
      event: 'transaction.succeeded',
      transactionId: row.transaction_id,
      problem: 'The donation service has no such transaction.',
    });
    for (const aside of [true, true, false]) {
      const { status, body } = await dismiss(row.id, aside);
      expect([status, body.unusableCount]).toEqual([200, state.unusableCount - (aside ? 1 : 0)]);
    }
    expect((await dismiss(999_999_999, true)).status).toBe(404);
  });

  it('in another currency are shown at once', async () => {
    const given = transaction({ currency: 'EUR' });
    knows(given);
    const webhookEvent = webhookEventOf(given);
    await sendWebhook(webhookEvent, undefined, server.info.baseUrl);
    expect(await eventOf(webhookEvent.id, own)).toMatchObject({ state: 'unusable', tries: 1 });
  });

  it('for a refund that the answer does not name yet are queried again', async () => {
    const given = transaction();
    knows(given);
    const refund = webhookEventOf(
      { id: unique('ref'), transaction_id: given.id },
      'refund.created',
    );
    await sendWebhook(refund, undefined, server.info.baseUrl);
    expect(await state(given.id)).toEqual(['completed']);
    expect(await eventOf(refund.id, own)).toMatchObject({ state: 'waiting', tries: 1 });
    await minutes(1.1);
    expect(await eventOf(refund.id, own)).toMatchObject({ state: 'waiting', tries: 2 });
    const refunded = [{ refunded: true, refunded_at: timeAt(1) }];
    knows({ ...given, transactions: refunded });
    await minutes(3);
    expect(await state(given.id)).toEqual(['cancelled']);
    expect(await eventOf(refund.id, own)).toMatchObject({ state: 'done', problem: null });
  });

  it('for a refund it never names are shown, and done once the comparison finds it', async () => {
    const given = transaction();
    knows(given);
    const refund = webhookEventOf(
      { id: unique('ref'), transaction_id: given.id },
      'refund.created',
    );
    await sendWebhook(refund, undefined, server.info.baseUrl);
    await tryLong();
    expect(await eventOf(refund.id, own)).toMatchObject({
      state: 'unusable',
      problem: expect.stringMatching(/does not show/),
    });
    expect(await state(given.id)).toEqual(['completed']);
    knows({ ...given, transactions: [{ refunded: true, refunded_at: timeAt(2) }] });
    await ask(post, '/donations/reconcile');
    await minutes(1);
    expect(await eventOf(refund.id, own)).toMatchObject({ state: 'done' });
    expect(await state(given.id)).toEqual(['cancelled']);
  });
});

describe('while the service', () => {
  it.each(['away', 'garbage', 'elsewhere', 500, 429, 401, 'silent'] as const)(
    'is %s, events wait ever longer and are processed later',
    async (mood) => {
      const given = transaction();
      const webhookEvent = webhookEventOf(given);
      knows(given);
      // Whoever waits first is asked for first.
      await own('portal_donation_events').where({ state: 'waiting' }).delete();
      service.state.mood = mood;
      expect((await sendWebhook(webhookEvent, undefined, server.info.baseUrl)).status).toBe(200);
      expect(await state(given.id)).toEqual([]);
      const first = await eventOf(webhookEvent.id, own);
      expect(first).toMatchObject({ state: 'waiting', tries: 1 });
      expect(first.problem).toMatch(/donation service/);
      if (mood !== 'silent') {
        await minutes(1.1);
        const second = await eventOf(webhookEvent.id, own);
        const wait = new Date(second.next_try_at).getTime() - nowAt(server.info).getTime();
        expect(second.tries).toBe(2);
        expect(wait).toBeGreaterThan(90_000);
      }
      service.state.mood = 'fine';
      await minutes(12 * 60);
      expect(await state(given.id)).toEqual(['completed']);
      expect(await eventOf(webhookEvent.id, own)).toMatchObject({ state: 'done', problem: null });
    },
  );
});

it('events whose server is killed between storing and processing them are processed by the minute job', async () => {
  const given = transaction();
  const webhookEvent = webhookEventOf(given);
  knows(given);
  service.state.mood = 'silent';
  const sent = sendWebhook(webhookEvent, undefined, server.info.baseUrl).catch(() => undefined);
  await until('the event is stored', async () => Boolean(await eventOf(webhookEvent.id, own)));
  await server.kill();
  await sent;
  service.state.mood = 'fine';
  server = await ownServer({ after: server.info, env: envOf() });
  expect(await state(given.id)).toEqual([]);
  await minutes(12 * 60);
  expect(await state(given.id)).toEqual(['completed']);
  await minutes(60);
  expect(await state(given.id)).toEqual(['completed']);
});

describe('the nightly comparison', () => {
  const daysAgo = (days: number) =>
    new Date(nowAt(server.info).getTime() - days * 24 * HOUR).toISOString();
  const at = (days: number, more: object = {}) => ({
    ...transaction({ transacted_at: daysAgo(days), created_at: daysAgo(days) }),
    ...more,
  });

  it('adds what lost events left out, page by page, until the pages are old', async () => {
    const lost = Array.from({ length: 7 }, (_, day) => at(day));
    const broken = [at(7, { amount: 'x' }), { odd: true }, null];
    const old = Array.from({ length: 9 }, (_, day) => at(61 + day));
    knows(...lost, ...broken, ...old);
    service.asked.length = 0;
    await nightly();
    for (const { id } of lost) expect(await state(id)).toEqual(['completed']);
    expect(service.asked).toEqual([1, 2, 3, 4, 5].map((page) => `/v1/transactions?page=${page}`));
    const { body } = await ask(get, '/donations/service');
    expect(body).toMatchObject({
      webhook: true,
      api: true,
      problem: expect.stringMatching(/could not be used/),
      lastReconciled: { seen: 15, added: 12, changed: 0 },
    });
    await nightly();
    expect((await ask(get, '/donations/service')).body.lastReconciled).toMatchObject({
      added: 0,
      changed: 0,
    });
  });

  it('finds refunds and other changes, and does not change a status set by hand', async () => {
    const [back, mine] = [at(1), at(1)];
    knows(back, mine);
    await ask(post, '/donations/reconcile');
    await own('portal_donations')
      .where({ transaction_id: mine.id })
      .update({ payment_state: 'failed', set_by_hand: true });
    const rows = [{ refunded: true, refunded_at: daysAgo(0.5) }];
    knows({ ...back, transactions: rows }, mine);
    const { status, body } = await ask(post, '/donations/reconcile');
    expect([status, body.lastReconciled]).toEqual([200, { seen: 2, added: 0, changed: 1 }]);
    expect([await state(back.id), await state(mine.id)]).toEqual([['cancelled'], ['failed']]);
  });

  it('stops with a reason, and starts over the next time', async () => {
    const given = at(0);
    knows(given);
    service.state.mood = 500;
    await nightly();
    expect((await ask(get, '/donations/service')).body.problem).toMatch(/500/);
    service.state.mood = 'fine';
    await nightly();
    expect((await ask(get, '/donations/service')).body.problem).toBe('');
    expect(await state(given.id)).toEqual(['completed']);
  });

  it('runs once, however often it is started, and ends even if the pages do not', async () => {
    // All of one moment: a list that rises by a millisecond is asked for its end once more.
    const same = { transacted_at: daysAgo(0), created_at: daysAgo(0) };
    knows(at(0, same), at(0, same), at(0, same));
    service.state.endless = true;
    service.asked.length = 0;
    await runJob(server.info, 'donation-reconcile', 4);
    // A minute's job may ask for a single transaction meanwhile.
    expect(service.asked.filter((asked) => asked.includes('?page='))).toHaveLength(200);
    service.state.endless = false;
    // Servers agree on the database's clock; SQLite has the server's.
    const clock = onPostgres ? Date.now() : nowAt(server.info).getTime();
    const takenUntil = (ms: number) =>
      own('portal_donation_passes').update({ lease_until: new Date(clock + ms) });
    await takenUntil(60_000);
    expect((await ask(post, '/donations/reconcile')).status).toBe(409);
    // Whoever held it has ended without giving it back.
    await takenUntil(-1000);
    expect((await ask(post, '/donations/reconcile')).status).toBe(200);
  });

  it('repairs wrong totals, and clears the content of old events', async () => {
    const webhookEvent = webhookEventOf(transaction(), `campaign.${unique('x')}`);
    await sendWebhook(webhookEvent, undefined, server.info.baseUrl);
    const sums = () =>
      own('portal_donation_months').select('month', 'payment_state', 'cents').orderBy('id');
    const right = await sums();
    await own('portal_donation_months').update({ cents: 1 });
    await nightly();
    expect(await sums()).toEqual(right);
    await moveClock(server.info, new Date(nowAt(server.info).getTime() + 91 * 24 * HOUR));
    await nightly();
    expect(await eventOf(webhookEvent.id, own)).toMatchObject({
      raw: '',
      event: webhookEvent.event,
    });
    expect((await sendWebhook(webhookEvent, undefined, server.info.baseUrl)).status).toBe(200);
  });
});
