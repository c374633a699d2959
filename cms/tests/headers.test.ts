import { describe, expect, it } from 'vitest';
import { OPENER_POLICY, panelPolicy, PERMISSIONS_POLICY } from '../src/auth/panel-policy';
import { raw } from './harness/http';
import { server } from './harness/shared';

const ORIGINS = [undefined, 'https://evil.example', 'null', server.baseUrl];
const asked = (path: string, origin?: string, method = 'GET') =>
  raw(method, path, { headers: origin ? { origin } : {} });

describe('what is sent with every answer', () => {
  it.each([
    '/admin',
    '/admin/init',
    '/api/settings',
    '/api/users/me',
    '/api/none',
    '/content-manager/init',
  ])('with %s, is what the configuration says, and nothing of Strapi’s own', async (path) => {
    for (const origin of ORIGINS) {
      const { headers } = await asked(path, origin);
      expect(headers).toMatchObject({
        'content-security-policy': panelPolicy,
        'permissions-policy': PERMISSIONS_POLICY,
        'cross-origin-opener-policy': OPENER_POLICY,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
      });
      const others = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect([origin, others]).toEqual([origin, []]);
    }
  });

  it('keeps the panel to its own server: nothing is fetched, shown or run from elsewhere', () => {
    expect(panelPolicy).toMatch(/(^|;)connect-src 'self'(;|$)/);
    expect(panelPolicy).not.toMatch(/https?:|\*|unsafe-eval/);
  });

  it('lets no other page ask first whether it may', async () => {
    for (const origin of ORIGINS.slice(1)) {
      const { status, headers } = await raw('OPTIONS', '/api/auth/local', {
        headers: { origin: String(origin), 'access-control-request-method': 'POST' },
      });
      expect([status, headers['access-control-allow-origin']]).toEqual([404, undefined]);
    }
  });
});
