import { request } from 'node:http';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { fieldsOf, follow, libraryCalls, pdfOf, plantItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { PDF } from '../harness/pets';
import { server } from '../harness/shared';
import { temporaryFiles } from '../harness/temporary';
import { until } from '../harness/until';
import { picture } from '../inbox/file-kinds';

const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
const { add, added } = libraryCalls(admin);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const counts = async () => [
  Number((await db('library_items').count({ n: '*' }).first())?.n),
  Number((await db('files').count({ n: '*' }).first())?.n),
];

/** A PNG of a few bytes that says it has far too many pixels. */
function bomb(edge: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    return c >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ -1) >>>
    0;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1024))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const locked = await pdfOf('Secret', { userPassword: 'key' });

describe('a file that is not what it says', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  it.each([
    ['an SVG as PNG', 'image', SVG, 'a.png', 'image/png', 415],
    ['an SVG as itself', 'image', SVG, 'a.svg', 'image/svg+xml', 415],
    ['HTML as PDF', 'document', HTML, 'a.pdf', 'application/pdf', 415],
    ['HTML with a PDF in it', 'document', `${HTML}%PDF-1.4`, 'a.pdf', 'application/pdf', 415],
    ['the head of a PDF', 'document', '%PDF-1.7\nnothing more, of 34 b.', 'a.pdf', '', 415],
    ['a locked PDF', 'document', locked, 'a.pdf', 'application/pdf', 415],
    ['a program', 'document', Buffer.from('MZ\x90\0\x03'), 'a.pdf', 'application/pdf', 415],
    ['a program as film', 'video', Buffer.from('\x7fELF\x02'), 'a.mp4', 'video/mp4', 415],
    [
      'the head of a PNG before HTML',
      'image',
      Buffer.concat([png, Buffer.from(HTML)]),
      'a.png',
      '',
      415,
    ],
    ['a picture as paper', 'document', png, 'a.pdf', 'application/pdf', 415],
    ['a paper as picture', 'image', PDF, 'a.png', 'image/png', 415],
    ['a paper as film', 'video', PDF, 'a.mp4', 'video/mp4', 415],
    ['nothing', 'document', '', 'a.pdf', 'application/pdf', 415],
    ['a picture of a billion pixels', 'image', bomb(32_000), 'a.png', 'image/png', 413],
  ] as const)('is refused: %s', async (_what, kind, bytes, name, type, expected) => {
    const before = await counts();
    const { status } = await add(kind, fieldsOf(), { bytes, name, type });
    expect([status, await counts()]).toEqual([expected, before]);
  });

  it('has no say in what it is served as', async () => {
    const both = Buffer.concat([await picture(8, 8).png().toBuffer(), Buffer.from(HTML)]);
    const item = await added('image', fieldsOf(), {
      bytes: both,
      name: 'a.html',
      type: 'text/html',
    });
    const { headers, text } = await follow(item.url);
    expect([headers['content-type'], text.includes('script')]).toEqual(['image/png', false]);
    const paper = Buffer.concat([await pdfOf('x'), Buffer.from(HTML)]);
    const kept = await added('document', fieldsOf(), { bytes: paper, name: 'a.html' });
    const served = await follow(kept.url);
    expect([served.headers['content-type'], served.headers['x-content-type-options']]).toEqual([
      'application/pdf',
      'nosniff',
    ]);
    expect(kept.fileName).toBe('a.pdf');
  });

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\x\\y.pdf', /y\.pdf$/],
    ['a\r\nSet-Cookie: x=1.pdf', /\.pdf$/],
    [`${'long'.repeat(200)}.pdf`, /^.{1,170}$/],
    ['"><img src=x onerror=alert(1)>.pdf', /\.pdf$/],
    ['\u202Efdp.exe', /\.pdf$/],
  ])('may be called %j', async (name, called) => {
    const item = await added('document', fieldsOf(), { bytes: PDF, name });
    expect(item.fileName).toMatch(called);
    const { status, headers } = await follow(item.url);
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(item.url).toMatch(/^\/api\/files\/library_[0-9a-f]{32}\.pdf\?/);
  });
});

describe('texts', () => {
  it('are texts, whatever they look like', async () => {
    const title = `<img src=x onerror=alert(1)> ${unique()}`;
    const item = await added('document', fieldsOf({ title, description: SVG }), {
      bytes: PDF,
      name: 'a.pdf',
    });
    expect([item.title, item.description]).toEqual([title, SVG]);
  });
  it('of a link become no address but a recognized one', async () => {
    const links = [
      'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'data:text/html,x.mp4',
      'https://user:pw@youtu.be/dQw4w9WgXcQ',
    ];
    for (const externalUrl of links) {
      const { status } = await add('video', fieldsOf({ externalUrl }));
      expect([externalUrl, status]).toEqual([externalUrl, 400]);
    }
  });
  it('of unknown fields are refused', async () => {
    for (const more of [{ deletedAt: '2020' }, { audience: 'x' }, { id: 1 }, { revision: '1' }]) {
      const { status } = await add('document', fieldsOf(more), { bytes: PDF, name: 'a.pdf' });
      expect([more, status]).toEqual([more, 400]);
    }
  });
});

it('what is private in a row shows nowhere', async () => {
  const canary = unique('canary');
  const columns = { upload_key: canary, deleted_by: canary };
  const { id, title } = await plantItem({ columns });
  await db('library_texts').insert({
    item_ref: id,
    words: canary,
    waiting: false,
    file_key: canary,
  });
  const answers = [
    await get(`/library/items/${id}`, { token: owner.token }),
    await get('/library/all', { token: owner.token, query: { search: title } }),
    await get('/admin/library', { token: admin.token, query: { search: title } }),
  ];
  for (const { status, text } of answers) {
    expect([status, text.includes(title), text.includes(canary)]).toEqual([200, true, false]);
  }
});

it('an upload that is broken off leaves nothing', async () => {
  const before = await counts();
  const { hostname, port } = new URL(server.baseUrl);
  await new Promise<void>((done) => {
    const call = request({
      hostname,
      port,
      method: 'POST',
      path: '/api/library/videos',
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': '5000000',
      },
    });
    call.once('error', () => done());
    call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
    call.write(Buffer.alloc(1_000_000));
    setTimeout(() => call.destroy(), 100);
  });
  await until('nothing lies there', () => temporaryFiles().length === 0);
  expect(await counts()).toEqual(before);
});
