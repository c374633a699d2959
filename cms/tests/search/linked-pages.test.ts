import { beforeAll, describe, expect, it } from 'vitest';
import type { LinkedPage } from '@hearthside/contract/search/endpoints';
import { blogCalls } from '../harness/blogs';
import { db } from '../harness/database';
import { plantForm } from '../harness/forms';
import { helpCalls } from '../harness/help';
import { get, post } from '../harness/http';
import { plantItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { server } from '../harness/shared';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

/** A word that stands in everything planted here and nowhere else. */
const W = unique('Quillwort');
const admin = await signedIn({ role: 'admin' });
const owner = await signedIn({ role: 'pet_owner' });

const planted = { answer: '', blog: '', form: '', item: '', folder: '' };
const now = new Date();

beforeAll(async () => {
  const answer = await helpCalls(admin).added({ topic: 'forms', question: `Where is ${W}?` });
  planted.answer = `/help/${answer.topic}/${answer.id}`;
  const blogs = blogCalls(admin);
  const blog = await blogs.made({ title: `${W} story` });
  await blogs.publish(blog.id);
  planted.blog = `/blogs/${blog.slug}`;
  await blogs.made({ title: `${W} draft` });
  planted.form = `/forms/${(await plantForm({ title: `${W} form`, accessRoles: ['pet_owner'] })).id}`;
  planted.item = `/library/items/${(await plantItem({ title: `${W} guide`, category: 'pet_care' })).id}`;
  await plantItem({ title: `${W} deleted`, columns: { deleted_at: now } });
  const folder = await post('/admin/library/folders', {
    token: admin.token,
    body: { name: `${W} folder`, section: 'pet_care' },
  });
  planted.folder = `/library?tab=pet_care&folder=${folder.body.folder.id}`;
});

const search = (token: string | undefined, typed: string) =>
  get('/search/pages', { ...(token && { token }), query: { search: typed } });
const missing = async (paths: string[]) =>
  (await post('/search/missing-pages', { token: admin.token, body: { paths } })).body.missing;

describe('the pages that a text may link to', () => {
  it('are answers, published blogs and forms, items and folders, with their addresses', async () => {
    const { body } = await search(admin.token, W);
    const found = (body.pages as LinkedPage[]).map(({ title, line, path }) => [title, line, path]);
    expect(found.sort()).toEqual(
      [
        [`Where is ${W}?`, 'Help answer · Forms', planted.answer],
        [`${W} story`, 'Blog', planted.blog],
        [`${W} form`, 'Form', planted.form],
        [`${W} guide`, 'Library · Document', planted.item],
        [`${W} folder`, 'Library folder · Pet Care', planted.folder],
      ].sort(),
    );
  });

  it('are the sections if nothing is typed, and found by their names and by those of help topics', async () => {
    const sections = (await search(admin.token, '')).body.pages as LinkedPage[];
    expect(sections.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/forms', '/pet-records', '/help']),
    );
    const found = (await search(admin.token, 'vacations')).body.pages as LinkedPage[];
    expect(found[0]).toEqual({ title: 'Vacations', line: 'Help topic', path: '/help/vacations' });
    expect((await search(admin.token, '?!')).body).toEqual({ pages: [] });
  });

  it('are shown only to those who write texts', async () => {
    expect((await search(owner.token, W)).status).toBe(403);
    expect((await search(undefined, W)).status).toBe(401);
    const asked = { token: owner.token, body: { paths: ['/help/faq/1'] } };
    expect((await post('/search/missing-pages', asked)).status).toBe(403);
    expect((await search(admin.token, 'x'.repeat(201))).status).toBe(400);
  });
});

describe('links of a text', () => {
  it('are missing where the page was deleted, unpublished or never there', async () => {
    const there = Object.values(planted).filter(Boolean);
    const screens = ['/', '/help', '/help/videos', '/help/faq#top', '/library?tab=forms', '/users'];
    expect(await missing([...there, ...screens, `${planted.blog}?a=b`])).toEqual([]);
    const gone = [
      '/help/faq/999999',
      '/help/nothing',
      '/blogs/no-such-blog',
      '/forms/999999',
      '/library/items/999999',
      '/library?folder=999999',
      '/api/files/1',
      '/nowhere',
    ];
    expect(await missing(gone)).toEqual(gone);
  });

  it('are missing as soon as an answer or an item goes into the trash, and not once it is back', async () => {
    const [, answerId] = /(\d+)$/.exec(planted.answer) ?? [];
    await db('help_answers').where({ id: answerId }).update({ deleted_at: now });
    expect(await missing([planted.answer])).toEqual([planted.answer]);
    await db('help_answers').where({ id: answerId }).update({ deleted_at: null });
    expect(await missing([planted.answer])).toEqual([]);
  });

  it('are checked only up to a limit at a time', async () => {
    const paths = Array.from({ length: 101 }, (_, n) => `/help/faq/${n + 1}`);
    const { status } = await post('/search/missing-pages', { token: admin.token, body: { paths } });
    expect(status).toBe(400);
  });
});

describe('the panel', () => {
  let editor: PanelPerson;
  beforeAll(async () => {
    const { email, password } = panelAccount('strapi-editor');
    editor = await panelSignIn(email, password);
  });

  it('offers an editor the same pages, and finds the same links missing', async () => {
    const { body } = await editor.get(`/content-manager/portal-pages?search=${W}`);
    expect(body).toEqual((await search(admin.token, W)).body);
    const paths = ['/help/faq/999999', '/blogs'];
    const answer = await editor.send('POST', '/content-manager/missing-portal-pages', { paths });
    expect([answer.status, answer.body]).toEqual([200, { missing: ['/help/faq/999999'] }]);
    const wrong = await editor.send('POST', '/content-manager/missing-portal-pages', {
      paths: [1],
    });
    expect(wrong.status).toBe(400);
  });

  it('offers them to nobody who is not signed in to it', async () => {
    const url = '/content-manager/portal-pages?search=a';
    const asMember = { headers: { authorization: `Bearer ${admin.token}` } };
    for (const ask of [{}, asMember])
      expect((await fetch(new URL(url, server.baseUrl), ask)).status).toBe(401);
  });
});
