import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { startDonationService } from '../harness/donation-service';
import { donationsOf, transaction } from '../harness/donations';
import { post } from '../harness/http';
import { makeMember, openSession } from '../harness/members';
import type { Server } from '../harness/server';
import { ownServer } from '../harness/shared';

const KEY = 'the-service-key';
let service: Awaited<ReturnType<typeof startDonationService>>;
let server: Server;

beforeAll(async () => {
  service = await startDonationService(KEY);
  const env = { GIVEBUTTER_API_KEY: KEY, GIVEBUTTER_API_URL: service.url, SEED_DEMO: 'false' };
  server = await ownServer({ env });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

it('the comparison tells how much was refunded of gifts that an earlier version had canceled for a part', async () => {
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
  await own.destroy();
});
