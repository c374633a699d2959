import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { makeAppointment } from '../harness/appointments';
import { plantForm, plantResponse } from '../harness/forms';
import { get, patch, post } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { dayFromNow, plantMembership } from '../harness/memberships';
import { until } from '../harness/until';

interface Named {
  id: number;
  name: string;
  link: string;
  note: string;
}
interface Home {
  checklist: { step: string; done: boolean }[];
  attention: { kind: string; count: number; link: string; detail: string; first: Named[] }[];
}
const OF_OTHERS = [
  'review_submissions',
  'rejected_forms',
  'open_forms',
  'confirm_appointments',
  'lapsing_memberships',
  'pending_donations',
];
/** Where the queues of an admin are listed, and what an answer calls its rows. */
const LISTS: Record<string, { path: string; rows: string }> = {
  verify_members: { path: '/users', rows: 'users' },
  review_submissions: { path: '/admin/form-submissions', rows: 'submissions' },
  confirm_appointments: { path: '/appointments', rows: 'appointments' },
  lapsing_memberships: { path: '/memberships', rows: 'memberships' },
  pending_donations: { path: '/donations', rows: 'donations' },
};
/** The review desk has a queue for some of them, which is such a list too. */
const WAITING: Record<string, object> = {
  newcomers: { verified: 'false' },
  submissions: { status: 'pending' },
};
const idsIn = ({ first }: Home['attention'][number]) => first.map(({ id }) => id);

/** A gift that is still pending, recorded as the office does it, so that it is in the totals too. */
async function pendingGift(token: string) {
  const body = {
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
  };
  const { donation } = (await post('/donations', { token, body })).body;
  const status = { status: 'pending', reason: 'Waits for the bank' };
  expect((await patch(`/donations/${donation.id}`, { token, body: status })).status).toBe(200);
}

/** Without what other tests plant; see form/way-in.test, appointment/list.test and so on. */
async function home(token: string): Promise<Home> {
  const { checklist, attention }: Home = (await get('/users/me/home', { token })).body;
  return {
    checklist: checklist.filter(({ step }) => step !== 'forms'),
    attention: attention.filter(({ kind }) => !OF_OTHERS.includes(kind)),
  };
}

describe('the first screen', () => {
  it('shows a newcomer the way in', async () => {
    const columns = { street_address: null };
    const me = await signedIn({ verified: false, columns });
    expect(await home(me.token)).toEqual({
      checklist: [
        { step: 'profile', done: false },
        { step: 'verification', done: false },
      ],
      attention: [],
    });
    await db('up_users').where({ id: me.id }).update({ street_address: '1 Test Street' });
    expect((await home(me.token)).checklist[0]).toEqual({ step: 'profile', done: true });
  });

  it('shows a verified member no list', async () => {
    const me = await signedIn({ role: 'foster' });
    expect(await home(me.token)).toEqual({ checklist: [], attention: [] });
  });

  it('counts for an admin who waits: confirmed, not verified, not blocked', async () => {
    const admin = await signedIn({ role: 'admin' });
    const count = async () => (await home(admin.token)).attention[0]?.count ?? 0;
    const before = await count();
    await makeMember({ verified: false });
    await makeMember({ verified: false, confirmed: false });
    await makeMember({ verified: false, blocked: true });
    await makeMember();
    expect(await count()).toBe(before + 1);
    // Who waits for an answer in the inbox is tested there.
    const { attention } = await home(admin.token);
    expect(attention.filter(({ kind }: { kind: string }) => kind !== 'waiting_chats')).toEqual([
      {
        kind: 'verify_members',
        count: before + 1,
        link: '/admin-forms/review?queue=newcomers',
        detail: '',
        first: expect.any(Array),
      },
      // The one who has not confirmed, and those of other tests.
      {
        kind: 'waiting_room',
        count: expect.any(Number),
        link: '/users/waiting',
        detail: expect.stringMatching(/not confirmed their email/),
        first: [],
      },
    ]);
  });

  it('names the first who wait, each with a link to review them and their role', async () => {
    const admin = await signedIn({ role: 'admin' });
    // Hardly anybody of the other tests has waited as long.
    const createdAt = new Date('2001-02-03T04:05:06Z');
    const wanted = { verified: false, role: 'foster', firstName: 'Ada', createdAt } as const;
    const { id, lastName } = await makeMember(wanted);
    const [waiting] = (await home(admin.token)).attention;
    expect(waiting?.first).toContainEqual({
      id,
      name: `Ada ${lastName}`,
      link: `/admin-forms/review?queue=newcomers&item=${id}`,
      note: 'Foster',
    });
    expect(waiting?.first.length).toBeLessThanOrEqual(3);
    await db('up_users').where({ id }).update({ verified: true });
  });

  it('leads from each queue to a list of exactly as many, among them the first it names', async () => {
    const admin = await signedIn({ role: 'admin' });
    await makeMember({ verified: false });
    await makeAppointment(await makeMember(), { state: 'requested' });
    await plantMembership({ nextDeadline: dayFromNow(-3) });
    await pendingGift(admin.token);
    const form = await plantForm();
    for (const status of ['pending', 'approved'] as const)
      await plantResponse(form, await makeMember(), { status, answers: {} });
    const listOf = async ({ kind, link }: Home['attention'][number]) => {
      const { tab: _tab, ...filter } = Object.fromEntries(new URLSearchParams(link.split('?')[1]));
      const { path, rows } = LISTS[kind] ?? { path: '', rows: '' };
      const query = { ...(filter.queue ? WAITING[filter.queue] : filter), limit: 100 };
      const { body } = await get(path, { token: admin.token, query });
      const ids = body[rows].map((row: { id?: number; user?: { id: number } }) =>
        kind === 'verify_members' ? row.user?.id : row.id,
      );
      return { total: body.pagination.total, ids };
    };
    // Totals are believed for a moment, and what is planted here is news to the server.
    await until('each list has as many as are counted', async () => {
      const { attention }: Home = (await get('/users/me/home', { token: admin.token })).body;
      const queues = attention.filter(({ kind }) => kind in LISTS);
      expect(queues.map(({ kind }) => kind).sort()).toEqual(Object.keys(LISTS).sort());
      for (const queue of queues) {
        const { total, ids } = await listOf(queue);
        expect(total, queue.kind).toBe(queue.count);
        expect(queue.first, queue.kind).toHaveLength(Math.min(3, queue.count));
        // A list that is longer than a page has them all the same.
        if (total <= 100) expect(ids, queue.kind).toEqual(expect.arrayContaining(idsIn(queue)));
      }
      return true;
    });
  });

  it('shows nobody else who waits, not even an unverified admin', async () => {
    await makeMember({ verified: false });
    for (const wanted of [
      { role: 'employee' },
      { role: 'board_member' },
      { role: 'admin', verified: false },
    ] as const) {
      const { token } = await signedIn(wanted);
      expect((await home(token)).attention).toEqual([]);
    }
  });
});
