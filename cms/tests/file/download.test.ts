import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db, insert } from '../harness/database';
import { fileLinkFor } from '../harness/file-link';
import { call, get, put } from '../harness/http';
import { signedIn } from '../harness/members';
import { makePet } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { server } from '../harness/shared';

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256));
const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d6b58' } })
  .png()
  .toBuffer();
const owner = await signedIn({ firstName: 'Olga' });
const stranger = await signedIn();
const none = { error: 'This doesn’t exist, or you don’t have access to it.' };

const key = `download-test-${Date.now()}.bin`;
const link = `/api${fileLinkFor(key)}`;
const download = (url: string, { token }: { token?: string } = owner, headers = {}) =>
  get('/download', { token, query: { url }, headers });

/** A server that is not the portal, and who has asked it for anything. */
const asked: string[] = [];
const elsewhere = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end('found');
});
let elsewhereUrl = '';

beforeAll(async () => {
  const folder = path.join(server.dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, key), bytes);
  const row = { key, title: 'Bella \u{1f43e} at home.mp4', mime: 'video/mp4', size: bytes.length };
  await insert('portal_files', { ...row, owner_id: owner.id });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(() => {
  expect(asked, 'no foreign address is ever asked').toEqual([]);
  elsewhere.close();
});

describe('a download', () => {
  it('saves what the link shows, under its name, and is cached nowhere', async () => {
    const { status, headers, bytes: got } = await download(link);
    expect([status, got.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'content-disposition': `attachment; filename="Bella __ at home.mp4"; filename*=UTF-8''Bella%20%F0%9F%90%BE%20at%20home.mp4`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox;/);
  });

  it('also works for the link with the portal\u2019s own address before it', async () => {
    expect((await download(`${server.baseUrl}${link}`)).bytes.equals(bytes)).toBe(true);
  });

  it('serves a part, and answers HEAD with the headers of a GET', async () => {
    const part = await download(link, owner, { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 10-19/1000']);
    expect(part.bytes.equals(bytes.subarray(10, 20))).toBe(true);
    expect(part.headers['content-disposition']).toMatch(/^attachment;/);
    expect((await download(link, owner, { range: 'bytes=1000-' })).status).toBe(416);
    const head = await call('HEAD', '/download', { token: owner.token, query: { url: link } });
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      '1000',
      0,
    ]);
  });

  it('is for members: the link alone is not enough', async () => {
    expect((await download(link, {})).status).toBe(401);
    expect((await download(link, stranger)).status).toBe(200);
  });
});

describe('a link for one member', () => {
  it('is a download for them, as long as they may see what the file belongs to', async () => {
    const pet = await makePet({ owner });
    const body = fileForm(png, 'a.png', 'image/png');
    const set = await put(`/pet-records/${pet.id}/picture`, { token: owner.token, body });
    const picture: string = set.body.pet.picture;
    expect(picture).toContain(`reader=${owner.id}`);
    const { status, headers } = await download(picture);
    expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
    expect([headers['content-disposition'], headers['cache-control']]).toEqual([
      expect.stringMatching(/^attachment;/),
      'no-store',
    ]);
    for (const who of [stranger, await signedIn({ role: 'admin' })]) {
      const { status: refused, body: answer } = await download(picture, who);
      expect([refused, answer]).toEqual([404, none]);
    }
    await db('pets').where({ id: pet.id }).update({ owner_id: stranger.id });
    expect((await download(picture)).status).toBe(404);
  });

  it('is not one for a file that belongs to nothing they may see', async () => {
    expect((await download(`/api${fileLinkFor(key, undefined, owner.id)}`)).status).toBe(404);
  });
});

describe('a download is refused for', () => {
  const now = Math.floor(Date.now() / 1000);
  it.each([
    ['a link whose time is over', `/api${fileLinkFor(key, now - 1)}`],
    ['a link with another time', link.replace(/expires=\d+/, `expires=${now + 1000}`)],
    ['a link to another file', link.replace(key, 'another-file.bin')],
    ['a link to a file that is not there', `/api${fileLinkFor('no-such-file-here.bin')}`],
    ['a link someone else\u2019s name was put into', `${link}&reader=${owner.id}`],
    ['a link without a signature', link.replace(/&signature.*/, '')],
    ['a link with something more in it', `${link}&more=1`],
    ['a path out of the folder', link.replace(key, '..%2f..%2fpackage.json')],
    ['another endpoint', '/api/users/me'],
    ['a page', '/'],
    ['nothing', ''],
    ['a file of the machine', 'file:///etc/passwd'],
    ['data', 'data:text/html,hello'],
  ])('%s', async (_what, url) => {
    const { status, body } = await download(url);
    expect([status, body]).toEqual([404, none]);
  });

  it.each([
    ['a foreign address', () => `${elsewhereUrl}${link}`],
    ['a foreign address without a protocol', () => `${elsewhereUrl.slice(5)}${link}`],
    ['a foreign address behind backslashes', () => `\\\\${elsewhereUrl.slice(7)}${link}`],
    [
      'a foreign address with the portal\u2019s as its user',
      () => `${server.baseUrl}@${elsewhereUrl.slice(7)}${link}`,
    ],
  ])('%s, which is not even queried', async (_what, url) => {
    const { status, body } = await download(url());
    expect([status, body]).toEqual([404, none]);
    expect(asked).toEqual([]);
  });

  it('a call without a link, or with one that is too long', async () => {
    expect((await get('/download', { token: owner.token })).status).toBe(400);
    expect((await download(`${link}${'x'.repeat(1000)}`)).status).toBe(400);
  });
});
