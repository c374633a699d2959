import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { call, post, put, raw, type Reply } from './harness/http';
import { signedIn } from './harness/members';
import { oddRefusal } from './harness/refusals';
import { server } from './harness/shared';

const admin = await signedIn({ role: 'admin' });
const auth = { authorization: `Bearer ${admin.token}` };
const json = { ...auth, 'content-type': 'application/json' };

/** One of the portal's own refusals: the status, the one shape, and a code that fits. */
function expectRefusal(reply: Reply, ...statuses: number[]) {
  expect(statuses, reply.text).toContain(reply.status);
  expect(oddRefusal(reply)).toBeUndefined();
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
}

describe('what is not in the contract', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/users/me/nothing'],
    ['GET', '/api/users/'],
    ['GET', '/api//users/me'],
    ['GET', '/api/users/me/'],
    // Stock routes of Strapi and its plugins.
    ['GET', '/api/users-permissions/roles'],
    ['GET', '/api/users-permissions/permissions'],
    ['POST', '/api/users-permissions/roles'],
    ['POST', '/api/upload'],
    ['GET', '/api/upload/files'],
    ['DELETE', '/api/upload/files/1'],
    ['POST', '/api/auth/local/register'],
    ['GET', '/api/auth/email-confirmation'],
    ['GET', '/api/auth/google/callback'],
    ['GET', '/api/connect/google'],
    ['GET', '/api/users/count'],
    ['POST', '/api/email'],
    ['GET', '/api/content-type-builder/content-types'],
    ['GET', '/api/content-type-builder/components'],
    ['GET', '/api/i18n/locales'],
    ['GET', '/api/portal-settings'],
    ['GET', '/api/trust-assignments'],
    ['GET', '/api/assignments'],
    ['POST', '/api/assignments'],
    ['GET', '/api/entries'],
    ['DELETE', '/api/entries/1'],
    ['GET', '/api/portal-history'],
    ['DELETE', '/api/history/1'],
    ['GET', '/api/users/1/trusts'],
    ['GET', '/api/users/trash/1/restore'],
    ['GET', '/api/stored-files'],
    ['GET', '/api/sessions'],
    ['GET', '/api/mails'],
    ['GET', '/api/mail-tokens'],
    ['GET', '/api/notifications/1'],
    ['GET', '/api/_health'],
  ])('is closed to an admin and a stranger: %s %s', async (method, path) => {
    for (const headers of [json, {}]) {
      const reply = await raw(method, path, { headers });
      if (path === '/api/users/count') expectRefusal(reply, 400, 401);
      else expectRefusal(reply, 404, 405);
    }
  });

  it('takes no other method', async () => {
    for (const [method, path] of [
      ['POST', '/api/users/me'],
      ['DELETE', '/api/users'],
      ['PUT', '/api/users/1'],
      ['POST', '/api/users/1'],
      ['PATCH', '/api/users'],
      ['GET', '/api/users/1/restore'],
      ['GET', '/api/users/trash/1'],
      ['PUT', '/api/users/trash'],
      ['PUT', '/api/users/export'],
      ['PUT', '/api/trusts/1'],
      ['POST', '/api/directory'],
      ['POST', '/api/history'],
      ['DELETE', '/api/history'],
      ['PATCH', '/api/settings'],
      ['TRACE', '/api/health'],
    ] as const) {
      expectRefusal(await raw(method, path, { headers: auth }), 405);
    }
  });

  it('takes no word for an id', async () => {
    for (const [method, path] of [
      ['DELETE', '/api/users/me'],
      ['DELETE', '/api/users/trash'],
      ['DELETE', '/api/users/invitations'],
      ['GET', '/api/users/verify'],
      ['POST', '/api/users/me/restore'],
      ['PATCH', '/api/users/me/role'],
      ['PATCH', '/api/trusts/assign'],
      ['GET', '/api/caregivers/profile'],
      ['GET', '/api/memberships/feature'],
    ] as const) {
      const reply = await raw(method, path, { headers: auth });
      expectRefusal(reply, 400);
      expect(reply.body.details, path).toHaveProperty('id');
    }
  });

  it('does not take the stock bodies of the account routes', async () => {
    const stock = [
      ['/auth/local', { identifier: admin.email, password: 'x' }],
      ['/auth/reset-password', { code: 'x'.repeat(30), password: 'a', passwordConfirmation: 'a' }],
      ['/auth/forgot-password', { email: admin.email, url: 'https://evil.example' }],
      ['/auth/change-password', { currentPassword: 'a', passwordConfirmation: 'a' }],
    ] as const;
    for (const [path, body] of stock) expectRefusal(await post(path, { body, headers: auth }), 400);
  });
});

