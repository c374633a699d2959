import { request } from 'node:http';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OPENER_POLICY, PERMISSIONS_POLICY } from '../../cms/src/auth/panel-policy';
import { framedBy, portalPolicy } from '../../cms/src/auth/portal-policy';
import { jsonMaxOf, type Endpoint } from '../../contract/src/endpoint';
import { ENDPOINTS } from '../../contract/src/endpoints';
import { fakeServer } from './fake-server';
import { checkNginx, freePort, hasNginx, nginxFolder, startNginx } from './nginx';
import { readRepo } from './repository';

if (!hasNginx) console.log('nginx is not installed here: its configuration is not tried.');

const PASSED_ON = [
  '/api/pets',
  '/admin',
  '/admin/init',
  '/content-manager/content-types',
  '/upload/files',
  '/content-type-builder/schema',
  '/i18n/locales',
  '/users-permissions/roles',
  '/_health',
  '/player/youtube/dQw4w9WgXcQ',
  '/player/file?url=https%3A%2F%2Fexample.org%2Fx.mp4',
  '/donate-widget?utm_content=member-12',
  '/donate-widget/script.js',
  '/email/settings',
  '/manifest.webmanifest',
  '/socket.io/?EIO=4&transport=polling',
];

it('the configuration of nginx names the servers docker-compose.yml has', () => {
  const conf = readRepo('deploy/nginx.conf');
  for (const name of ['cms-1:1337', 'cms-2:1337', ' cms:1337']) expect(conf).toContain(name);
});

it('the configuration of nginx sends the policy the server sends where it serves the portal itself', () => {
  const sent = /Content-Security-Policy "([^"]*)"/.exec(readRepo('deploy/nginx.conf'))?.[1] ?? '';
  for (const ancestors of ["'none'", "'self'"] as const) {
    expect(sent.replace('$portal_frame_ancestors', ancestors)).toBe(portalPolicy(ancestors));
  }
});

