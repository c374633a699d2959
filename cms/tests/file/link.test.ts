import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { insert } from '../harness/database';
import { fileLinkFor } from '../harness/file-link';
import { call, get } from '../harness/http';
import { makeMember } from '../harness/members';
import { server } from '../harness/shared';

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
let serial = 0;

/** A stored file of any type, as an upload of a later step may leave one. */
async function store(mime: string, title: string, content = bytes) {
  serial += 1;
  const key = `link-test-${Date.now()}-${serial}.bin`;
  const folder = path.join(server.dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, key), content);
  const { id: owner_id } = await makeMember();
  await insert('portal_files', { key, title, mime, size: content.length, owner_id });
  return key;
}

let key = '';
let link = '';
beforeAll(async () => {
  key = await store('video/mp4', 'Bella \u{1f43e} "at" home.mp4');
  link = fileLinkFor(key);
});

describe('the link to a private file', () => {
  it('opens the file with safe headers', async () => {
    const { status, headers, bytes: got } = await get(link);
    expect([status, got.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox;/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toMatch(/allow-scripts|allow-same-origin/);
    expect(headers['cache-control']).toMatch(/^private,/);
    expect(headers['content-disposition']).toBe(
      `inline; filename="Bella __ _at_ home.mp4"; filename*=UTF-8''Bella%20%F0%9F%90%BE%20%22at%22%20home.mp4`,
    );
  });

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml', 'text/plain', 'x'])(
    'never serves %s as such',
    async (mime) => {
      const { headers } = await get(fileLinkFor(await store(mime, 'a.html')));
      expect(headers['content-type']).toBe('application/octet-stream');
      expect(headers['content-disposition']).toMatch(/^attachment; /);
    },
  );

  it('lets no title break out of its header', async () => {
    const title = 'a"; filename="evil.exe\r\nSet-Cookie: a=b';
    const { status, headers } = await get(fileLinkFor(await store('image/png', title)));
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="a_; filename=_evil\.exe__Set-Cookie: a=b"; filename\*=/,
    );
  });

  it('does not work with anything changed in it', async () => {
    const other = await store('video/mp4', 'other.mp4');
    const { searchParams } = new URL(link, server.baseUrl);
    const [expires = '', signature = ''] = ['expires', 'signature'].map(
      (k) => searchParams.get(k) ?? '',
    );
    const at = (k: string, e: string | number, s: string) =>
      `/files/${k}?expires=${e}&signature=${s}`;
    const flipped = (signature[0] === 'A' ? 'B' : 'A') + signature.slice(1);
    for (const bad of [
      at(other, expires, signature),
      at(key, Number(expires) + 1, signature),
      at(key, expires, flipped),
      at(key, expires, signature.slice(0, -1)),
      at(key, `0${expires}`, flipped),
      fileLinkFor(key, Math.floor(Date.now() / 1000) - 1),
      fileLinkFor('no-such-file-here.bin'),
    ]) {
      expect([bad, (await get(bad)).status]).toEqual([bad, 404]);
    }
    for (const bad of [
      `/files/${key}`,
      `${link}&download=1`,
      at('..%2ftest.db', expires, signature),
    ]) {
      expect([400, 404]).toContain((await get(bad)).status);
    }
  });

  it('does not work for a file without a row, or a row without a file', async () => {
    writeFileSync(path.join(server.dataDir, 'files', 'orphan-file.bin'), 'x');
    expect((await get(fileLinkFor('orphan-file.bin'))).status).toBe(404);
    await insert('portal_files', { key: 'orphan-row.bin', title: 'x', mime: 'x', size: 1 });
    expect((await get(fileLinkFor('orphan-row.bin'))).status).toBe(404);
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=990-', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=900-5000', 900, 999],
    ['bytes=-5000', 0, 999],
  ])('serves a part: %s', async (range, from, to) => {
    const reply = await get(link, { headers: { range } });
    expect([reply.status, reply.headers['content-range']]).toEqual([
      206,
      `bytes ${from}-${to}/1000`,
    ]);
    expect(reply.bytes.equals(bytes.subarray(from, to + 1))).toBe(true);
    expect(reply.headers['content-length']).toBe(String(to - from + 1));
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('cannot satisfy %s', async (range) => {
    const reply = await get(link, { headers: { range } });
    expect([reply.status, reply.headers['content-range']]).toEqual([416, 'bytes */1000']);
    expect(reply.body).toEqual({ error: expect.any(String) });
  });

  it.each(['bytes=a-b', 'items=0-1', 'bytes=0-1,5-6', 'bytes=--1'])(
    'serves the whole file for %s',
    async (range) => {
      const reply = await get(link, { headers: { range } });
      expect([reply.status, reply.bytes.length]).toEqual([200, 1000]);
    },
  );

  it('answers HEAD with the headers of a GET, without a body', async () => {
    const reply = await call('HEAD', link);
    expect([reply.status, reply.headers['content-length'], reply.bytes.length]).toEqual([
      200,
      '1000',
      0,
    ]);
    const part = await call('HEAD', link, { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.headers['content-length']]).toEqual([206, '10']);
    expect((await call('HEAD', fileLinkFor('no-such-file-here.bin'))).status).toBe(404);
  });

  it('is the only way: nothing is served from a static path', async () => {
    const places = [`/uploads/${key}`, `/files/${key}`, `/data/files/${key}`, `/%75ploads/${key}`];
    for (const place of [...places, `/uploads/../data/files/${key}`, `/uploads/`]) {
      const reply = await fetch(`${server.baseUrl}${place}`);
      expect(await reply.text()).not.toContain(bytes.subarray(0, 50).toString());
      expect(reply.status, place).toBe(404);
    }
  });
});
