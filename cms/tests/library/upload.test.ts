import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { raw } from '../harness/http';
import { fieldsOf, follow, libraryCalls, pdfOf, type Sent } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { server } from '../harness/shared';
import { historyOf, named } from '../harness/notifications';
import { fixture, picture } from '../inbox/file-kinds';

const admin = await signedIn({ role: 'admin' });
const { add, added } = libraryCalls(admin);
const pdf = await pdfOf('Rabbits at home');
const png = await picture(60, 30).png().toBuffer();
const filesOf = () => readdirSync(path.join(server.dataDir, 'files')).length;
const filesNow = () => (existsSync(path.join(server.dataDir, 'files')) ? filesOf() : 0);
const MB = 1024 * 1024;
const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ?t=4';

describe('an upload', () => {
  const kinds: [string, LibraryItem['kind'], Sent, Record<string, unknown>][] = [
    [
      'a PDF',
      'document',
      { bytes: pdf, name: '../care plan.exe' },
      { type: 'document', mime: 'application/pdf', fileName: 'care plan.pdf', size: pdf.length },
    ],
    ['a picture', 'image', { bytes: png, name: 'Bella.png' }, { mime: 'image/png' }],
    [
      'a HEIC picture',
      'image',
      { bytes: fixture('small.heic'), name: 'IMG_1.HEIC' },
      { mime: 'image/jpeg', fileName: 'IMG_1.jpg' },
    ],
    ['a film', 'video', { bytes: fixture('small.mp4'), name: 'Walk.mp4' }, { mime: 'video/mp4' }],
    ['a MOV', 'video', { bytes: fixture('small.mov'), name: 'a.mov' }, { mime: 'video/quicktime' }],
    ['a WEBM', 'video', { bytes: fixture('small.webm'), name: 'a.webm' }, { mime: 'video/webm' }],
  ];
  it.each(kinds)('of %s is an item of its kind', async (_what, kind, file, told) => {
    const title = unique('Kept ');
    const item = await added(kind as 'image', fieldsOf({ title }), file);
    expect(item).toMatchObject({ kind, title, description: 'About it', external: false, ...told });
    expect([item.page, item.section, item.privacy]).toEqual([
      `/library/items/${item.id}`,
      'pet_care',
      'public',
    ]);
    const { status, headers, bytes } = await follow(item.url);
    expect([status, headers['content-type'], bytes.length]).toEqual([200, item.mime, item.size]);
    expect(item.thumbnailUrl === null).toBe(kind !== 'image');
  });

  it('of a picture goes out without the camera\u2019s data, and small where it is shown small', async () => {
    const exif = { IFD0: { Artist: 'Someone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const bytes = await picture(1500, 900).jpeg().withExif(exif).toBuffer();
    const item = await added('image', fieldsOf(), { bytes, name: 'a.jpg' });
    expect((await sharp((await follow(item.url)).bytes).metadata()).exif).toBeUndefined();
    const small = await follow(item.thumbnailUrl);
    expect(small.headers['content-type']).toBe('image/webp');
    expect((await sharp(small.bytes).metadata()).width).toBe(960);
  });

  it('of a link is a video elsewhere, whose address is built from what was recognized', async () => {
    const item = await added('video', fieldsOf({ externalUrl: YOUTUBE, section: 'videos' }));
    expect(item).toMatchObject({ kind: 'video', external: true, mime: '', size: 0, fileName: '' });
    expect(item.url).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  });

  it('is recorded in the history, with who did it', async () => {
    const item = await added('document', fieldsOf(), { bytes: pdf, name: 'a.pdf' });
    expect(await historyOf(admin.token, item.id, 'library')).toEqual([
      expect.objectContaining({ action: 'created', by: named(admin) }),
    ]);
  });

  it('lists papers of Forms and Applications by these names', async () => {
    const types = await Promise.all(
      ['forms', 'applications', 'guides'].map(
        async (section) =>
          (await added('document', fieldsOf({ section }), { bytes: pdf, name: 'a.pdf' })).type,
      ),
    );
    expect(types).toEqual(['form', 'application', 'document']);
  });
});

describe('the rule of file and link', () => {
  const both: Sent = { bytes: fixture('small.mp4'), name: 'a.mp4' };
  it.each([
    ['a film of neither', 'video', {}, undefined, 'Please select a file or paste a video link'],
    [
      'a film of both',
      'video',
      { externalUrl: YOUTUBE },
      both,
      'Choose either a file or a video link, not both',
    ],
    ['a paper of neither', 'document', {}, undefined, 'Please select a file to upload'],
    [
      'a picture by a link',
      'image',
      { externalUrl: YOUTUBE },
      undefined,
      'Please select a file to upload',
    ],
    [
      'a link that is none',
      'video',
      { externalUrl: 'https://evil.example/watch?v=1' },
      undefined,
      'Please check the marked fields.',
    ],
  ] as const)('refuses %s', async (_what, kind, more, file, said) => {
    const before = filesNow();
    const { status, body } = await add(kind, fieldsOf(more), file);
    expect([status, body.error, filesNow()]).toEqual([400, said, before]);
  });
});

describe('what may not be left out', () => {
  it.each([
    ['title', 'Please enter a title'],
    ['description', 'Please enter a description'],
    ['category', 'Please select a category'],
    ['privacy', 'Please select privacy setting'],
  ])('is a %s', async (field, said) => {
    const file = { bytes: pdf, name: 'a.pdf' };
    const { status, body } = await add('document', fieldsOf({ [field]: '' }), file);
    expect([status, body.details]).toEqual([400, { [field]: said }]);
  });
});

describe('the size', () => {
  it('may be ten megabytes, and not a byte more', async () => {
    const bytes = Buffer.concat([pdf, Buffer.alloc(10 * MB - pdf.length, ' ')]);
    const item = await added('document', fieldsOf(), { bytes, name: 'big.pdf' });
    expect(item.size).toBe(10 * MB);
    const more = Buffer.concat([bytes, Buffer.from(' ')]);
    const { status, body } = await add('document', fieldsOf(), { bytes: more, name: 'big.pdf' });
    expect([status, body.error]).toEqual([413, 'File is too large. Maximum size is 10MB']);
  });

  it('of a film may be a hundred, by what its headers say before it is read', async () => {
    const headers = {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(101 * MB),
    };
    const reply = await raw('POST', '/api/library/videos', { headers, headersOnly: true });
    expect([reply.status, reply.body.error]).toEqual([
      413,
      'File is too large. Maximum size is 100MB',
    ]);
  });

  it('is of one file at a time', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fieldsOf())) form.append(name, value);
    for (const name of ['a.pdf', 'b.pdf'])
      form.append('file', new File([new Uint8Array(pdf)], name));
    const { status, body } = await add('document', {}, undefined, { body: form });
    expect([status, body.error]).toEqual([400, 'Please select only one file at a time']);
  });
});