describe.skipIf(!hasNginx)('the proxy', () => {
  let cms: Awaited<ReturnType<typeof fakeServer>>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    cms = await fakeServer('cms');
    nginx = await startNginx({ servers: [cms.address, cms.address] });
  });
  afterAll(async () => {
    await nginx.stop();
    await cms.stop();
  });

  it('is configured in a way nginx accepts', async () => {
    const { home } = await nginxFolder({ servers: ['127.0.0.1:1', '127.0.0.1:2'] });
    expect(() => checkNginx(home)).not.toThrow();
    rmSync(home, { recursive: true });
  });

  it.each(PASSED_ON)('passes %s on unchanged', async (path) => {
    expect(await (await fetch(nginx.url + path)).text()).toBe('cms');
    expect(cms.last()?.url).toBe(path);
  });

  it.each(['/', '/pets', '/players', '/donate', '/apiary', '/administer', '/index.html'])(
    'answers %s with the portal itself, to be checked again each time',
    async (path) => {
      const answer = await fetch(nginx.url + path);
      expect(await answer.text()).toContain('<title>Hearthside</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  it.each([
    '/',
    '/users',
    '/preview',
    '/preview/',
    '/preview/blog',
    '/preview/blog/a/b',
    '/xpreview/blog/a',
    '/preview/blog/abc123',
    '/preview/blog/abc123?expires=1&signature=x',
    '/preview/%2e/users',
    '/users?/preview/blog/a',
    '/index.html?x=/preview/blog/a',
    '/%70review/blog/a',
  ])('sends with %s the policy the server would send', async (path) => {
    const { headers } = await fetch(nginx.url + path);
    const asked = path.split('?')[0] ?? '';
    expect(headers.get('content-security-policy')).toBe(portalPolicy(framedBy(asked)));
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('permissions-policy')).toBe(PERMISSIONS_POLICY);
    expect(headers.get('cross-origin-opener-policy')).toBe(OPENER_POLICY);
  });

  it('logs who requested what, and no key, signature or token', async () => {
    const asked = [
      '/api/blogs/feed/aKeyOfSomebody',
      '/api/care/feed/aKeyOfSomebody',
      '/preview/blog/a1?signature=aSecret',
      '/x?token=aToken',
    ];
    for (const path of asked) await fetch(nginx.url + path);
    const lines = () => nginx.log().trim().split('\n').slice(-4);
    await vi.waitFor(() => expect(lines().at(-1)).toContain(' GET /x 200 '));
    expect(lines()[0]).toMatch(/^127\.0\.0\.1 \[.*\] GET \/api\/blogs\/feed\/\.\.\. 200 /);
    expect(lines()[1]).toMatch(/^127\.0\.0\.1 \[.*\] GET \/api\/care\/feed\/\.\.\. 200 /);
    expect(nginx.log()).not.toMatch(/aKeyOf|aSecret|aToken/);
  });

  it('lets built files be cached for good, and answers a missing one with 404', async () => {
    const kept = await fetch(`${nginx.url}/assets/main-1a2b.js`);
    expect(kept.headers.get('cache-control')).toContain('immutable');
    expect(kept.headers.get('x-content-type-options')).toBe('nosniff');
    const missed = await fetch(`${nginx.url}/assets/gone.js`);
    expect(missed.status).toBe(404);
    expect(missed.headers.get('cache-control')).toBeNull();
  });

  it('forwards the caller’s real address, whatever the caller claims', async () => {
    const claim = {
      'X-Forwarded-For': '1.2.3.4',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'for=1',
    };
    await fetch(`${nginx.url}/api/me`, { headers: claim });
    expect(cms.last()?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      host: `127.0.0.1:${nginx.port}`,
    });
    expect(cms.last()?.headers.forwarded).toBeUndefined();
  });

  it('lets a WebSocket connection through', async () => {
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    const asked = request(`${nginx.url}/socket.io/?transport=websocket`, { headers }).end();
    await new Promise((resolve, reject) => asked.on('upgrade', resolve).on('error', reject));
    expect(cms.last()?.headers).toMatchObject({ upgrade: 'websocket', connection: 'upgrade' });
  });

  it('passes an upload on while it is still being sent', async () => {
    const arrived = cms.whenBodyArrives();
    const upload = request(`${nginx.url}/api/files`, { method: 'POST' });
    upload.on('error', () => {}).write('first part');
    await arrived;
    upload.destroy();
  });

  const MB = 1024 * 1024;
  /** The answer to a body that is announced with this length. None of it is sent. */
  const announced = (method: string, path: string, length: number) =>
    new Promise<number | 'passed on'>((resolve) => {
      const headers = { 'Content-Length': String(Math.ceil(length)) };
      const asked = request(`${nginx.url}${path}`, { method, headers });
      const before = cms.seen.length;
      const passed = setInterval(() => {
        if (cms.seen.length > before) done('passed on');
      }, 2);
      const done = (answer: number | 'passed on') => {
        clearInterval(passed);
        asked.destroy();
        resolve(answer);
      };
      asked.on('error', () => {}).on('response', ({ statusCode = 0 }) => done(statusCode));
      asked.flushHeaders();
    });
  const taking = Object.values(ENDPOINTS as Record<string, Record<string, Endpoint>>)
    .flatMap((group) => Object.values(group))
    .filter(({ method }) => method !== 'GET' && method !== 'DELETE')
    .map((endpoint) => ({
      // What the locations of the configuration take, in MB.
      places: endpoint.upload ? [11, 110] : [2, 9],
      method: endpoint.method,
      path: `/api${endpoint.path.replace(/:\w+/g, '1')}`,
      most: endpoint.upload ? endpoint.upload.maxBytes + MB / 16 : jsonMaxOf(endpoint),
    }));

  it('takes as much as each endpoint does, and not much more from any', async () => {
    expect(taking.length).toBeGreaterThan(70);
    for (const { method, path, most, places } of taking) {
      // Forms and articles share a location with endpoints that take less.
      const least = /^\/api\/(forms|blogs)\//.test(`${path}/`) ? 8 * MB : most;
      const refusedAt = places
        .map((size) => size * MB)
        .find((size) => size > Math.max(most, least));
      const answers = [
        await announced(method, path, most),
        await announced(method, path, (refusedAt ?? 0) + 1),
      ];
      expect([path, ...answers]).toEqual([path, 'passed on', 413]);
    }
  });

  it.each([
    ['/upload', 100],
    ['/upload/files/1/replace', 100],
    ['/admin/login', 1],
    ['/content-manager/collection-types/x', 1],
  ])('takes of the panel’s %s %i MB', async (path, most) => {
    expect(await announced('POST', path, most * MB)).toBe('passed on');
    expect(await announced('POST', path, most * 1.1 * MB + 2 * MB)).toBe(413);
  });
});

