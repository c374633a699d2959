import { beforeAll, describe, expect, it } from 'vitest';
import { BLOG_TEXTS, slugOf } from '@hearthside/contract/blog/fields';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { blogCalls, contentWith, readerCalls, titlesIn } from '../harness/blogs';
import { db } from '../harness/database';
import { signedIn, unique } from '../harness/members';
import { historyOf } from '../harness/notifications';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const TYPE = '/content-manager/collection-types/api::blog.blog';
const admin = await signedIn({ role: 'admin', firstName: 'Ann' });
const blogs = blogCalls(admin);
const { read, list } = readerCalls(await signedIn());
let panel: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-super-admin');
  panel = await panelSignIn(email, password);
});

const made = async (data: object = {}) => {
  const said = { title: unique('Panel '), paragraphs: [{ content: '<p>Words</p>' }] };
  const { status, body } = await panel.send('POST', TYPE, { ...said, ...data });
  if (status !== 201) throw new Error(`The panel refused a blog: ${JSON.stringify(body)}`);
  return body.data;
};
const at = (id: string, action = '') => `${TYPE}/${id}${action && `/actions/${action}`}`;
const errorsOf = (body: { error: { details: { errors: { path: string[] }[] } } }) =>
  body.error.details.errors.map(({ path }) => path.join('.'));

