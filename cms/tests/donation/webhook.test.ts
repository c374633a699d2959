import { describe, expect, it } from 'vitest';
import { shownDay } from '@hearthside/contract/shown-date';
import { db } from '../harness/database';
import {
  donationsOf,
  eventOf,
  GIVEN_ON,
  webhookEventOf,
  SECRET,
  sendWebhook,
  timeAt,
  transaction,
} from '../harness/donations';
import { call } from '../harness/http';
import { makeMember, unique } from '../harness/members';
import { snapshot } from '../harness/snapshot';
import { notificationsOf as bellOf } from '../harness/notifications';

const PLACE = '/webhooks/givebutter';

describe('events with a wrong signature', () => {
  it.each([
    ['none', {}],
    ['an empty one', { signature: '' }],
    ['another', { signature: `${SECRET}x` }],
    ['part of it', { signature: SECRET.slice(0, -1) }],
    ['it in another header', { authorization: `Bearer ${SECRET}` }],
  ])('(%s) are refused, and nothing is stored', async (_what, headers) => {
    const before = await snapshot();
    const body = webhookEventOf(transaction());
    const { status } = await call('POST', PLACE, { body, headers: headers as never });
    expect(status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });

  it('are refused before their body is read', async () => {
    const long = 'x'.repeat(300_000);
    for (const body of ['not json', '[]', long]) {
      const headers = { 'content-type': 'application/json' };
      expect((await call('POST', PLACE, { body, headers })).status).toBe(401);
    }
  });
});

describe('events about a gift', () => {
  it('create one donation, in cents', async () => {
    const given = transaction({ amount: 0.1 + 0.2, plan_id: 44, first_name: 'Zoë' });
    const webhookEvent = webhookEventOf(given);
    const { status, body } = await sendWebhook(webhookEvent);
    expect([status, body]).toEqual([200, { received: true }]);
    expect(await donationsOf(given.id)).toEqual([
      expect.objectContaining({
        donor_name: 'Zoë Reed',
        donor_email: 'dana.reed@donors.example',
        amount: 30,
        payment_state: 'completed',
        source: 'givebutter',
        given_on: GIVEN_ON,
        campaign_code: 'SPRING',
        method: 'card',
      }),
    ]);
    expect(await eventOf(webhookEvent.id)).toMatchObject({
      state: 'done',
      raw: JSON.stringify(webhookEvent),
    });
  });

  it('sent ten times in a row, and twenty times at once, create one donation', async () => {
    for (const together of [false, true]) {
      const given = transaction();
      const webhookEvent = webhookEventOf(given);
      if (together) {
        const replies = await Promise.all(
          Array.from({ length: 20 }, () => sendWebhook(webhookEvent)),
        );
        expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
      } else {
        for (let time = 0; time < 10; time += 1)
          expect((await sendWebhook(webhookEvent)).status).toBe(200);
      }
      expect(await donationsOf(given.id)).toHaveLength(1);
      expect(await db('portal_donation_events').where({ event_key: webhookEvent.id })).toHaveLength(
        1,
      );
      const [{ id }] = await donationsOf(given.id);
      expect(await db('portal_donation_changes').where({ donation_ref: id })).toHaveLength(1);
    }
  });

  it('create one donation even as twenty different events at once', async () => {
    const given = transaction();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => sendWebhook(webhookEventOf(given))),
    );
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await donationsOf(given.id)).toHaveLength(1);
    const open = await db('portal_donation_events').where({
      transaction_id: given.id,
      state: 'waiting',
    });
    expect(open).toEqual([]);
  });

  it('are assigned to the marked member or the one with the address, who is thanked once', async () => {
    const [marked, byMail] = [await makeMember(), await makeMember()];
    const gone = await makeMember({ columns: { deleted_at: new Date() } });
    const unknown = await makeMember({ confirmed: false });
    const cases = [
      { utm: `member-${marked.id}`, email: byMail.email, to: marked.id },
      { utm: 'member-999999999', email: byMail.email.toUpperCase(), to: byMail.id },
      { utm: `member-${gone.id}`, email: gone.email, to: null },
      { utm: `member-${marked.id} or 1=1`, email: unknown.email, to: null },
      { utm: ['member-1'], email: null, to: null },
    ];
    for (const { utm, email, to } of cases) {
      const given = transaction({ utm_parameters: { utm_content: utm }, email });
      await sendWebhook(webhookEventOf(given));
      expect(await donationsOf(given.id)).toEqual([expect.objectContaining({ member_id: to })]);
      await sendWebhook(webhookEventOf(given));
    }
    expect(await bellOf(marked.id)).toEqual([
      {
        kind: 'donation',
        title: 'Thank you for your gift',
        link: '/membership',
        body: `Your gift of $50.00 on ${shownDay(GIVEN_ON)} has arrived.`,
      },
    ]);
  });
});

