import { afterEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { chatOfTwo, sendTo } from '../harness/chats';
import { db } from '../harness/database';
import { failInserts } from '../harness/failing-insert';
import { fileLinkFor } from '../harness/file-link';
import { get, raw } from '../harness/http';
import { signedIn } from '../harness/members';
import { PDF } from '../harness/pets';
import { expectInLog } from '../harness/server-log';
import { onPostgres, server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { temporaryFiles } from '../harness/temporary';
import { stored } from '../pet/document-files';
import { fixture, follow, kept, keysOf, picture, upload } from './file-kinds';

const { chat, people } = await chatOfTwo();
const [anna, bert] = people;
const MB = 1024 * 1024;
const WRONG = { error: 'Invalid file type. Please upload only images, documents, or videos.' };
const TOO_BIG = { error: 'File is too large. Maximum size is 10MB' };
const VIDEO_TOO_BIG = { error: 'File is too large. Maximum size for videos is 100MB' };
const GPS = {
  IFD0: { Make: 'Hearthcam' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' },
};
const XMP = '<?xpacket begin="" id="x"?><x>Hearthcam</x><?xpacket end="w"?>';

// No temporary file outlives its request, whatever became of it.
afterEach(() => expect(temporaryFiles()).toEqual([]));

async function refused(bytes: Buffer | string, name: string, answer: unknown, type?: string) {
  const before = await snapshot();
  const { status, body } = await upload(anna, chat.id, bytes, name, type);
  expect([status, body]).toEqual(answer);
  expect(await snapshot()).toEqual(before);
}

describe('a file of a chat', () => {
  it.each([
    ['a film', fixture('small.mp4'), 'Bella.MP4', 'video', 'video/mp4', 'Bella.mp4'],
    [
      'a film of a telephone',
      fixture('small.mov'),
      'IMG_1.MOV',
      'video',
      'video/quicktime',
      'IMG_1.mov',
    ],
    ['a film of the web', fixture('small.webm'), 'clip.webm', 'video', 'video/webm', 'clip.webm'],
    [
      'a film called a picture',
      fixture('small.mp4'),
      'bella.png',
      'video',
      'video/mp4',
      'bella.mp4',
    ],
    ['a paper', PDF, 'plan.pdf', 'document', 'application/pdf', 'plan.pdf'],
    ['a paper without a name', PDF, '.pdf', 'document', 'application/pdf', '.pdf.pdf'],
    ['a paper called a page', PDF, 'plan.html', 'document', 'application/pdf', 'plan.pdf'],
  ])('is %s, stored unchanged', async (_what, bytes, name, kind, mime, title) => {
    const { status, body } = await upload(anna, chat.id, bytes, name);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        kind,
        mime,
        title,
        size: bytes.length,
        width: null,
        height: null,
        previewUrl: null,
        url: expect.stringMatching(/^\/api\/files\/[\w-]+\.\w+\?/),
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    const served = await follow(body.url);
    expect([served.status, served.bytes.equals(bytes)]).toEqual([200, true]);
    expect(served.headers).toMatchObject({
      'content-type': mime,
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes.length),
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'content-disposition': `inline; filename="${title}"; filename*=UTF-8''${title}`,
    });
  });

  it.each([
    ['png', 'image/png', 'png'],
    ['jpeg', 'image/jpeg', 'jpg'],
    ['webp', 'image/webp', 'webp'],
  ] as const)('is a picture: %s, without its location data', async (format, mime, ext) => {
    // Held upright, as a telephone writes it.
    const taken = await picture(1600, 1200)
      .withExif(GPS)
      .withXmp(XMP)
      .withMetadata({ orientation: 6 })
      .toFormat(format)
      .toBuffer();
    const { exif, xmp, orientation } = await sharp(taken).metadata();
    expect([Boolean(exif), Boolean(xmp), orientation]).toEqual([true, true, 6]);
    const file = await kept(anna, chat.id, taken, 'Holiday.photo');
    expect(file).toMatchObject({
      kind: 'image',
      mime,
      title: `Holiday.${ext}`,
      width: 1200,
      height: 1600,
    });
    const [whole, preview] = [await follow(file.url), await follow(file.previewUrl)];
    const download = await get('/download', { token: anna.token, query: { url: file.url } });
    expect([whole.headers['content-type'], preview.headers['content-type']]).toEqual([
      mime,
      'image/webp',
    ]);
    expect(whole.bytes).toHaveLength(file.size);
    expect(download.bytes.equals(whole.bytes)).toBe(true);
    for (const [{ bytes }, width, height] of [
      [whole, 1200, 1600],
      [preview, 720, 960],
    ] as const) {
      const seen = await sharp(bytes).metadata();
      expect(seen).toMatchObject({ width, height });
      expect([seen.exif, seen.xmp, seen.iptc, seen.orientation]).toEqual(Array(4).fill(undefined));
      expect(bytes.toString('latin1')).not.toMatch(/Hearthcam|GPS|xpacket/);
    }
  });

  it('is HEIC, shown as JPEG and upright; what the telephone wrote is kept and never goes out', async () => {
    const bytes = fixture('small.heic');
    expect(bytes.toString('latin1')).toContain('Hearthcam');
    const file = await kept(anna, chat.id, bytes, 'IMG_0042.HEIC');
    expect(file).toMatchObject({
      kind: 'image',
      mime: 'image/jpeg',
      title: 'IMG_0042.jpg',
      width: 48,
      height: 64,
    });
    for (const url of [file.url, file.previewUrl]) {
      const { bytes: served } = await follow(url);
      expect(await sharp(served).metadata()).toMatchObject({ width: 48, height: 64 });
      expect(served.toString('latin1')).not.toMatch(/Hearthcam|GPS|heic/);
    }
    const keys = await keysOf(file.id);
    expect(keys.map((key) => key.split('.').pop())).toEqual(['jpg', 'webp', 'heic']);
    const original = keys[2] ?? '';
    expect(stored()).toContain(original);
    await sendTo(anna, chat.id, '', { attachments: [file.id] });
    for (const reader of [anna, bert]) {
      // Not even under a link that is signed as good ones are.
      const link = fileLinkFor(original, undefined, reader.id);
      expect((await get(link)).status).toBe(404);
      const served = fileLinkFor(keys[0] ?? '', undefined, reader.id);
      expect((await get(served)).status).toBe(200);
    }
  });

  it('keeps its sender\u2019s name, which is not a path and cannot break out of a header', async () => {
    for (const [name, title] of [
      ['../../etc/passwd', 'passwd.pdf'],
      ['a"; filename="evil.exe', 'a"; filename="evil.pdf'],
      ['\u6771\u4eac \u{1f43e}.pdf', '\u6771\u4eac \u{1f43e}.pdf'],
      ['Cafe\u0301.pdf', 'Caf\u00e9.pdf'],
      [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(156)}.pdf`],
    ] as const) {
      const file = await kept(anna, chat.id, PDF, name);
      expect(file.title).toBe(title);
      const { status, headers } = await follow(file.url);
      expect(status).toBe(200);
      expect(headers['content-disposition']).toMatch(/^inline; filename="[^"]*"; filename\*=/);
    }
  });
});

describe('whatever its name and claimed type, a chat refuses', () => {
  it.each([
    ['a page called a picture', '<!doctype html><script>alert(1)</script>', 'a.png', 'image/png'],
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      'a.svg',
      'image/svg+xml',
    ],
    [
      'a drawing called a picture',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'a.webp',
      'image/webp',
    ],
    ['a text', 'Hello', 'a.pdf', 'application/pdf'],
    ['nothing', '', 'a.mp4', 'video/mp4'],
    ['half a picture', fixture('small.heic').subarray(0, 500), 'a.heic', 'image/heic'],
    ['the head of a film', fixture('small.mp4').subarray(0, 32), 'a.mp4', 'video/mp4'],
  ])('%s', (_what, bytes, name, type) => refused(bytes, name, [415, WRONG], type));

  it.each(['gif', 'avif', 'tiff'] as const)('a picture of another kind: %s', async (format) =>
    refused(await picture(9, 9).toFormat(format).toBuffer(), 'a.png', [415, WRONG], 'image/png'),
  );

  it('a broken picture', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const bytes = await picture(90, 60).toFormat(format).toBuffer();
      await refused(bytes.subarray(0, Math.floor(bytes.length / 2)), 'a.png', [415, WRONG]);
    }
  });

  it('a picture of more pixels than a server can hold', async () => {
    const bytes = await picture(9, 9).png().toBuffer();
    bytes.writeUInt32BE(10_000, 16);
    bytes.writeUInt32BE(6_001, 20);
    const error = 'This picture has too many pixels. Please choose one of at most 60 megapixels.';
    await refused(bytes, 'a.png', [413, { error }]);
  });

  it('a picture or a paper of more than ten megabytes, by one byte', async () => {
    const png = await picture(9, 9).png().toBuffer();
    const padded = (bytes: Buffer, size: number) =>
      Buffer.concat([bytes, Buffer.alloc(size - bytes.length, '%')]);
    expect((await upload(anna, chat.id, padded(PDF, 10 * MB))).status).toBe(200);
    expect((await upload(anna, chat.id, padded(png, 10 * MB))).status).toBe(200);
    await refused(padded(PDF, 10 * MB + 1), 'a.pdf', [413, TOO_BIG]);
    await refused(padded(png, 10 * MB + 1), 'a.png', [413, TOO_BIG]);
    // A film may be larger, and what is no kind at all is of a wrong one and not too big.
    await refused(Buffer.alloc(11 * MB, 'x'), 'a.mp4', [415, WRONG]);
  });

  it('more than any film may have, before it is sent', async () => {
    const headers = {
      authorization: `Bearer ${anna.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(101 * MB),
    };
    const path = `/api/inbox/chats/${chat.id}/files`;
    const { status, body } = await raw('POST', path, { headers, headersOnly: true });
    expect([status, body]).toEqual([413, VIDEO_TOO_BIG]);
  });
});

describe('an upload that fails', () => {
  it.each([
    ['the row of its bytes', 'portal_files', 'owner_id'],
    ['its own row', 'inbox_files', 'uploader_id'],
  ])('at %s leaves no bytes and no row', async (_what, table, column) => {
    const { chat: own, people: two } = await chatOfTwo();
    const place = `POST /api/inbox/chats/${own.id}/files`;
    expectInLog(server.logFile, `${place}: `);
    expectInLog(server.logFile, `${place} 500 `);
    const restore = await failInserts(table, two[0].id, column);
    try {
      const before = await snapshot();
      for (const bytes of [PDF, fixture('small.heic')]) {
        expect((await upload(two[0], own.id, bytes)).status).toBe(onPostgres ? 503 : 500);
      }
      expect(await snapshot()).toEqual(before);
    } finally {
      await restore();
    }
    expect((await upload(two[0], own.id, PDF)).status).toBe(200);
  });

  it('because the chat is not one\u2019s own leaves nothing', async () => {
    const stranger = await signedIn();
    const before = await snapshot();
    const { status } = await upload(stranger, chat.id, PDF);
    expect(status).toBe(404);
    expect(await snapshot()).toEqual(before);
    expect(await db('inbox_files').where({ uploader_id: stranger.id })).toEqual([]);
  });
});
