import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '@hearthside/contract/access';
import { insert } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { historyOf, named } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';

const admin = await signedIn({ role: 'admin' });
const ask = (query: Record<string, string | number | undefined> = {}, { token } = admin) =>
  get('/history', { token, query });
const idsOf = async (query: Record<string, string | number> = {}) =>
  (await ask({ limit: 100, ...query })).body.entries.map(({ id }: { id: number }) => id);

/** Numbers that no row of the tests has, so that exact sets can be asked for. */
const PERSON = 1_900_000_001;
const OTHER = 1_900_000_002;
const word = unique('Chronicle');
const planted: Record<string, number> = {};

beforeAll(async () => {
  const about = (kind: string, id: number, name: string) => ({
    about_kind: kind,
    about_id: id,
    about_name: name,
  });
  const plant = (row: object, searchKey: string) =>
    insert('portal_history', { action: 'profile', changes: '[]', search_key: searchKey, ...row });
  const zoe = `zoe ${word}`.toLowerCase();
  planted.member = await plant(about('member', PERSON, `Zo\u00eb ${word}`), zoe);
  planted.trust = await plant(about('trust', PERSON, `Elm ${word}`), `elm ${word}`.toLowerCase());
  planted.assigned = await plant(
    {
      ...about('member', OTHER, `Al ${word}`),
      action: 'assigned',
      other_kind: 'trust',
      other_id: PERSON,
      other_name: `Elm ${word}`,
    },
    `al ${word} elm ${word}`.toLowerCase(),
  );
});

describe('the history', () => {
  it('can be read by admins only', async () => {
    expect((await ask()).status).toBe(200);
    expect((await get('/history')).status).toBe(401);
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      expect((await ask({}, await signedIn({ role }))).status, role).toBe(403);
    }
    const waiting = await signedIn({ role: 'admin', verified: false });
    expect((await ask({}, waiting)).status).toBe(403);
  });

  it('shows what concerns one person or trust, whichever side they are on', async () => {
    const { member, trust, assigned } = planted;
    expect(await idsOf({ kind: 'member', about: PERSON })).toEqual([member]);
    expect(await idsOf({ kind: 'trust', about: PERSON })).toEqual([assigned, trust]);
    expect(await idsOf({ kind: 'member', about: OTHER })).toEqual([assigned]);
    expect(await idsOf({ kind: 'trust', about: OTHER })).toEqual([]);
    expect(await idsOf({ about: PERSON })).toEqual([assigned, trust, member]);
  });

  it('can be narrowed down to one kind', async () => {
    const { member, trust, assigned } = planted;
    expect(await idsOf({ kind: 'member', search: word })).toEqual([assigned, member]);
    expect(await idsOf({ kind: 'trust', search: word })).toEqual([assigned, trust]);
  });

  it('is searched by the name of the person concerned and of the one who did it, whatever the accents', async () => {
    const by = await signedIn({ role: 'admin', firstName: 'Zo\u00eb', lastName: unique('Doer') });
    const member = await makeMember({ firstName: '\u00c5sa', lastName: unique('Concerned') });
    const trust = await makeTrust([], unique('\u00c9lan'));
    const ids = { userId: member.id, trustId: trust.id };
    await post('/trusts/assign', { token: by.token, body: ids });
    const [id] = await idsOf({ kind: 'member', about: member.id });
    expect(id).toBeTypeOf('number');
    for (const search of [
      `zoe ${by.lastName}`,
      `ASA ${member.lastName}`,
      trust.name.toUpperCase(),
      trust.name.replace('\u00c9', 'e'),
    ]) {
      expect(await idsOf({ search }), search).toEqual([id]);
    }
    expect(await idsOf({ search: `${by.lastName}%` })).toEqual([]);
    expect(await idsOf({ search: unique('nobody') })).toEqual([]);
  });

  it('comes the newest first, a page at a time, without gaps and repeats', async () => {
    const member = await makeMember({ verified: false });
    for (let i = 0; i < 7; i += 1) {
      const body = { verified: i % 2 === 0 };
      await patch(`/users/${member.id}/verify`, { token: admin.token, body });
    }
    const about = { kind: 'member', about: member.id, limit: 3 };
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push((await ask({ ...about, page })).body);
    const all = pages.flatMap(({ entries }) => entries);
    expect(pages.map(({ entries }) => entries.length)).toEqual([3, 3, 1, 0]);
    expect(pages[1].pagination).toEqual({ currentPage: 2, totalPages: 3, total: 7 });
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const moments = all.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    for (const at of moments) {
      expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(10_000);
    }
    const tos = all.map(({ changes }) => changes[0].to);
    expect(tos).toEqual(all.map((_entry, at) => (at % 2 ? 'Unverified' : 'Verified')));
    expect((await ask({ kind: 'member', about: member.id })).body.entries).toHaveLength(7);
  });

  it('shows ten per page by default', async () => {
    const { body } = await ask();
    expect(body.entries).toHaveLength(10);
    expect(body.pagination.totalPages).toBe(Math.ceil(body.pagination.total / 10));
  });

  it.each([
    { kind: 'dog' },
    { kind: '' },
    { about: 0 },
    { about: 'x' },
    { action: 'adopted' },
    { person: 0 },
    { person: 'x' },
    { from: '2026-02-30' },
    { to: 'today' },
    { by: 1 },
    { limit: 101 },
    { page: 0 },
    { sort: 'date_asc' },
    { search: 'x'.repeat(201) },
  ])('does not accept %j', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it('has no way to change it', async () => {
    for (const call of [post, patch, del]) {
      for (const path of ['/history', `/history/${planted.member}`]) {
        expect((await call(path, { token: admin.token })).status).toBeOneOf([404, 405]);
      }
    }
  });
});

describe('when somebody is erased', () => {
  it('keeps what they did and what was done, with the names as they were', async () => {
    const by = await signedIn({ role: 'admin', firstName: 'Old', lastName: unique('Doer') });
    const member = await makeMember({ firstName: 'Gone', lastName: unique('Person') });
    const trust = await makeTrust();
    const ids = { userId: member.id, trustId: trust.id };
    await post('/trusts/assign', { token: by.token, body: ids });
    await patch(`/trusts/${trust.id}`, { token: admin.token, body: { name: unique('New') } });
    const role = { role: 'volunteer', reason: 'Wrote to us about Gone Person' };
    await patch(`/users/${member.id}/role`, { token: by.token, body: role });
    for (const { id } of [member, by]) {
      expect((await del(`/users/${id}`, { token: admin.token })).status).toBe(200);
      expect((await del(`/users/trash/${id}`, { token: admin.token })).status).toBe(200);
    }
    const about = { kind: 'member', ...named(member) };
    expect(await historyOf(admin.token, member.id)).toMatchObject([
      { action: 'erased', by: named(admin), about },
      { action: 'deleted', by: named(admin), about },
      { action: 'role', by: named(by), about, reason: '' },
      { action: 'assigned', by: named(by), about, other: { kind: 'trust', ...trust } },
    ]);
    expect(await idsOf({ search: member.lastName })).toHaveLength(4);
  });
});