describe('events in the wrong order', () => {
  const refundOf = (id: string) =>
    webhookEventOf({ id: unique('ref'), transaction_id: id }, 'refund.created');

  it('cancel a gift if its refund comes first', async () => {
    const given = transaction();
    const refund = refundOf(given.id);
    await sendWebhook(refund);
    expect(await donationsOf(given.id)).toEqual([]);
    expect(await eventOf(refund.id)).toMatchObject({ state: 'waiting' });
    await sendWebhook(webhookEventOf(given));
    const [row] = await donationsOf(given.id);
    expect(row).toMatchObject({ payment_state: 'cancelled', amount: 5000 });
    expect(row.refunded_at).not.toBeNull();
  });

  it('leave a gift canceled if it is reported again after its refund', async () => {
    const given = transaction();
    for (const webhookEvent of [webhookEventOf(given), refundOf(given.id), webhookEventOf(given)])
      await sendWebhook(webhookEvent);
    expect(await donationsOf(given.id)).toMatchObject([{ payment_state: 'cancelled' }]);
    const [{ id }] = await donationsOf(given.id);
    const changes = await db('portal_donation_changes').where({ donation_ref: id }).orderBy('id');
    expect(changes.map(({ to_state: to }) => to)).toEqual(['completed', 'cancelled']);
  });

  it('cancel a gift if a row of it says so, at the time of that row', async () => {
    const given = transaction();
    await sendWebhook(webhookEventOf(given));
    const rows = [{ refunded: true, refunded_at: timeAt(3) }];
    await sendWebhook(webhookEventOf({ ...given, transactions: rows }, 'refund.created'));
    const [row] = await donationsOf(given.id);
    expect(row.payment_state).toBe('cancelled');
    expect(new Date(row.refunded_at).toISOString()).toBe(new Date(timeAt(3)).toISOString());
  });

  it('leave a gift completed if authorized comes after succeeded, and take it from pending to completed otherwise', async () => {
    const given = transaction();
    const open = { ...given, status: 'authorized' };
    await sendWebhook(webhookEventOf(given));
    await sendWebhook(webhookEventOf(open));
    expect(await donationsOf(given.id)).toMatchObject([{ payment_state: 'completed' }]);
    const other = transaction({ status: 'authorized' });
    await sendWebhook(webhookEventOf(other));
    expect(await donationsOf(other.id)).toMatchObject([{ payment_state: 'pending' }]);
    await sendWebhook(webhookEventOf({ ...other, status: 'succeeded' }));
    expect(await donationsOf(other.id)).toMatchObject([{ payment_state: 'completed' }]);
  });

  it('leave a gift as it was if they are older by the service’s own times', async () => {
    const given = transaction({ status: 'failed', transacted_at: timeAt(1) });
    await sendWebhook(webhookEventOf(given));
    await sendWebhook(
      webhookEventOf({ ...given, status: 'succeeded', transacted_at: timeAt(0, '23:00:00') }),
    );
    expect(await donationsOf(given.id)).toMatchObject([{ payment_state: 'failed' }]);
  });
});

it('a gift stays on the day it was recorded under when the office moves to another zone', async () => {
  const given = transaction();
  await sendWebhook(webhookEventOf(given));
  // As it was recorded where it was another day already.
  await db('portal_donations')
    .where({ transaction_id: given.id })
    .update({ given_on: '2026-01-01' });
  await sendWebhook(webhookEventOf({ ...given, updated_at: timeAt(2), campaign_code: 'AUTUMN' }));
  const changed = { campaign_code: 'AUTUMN', given_on: '2026-01-01' };
  expect(await donationsOf(given.id)).toMatchObject([changed]);
  const moved = { ...given, updated_at: timeAt(3), transacted_at: timeAt(1) };
  await sendWebhook(webhookEventOf(moved));
  const [row] = await donationsOf(given.id);
  expect([row.given_on, new Date(row.given_at).toISOString()]).toEqual([
    timeAt(1).slice(0, 10),
    timeAt(1).replace('Z', '.000Z'),
  ]);
});
