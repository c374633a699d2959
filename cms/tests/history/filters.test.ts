import { beforeAll, describe, expect, it } from 'vitest';
import { HISTORY_COUNTED } from '@hearthside/contract/history/endpoints';
import { db, insert } from '../harness/database';
import { get } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { readCsv } from '../harness/read-csv';

const admin = await signedIn({ role: 'admin' });
const word = unique('Filtered');
const ask = (query: Record<string, string | number>, path = '/history') =>
  get(path, { token: admin.token, query: { search: word, ...query } });
const found = async (query: Record<string, string | number>): Promise<string[]> => {
  const { body } = await ask({ limit: 100, ...query });
  expect(body.pagination.total).toBe(body.entries.length);
  return body.entries.map(({ reason }: { reason: string }) => reason);
};

const rosa = await makeMember();
const ines = await makeMember();

beforeAll(async () => {
  const plant = (reason: string, day: string, row: Record<string, unknown>) =>
    insert('portal_history', {
      reason,
      action: 'changed',
      changes: '[]',
      search_key: word.toLowerCase(),
      about_kind: 'pet',
      about_id: 1,
      about_name: 'Moss',
      created_at: new Date(day),
      ...row,
    });
  // The office is in Portland: its November 10 begins at 8:00 UTC.
  await plant('by rosa', '2026-11-10T07:59:59.999Z', { by_id: rosa.id, by_name: 'Rosa' });
  await plant('about rosa', '2026-11-10T08:00:00.000Z', {
    about_kind: 'member',
    about_id: rosa.id,
    about_name: 'Rosa',
    action: 'role',
    by_id: ines.id,
    by_name: 'Ines',
  });
  await plant('with rosa', '2026-11-11T07:59:59.999Z', {
    other_kind: 'member',
    other_id: rosa.id,
    other_name: 'Rosa',
  });
  await plant('sign-in of rosa', '2026-11-11T08:00:00.000Z', {
    about_kind: 'session',
    about_id: rosa.id,
    about_name: 'Rosa',
    action: 'signed_in',
    by_id: rosa.id,
    by_name: 'Rosa',
  });
  // A trust with the number of the member is somebody else's.
  await plant('a trust', '2026-11-12T12:00:00.000Z', { about_kind: 'trust', about_id: rosa.id });
});

describe('the audit', () => {
  it('is narrowed down to one person, whatever their part in an entry', async () => {
    const theirs = ['sign-in of rosa', 'with rosa', 'about rosa', 'by rosa'];
    expect(await found({ person: rosa.id })).toEqual(theirs);
    expect(await found({ person: ines.id })).toEqual(['about rosa']);
  });

  it('is narrowed down to a person and a subject at once', async () => {
    expect(await found({ person: rosa.id, kind: 'pet' })).toEqual(['with rosa', 'by rosa']);
    expect(await found({ person: rosa.id, kind: 'session' })).toEqual(['sign-in of rosa']);
    expect(await found({ person: rosa.id, kind: 'trust' })).toEqual([]);
    expect(await found({ person: rosa.id, kind: 'member' })).toEqual(['with rosa', 'about rosa']);
  });

  it('is narrowed down to a kind', async () => {
    expect(await found({ action: 'role' })).toEqual(['about rosa']);
    expect(await found({ action: 'signed_in' })).toEqual(['sign-in of rosa']);
  });

  it('is narrowed down to days, in the time zone of the office', async () => {
    expect(await found({ from: '2026-11-10', to: '2026-11-10' })).toEqual([
      'with rosa',
      'about rosa',
    ]);
    expect(await found({ to: '2026-11-09' })).toEqual(['by rosa']);
    expect(await found({ from: '2026-11-11', person: rosa.id })).toEqual(['sign-in of rosa']);
    expect(await found({ from: '2026-11-12', to: '2026-11-10' })).toEqual([]);
  });

  it('pages by days as without them, without gaps and repeats', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) {
      const { body } = await ask({ from: '2026-11-01', to: '2026-11-30', limit: 2, page });
      expect(body.pagination).toEqual({ currentPage: page, totalPages: 3, total: 5 });
      pages.push(...body.entries.map(({ reason }: { reason: string }) => reason));
    }
    expect(pages).toEqual(['a trust', 'sign-in of rosa', 'with rosa', 'about rosa', 'by rosa']);
  });

  it('counts and pages no further than it says', async () => {
    const many = unique('Many').toLowerCase();
    const row = {
      action: 'changed',
      changes: '[]',
      search_key: many,
      created_at: new Date(),
      about_kind: 'pet',
      about_id: 1,
      about_name: 'Moss',
    };
    const rows = Array.from({ length: HISTORY_COUNTED + 5 }, () => row);
    for (let at = 0; at < rows.length; at += 500) {
      await db('portal_history').insert(rows.slice(at, at + 500));
    }
    const query = { search: many, limit: 100 };
    const last = await ask({ ...query, page: 100 });
    expect(last.body.pagination).toMatchObject({ total: HISTORY_COUNTED, totalPages: 100 });
    expect(last.body.entries).toHaveLength(100);
    expect((await ask({ ...query, page: 101 })).body.entries).toEqual([]);
    await db('portal_history').where({ search_key: many }).delete();
  });
});

describe('the export of the audit', () => {
  it('has what the filters show, as sentences, and is an entry itself', async () => {
    const { status, text, headers } = await ask({ person: rosa.id }, '/history/export');
    expect(status).toBe(200);
    expect(headers['x-rows']).toBe('4');
    expect(headers['content-type']).toMatch(/^text\/csv/);
    const [head, ...rows] = readCsv(text.replace(/^\ufeff/, ''));
    expect(head).toContain('Place in the chain');
    expect(rows.map((cells) => cells[3])).toEqual([
      'Rosa signed in',
      'The portal changed Moss',
      'Ines changed the role of Rosa',
      'Rosa changed Moss',
    ]);
    const { body } = await get('/history', {
      token: admin.token,
      query: { kind: 'list', person: admin.id },
    });
    expect(body.entries).toMatchObject([
      {
        action: 'exported',
        about: { kind: 'list', name: 'History' },
        changes: [{ field: 'Rows', from: '', to: '4' }],
      },
    ]);
  });

  it('is for admins only', async () => {
    const other = await signedIn({ role: 'employee' });
    expect((await get('/history/export', { token: other.token })).status).toBe(403);
    expect((await get('/history/export')).status).toBe(401);
    expect((await ask({ kind: 'dog' }, '/history/export')).status).toBe(400);
  });

  it('is recorded where people, donations and responses are exported, too', async () => {
    const by = await signedIn({ role: 'admin' });
    for (const path of ['/users/export', '/donations/export']) {
      expect((await get(path, { token: by.token })).status, path).toBe(200);
    }
    const { body } = await get('/history', {
      token: admin.token,
      query: { person: by.id, action: 'exported' },
    });
    const names = body.entries.map(({ about }: { about: { name: string } }) => about.name);
    expect(names).toEqual(['Donations', 'Users']);
  });
});
