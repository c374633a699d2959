import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { blogCalls, blogWith, contentWith, previewOf, readerCalls } from '../harness/blogs';
import { db } from '../harness/database';
import { get, raw } from '../harness/http';
import { signedIn, unique } from '../harness/members';
import { PDF } from '../harness/pets';
import { newPanelSession, panelAccount } from '../panel/panel-client';

const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
const vet = await signedIn({ role: 'veterinarian' });
const blogs = blogCalls(admin);
let picture: Buffer;
beforeAll(async () => {
  const color = { width: 300, height: 300, channels: 3 as const, background: '#a03020' };
  picture = await sharp({ create: color }).png().toBuffer();
});
const statusOf = async (link: string, cookie = '') =>
  (await raw('GET', link, { headers: { cookie } })).status;
const statusesOf = (links: readonly string[]) => Promise.all(links.map((link) => statusOf(link)));

/** A published blog with a cover and a picture in its text, and every kind of link to them. */
async function published() {
  const [cover, inside] = [
    (await blogs.upload(picture, 'cover.png')).body.url as string,
    (await blogs.upload(picture, 'inside.png', 'paragraphFile')).body.url as string,
  ];
  const content = contentWith({ paragraphs: [{ content: '<p>Words.</p>', file: inside }] });
  const { id } = await blogs.made({ coverImage: cover, coverAlt: 'Red', content });
  expect((await blogs.publish(id)).status).toBe(200);
  const linksIn = (blog: { coverImage: string; content: string }) => [
    blog.coverImage,
    JSON.parse(blog.content).paragraphs[0].file as string,
  ];
  const detail = (await blogs.detail(id)).body.blog;
  return {
    id,
    writers: [cover, inside, ...linksIn(detail)],
    readers: linksIn((await readerCalls(owner).read(detail.slug)).body.blog),
    previews: linksIn((await get(previewOf(id))).body.blog),
  };
}

describe('a link to a file of a blog', () => {
  it('works for a reader until the blog is unpublished, and for an author until it is deleted', async () => {
    const { id, writers, readers, previews } = await published();
    expect(await statusesOf([...writers, ...readers, ...previews])).toEqual(Array(8).fill(200));
    expect((await blogs.unpublish(id)).status).toBe(200);
    expect(await statusesOf(readers)).toEqual([404, 404]);
    expect(await statusesOf([...writers, ...previews])).toEqual(Array(6).fill(200));
    expect((await blogs.remove(id)).status).toBe(200);
    expect(await statusesOf([...writers, ...readers, ...previews])).toEqual(Array(8).fill(404));
    expect((await blogs.restore(id)).status).toBe(200);
    expect(await statusesOf(writers)).toEqual(Array(4).fill(200));
  });

  it('stops working for a reader who is blocked, and for an author who is no longer an admin', async () => {
    const [reader, writer] = [await signedIn(), await signedIn({ role: 'admin' })];
    const { id } = await published();
    const { slug } = (await blogs.detail(id)).body.blog;
    const read = (await readerCalls(reader).read(slug)).body.blog.coverImage as string;
    const draft = await blogCalls(writer).upload(picture, 'draft.png');
    expect(await statusesOf([read, draft.body.url])).toEqual([200, 200]);
    await db('up_users').where({ id: reader.id }).update({ blocked: true });
    const { id: role_id } = await db('up_roles').where({ type: 'pet_owner' }).first('id');
    await db('up_users').where({ id: writer.id }).update({ role_id });
    expect(await statusesOf([read, draft.body.url])).toEqual([404, 404]);
  });

  it('that only a draft names does not work for readers', async () => {
    const { url } = (await blogs.upload(picture, 'draft.png')).body;
    await blogs.create(blogWith({ coverImage: url }));
    const { body } = await get('/download', { token: owner.token, query: { url } });
    expect(body).toEqual({ error: expect.any(String) });
  });
});

describe('a link to a file of a blog that was made in the panel', () => {
  const TYPE = '/content-manager/collection-types/api::blog.blog';

  it('opens in the preview, and for readers once it is published', async () => {
    const person = await newPanelSession(panelAccount('strapi-editor'));
    const upload = async (bytes: Buffer, name: string, type: string) =>
      (await person.upload(bytes, name, type)).body[0] as { id: number };
    const [coverImage, file] = [
      await upload(picture, 'harness.png', 'image/png'),
      await upload(PDF, 'measures.pdf', 'application/pdf'),
    ];
    const paragraphs = [{ content: '<p>One.</p>' }, { content: '<p>Two.</p>', file }];
    const data = { title: unique('Panel '), coverImage, coverAlt: 'Red', paragraphs };
    const made = await person.send('POST', TYPE, data);
    expect(made.status).toBe(201);
    const { documentId, slug } = made.body.data;
    const linksIn = (blog: { coverImage: string; content: string }) => [
      blog.coverImage,
      JSON.parse(blog.content).paragraphs[1].file as string,
    ];
    const previews = linksIn((await get(previewOf(documentId))).body.blog);
    expect(await statusesOf(previews)).toEqual([200, 200]);
    const out = await person.send('POST', `${TYPE}/${documentId}/actions/publish`, {});
    expect(out.status).toBe(200);
    const readers = linksIn((await readerCalls(owner).read(slug)).body.blog);
    expect(await statusesOf([...previews, ...readers])).toEqual([200, 200, 200, 200]);
    const [, url = ''] = readers;
    const download = await raw('GET', `/api/download?url=${encodeURIComponent(url)}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(download.status).toBe(200);
  });
});

describe('a link of the panel', () => {
  const account = panelAccount('strapi-super-admin');

  it('opens in the browser it was given to, and nowhere else', async () => {
    const person = await newPanelSession(account);
    const { body } = await person.upload(picture, 'attorneys.png', 'image/png');
    const { url } = body[0] as { url: string };
    expect(url).toMatch(/^\/api\/files\/.*&panel=\d+&/);
    expect(await statusOf(url, person.cookie())).toBe(200);
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf(url, person.cookie().replace(/=\d+/, '=9999'))).toBe(404);
    const editor = await newPanelSession(panelAccount('strapi-editor'));
    await editor.upload(picture, 'editors.png', 'image/png');
    expect(editor.cookie()).not.toBe('');
    expect(await statusOf(url, editor.cookie())).toBe(404);
    // Neither by a member, whatever they may see, nor without what binds it.
    for (const { token } of [vet, admin]) {
      expect((await get('/download', { token, query: { url } })).status).toBe(404);
    }
    expect(await statusOf(url.replace(/&panel=\d+/, ''), person.cookie())).toBe(404);
  });

  it('ends with the session it was given in', async () => {
    const person = await newPanelSession(account);
    const { body } = await person.upload(picture, 'mine.png', 'image/png');
    const { url } = body[0] as { url: string };
    expect(await statusOf(url, person.cookie())).toBe(200);
    // As signing out does, which would end the sessions of the other tests too.
    const [, device] = person.cookie().split('.');
    expect(await db('strapi_sessions').where({ device_id: device }).delete()).toBeGreaterThan(0);
    expect(await statusOf(url, person.cookie())).toBe(404);
  });
});
