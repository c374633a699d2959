import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { blogCalls, blogWith, contentWith, readerCalls } from '../harness/blogs';
import { db } from '../harness/database';
import { signedIn } from '../harness/members';
import { pdfOf } from '../harness/library';
import { PDF } from '../harness/pets';
import { fixture, follow, picture } from '../inbox/file-kinds';
import { container, docx } from './word-files';
import { zipOf } from './zip';

const blogs = blogCalls(await signedIn({ role: 'admin' }));
const { read, list } = readerCalls(await signedIn());

const png = () => picture(60, 40).png().toBuffer();
const withFile = (file: string) => contentWith({ paragraphs: [{ content: '<p>x</p>', file }] });

describe('an upload', () => {
  it.each([
    ['a PNG', png, 'dog.png', 'dog.png', 'image/png'],
    [
      'a JPEG by another name',
      () => picture(9, 9).jpeg().toBuffer(),
      'a.html',
      'a.jpg',
      'image/jpeg',
    ],
    ['a WebP', () => picture(9, 9).webp().toBuffer(), 'a.webp', 'a.webp', 'image/webp'],
    ['a GIF', () => picture(9, 9).gif().toBuffer(), 'a.gif', 'a.png', 'image/png'],
    ['HEIC', () => fixture('small.heic'), 'IMG 1.HEIC', 'IMG 1.jpg', 'image/jpeg'],
  ])('that is %s becomes a re-encoded picture', async (_what, bytes, name, kept, mime) => {
    const { status, body } = await blogs.upload(await bytes(), name);
    expect([status, body.fileName]).toEqual([200, kept]);
    const { headers } = await follow(body.url);
    expect(headers['content-type']).toBe(mime);
  });

  it('loses what the camera wrote', async () => {
    const taken = await picture(50, 50)
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .jpeg()
      .toBuffer();
    const { body } = await blogs.upload(taken, 'a.jpg', 'paragraphFile');
    const { bytes } = await follow(body.url);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Secret place')).toBe(false);
  });

  it.each([
    ['a PDF', PDF, 'plan.pdf', 'plan.pdf', /^inline/],
    ['a Word document', container('WordDocument'), 'old.bin', 'old.doc', /^attachment/],
    ['a new Word document', docx(), 'new.docx', 'new.docx', /^attachment/],
  ])('for a paragraph can be %s', async (_what, bytes, name, kept, shown) => {
    const { status, body } = await blogs.upload(bytes, name, 'paragraphFile');
    expect([status, body.fileName]).toEqual([200, kept]);
    const file = await follow(body.url);
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(file.headers['content-disposition']).toMatch(shown);
    const cover = await blogs.upload(bytes, name);
    expect([cover.status, cover.body.error]).toEqual([415, 'Invalid file type. Accepted: image/*']);
  });

  it.each([
    ['HTML', '<html><script>alert(1)</script></html>', 'a.png'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg'],
    ['half a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'a.png'],
    ['a spreadsheet', container('Workbook'), 'a.doc'],
    ['another archive', zipOf({ 'a.txt': 'x' }), 'a.docx'],
    ['a film', fixture('small.mp4'), 'a.mp4'],
    ['nothing', '', 'a.pdf'],
  ])('that is %s is refused', async (_what, bytes, name) => {
    const before = await db('files').count({ total: '*' }).first();
    const { status, body } = await blogs.upload(bytes, name, 'paragraphFile');
    expect([status, body.error]).toEqual([
      415,
      'Invalid file type. Accepted: image/*,.pdf,.doc,.docx',
    ]);
    expect(await db('files').count({ total: '*' }).first()).toEqual(before);
  });

  it('that is a PDF nobody can open is refused with the reason', async () => {
    const said = async (bytes: Buffer | string) => {
      const { status, body } = await blogs.upload(bytes, 'a.pdf', 'paragraphFile');
      return [status, body.error];
    };
    expect(await said('%PDF-1.4 and nothing more')).toEqual([
      415,
      expect.stringContaining('can\u2019t be opened'),
    ]);
    expect(await said(await pdfOf('Secret', { userPassword: 'key' }))).toEqual([
      415,
      expect.stringContaining('password-protected'),
    ]);
    // Everyone opens it; only printing is limited.
    expect((await said(await pdfOf('Open', { ownerPassword: 'key' })))[0]).toBe(200);
  });

  it('has a size limit', async () => {
    const MB = 1024 * 1024;
    const big = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes)]);
    const cover = await blogs.upload(big(5 * MB), 'a.png');
    expect([cover.status, cover.body.error]).toEqual([413, 'File size must be less than 5MB']);
    expect((await blogs.upload(big(5 * MB), 'a.pdf', 'paragraphFile')).status).toBe(200);
    const file = await blogs.upload(big(10 * MB), 'a.pdf', 'paragraphFile');
    expect([file.status, file.body.error]).toEqual([
      413,
      'File size must be less than 10MB (5MB for a cover image)',
    ]);
  });
});