describe.skipIf(!hasNginx)('a flood', () => {
  const flood = async (url: string, path: string, times: number, method = 'GET') => {
    const asked = Array.from({ length: times }, () => fetch(url + path, { method }));
    return (await Promise.all(asked)).filter(({ status }) => status === 429);
  };

  it(
    'from one address is cut off by the proxy, and a busy page isn’t',
    { timeout: 30_000 },
    async () => {
      const cms = await fakeServer('cms');
      const nginx = await startNginx({ servers: [cms.address, cms.address] });
      try {
        expect(await flood(nginx.url, '/api/files/a', 150)).toEqual([]);
        expect(await flood(nginx.url, '/upload/files', 60)).toEqual([]);
        for (const [path, method] of [
          ['/api/auth/local', 'POST'],
          ['/admin/login', 'POST'],
          ['/api/users/export', 'GET'],
          ['/upload', 'POST'],
          ['/api/pet-records/1/picture', 'PUT'],
        ] as const) {
          const before = cms.seen.length;
          const refused = await flood(nginx.url, path, 120, method);
          expect([path, refused.length + cms.seen.length - before]).toEqual([path, 120]);
          expect([path, refused.length > 20]).toEqual([path, true]);
          expect(refused[0]?.headers.get('retry-after')).toBe('5');
          expect(await refused[0]?.json()).toMatchObject({ error: expect.any(String) });
        }
      } finally {
        await nginx.stop();
        await cms.stop();
      }
    },
  );
});

describe.skipIf(!hasNginx)('the proxy behind another TLS proxy', () => {
  it('takes the visitor’s address from it and forwards https', async () => {
    const cms = await fakeServer('cms');
    const servers: [string, string] = [cms.address, cms.address];
    const publicUrl = 'https://portal.example.org';
    const nginx = await startNginx({ servers, publicUrl, tlsProxy: '127.0.0.1' });
    await fetch(`${nginx.url}/api/me`, { headers: { 'X-Forwarded-For': '6.6.6.6, 9.8.7.6' } });
    const seen = cms.last()?.headers;
    const page = await fetch(nginx.url);
    await nginx.stop();
    await cms.stop();
    expect(seen).toMatchObject({ 'x-forwarded-for': '9.8.7.6', 'x-forwarded-proto': 'https' });
    expect(page.headers.get('strict-transport-security')).toContain('max-age=');
  });
});

describe.skipIf(!hasNginx)('the proxy with a server away', () => {
  it('moves realtime connections to the other one, and answers the API in its own format', async () => {
    const alive = await fakeServer('alive');
    const dead = `127.0.0.1:${await freePort()}`;
    // Whichever server this address is sent to, one of the two orders meets the dead one first.
    for (const servers of [
      [dead, alive.address],
      [alive.address, dead],
    ] as [string, string][]) {
      const nginx = await startNginx({ servers });
      const socket = await fetch(`${nginx.url}/socket.io/?EIO=4`);
      const api = servers[0] === dead ? await fetch(`${nginx.url}/api/pets`) : undefined;
      const answers = [await socket.text(), api?.status, await api?.json()];
      await nginx.stop();
      const error = 'The portal is not available right now. Please try again in a moment.';
      const away = [503, { error, code: 'UNAVAILABLE' }];
      expect(answers).toEqual(['alive', ...(api ? away : [undefined, undefined])]);
    }
    await alive.stop();
  });
});
