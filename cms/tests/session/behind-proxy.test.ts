import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, post, setCookie } from '../harness/http';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';

let own: Server;
beforeAll(async () => {
  own = await ownServer({
    env: { PUBLIC_URL: 'https://portal.example', TRUSTED_PROXIES: '1', LIMITS_FACTOR: '1' },
  });
});
afterAll(async () => {
  await own.stop();
  discard(own.info);
});

const signIn = (email: string, password: string, forwarded: string) =>
  post('/auth/local', {
    base: own.info.baseUrl,
    body: { email, password },
    headers: { 'x-forwarded-for': forwarded },
  });

it('on https the cookie is secure, and it comes back through a proxy that ends TLS', async () => {
  const opened = await signIn('rosa@hearthside.example', 'paws-and-hearth', '203.0.113.1');
  expect(opened.status).toBe(200);
  const cookie = setCookie(opened);
  const attributes = cookie?.attributes.map((text) => text.toLowerCase());
  expect(attributes).toEqual(
    expect.arrayContaining(['secure', 'httponly', 'samesite=strict', 'path=/api/auth']),
  );
  const headers = { cookie: cookie?.pair ?? '' };
  expect((await post('/auth/refresh', { base: own.info.baseUrl, headers })).status).toBe(200);
});

it('on https browsers are told to stay there', async () => {
  const { headers } = await call('GET', '/health', { base: own.info.baseUrl });
  expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
});

it('believes the nearest proxy and no address further out', async () => {
  const guess = (forwarded: string) =>
    post('/auth/confirm-email', {
      base: own.info.baseUrl,
      body: { token: 'x'.repeat(43) },
      headers: { 'x-forwarded-for': forwarded },
    });
  let refused = 0;
  for (let i = 0; i < 65; i += 1) {
    const { status } = await guess(`198.51.100.${i}, 203.0.113.9`);
    if (status === 429) refused += 1;
  }
  expect(refused).toBe(5);
  expect((await guess('203.0.113.10')).status).toBe(400);
});