describe('ways around the path', () => {
  it.each([
    '/API/users',
    '/Api/users/me',
    '/api/USERS',
    '/%61pi/users',
    '/api/%75sers',
    '/api/users/%2e%2e/users',
    '/api/../api/users',
    '/api/./users',
    '/api;/users',
    '/api/users;x',
    '/api%2fusers',
    '//api/users',
    '/api/users%00',
    '/api/users/%',
    '/api/users/%ff',
    '/api/users/1%2fverify',
    '/api/users\\me',
    '/..%2f',
    '/%2e%2e%2f.env',
    '/%00',
    '/%',
  ])('%s opens nothing to a stranger', async (path) => {
    for (const method of ['GET', 'PUT', 'POST']) {
      const reply = await raw(method, path, { headers: { 'content-type': 'application/json' } });
      expect([400, 401, 403, 404, 405], `${method} ${reply.text}`).toContain(reply.status);
      expect(reply.text).not.toContain('@');
      if (/^\/api\//i.test(path)) expectRefusal(reply, reply.status);
    }
  });

  it('mean to an admin what they say: %-encoded digits are digits', async () => {
    const { id } = admin;
    const encoded = [...String(id)].map((digit) => `%3${digit}`).join('');
    const reply = await raw('GET', `/api/users/${encoded}`, { headers: auth });
    expect([reply.status, reply.body.user.id]).toEqual([200, id]);
  });

  it('has no method that stands for another', async () => {
    const target = await signedIn({ verified: false });
    const headers = { ...auth, 'x-http-method-override': 'PATCH', 'x-http-method': 'PATCH' };
    const reply = await raw('POST', `/api/users/${target.id}/verify?_method=PATCH`, { headers });
    expectRefusal(reply, 405);
  });
});

describe('a body', () => {
  it('that is not JSON is bad input', async () => {
    for (const body of [
      '{',
      '{"email":',
      '[1,',
      'null',
      '"x"',
      '[]',
      'true',
      '\u0000',
      '{"a":1}}',
    ]) {
      const reply = await raw('POST', '/api/auth/local', { headers: json, body });
      expectRefusal(reply, 400);
    }
  });

  it('of two megabytes is too big, whether its length is declared or not', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(2 * 1024 * 1024), password: 'x' });
    const told = { ...json, 'content-length': String(body.length) };
    expectRefusal(await raw('POST', '/api/auth/local', { headers: told, headersOnly: true }), 413);
    const chunked = { ...json, 'transfer-encoding': 'chunked', connection: 'close' };
    const reply = await raw('POST', '/api/auth/local', { headers: chunked, body }).catch(
      () => null,
    );
    // The connection may be closed before the rest is sent; what is answered is a refusal.
    if (reply) expectRefusal(reply, 411);
  });

  it('of two megabytes is too big for the panel too, though forms may be larger', async () => {
    const told = { ...json, 'content-length': String(2 * 1024 * 1024) };
    const reply = await raw('POST', '/admin/login', { headers: told, headersOnly: true });
    expect([reply.status, reply.body]).toMatchObject([
      413,
      { error: { status: 413, name: 'PayloadTooLargeError' } },
    ]);
  });

  it.each(['gzip', 'deflate', 'br', 'x-unheard-of'])('packed as %s is refused', async (packing) => {
    const reply = await raw('POST', '/api/auth/local', {
      headers: { 'content-type': 'application/json', 'content-encoding': packing },
      body: '{"email":"a@b.cc","password":"x"}',
    });
    expect([reply.status, reply.body]).toEqual([
      415,
      { error: 'Please send the body without compression.' },
    ]);
  });

  it.each(['', 'gzip', 'deflate', 'br'])(
    'is no way around the panel’s limits under another name, packed as "%s"',
    async (packing) => {
      const body = packing === 'gzip' ? gzipSync('[{},{}]') : Buffer.from('[{},{}]');
      const packed: Record<string, string> = packing ? { 'content-encoding': packing } : {};
      // All that Strapi's parser reads (koa-body), and what it reads as text.
      for (const type of [
        'application/vnd.api+json',
        'application/json-patch+json',
        'application/csp-report',
        'application/reports+json',
        'application/x-www-form-urlencoded',
        'text/plain',
        ...(packing === '' ? [] : ['application/json']),
      ]) {
        for (const path of ['/admin/none', '/admin/login', '/content-manager/none', '/none']) {
          const headers = { 'content-type': type, 'content-length': `${body.length}`, ...packed };
          const reply = await raw('POST', path, { headers, body });
          expect([path, type, reply.status]).toEqual([path, type, 415]);
        }
      }
    },
  );

  it('of another kind is refused', async () => {
    const form = new FormData();
    form.set('email', admin.email);
    expectRefusal(await post('/auth/local', { body: form }), 415);
    expectRefusal(await put('/users/me', { token: admin.token, body: form }), 415);
    for (const type of ['text/plain', 'application/xml', 'text/html', 'application/octet-stream']) {
      const headers = { ...auth, 'content-type': type };
      const reply = await raw('POST', '/api/auth/local', { headers, body: '{"email":"a"}' });
      expectRefusal(reply, 415);
    }
  });

  it('cannot reach into prototypes', async () => {
    for (const text of [
      '{"__proto__":{"verified":true},"email":"a@b.cc","password":"x"}',
      '{"constructor":{"prototype":{"x":1}},"email":"a@b.cc","password":"x"}',
    ]) {
      expectRefusal(await raw('POST', '/api/auth/local', { headers: json, body: text }), 400);
    }
    for (const query of ['__proto__[x]=1', 'constructor[prototype][x]=1', 'toString=1']) {
      const reply = await raw('GET', `/api/users?${query}`, { headers: auth });
      expect([200, 400]).toContain(reply.status);
    }
    expect((await call('GET', '/health')).body).toEqual({ status: 'ok' });
  });
});

