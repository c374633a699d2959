import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { makeAppointment } from '../harness/appointments';
import { plantForm, plantResponse } from '../harness/forms';
import { get } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { dayFromNow, plantMembership } from '../harness/memberships';
import { until } from '../harness/until';

interface Home {
  checklist: { step: string; done: boolean }[];
  attention: { kind: string; count: number; link: string; detail: string }[];
}
const OF_OTHERS = [
  'review_submissions',
  'rejected_forms',
  'open_forms',
  'confirm_appointments',
  'lapsing_memberships',
  'pending_donations',
];
/** What waits after the tests below have planted it. */
const FOUND = OF_OTHERS.filter((kind) => /review|confirm|lapsing/.test(kind));
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
    expect((await home(admin.token)).attention).toEqual([
      { kind: 'verify_members', count: before + 1, link: '/users?verified=false', detail: '' },
    ]);
  });

  it('leads from each count to a list of exactly as many', async () => {
    const admin = await signedIn({ role: 'admin' });
    await makeMember({ verified: false });
    await makeAppointment(await makeMember(), { state: 'requested' });
    await plantMembership({ nextDeadline: dayFromNow(-3) });
    const form = await plantForm();
    for (const status of ['pending', 'approved'] as const)
      await plantResponse(form, await makeMember(), { status, answers: {} });
    const lists: Record<string, string> = {
      verify_members: '/users',
      review_submissions: '/admin/form-submissions',
      confirm_appointments: '/appointments',
      lapsing_memberships: '/memberships',
      pending_donations: '/donations',
    };
    const totalOf = async ({ kind, link }: Home['attention'][number]) => {
      const { tab: _tab, ...query } = Object.fromEntries(new URLSearchParams(link.split('?')[1]));
      return (await get(lists[kind] ?? '', { token: admin.token, query })).body.pagination.total;
    };
    // Totals are believed for a moment, and what is planted here is news to the server.
    await until('each list has as many as are counted', async () => {
      const { attention }: Home = (await get('/users/me/home', { token: admin.token })).body;
      const counted = attention.filter(({ kind }) => kind in lists);
      expect(counted.map(({ kind }) => kind)).toEqual(expect.arrayContaining(FOUND));
      const totals = await Promise.all(counted.map(totalOf));
      expect(totals).toEqual(counted.map(({ count }) => count));
      return true;
    });
  });

  it('shows nobody else who waits, an unverified admin neither', async () => {
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
