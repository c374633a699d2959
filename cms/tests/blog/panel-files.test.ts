import { beforeAll, describe, expect, it } from 'vitest';
import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { blogCalls } from '../harness/blogs';
import { db } from '../harness/database';
import { signedIn, unique } from '../harness/members';
import { PDF } from '../harness/pets';
import { fixture, follow, picture } from '../inbox/file-kinds';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';
import { container, docx } from './word-files';

const TYPE = '/content-manager/collection-types/api::blog.blog';
const MB = 1024 * 1024;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const blogs = blogCalls(await signedIn({ role: 'admin' }));
let panel: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-super-admin');
  panel = await panelSignIn(email, password);
});

const uploaded = async (bytes: Buffer, name: string, type: string) => {
  const { status, body } = await panel.upload(bytes, name, type);
  expect([name, status]).toEqual([name, 201]);
  return body[0];
};
const pdf = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes)]);
const blogWith = (data: object) =>
  panel.send('POST', TYPE, { title: unique('Panel '), paragraphs: [], ...data });

describe('a file that is chosen in the panel', () => {
  it.each([
    ['a GIF', () => picture(9, 9).gif().toBuffer(), 'a.gif', 'image/gif'],
    ['a Word document', () => container('WordDocument'), 'old.doc', 'application/msword'],
    ['a new Word document', docx, 'new.docx', DOCX],
    ['a PDF', () => PDF, 'a.pdf', 'application/pdf'],
  ])('can be %s', async (_what, bytes, name, type) => {
    const file = await uploaded(await bytes(), name, type);
    const { status, body } = await blogWith({ paragraphs: [{ content: '', file }] });
    expect(status).toBe(201);
    const { blog } = (await blogs.detail(body.data.documentId)).body;
    expect((await follow(JSON.parse(blog.content).paragraphs[0].file)).status).toBe(200);
  });

  it('becomes a JPEG if it is a phone\u2019s HEIC, even as a replacement', async () => {
    const heic = fixture('small.heic');
    const file = await uploaded(heic, 'IMG 1.HEIC', 'image/heic');
    expect(file).toMatchObject({ name: 'IMG 1.jpg', ext: '.jpg', mime: 'image/jpeg', width: 48 });
    const { status, body } = await blogWith({ coverImage: file });
    expect(status).toBe(201);
    const { blog } = (await blogs.detail(body.data.documentId)).body;
    const { bytes } = await follow(blog.coverImage);
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.toString('latin1')).not.toContain('Hearthcam');
    const other = await uploaded(await picture(9, 9).jpeg().toBuffer(), 'a.jpg', 'image/jpeg');
    const again = await panel.upload(heic, 'IMG 2.HEIC', 'image/heic', other.id);
    expect([again.status, again.body.mime]).toEqual([200, 'image/jpeg']);
    const broken = await panel.upload(heic.subarray(0, 600), 'b.heic', 'image/heic');
    expect(broken.status).toBe(415);
  });

  it('cannot be a PDF that nobody can open, even as a replacement', async () => {
    const fake = Buffer.from('%PDF-1.4 and nothing more');
    const refused = await panel.upload(fake, 'a.pdf', 'application/pdf');
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      415,
      expect.stringContaining('can\u2019t be opened'),
    ]);
    const { id } = await uploaded(PDF, 'a.pdf', 'application/pdf');
    expect((await panel.upload(fake, 'b.pdf', 'application/pdf', id)).status).toBe(415);
  });

  it('is refused at its field if it is too big or does not exist', async () => {
    const [paper, long, film, big] = [
      await uploaded(PDF, 'a.pdf', 'application/pdf'),
      await uploaded(pdf(10 * MB), 'long.pdf', 'application/pdf'),
      await uploaded(fixture('small.mp4'), 'a.mp4', 'video/mp4'),
      await uploaded(await picture(9, 9).png().toBuffer(), 'big.png', 'image/png'),
    ];
    // Strapi takes long to work on a picture of as many bytes.
    await db('files').where({ id: big.id }).update({ size: 5243 });
    for (const [data, field, said] of [
      [{ coverImage: paper }, 'coverImage', BLOG_TEXTS.wrongType('image/*')],
      [{ coverImage: big.id }, 'coverImage', BLOG_TEXTS.tooBig(5)],
      [
        { paragraphs: [{ content: '' }, { content: '', file: long }] },
        'paragraphs.1.file',
        BLOG_TEXTS.tooBig(10),
      ],
      [
        { paragraphs: [{ content: '', file: film }] },
        'paragraphs.0.file',
        BLOG_TEXTS.wrongType('image/*,.pdf,.doc,.docx'),
      ],
    ] as [object, string, string][]) {
      const { status, body } = await blogWith(data);
      expect([field, status, body.error?.message]).toEqual([field, 400, said]);
      const paths = body.error.details.errors.map(({ path }: { path: string[] }) => path.join('.'));
      expect(paths).toEqual([field]);
    }
  });
});
