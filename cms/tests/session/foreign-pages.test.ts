import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { call, post, raw } from '../harness/http';
import { PASSWORD, signedIn } from '../harness/members';
import { server } from '../harness/shared';

const FOREIGN = {
  'an Origin': { origin: 'https://evil.example' },
  'no Origin of its own': { origin: 'null' },
  'what its browser says': { 'sec-fetch-site': 'cross-site' },
};
const json = { 'content-type': 'application/json' };

describe.each(Object.entries(FOREIGN))('a page of another site, known by %s,', (_by, headers) => {
  it('signs nobody in', async () => {
    const { email, id } = await signedIn();
    const reply = await post('/auth/local', { body: { email, password: PASSWORD }, headers });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
    expect(await db('portal_sessions').where({ member_id: id })).toHaveLength(1);
  });

  it.each([
    '/auth/refresh',
    '/auth/logout',
    '/auth/register',
    '/auth/reset-password',
    '/auth/forgot-password',
    '/auth/confirm-email',
  ])('is refused at %s', async (path) => {
    const { cookie, id } = await signedIn();
    const reply = await post(path, { headers: { ...headers, cookie }, body: {} });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([403, undefined]);
    expect(await db('portal_sessions').where({ member_id: id })).toHaveLength(1);
  });

  it('signs nobody in to the panel', async () => {
    const body = '{"email":"x@test.example","password":"Not-the-one-1"}';
    const reply = await raw('POST', '/admin/login', { headers: { ...json, ...headers }, body });
    expect([reply.status, reply.body.error.name]).toEqual([403, 'ForbiddenError']);
  });
});

it('a form, which any page can send, signs nobody in', async () => {
  const { email } = await signedIn();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ email, password: PASSWORD }).toString();
  const reply = await raw('POST', '/api/auth/local', { headers, body });
  expect([reply.status, reply.headers['set-cookie']]).toEqual([415, undefined]);
  const panel = await raw('POST', '/admin/login', { headers, body });
  expect(panel.status).toBe(415);
});

it.each([
  ['the portal\u2019s own page', { origin: server.baseUrl, 'sec-fetch-site': 'same-origin' }],
  ['a page of the host that was asked', { origin: server.baseUrl }],
  ['what is no browser', {}],
])('%s signs in and renews', async (_who, headers) => {
  const { email, cookie } = await signedIn();
  const opened = await post('/auth/local', { body: { email, password: PASSWORD }, headers });
  const renewed = await call('POST', '/auth/refresh', { headers: { ...headers, cookie } });
  expect([opened.status, renewed.status]).toEqual([200, 200]);
});
