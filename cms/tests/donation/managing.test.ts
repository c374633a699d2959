import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import {
  donationsOf,
  webhookEventOf,
  sendWebhook,
  timeAt,
  transaction,
} from '../harness/donations';
import { del, get, patch, post } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { readCsv } from '../harness/read-csv';
import { historyOf } from '../harness/notifications';

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Office' });
});

const gift = (more: object = {}) => ({
  donorName: 'Cleo Check',
  donorEmail: '',
  memberId: null,
  amount: 12_345,
  date: '2026-05-04',
  method: 'check',
  reference: unique('no'),
  note: '',
  campaignCode: '',
  key: unique('a-long-key'),
  ...more,
});
const record = (more: object = {}) => post('/donations', { token: admin.token, body: gift(more) });
const setStatus = (id: number, body: object) =>
  patch(`/donations/${id}`, { token: admin.token, body });

const donationsLike = (reference: string, amount: number): Promise<{ id: number }[]> =>
  db('portal_donations').where({ reference, amount }).select('id');

async function givenByService(more: Record<string, unknown> = {}) {
  const given = transaction(more);
  await sendWebhook(webhookEventOf(given));
  const [row] = await donationsOf(given.id);
  return { given, id: Number(row.id) };
}

describe('a gift entered by hand', () => {
  it('is recorded once, however often its key is sent', async () => {
    const body = gift();
    const send = () => post('/donations', { token: admin.token, body });
    const replies = [await send(), ...(await Promise.all([send(), send(), send()]))];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = new Set(replies.map((reply) => reply.body.donation.id));
    expect(ids.size).toBe(1);
    const other = { ...body, amount: 54_321 };
    expect((await post('/donations', { token: admin.token, body: other })).status).toBe(409);
    expect(replies[0]?.body).toMatchObject({
      donation: {
        donorName: 'Cleo Check',
        amount: 12_345,
        status: 'completed',
        source: 'manual',
        // Noon at the office in Portland.
        givenOn: '2026-05-04',
        createdAt: '2026-05-04T19:00:00.000Z',
      },
      changes: [{ by: 'Ada Office', from: null, to: 'completed', reason: 'Recorded' }],
    });
    expect(await historyOf(admin.token, [...ids][0], 'donation')).toMatchObject([
      { action: 'recorded', by: { name: 'Ada Office' } },
    ]);
  });

  it('that someone else has already entered needs a confirmation before it is recorded twice', async () => {
    const other = await signedIn({ role: 'admin' });
    const { key: _key, ...same } = gift();
    const again = (more: object = {}) =>
      post('/donations', {
        token: other.token,
        body: { ...same, key: unique('a-long-key'), ...more },
      });
    const first = await record(same);
    const second = await again({ donorName: ' CLEO  check ' });
    expect([second.status, second.body]).toEqual([
      409,
      {
        error: `This gift is already recorded: $123.45 from Cleo Check given on May 4, 2026 (${same.reference}).`,
        details: { alike: String(first.body.donation.id) },
      },
    ]);
    expect((await again({ amount: 12_346 })).status).toBe(200);
    expect((await again({ another: true })).status).toBe(200);
    // One that came to nothing is no reason to ask.
    for (const { id } of await donationsLike(same.reference, 12_345))
      await setStatus(id, { status: 'cancelled', reason: 'Bounced' });
    expect((await again()).status).toBe(200);
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 0.5 }, 'amount'],
    [{ amount: 1_000_000_001 }, 'amount'],
    [{ amount: '12' }, 'amount'],
    [{ date: '2026-02-30' }, 'date'],
    [{ date: '2199-01-01' }, 'date'],
    [{ date: '1926-01-01' }, 'date'],
    [{ method: 'gold' }, 'method'],
    [{ donorName: ' ' }, 'donorName'],
    [{ donorEmail: 'nowhere' }, 'donorEmail'],
    [{ memberId: 999_999_999 }, 'memberId'],
  ])('%j is refused at its field', async (more, field) => {
    const { status, body } = await record(more);
    expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
  });

  it('belongs to the named member, or to the one with its address', async () => {
    const member = await makeMember();
    const named = await record({ memberId: member.id });
    const mailed = await record({ donorEmail: member.email.toUpperCase() });
    expect([named.body.donation.memberId, mailed.body.donation.memberId]).toEqual([
      member.id,
      member.id,
    ]);
  });
});