describe('the files of a blog', () => {
  it('are named by the links the API gave, even expired ones', async () => {
    const cover = (await blogs.upload(await png(), 'dog.png')).body.url;
    const file = (await blogs.upload(PDF, 'plan.pdf', 'paragraphFile')).body.url;
    const old = (url: string) => url.replace(/expires=\d+/, 'expires=1');
    const { id, slug } = await blogs.made({
      coverImage: old(cover),
      coverAlt: 'A dog',
      content: withFile(old(file)),
      publish: true,
    });
    const { blog } = (await read(slug)).body;
    const [said] = JSON.parse(blog.content).paragraphs;
    expect(said.fileName).toBe('plan.pdf');
    expect((await follow(said.file)).bytes.equals(PDF)).toBe(true);
    expect((await follow(blog.coverImage)).headers['content-type']).toBe('image/png');
    const [card] = (await list({ limit: 1 })).body.items;
    expect([card.id, (await follow(card.coverImage)).status]).toEqual([id, 200]);
    // The card's smaller copy names the same file, and another blog may show it too.
    const again = await blogs.made({ coverImage: card.coverImage, content: blog.content });
    expect((await blogs.detail(again.id)).body.blog.coverImage).toMatch(
      blog.coverImage.split('?')[0],
    );
  });

  it('can be removed', async () => {
    const coverImage = (await blogs.upload(await png(), 'dog.png')).body.url;
    const { id, title, category, content } = await blogs.made({ coverImage });
    const saved = await blogs.save(id, { title, category, content, coverImage: null });
    expect(saved.body.blog.coverImage).toBeNull();
  });

  it.each([
    'https://elsewhere.example/api/files/a.png?expires=1&signature=aaaaaaaaaaaaaaaaaaaaaaaa',
    '//elsewhere.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/api/files/../../etc/passwd',
    '/api/files/blog_none.png?expires=1&signature=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  ])('cannot come from elsewhere: %s', async (url) => {
    const cover = await blogs.create(blogWith({ coverImage: url }));
    expect([cover.status, Object.keys(cover.body.details)]).toEqual([400, ['coverImage']]);
    const file = await blogs.create(blogWith({ content: withFile(url) }));
    expect([file.status, Object.keys(file.body.details)]).toEqual([400, ['paragraphs']]);
  });

  it('cannot belong to other subjects, and a cover cannot be a document', async () => {
    const hash = `settings_logo_${Date.now()}`;
    const now = new Date();
    await db('files').insert({
      name: 'logo.png',
      hash,
      ext: '.png',
      mime: 'image/png',
      size: 1,
      url: '/x',
      provider: 'local',
      folder_path: '/',
      created_at: now,
      updated_at: now,
    });
    const signature = 'a'.repeat(43);
    const url = `/api/files/${hash}.png?expires=9999999999&signature=${signature}`;
    expect((await blogs.create(blogWith({ coverImage: url }))).status).toBe(400);
    const pdf = (await blogs.upload(PDF, 'a.pdf', 'paragraphFile')).body.url;
    const { status, body } = await blogs.create(blogWith({ coverImage: pdf }));
    expect([status, body.details]).toEqual([
      400,
      { coverImage: 'Invalid file type. Accepted: image/*' },
    ]);
  });
});
