import { describe, expect, it } from 'vitest';
import { get, type Ask } from '../harness/http';
import { fieldsOf, libraryCalls, pdfOf } from '../harness/library';
import { signedIn } from '../harness/members';
import { fixture } from '../inbox/file-kinds';

const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
const { added } = libraryCalls(admin);
const film = fixture('small.mp4');
const item = await added('video', fieldsOf({ section: 'videos' }), {
  bytes: film,
  name: 'Wälk.mp4',
});
const read = (ask: Ask = {}, id = item.id) =>
  get(`/library/items/${id}/file`, { token: owner.token, ...ask });

describe('the file of an item', () => {
  it('is shown in place, under headers with which it can harm nobody', async () => {
    const { status, headers, bytes } = await read();
    expect([status, bytes.equals(film), headers['content-type']]).toEqual([200, true, 'video/mp4']);
    expect(headers['content-disposition']).toMatch(/^inline; .*W%C3%A4lk\.mp4$/);
    expect([headers['x-content-type-options'], headers['cache-control']]).toEqual([
      'nosniff',
      'no-store',
    ]);
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('is saved where that is asked for', async () => {
    const { headers } = await read({ query: { download: 'true' } });
    expect(headers['content-disposition']).toMatch(/^attachment/);
    const link = await get('/download', { token: owner.token, query: { url: item.url } });
    expect(link.status).toBe(404);
    const own = await get(`/library/items/${item.id}`, { token: owner.token });
    const saved = await get('/download', { token: owner.token, query: { url: own.body.item.url } });
    expect([saved.status, saved.headers['content-disposition']?.slice(0, 10)]).toEqual([
      200,
      'attachment',
    ]);
  });

  it.each([
    ['bytes=0-9', 206, 0, 10],
    ['bytes=100-', 206, 100, film.length],
    ['bytes=-5', 206, film.length - 5, film.length],
  ])('comes in parts: %s', async (range, status, from, to) => {
    const reply = await read({ headers: { range } });
    expect([reply.status, reply.bytes.equals(film.subarray(from, to))]).toEqual([status, true]);
    expect(reply.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${film.length}`);
  });

  it('has no part behind its end', async () => {
    expect((await read({ headers: { range: 'bytes=99999999-' } })).status).toBe(416);
  });

  it('does not exist for an externally hosted video', async () => {
    const externalUrl = 'https://vimeo.com/76979871';
    const linked = await added('video', fieldsOf({ externalUrl, section: 'videos' }));
    const { status, body } = await read({}, linked.id);
    expect([status, body.error]).toEqual([
      404,
      'Cannot download external videos. Please visit the original source.',
    ]);
  });

  it('of a paper is shown as one', async () => {
    const bytes = await pdfOf('Hello');
    const paper = await added('document', fieldsOf(), { bytes, name: 'a.pdf' });
    const { headers } = await read({}, paper.id);
    expect([headers['content-type'], headers['content-disposition']?.slice(0, 6)]).toEqual([
      'application/pdf',
      'inline',
    ]);
  });
});