describe('a donation\u2019s status', () => {
  it('is set with a reason, and the log says by whom', async () => {
    const { id } = await givenByService();
    const { body: before } = await get(`/donations/${id}`, { token: admin.token });
    const { revision } = before.donation;
    const reply = await setStatus(id, { status: 'failed', reason: 'Bounced', revision });
    expect(reply.body).toMatchObject({
      donation: { status: 'failed' },
      changes: [
        { by: 'Ada Office', from: 'completed', to: 'failed', reason: 'Bounced' },
        { by: '', from: null, to: 'completed' },
      ],
    });
    const late = await setStatus(id, { status: 'pending', reason: 'Hm', revision });
    expect([late.status, late.body.details.by]).toEqual([409, 'Ada Office']);
    for (const given of [{ reason: ' ' }, {}]) {
      const { status, body } = await setStatus(id, { status: 'pending', ...given });
      expect([status, body.details]).toEqual([400, { reason: 'Please give a reason' }]);
    }
    expect((await setStatus(id, { status: 'lost', reason: 'x' })).status).toBe(400);
    const none = await setStatus(999_999_999, { status: 'failed', reason: 'x' });
    expect([none.status, none.body.error]).toEqual([404, 'Failed to update donation']);
  });

  it('set again by the same admin is no conflict, but by another, or for another reason, it is', async () => {
    const { id } = await givenByService();
    const { body } = await get(`/donations/${id}`, { token: admin.token });
    const { revision } = body.donation;
    const asked = { status: 'failed', reason: 'Bounced', revision };
    expect((await setStatus(id, asked)).status).toBe(200);
    const again = await setStatus(id, asked);
    expect([again.status, again.body.changes]).toEqual([200, again.body.changes.slice(0, 2)]);
    expect((await setStatus(id, { ...asked, reason: 'Else' })).status).toBe(409);
    const other = await signedIn({ role: 'admin', firstName: 'Otto', lastName: 'Office' });
    const late = await patch(`/donations/${id}`, { token: other.token, body: asked });
    expect(late.status).toBe(409);
  });

  it('is set by only one of two admins at the same time', async () => {
    const { id } = await givenByService();
    const { body } = await get(`/donations/${id}`, { token: admin.token });
    const { revision } = body.donation;
    const replies = await Promise.all(
      ['failed', 'pending'].map((status) => setStatus(id, { status, reason: 'Both', revision })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('set by hand stays until the service reports a refund', async () => {
    const { given, id } = await givenByService();
    await setStatus(id, { status: 'pending', reason: 'Waits for the bank' });
    await sendWebhook(webhookEventOf({ ...given, transacted_at: timeAt(9) }));
    expect(await donationsOf(given.id)).toMatchObject([{ payment_state: 'pending' }]);
    await sendWebhook(
      webhookEventOf({ id: unique('ref'), transaction_id: given.id }, 'refund.created'),
    );
    expect(await donationsOf(given.id)).toMatchObject([{ payment_state: 'cancelled' }]);
    await setStatus(id, { status: 'completed', reason: 'Given again in cash' });
    await sendWebhook(
      webhookEventOf({ id: unique('ref'), transaction_id: given.id }, 'refund.created'),
    );
    expect(await donationsOf(given.id)).toMatchObject([{ payment_state: 'completed' }]);
  });
});

describe('the list of donations', () => {
  const list = (query: object) => get('/donations', { token: admin.token, query: query as never });

  it('finds, sorts and filters', async () => {
    const word = unique('zulu');
    for (const [name, amount] of [
      ['Bea', 300],
      ['Åsa', 200],
      ['carl', 100],
    ] as const) {
      await record({ donorName: `${name} ${word}`, amount });
    }
    const names = async (query: object) => {
      const { body } = await list({ search: word, ...query });
      return (body.donations as { donorName: string }[]).map(({ donorName }) => donorName[0]);
    };
    expect(await names({ sortBy: 'donorName', sortOrder: 'asc' })).toEqual(['Å', 'B', 'c']);
    expect(await names({ sortBy: 'amount', sortOrder: 'asc' })).toEqual(['c', 'Å', 'B']);
    expect(await names({ sortBy: 'amount' })).toEqual(['B', 'Å', 'c']);
    expect(await names({ status: 'failed' })).toEqual([]);
    expect(await names({ page: 2, limit: 2, sortBy: 'amount' })).toEqual(['c']);
    const { body } = await list({ search: word, limit: 2 });
    expect(body.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 3 });
    expect((await list({ search: `${word}%` })).body.donations).toHaveLength(3);
    expect((await list({ search: 'nobody-at-all-here' })).body.donations).toEqual([]);
  });

  it('matches address, transaction and reference', async () => {
    const { given } = await givenByService({ email: `${unique('find')}@Donors.example` });
    for (const search of [given.id, String(given.email).toLowerCase()]) {
      expect((await list({ search })).body.donations).toHaveLength(1);
    }
    const reference = unique('cheque');
    await record({ reference });
    expect((await list({ search: reference.slice(0, -1) })).body.donations).toHaveLength(1);
  });

  it('shows the gifts of some days and of a campaign, and exports the same', async () => {
    const word = unique('period');
    for (const [date, campaignCode] of [
      ['2026-02-28', 'Été'],
      ['2026-03-01', 'ÉTÉ'],
      ['2026-03-31', ''],
      ['2026-04-01', 'Été'],
    ] as const)
      await record({ donorName: `Gil ${word}`, date, campaignCode });
    const daysOf = async (query: object) => {
      const { body } = await list({ search: word, sortOrder: 'asc', ...query });
      return (body.donations as { givenOn: string }[]).map(({ givenOn }) => givenOn);
    };
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(await daysOf(march)).toEqual(['2026-03-01', '2026-03-31']);
    expect(await daysOf({ ...march, campaign: 'été' })).toEqual(['2026-03-01']);
    expect(await daysOf({ to: '2026-03-01' })).toEqual(['2026-02-28', '2026-03-01']);
    const query = { search: word, campaign: 'ÉTÉ' };
    const { headers } = await get('/donations/export', { token: admin.token, query });
    expect(headers['x-rows']).toBe('3');
    expect((await list({ from: 'soon' })).status).toBe(400);
  });

  it('is exported without formulas', async () => {
    const word = unique('export');
    await record({ donorName: `=HYPERLINK("http://x") ${word}`, note: '@SUM(1)\n+2' });
    // In Portland it is still the day before.
    const refunded_at = new Date('2026-11-21T03:00:00.000Z');
    await db('portal_donations').where('donor_name', 'like', `%${word}`).update({ refunded_at });
    const { headers, text } = await get('/donations/export', {
      token: admin.token,
      query: { search: word },
    });
    expect(headers['x-rows']).toBe('1');
    const [headings, row = []] = readCsv(text.replace(/^\ufeff/, ''));
    expect(headings?.slice(0, 3)).toEqual(['Donor', 'Email', 'Amount']);
    expect(row[0]).toBe(`'=HYPERLINK("http://x") ${word}`);
    expect(row.at(-1)).toBe("'@SUM(1) +2");
    expect(row[2]).toBe('123.45');
    expect(row[headings?.indexOf('Refunded') ?? -1]).toBe('2026-11-20');
  });
});

it('a gift of an erased member stays, without the member', async () => {
  const member = await makeMember();
  const { body } = await record({ memberId: member.id, donorName: 'Ever Given' });
  const { id } = body.donation;
  const belongs = await get(`/users/${member.id}/belongings`, { token: admin.token });
  expect(belongs.body.belongings).toContainEqual({
    kind: 'donations',
    count: 1,
    names: ['$123.45 on May 4, 2026'],
  });
  await del(`/users/${member.id}`, { token: admin.token });
  expect((await del(`/users/trash/${member.id}`, { token: admin.token })).status).toBe(200);
  const { body: after } = await get(`/donations/${id}`, { token: admin.token });
  expect(after.donation).toMatchObject({ donorName: 'Ever Given', memberId: null });
});