describe('a blog in the panel', () => {
  it('can be read in the portal a moment after it is published', async () => {
    const tag = unique('Tag');
    const blog = await made({
      category: 'estate_planning',
      tags: [` ${tag} `, tag.toUpperCase(), ''],
      paragraphs: [{ content: '<h1>One</h1><p onclick="x()">Two</p>' }],
      videos: [{ url: 'youtu.be/dQw4w9WgXcQ?list=1' }],
    });
    expect([blog.slug, blog.revision, blog.tags]).toEqual([
      blog.title.toLowerCase().replace(' ', '-'),
      1,
      [tag],
    ]);
    expect((await read(blog.slug)).status).toBe(404);
    const published = await panel.send('POST', at(blog.documentId, 'publish'), {});
    expect(published.status).toBe(200);
    const { body } = await read(blog.slug);
    expect(body.blog).toMatchObject({ id: blog.documentId, category: 'estate_planning' });
    expect(JSON.parse(body.blog.content)).toMatchObject({
      paragraphs: [{ content: '<h1>One</h1><p>Two</p>' }],
      videoUrls: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    });
    expect(titlesIn(await list({ tag }))).toEqual([blog.title]);
    expect((await blogs.versions(blog.documentId)).body.versions).toMatchObject([
      { door: 'panel', published: true, by: expect.stringMatching(/./) },
    ]);
    const { id: about } = await db('blogs').where({ slug: blog.slug }).orderBy('id').first('id');
    expect(await db('portal_history').where({ about_kind: 'blog', about_id: about })).toMatchObject(
      [
        { action: 'created', by_id: null, reason: expect.stringMatching(/^In the panel, by /) },
        { action: 'published' },
      ],
    );
  });

  it('is changed in the portal and shown by the panel', async () => {
    const { documentId } = await made();
    const title = unique('Portal ');
    const content = contentWith({ subtitle: 'From the portal', videoUrls: ['vimeo.com/123456'] });
    await blogs.save(documentId, { title, category: 'pet_care', content });
    const { body } = await panel.get(at(documentId));
    expect(body.data).toMatchObject({
      title,
      subtitle: 'From the portal',
      revision: 2,
      videos: [{ url: 'https://vimeo.com/123456' }],
      paragraphs: [{ content: '<p>Words of a blog.</p>' }],
    });
  });

  it('is not saved over what someone else has changed meanwhile', async () => {
    const blog = await made();
    const { title, category } = blog;
    await blogs.save(blog.documentId, { title, category, content: contentWith() });
    const { status, body } = await panel.send('PUT', at(blog.documentId), {
      title: 'Mine',
      revision: blog.revision,
    });
    expect([status, body.error.name]).toEqual([409, 'ValidationError']);
    expect(body.error.message).toContain(BLOG_TEXTS.conflict);
    expect(body.error.message).toContain(`It was Ann ${admin.lastName}, just now.`);
    const now = (await panel.get(at(blog.documentId))).body.data;
    const saved = await panel.send('PUT', at(blog.documentId), { ...now, title: 'Mine' });
    expect([saved.status, saved.body.data.revision]).toEqual([200, now.revision + 1]);
    const again = await panel.send('PUT', at(blog.documentId), {
      ...saved.body.data,
      title: 'Mine 2',
    });
    expect(again.status).toBe(200);
  });

  it.each([
    ['no title', { title: ' ' }, 'title', BLOG_TEXTS.noTitle],
    [
      'a video that is none',
      { videos: [{ url: 'nonsense' }] },
      'videos.0.url',
      VIDEO_TEXTS.invalid,
    ],
    ['tags that are no list', { tags: { a: 1 } }, 'tags', /list/],
    ['many paragraphs', { paragraphs: Array.from({ length: 11 }, () => ({})) }, 'paragraphs', /10/],
  ])('is refused at its field: %s', async (_what, data, field, message) => {
    const title = unique('Panel ');
    const { status, body } = await panel.send('POST', TYPE, { title, ...data });
    expect([status, body.error.name, errorsOf(body)]).toEqual([400, 'ValidationError', [field]]);
    expect(body.error.message).toMatch(message);
    expect(await db('blogs').where({ title })).toEqual([]);
  });

  it('cannot set fields that are derived from others', async () => {
    const forged = {
      releasedAt: '2001-01-01T00:00:00Z',
      readingTime: 99,
      changedBy: 'Someone else',
      deletedAt: '2001-01-01T00:00:00Z',
      revision: 50,
    };
    const { documentId, ...blog } = await made(forged);
    expect(blog).toMatchObject({ releasedAt: null, readingTime: 1, deletedAt: null, revision: 1 });
    expect(blog.changedBy).not.toBe('Someone else');
    const { status } = await panel.send('PUT', at(documentId), { ...forged, revision: 1 });
    expect(status).toBe(200);
    expect((await panel.get(at(documentId))).body.data).toMatchObject({
      releasedAt: null,
      readingTime: 1,
      deletedAt: null,
      revision: 2,
    });
  });

  it('goes to the trash when it is deleted, and leaves the panel\u2019s lists', async () => {
    const { documentId, title, slug } = await made();
    await panel.send('POST', at(documentId, 'publish'), {});
    expect((await panel.send('DELETE', at(documentId))).status).toBe(200);
    expect((await read(slug)).status).toBe(404);
    expect((await panel.get(at(documentId))).body.data).toEqual({});
    const listed = await panel.get(`${TYPE}?_q=${encodeURIComponent(title)}`);
    expect([listed.body.results, listed.body.pagination.total]).toEqual([[], 0]);
    expect((await blogs.restore(documentId)).body.blog).toMatchObject({ title, state: 'draft' });
    expect((await panel.get(at(documentId))).body.data.title).toBe(title);
    const many = [documentId, (await made()).documentId];
    const gone = await panel.send('POST', `${TYPE}/actions/bulkDelete`, { documentIds: many });
    expect(gone.status).toBe(200);
    for (const id of many) expect((await blogs.restore(id)).status).toBe(200);
  });

  it('can be unpublished, copied and reset', async () => {
    const blog = await made({ paragraphs: [{ content: '<p>First</p>' }], tags: ['x'] });
    const { documentId, slug, title } = blog;
    await panel.send('POST', at(documentId, 'publish'), {});
    const { data } = (await panel.get(at(documentId))).body;
    const changed = { ...data, title: 'Changed', paragraphs: [{ content: '<p>Second</p>' }] };
    expect((await panel.send('PUT', at(documentId), changed)).status).toBe(200);
    expect((await blogs.detail(documentId)).body.blog.state).toBe('changed');
    expect((await panel.send('POST', at(documentId, 'discard'), {})).status).toBe(200);
    const back = (await blogs.detail(documentId)).body.blog;
    expect([back.title, JSON.parse(back.content).paragraphs[0].content]).toEqual([
      title,
      '<p>First</p>',
    ]);
    expect(back.state).toBe('published');
    const same = (await panel.get(at(documentId))).body;
    expect(same.data.status ?? same.meta?.status).not.toBe('modified');
    const saved = await panel.send('PUT', at(documentId), same.data);
    expect([saved.status, (await blogs.detail(documentId)).body.blog.state]).toEqual([
      200,
      'published',
    ]);
    const copy = await panel.send('POST', `${TYPE}/clone/${documentId}`, { title, tags: ['x'] });
    expect([copy.status, copy.body.data?.slug]).toEqual([200, `${slug}-2`]);
    const copied = (await blogs.detail(copy.body.data.documentId)).body.blog;
    expect(copied).toMatchObject({ state: 'draft', publishedAt: null, revision: '1' });
    expect((await panel.send('POST', at(documentId, 'unpublish'), {})).status).toBe(200);
    expect((await read(slug)).status).toBe(404);
  });

  it('that was published by mistake is as if it had never been, once it is unpublished', async () => {
    const { documentId, slug } = await made();
    await panel.send('POST', at(documentId, 'publish'), {});
    const first = (await read(slug)).body.blog.publishedAt;
    expect((await panel.send('POST', at(documentId, 'unpublish'), {})).status).toBe(200);
    const { data } = (await panel.get(at(documentId))).body;
    expect(data.releasedAt).toBeNull();
    const title = unique('Another title ');
    const renamed = await panel.send('PUT', at(documentId), { ...data, title });
    expect([renamed.status, renamed.body.data.slug]).toEqual([200, slugOf(title)]);
    await panel.send('POST', at(documentId, 'publish'), {});
    const again = (await read(slugOf(title))).body.blog.publishedAt;
    expect(Date.parse(again)).toBeGreaterThan(Date.parse(first));
    expect((await read(slug)).status).toBe(404);
  });

  it('that readers have known for longer keeps its day and its address when it is unpublished', async () => {
    const { documentId, slug } = await made();
    await panel.send('POST', at(documentId, 'publish'), {});
    const released = new Date(Date.now() - 11 * 60_000);
    await db('blogs').where({ document_id: documentId }).update({ released_at: released });
    await panel.send('POST', `${TYPE}/actions/bulkUnpublish`, { documentIds: [documentId] });
    expect((await read(slug)).status).toBe(404);
    const { data } = (await panel.get(at(documentId))).body;
    expect(data.releasedAt).toBe(released.toISOString());
    const title = unique('Another title ');
    const renamed = await panel.send('PUT', at(documentId), { ...data, title });
    expect(renamed.body.data.slug).toBe(slug);
  });

  it('has in its history who moved its publish time in the panel, also where nothing else changed', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const [monday, friday] = [inDays(1), inDays(5)];
    const { documentId, id } = await made({ publishAt: monday });
    const { data } = (await panel.get(at(documentId))).body;
    await panel.send('PUT', at(documentId), { ...data, publishAt: friday });
    await blogs.publish(documentId, { publishAt: monday });
    const [moved, changed] = await historyOf(admin.token, id, 'blog');
    expect([changed?.action, changed?.changes]).toEqual([
      'changed',
      [{ field: 'Publishes', from: monday, to: friday }],
    ]);
    expect([moved?.action, moved?.changes]).toEqual([
      'scheduled',
      [{ field: 'Publishes', from: friday, to: monday }],
    ]);
  });

  it('is published at the time the panel sets', async () => {
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const { documentId } = await made({ publishAt });
    expect((await blogs.detail(documentId)).body.blog).toMatchObject({
      state: 'scheduled',
      publishAt,
    });
  });

  it('cannot be given a publish time that has passed, and says so at its field', async () => {
    const past = { publishAt: new Date(Date.now() - 60_000).toISOString() };
    const title = unique('Panel ');
    const created = await panel.send('POST', TYPE, { title, ...past });
    const { documentId, revision } = await made();
    const changed = await panel.send('PUT', at(documentId), { ...past, revision });
    for (const { status, body } of [created, changed]) {
      expect([status, body.error.message, errorsOf(body)]).toEqual([
        400,
        BLOG_TEXTS.hourPassed,
        ['publishAt'],
      ]);
    }
    expect(await db('blogs').where({ title })).toEqual([]);
    expect((await blogs.detail(documentId)).body.blog).toMatchObject({ revision: '1' });
  });

  it('does not restore a publish time after someone has published the blog', async () => {
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const { documentId } = await made({ publishAt });
    const { data } = (await panel.get(at(documentId))).body;
    await blogs.publish(documentId);
    const { status } = await panel.send('PUT', at(documentId), { ...data, title: 'Later' });
    expect(status).toBe(409);
    expect((await blogs.detail(documentId)).body.blog).toMatchObject({
      state: 'published',
      publishAt: null,
    });
  });

  it('drops a publish time that was reached while its form was open', async () => {
    const { documentId } = await made({
      publishAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    const { data } = (await panel.get(at(documentId))).body;
    const publishAt = new Date(Date.now() - 60_000);
    // As the clock does it.
    await db('blogs').where({ document_id: documentId }).update({ publish_at: null });
    await blogs.publish(documentId);
    const late = { ...data, title: 'Later', publishAt: publishAt.toISOString() };
    const saved = await panel.send('PUT', at(documentId), late);
    expect([saved.status, saved.body.data.publishAt]).toEqual([200, null]);
  });

  it('is published, or scheduled, only with some content', async () => {
    // A blog without any text is not published.
    const { documentId } = await made({ paragraphs: [{ content: '<p> &nbsp;</p>' }] });
    const published = await panel.send('POST', at(documentId, 'publish'), {});
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    const waiting = await panel.send('PUT', at(documentId), { publishAt });
    for (const { status, body } of [published, waiting]) {
      expect([status, body.error.message, errorsOf(body)]).toEqual([
        400,
        BLOG_TEXTS.noParagraphs,
        ['paragraphs'],
      ]);
    }
  });

  it('has a preview in the portal', async () => {
    const { documentId } = await made();
    const url = `/content-manager/preview/url/api::blog.blog?documentId=${documentId}&status=draft`;
    const { status, body } = await panel.get(url);
    expect([status, body.data?.url]).toEqual([
      200,
      expect.stringMatching(`^/preview/blog/${documentId}\\?expires=\\d+&signature=[\\w-]{43}$`),
    ]);
  });
});
