import { beforeAll, describe, expect, it } from 'vitest';
import { panelAccount, panelSignIn, type PanelPerson } from './panel-client';

const BLOG = 'api::blog.blog';
const listOf = (uid: string) => `/content-manager/collection-types/${uid}`;
const DIRTY = '<p onclick="x()">Walk <b>slowly</b><script>x()</script></p>';

describe('what an editor writes in the panel', () => {
  let editor: PanelPerson;
  beforeAll(async () => {
    const { email, password } = panelAccount('strapi-editor');
    editor = await panelSignIn(email, password);
  });
  const configurationOf = async (uid: string) =>
    (await editor.get(`/content-manager/content-types/${uid}/configuration`)).body.data;

  it('is asked for in words, in the order in which it is read', async () => {
    const { contentType, components } = await configurationOf(BLOG);
    const rows = contentType.layouts.edit.map((row: { name: string }[]) =>
      row.map(({ name }) => name).join(' '),
    );
    expect(rows.slice(0, 4)).toEqual(['title', 'subtitle', 'coverImage coverAlt', 'paragraphs']);
    expect(rows.join(' ')).not.toMatch(/titleKey|createKey|lead|revision|deletedAt/);
    expect(contentType.metadatas.coverAlt.edit).toMatchObject({
      label: 'What the cover shows',
      editable: true,
    });
    const paragraph = components['blog.paragraph'];
    expect(paragraph.settings.mainField).toBe('opening');
    expect(paragraph.layouts.edit.flat().map(({ name }: { name: string }) => name)).toEqual([
      'content',
      'file',
    ]);
    expect(paragraph.metadatas.content.edit.label).toBe('Text');
  });

  it('has the panel’s own kinds of fields where it is rich text or tags', async () => {
    const { body } = await editor.get('/content-manager/init');
    const find = (kind: 'contentTypes' | 'components', uid: string) =>
      body.data[kind].find((one: { uid: string }) => one.uid === uid).attributes;
    expect(find('contentTypes', BLOG).tags).toMatchObject({
      type: 'json',
      customField: 'global::tags',
    });
    const richText = { type: 'text', customField: 'global::rich-text' };
    expect(find('components', 'blog.paragraph').content).toMatchObject(richText);
    expect(find('contentTypes', 'api::settings.portal-page').body).toMatchObject(richText);
  });

  it('is cleaned, distinguished by how it begins, published, and moved to the trash', async () => {
    const made = await editor.send('POST', listOf(BLOG), {
      title: 'Walking an old dog',
      category: 'pet_care',
      tags: ['dogs', 'Dogs', ' old age '],
      paragraphs: [{ content: DIRTY }],
    });
    expect([made.status, made.body]).toMatchObject([201, { data: { tags: ['dogs', 'old age'] } }]);
    expect(made.body.data.paragraphs).toMatchObject([
      { content: '<p>Walk <strong>slowly</strong></p>', opening: 'Walk slowly' },
    ]);
    const one = `${listOf(BLOG)}/${made.body.data.documentId as string}`;
    const published = await editor.send('POST', `${one}/actions/publish`, made.body.data);
    expect([published.status, published.body.data?.status]).toEqual([200, 'published']);
    expect((await editor.send('DELETE', one)).status).toBe(200);
    const left = await editor.get(`${listOf(BLOG)}?filters[title][$eq]=Walking an old dog`);
    expect(left.body.results).toEqual([]);
  });

  it('is refused at its field, and nothing of it is saved', async () => {
    const { status, body } = await editor.send('POST', listOf(BLOG), {
      title: 'Films',
      category: 'pet_care',
      videos: [{ url: 'https://evil.example/x' }],
    });
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['videos', '0', 'url']]);
    const left = await editor.get(`${listOf(BLOG)}?filters[title][$eq]=Films`);
    expect(left.body.pagination.total).toBe(0);
  });

  it('has its pages’ addresses already: another page cannot be made', async () => {
    const page = { key: 'mine', title: 'Mine' };
    expect((await editor.send('POST', listOf('api::settings.portal-page'), page)).status).toBe(403);
  });
});
