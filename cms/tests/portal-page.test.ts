import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS_POLICY } from '../src/auth/panel-policy';
import { connect, insert } from './harness/database';
import { raw } from './harness/http';
import { discard, type Server } from './harness/server';
import { ownServer } from './harness/shared';
import { until } from './harness/until';

const PAGE =
  '<!doctype html><title>Portal</title><script src="/assets/x-1a2b3c.js"></script><script src="/assets/index-4D5e_6f-.js"></script>';
const SECRET = 'TOP=secret-outside-the-folder';
let own: Server;
let home = '';

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'hearthside-portal-'));
  const folder = path.join(home, 'dist');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(home, '.env'), SECRET);
  writeFileSync(path.join(folder, '.env'), SECRET);
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(folder, 'assets', 'x-1a2b3c.js'), 'console.log(1)');
  own = await ownServer({ env: { PORTAL_DIR: folder, SEED_DEMO: 'false' } });
});
afterAll(async () => {
  await own.stop();
  discard(own.info);
  rmSync(home, { recursive: true, force: true });
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const SCRIPT = { accept: '*/*' };
const ask = (place: string, headers: Record<string, string> = BROWSER, method = 'GET') =>
  raw(method, place, { base: own.info.baseUrl, headers });

it('every answer of the API names the portal\u2019s version, a refusal too', async () => {
  for (const place of ['/api/settings', '/api/users/me', '/api/nothing-here'])
    expect((await ask(place, SCRIPT)).headers['portal-version']).toBe('4D5e_6f-');
  expect((await ask('/')).headers['portal-version']).toBeUndefined();
});

describe('the portal\u2019s page', () => {
  it.each([
    '/',
    '/users',
    '/users/5',
    '/confirm-email?token=abc',
    '/a/b/c',
    '/apiary',
    '/blogs/v1.2',
  ])('is what %s opens', async (place) => {
    const { status, text, headers } = await ask(place);
    expect([status, text]).toEqual([200, PAGE]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/', '/users', '/assets/x-1a2b3c.js', '/favicon.svg'])(
    'lets no foreign or inline script run on %s',
    async (place) => {
      const { headers } = await ask(place);
      const policy = new Map(
        String(headers['content-security-policy'])
          .split('; ')
          .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
      );
      expect(headers).toMatchObject({
        'permissions-policy': PERMISSIONS_POLICY,
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(policy.get('script-src')).toEqual(["'self'"]);
      expect(policy.get('default-src')).toEqual(["'self'"]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      // The players' pages, and what the page itself has made: a PDF on its way to the printer.
      expect(policy.get('frame-src')).toEqual(["'self'", 'blob:']);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each([
    '/preview',
    '/preview/blog',
    '/preview/blog/a/b',
    '/%70review/blog/a',
    '/blogs/preview/a/b',
    '/preview/blog/abc123?expires=1&signature=x',
    '/users?x=/preview/blog/a',
  ])('is framed by nobody, or as a preview by the panel: %s', async (place) => {
    const { headers } = await ask(place);
    const ancestors = place.startsWith('/preview/blog/abc123') ? "'self'" : "'none'";
    expect(String(headers['content-security-policy']).split('; ')).toContain(
      `frame-ancestors ${ancestors}`,
    );
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('keeps what carries a hash forever, and nothing else', async () => {
    const script = await ask('/assets/x-1a2b3c.js', SCRIPT);
    expect([script.status, script.text]).toEqual([200, 'console.log(1)']);
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/favicon.svg', SCRIPT)).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ...['/assets/old-9z9z9z.js', '/assets/', '/assets/none.css'],
    ...['/manifest.json', '/sitemap.xml', '/.well-known/security.txt', '/icons/none.png'],
  ])('is not returned for a missing file: %s', async (place) => {
    for (const headers of [SCRIPT, BROWSER]) {
      const reply = await ask(place, headers);
      expect([reply.status, reply.text.includes('Portal')]).toEqual([404, false]);
    }
  });

  it('can be installed as an app under the organization\u2019s name', async () => {
    const into = connect(own.info.database);
    await insert('portal_settings', { organisation_name: 'Kindred Paws' }, into);
    await into.destroy();
    const reading = () => ask('/manifest.webmanifest', SCRIPT);
    await until('the new name is read', async () => (await reading()).body.name === 'Kindred Paws');
    const { status, headers, body } = await reading();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(body).toMatchObject({ start_url: '/', display: 'standalone' });
    for (const { src, sizes } of body.icons) {
      const picture = readFileSync(`../web/public${src}`);
      const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('is a page for reading: other methods and other wishes get none', async () => {
    expect((await ask('/users', BROWSER, 'HEAD')).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const reply = await ask('/users', BROWSER, method);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.text).not.toContain('Portal');
    }
    expect((await ask('/users', { accept: 'application/json' })).status).toBe(404);
  });

  it('leaves API and panel alone', async () => {
    const health = await ask('/api/health');
    expect([health.status, health.text]).toEqual([200, '{"status":"ok"}']);
    const none = await ask('/api/nothing');
    expect([none.status, none.body.error]).toEqual([404, expect.any(String)]);
    expect((await ask('/admin/init')).body.data).toBeTypeOf('object');
    expect((await ask('/upload/files')).status).toBe(401);
    expect((await ask('/content-manager/content-types')).status).toBe(401);
    expect((await ask('/uploads/none.png')).text).not.toContain('Portal');
  });

  it.each([
    '/..%2f.env',
    '/..%2f..%2f.env',
    '/%2e%2e/.env',
    '/%2e%2e%2f.env',
    '/../.env',
    '/.env',
    '/assets/..%2f..%2f.env',
    '/assets/%2e%2e/%2e%2e/.env',
    '/..%5c.env',
    '/%00/../.env',
    '//etc/passwd',
    '/%2fetc/passwd',
    '/....//.env',
    '/assets/../../.env',
    '/%c0%ae%c0%ae/.env',
  ])('never leaves its folder: %s', async (place) => {
    for (const headers of [BROWSER, SCRIPT]) {
      const reply = await ask(place, headers);
      expect(reply.text).not.toContain(SECRET);
      expect(reply.text).not.toContain('root:');
      expect(reply.status).toBeLessThan(500);
    }
  });
});
