import { describe, expect, it } from 'vitest';
import {
  donationsOf,
  eventOf,
  SECRET,
  sendWebhook,
  transaction,
  webhookEventOf,
} from '../harness/donations';
import { call, raw } from '../harness/http';
import { unique } from '../harness/members';

const PLACE = '/webhooks/givebutter';

describe('unusual events', () => {
  it.each([
    '-1',
    '-0.01',
    '1e309',
    '"12abc"',
    '[50]',
    '{}',
    'null',
    'true',
    '""',
    '1e21',
    '"NaN"',
    '10000000.01',
  ])('with an amount of %s are stored and make no donation', async (amount) => {
    const given = transaction();
    const webhookEvent = webhookEventOf(given);
    const body = JSON.stringify(webhookEvent).replace('"amount":50', `"amount":${amount}`);
    const headers = { signature: SECRET, 'content-type': 'application/json' };
    expect((await call('POST', PLACE, { body, headers })).status).toBe(200);
    expect(await donationsOf(given.id)).toEqual([]);
    expect(await eventOf(webhookEvent.id)).toMatchObject({
      state: 'unusable',
      next_try_at: null,
      problem: 'Its amount isn’t a valid dollar amount.',
    });
  });

  it.each([
    ['19.99', 1999],
    ['"25.5"', 2550],
    ['10000000', 1_000_000_000],
    ['1.005', 101],
  ])('with an amount of %s become %i cents', async (amount, cents) => {
    const given = transaction();
    const body = JSON.stringify(webhookEventOf(given)).replace('"amount":50', `"amount":${amount}`);
    await call('POST', PLACE, {
      body,
      headers: { signature: SECRET, 'content-type': 'application/json' },
    });
    expect(await donationsOf(given.id)).toMatchObject([{ amount: cents }]);
  });

  it.each(['0', '0.00', '"0"', '1e-9', '0.004'])('of %s dollars are not a gift', async (amount) => {
    const given = transaction();
    const webhookEvent = webhookEventOf(given);
    const body = JSON.stringify(webhookEvent).replace('"amount":50', `"amount":${amount}`);
    const headers = { signature: SECRET, 'content-type': 'application/json' };
    expect((await call('POST', PLACE, { body, headers })).status).toBe(200);
    expect(await donationsOf(given.id)).toEqual([]);
    expect(await eventOf(webhookEvent.id)).toMatchObject({
      state: 'unused',
      next_try_at: null,
      problem: 'No money was given with it.',
    });
  });

  it('in another currency are stored with a problem', async () => {
    const given = transaction({ currency: 'EUR' });
    const webhookEvent = webhookEventOf(given);
    expect((await sendWebhook(webhookEvent)).status).toBe(200);
    expect(await donationsOf(given.id)).toEqual([]);
    expect(await eventOf(webhookEvent.id)).toMatchObject({
      state: 'unusable',
      problem: expect.stringMatching(/EUR/),
    });
  });

  it.each([
    'campaign.created',
    'contact.created',
    'ticket.created',
    'plan.canceled',
    'plan.failed',
    'transaction.created',
    'no.such',
    '',
    '__proto__',
  ])('%j are stored and nothing else', async (event) => {
    const given = transaction();
    const webhookEvent = webhookEventOf(given, event);
    expect((await sendWebhook(webhookEvent)).status).toBe(200);
    expect(await donationsOf(given.id)).toEqual([]);
    expect(await eventOf(webhookEvent.id)).toMatchObject({
      state: 'unused',
      raw: JSON.stringify(webhookEvent),
    });
  });

  it('of an unknown shape are accepted all the same', async () => {
    const event = 'transaction.succeeded';
    const strange: unknown[] = [
      {},
      { id: 12, event: 7 },
      { id: { a: 1 }, event, data: [] },
      { event, data: 'x' },
      { id: `\u0000${unique('e')}`, event, data: transaction({ id: "x'; drop table x; --" }) },
      { id: unique('e'), event, data: null },
      webhookEventOf(
        transaction({ transactions: 'x', utm_parameters: 3, transacted_at: '9999-99-99' }),
      ),
    ];
    for (const body of strange) expect((await sendWebhook(body)).status).toBe(200);
    const odd = transaction({ first_name: '\u0000\ud800', last_name: '=1+1', giving_space: 3 });
    await sendWebhook(webhookEventOf(odd));
    expect((await donationsOf(odd.id))[0].donor_name).toBe('\ufffd =1+1');
  });

  it('that are too long, too deep, not JSON or not an object are refused', async () => {
    const headers = { signature: SECRET, 'content-type': 'application/json' };
    const send = async (body: string, type = 'application/json') =>
      (await call('POST', PLACE, { body, headers: { ...headers, 'content-type': type } })).status;
    expect(await send(JSON.stringify(webhookEventOf({ note: 'x'.repeat(262_144) })))).toBe(413);
    expect(await send('{"id":')).toBe(400);
    expect(await send('[1]')).toBe(400);
    expect(await send('hello', 'text/plain')).toBe(415);
    expect(await send('id=1&event=x', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await send(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBe(400);
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    const path = `/api${PLACE}`;
    expect((await raw('POST', path, { headers: chunked, body: '{}' })).status).toBe(411);
  });
});
