import { describe, expect, it } from 'vitest';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
const ask = (query: Record<string, string>) => get('/users', { token: admin.token, query });

describe('the list of users', () => {
  it.each([
    ['limit', '1000000000'],
    ['limit', '101'],
    ['limit', '0'],
    ['limit', '-1'],
    ['limit', 'abc'],
    ['limit', ''],
    ['limit', '1e1'],
    ['limit', '5.5'],
    ['page', '1000000000'],
    ['page', '0'],
    ['page', 'NaN'],
    ['search', 'x'.repeat(10_000)],
    ['search', 'x'.repeat(201)],
    ['sort', 'password_asc'],
    ['sort', 'name_asc,email_asc'],
    ['sort', 'nameKey_asc'],
    ['sort', 'password'],
    ['sort', 'constructor'],
    ['sort', 'directory_email_asc'],
    ['sort', 'deleted_at_desc'],
    ['sort', 'phone_asc'],
    ['sort', 'email_asc; drop table up_users'],
    ['sort', 'name_asc '],
    ['sort', ''],
    ['role', 'root'],
    ['role', ''],
    ['verified', 'yes'],
    ['blocked', 'true'],
    ['deletedAt', 'null'],
    ['featured', 'true'],
    ['asDirectory', 'true'],
    ['active', 'false'],
    ['filters[email][$contains]', 'a'],
    ['filters', '{}'],
    ['populate', '*'],
    ['fields', 'password'],
    ['search[$ne]', 'a'],
    ['sort[0]', 'name_asc'],
    ['pagination[pageSize]', '1000'],
    ['_q', 'a'],
    ['locale', 'en'],
    ['status', 'draft'],
  ])('refuses %s=%s', async (key, value) => {
    const reply = await ask({ [key]: value });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      error: 'Please check the marked fields.',
      details: expect.any(Object),
    });
  });

  it.each([
    'search=a&search=b',
    'limit=5&limit=100',
    'page=1&page=2',
    'sort=name_asc&sort=email_asc',
    'role=foster&role=admin',
    'verified=true&verified=false',
    'search[]=a',
    'role[]=foster',
    'sort[]=name_asc',
    'limit[]=10',
    'search[a][b]=c',
    'role[$in][0]=foster',
    'sort[name]=asc',
    'verified[$ne]=true',
  ])('refuses what is no single value: %s', async (query) => {
    const reply = await get(`/users?${query}`, { token: admin.token });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      error: 'Please check the marked fields.',
      details: expect.any(Object),
    });
  });

  it('takes a search with every odd character there is', async () => {
    for (const search of ['\u0001', 'a\u0001b', '\u{10ffff}', '\u202e', '%00', "'", '`']) {
      expect((await ask({ search })).status, JSON.stringify(search)).toBe(200);
    }
  });
});

describe('one user', () => {
  it.each(['0', '-1', 'abc', '1.5', '2147483648', '99999999999999999999', '1;2', '%00', "1'--"])(
    'of id %s is bad input',
    async (id) => {
      expect((await get(`/users/${id}`, { token: admin.token })).status).toBe(400);
    },
  );
});
