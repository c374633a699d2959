import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, raw } from '../harness/http';
import { signedIn } from '../harness/members';
import { fileForm, sendPicture } from '../harness/picture';
import { server } from '../harness/shared';
import { temporaryFiles } from '../harness/temporary';
import { historyOf, named } from '../harness/notifications';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a03020' } });
const GPS = {
  IFD0: { Make: 'Hearthcam', Software: 'secret-software' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1', GPSLongitudeRef: 'W' },
};
const jpeg = await canvas(900, 600).withExif(GPS).jpeg().toBuffer();
const png = await canvas(40, 90).png().toBuffer();
const webp = await canvas(700, 700).webp().toBuffer();

const huge = await canvas(10_000, 10_000).png().toBuffer();

const stored = () => {
  const folder = path.join(server.dataDir, 'files');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const fileOf = (link: string) => get(link.replace(/^\/api/, ''));

// No temporary file outlives its request, whatever became of it.
afterEach(() => expect(temporaryFiles()).toEqual([]));

describe('a profile picture', () => {
  it('comes out as an upright square of WebP without the camera\u2019s data', async () => {
    expect((await sharp(jpeg).metadata()).exif?.toString('latin1')).toContain('Hearthcam');
    const me = await signedIn();
    const { status, body } = await sendPicture(me.token, fileForm(jpeg, 'me.jpg', 'image/jpeg'));
    expect(status).toBe(200);
    expect(body.profilePicture).toMatch(
      /^\/api\/files\/[\w-]+\.webp\?expires=\d+&signature=[\w-]+$/,
    );

    const file = await fileOf(body.profilePicture);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('image/webp');
    const data = await sharp(file.bytes).metadata();
    expect(data).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect([data.exif, data.xmp, data.iptc, data.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(file.bytes.toString('latin1')).not.toMatch(/Hearthcam|secret-software|GPS/);
  });

  it.each([
    ['a PNG', png, 'me.png', 'image/png'],
    ['a WebP', webp, 'me.webp', 'image/webp'],
    ['a JPEG that says it is a PDF', jpeg, 'me.pdf', 'application/pdf'],
    ['a name that is a path', png, '../../../etc/passwd.png', 'image/png'],
  ])('may be %s', async (_what, bytes, name, type) => {
    const me = await signedIn();
    const { status, body } = await sendPicture(me.token, fileForm(bytes, name, type));
    expect(status).toBe(200);
    expect((await fileOf(body.profilePicture)).headers['content-disposition']).not.toContain(
      'passwd',
    );
  });

  it('is turned upright', async () => {
    const left = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#fff' } })
      .composite([{ input: await canvas(60, 20).png().toBuffer(), top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer();
    const me = await signedIn();
    const { body } = await sendPicture(me.token, fileForm(left, 'a.jpg', 'image/jpeg'));
    const { bytes } = await fileOf(body.profilePicture);
    // The red bar was above; turned by half a circle it is below.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const brightness = (y: number) => data[(y * info.width + 256) * info.channels + 1] ?? 0;
    expect(brightness(500)).toBeLessThan(120);
    expect(brightness(10)).toBeGreaterThan(200);
  });

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  it.each([
    ['SVG', svg],
    ['SVG with a head', `<?xml version="1.0"?>${svg}`],
    ['HTML', '<!doctype html><html><body><script>alert(1)</script></body></html>'],
    ['PDF', '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'],
    ['text', 'hello'],
    ['nothing', ''],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['half a PNG', png.subarray(0, 60)],
  ])('may not be %s, whatever it is called', async (_what, bytes) => {
    const me = await signedIn();
    const before = stored();
    for (const [name, type] of [
      ['me.png', 'image/png'],
      ['me.svg', 'image/svg+xml'],
    ] as const) {
      const reply = await sendPicture(me.token, fileForm(bytes, name, type));
      expect([reply.status, reply.body]).toEqual([
        415,
        { error: 'Please choose a JPEG, PNG or WebP picture.' },
      ]);
    }
    expect(stored()).toEqual(before);
    expect((await get('/users/me', { token: me.token })).body.profilePicture).toBeNull();
  });

  it('may not have 100 megapixels', async () => {
    const me = await signedIn();
    const { status, body } = await sendPicture(me.token, fileForm(huge, 'me.png', 'image/png'));
    expect([status, body]).toEqual([
      413,
      {
        error: 'This picture has too many pixels. Please choose one of at most 60 megapixels.',
      },
    ]);
  });

  it('needs a file in the field `file`, and one only', async () => {
    const me = await signedIn();
    for (const form of [new FormData(), fileForm(png, 'a.png', 'image/png', 'files')]) {
      form.append('note', '');
      expect((await sendPicture(me.token, form)).status).toBe(400);
    }
    const two = fileForm(png, 'a.png', 'image/png');
    two.append('file', new File([new Uint8Array(png)], 'b.png', { type: 'image/png' }));
    const reply = await sendPicture(me.token, two);
    expect([reply.status, reply.body.error]).toEqual([
      400,
      'Please select only one file at a time',
    ]);
    const json = await raw('PUT', '/api/users/me/picture', {
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(json.status).toBe(400);
  });

  it('replaces the one before, whose file is gone', async () => {
    const me = await signedIn();
    const before = stored().length;
    const first = await sendPicture(me.token, fileForm(png, 'a.png', 'image/png'));
    const second = await sendPicture(me.token, fileForm(webp, 'b.webp', 'image/webp'));
    expect(second.body.profilePicture).not.toBe(first.body.profilePicture);
    expect((await fileOf(first.body.profilePicture)).status).toBe(404);
    expect((await fileOf(second.body.profilePicture)).status).toBe(200);
    expect(stored()).toHaveLength(before + 1);

    const removed = await del('/users/me/picture', { token: me.token });
    expect([removed.status, removed.body.profilePicture]).toEqual([200, null]);
    expect((await fileOf(second.body.profilePicture)).status).toBe(404);
    expect(stored()).toHaveLength(before);
    expect(await db('portal_files').where({ owner_id: me.id })).toEqual([]);
    expect((await del('/users/me/picture', { token: me.token })).status).toBe(200);
  });

  it('is one, and one file, where two are sent at once', async () => {
    const me = await signedIn();
    const before = stored().length;
    await Promise.all(
      [png, webp, png, webp].map((bytes) =>
        sendPicture(me.token, fileForm(bytes, 'a', 'image/png')),
      ),
    );
    expect(stored()).toHaveLength(before + 1);
    expect(await db('portal_files').where({ owner_id: me.id })).toHaveLength(1);
  });
});

describe('a body that may not come in', () => {
  const headers = (token: string) => ({
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
  });
  const ask = (given: Record<string, string>) =>
    raw('PUT', '/api/users/me/picture', { headers: given, headersOnly: true });

  it('is refused by its length before any of it is sent', async () => {
    const me = await signedIn();
    const tooBig = await ask({ ...headers(me.token), 'content-length': String(11 * 1024 * 1024) });
    expect([tooBig.status, tooBig.body]).toEqual([
      413,
      { error: 'File is too large. Maximum size is 10MB' },
    ]);
  });

  it('is refused before any of it is sent where its length is not given', async () => {
    const me = await signedIn();
    const chunked = await ask({ ...headers(me.token), 'transfer-encoding': 'chunked' });
    expect(chunked.status).toBe(411);
  });

  it('is refused before any of it is sent where nobody is signed in', async () => {
    const length = { 'content-length': String(5 * 1024 * 1024) };
    expect((await ask({ ...headers('x'.repeat(30)), ...length })).status).toBe(401);
    const blocked = await signedIn({ blocked: true });
    expect((await ask({ ...headers(blocked.token), ...length })).status).toBe(401);
  });

  it.each(['/api/users/me', '/api/nothing', '/API/users/me/picture', '/upload', '/', '/admin/x'])(
    'is refused at %s, also with an invented key',
    async (place) => {
      for (const authorization of ['', 'x', `Bearer ${'x'.repeat(40)}`]) {
        const method = place === '/api/users/me' ? 'PUT' : 'POST';
        const reply = await raw(method, place, {
          headers: {
            ...headers(''),
            'content-length': '5000000',
            ...(authorization ? { authorization } : { authorization: '' }),
          },
          headersOnly: true,
        });
        expect([401, 404, 405]).toContain(reply.status);
      }
    },
  );

  it('leaves nothing when it breaks off or is no multipart', async () => {
    const me = await signedIn();
    const part = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    for (const body of [`--x\r\n${part}half`, '--y--', `--x\r\n${part}${'z'.repeat(90_000)}`]) {
      const reply = await raw('PUT', '/api/users/me/picture', {
        headers: { ...headers(me.token), 'content-length': String(Buffer.byteLength(body)) },
        body,
      });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
    }
    expect(temporaryFiles()).toEqual([]);
  });
});

it('the history records that a picture was changed and removed, and nothing of what it shows', async () => {
  const { token } = await signedIn({ role: 'admin' });
  const me = await signedIn();
  expect((await sendPicture(me.token, fileForm(png, 'a.png', 'image/png'))).status).toBe(200);
  expect((await del('/users/me/picture', { token: me.token })).status).toBe(200);
  // There is none any more that could be taken away.
  expect((await del('/users/me/picture', { token: me.token })).status).toBe(200);
  const entry = {
    action: 'picture',
    by: named(me),
    about: { kind: 'member', ...named(me) },
    other: null,
    changes: [],
    reason: '',
  };
  expect(await historyOf(token, me.id)).toEqual([entry, entry]);
});