describe('the rest of HTTP', () => {
  it('takes a very long query for bad input', async () => {
    const long = `/api/users?search=${'x'.repeat(12_000)}`;
    expectRefusal(await raw('GET', long, { headers: auth }), 400);
    const { status } = await raw('GET', `/api/users?a=${'x'.repeat(60_000)}`, { headers: auth });
    expect([414, 431]).toContain(status);
    const many = Array.from({ length: 2000 }, (_, i) => `a[${i}]=1`).join('&');
    expectRefusal(await raw('GET', `/api/users?${many}`.slice(0, 12_000), { headers: auth }), 400);
    const deep = `/api/users?a${'[b]'.repeat(3000)}=1`;
    expectRefusal(await raw('GET', deep, { headers: auth }), 400);
  });

  it('answers HEAD as GET without a body, under the same rule', async () => {
    const allowed = await raw('HEAD', '/api/users', { headers: auth });
    expect([allowed.status, allowed.text]).toEqual([200, '']);
    expect((await raw('HEAD', '/api/users')).status).toBe(401);
  });

  it('lets no other site read', async () => {
    for (const origin of ['https://evil.example', 'null', `${server.baseUrl}.evil.example`]) {
      const preflight = await raw('OPTIONS', '/api/users', {
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
      const reply = await raw('GET', '/api/settings', { headers: { origin } });
      for (const { headers } of [preflight, reply]) {
        expect(headers['access-control-allow-origin'] ?? '').not.toMatch(/\*|evil|null/);
      }
    }
  });

  it('is not stored by any cache or sniffed by any browser', async () => {
    for (const path of ['/users/me', '/nothing', '/settings']) {
      const { headers } = await call('GET', path, { token: admin.token });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
});
