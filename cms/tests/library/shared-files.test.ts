import { beforeAll, describe, expect, it } from 'vitest';
import { blogCalls, contentWith } from '../harness/blogs';
import { db } from '../harness/database';
import { del, post } from '../harness/http';
import { fieldsOf, libraryCalls, pdfOf, plantItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

// A link of a blog is of no reader: what only attorneys read must come into none, nor into an item others read.
const BLOGS = '/content-manager/collection-types/api::blog.blog';
const ITEMS = '/content-manager/collection-types/api::library.library-item';
const admin = await signedIn({ role: 'admin' });
const { added, change } = libraryCalls(admin);
const blogs = blogCalls(admin);
const pdf = await pdfOf('Between us');
const legal = { category: 'legal_cases', section: 'attorneys', privacy: 'attorney_only' };
let panel: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-super-admin');
  panel = await panelSignIn(email, password);
});

const paper = async (): Promise<number> =>
  (await panel.upload(pdf, 'paper.pdf', 'application/pdf')).body[0].id;
const makeItem = (more: object) => panel.send('POST', ITEMS, { ...fieldsOf(), ...more });
const makeBlog = (file: number) =>
  panel.send('POST', BLOGS, {
    title: unique('Blog '),
    paragraphs: [{ content: '<p>Words</p>', file }],
  });
const rowOf = (id: number) => db('library_items').where({ id }).first();
const fileOf = async (id: number): Promise<number> => (await rowOf(id)).file_ref;
const inPanel = async (id: number) => `${ITEMS}/${(await rowOf(id)).document_id}`;
interface Refused {
  status: number;
  body: { error: { message: string; details: { errors: { path: string[] }[] } } };
}
const said = ({ status, body }: Refused) => [
  status,
  body.error.details?.errors?.map(({ path }) => path.join('.')),
  body.error.message,
];

describe('a file that only attorneys read', () => {
  it.each(['attorney_only', 'public'])(
    'comes into no blog of the panel, also from the trash (%s)',
    async (privacy) => {
      const item = await added('document', fieldsOf({ ...legal, privacy }), {
        bytes: pdf,
        name: 'case.pdf',
      });
      const file = await fileOf(item.id);
      const sentence = (where = '') =>
        `This file is in the library item \u201c${item.title}\u201d${where}, which is for attorneys only. Please choose another file.`;
      expect(said(await makeBlog(file))).toEqual([400, ['paragraphs.0.file'], sentence()]);
      const blog = await blogs.made();
      const paragraphs = [{ content: '<p>Words</p>' }, { content: '', file: { id: file } }];
      const changed = await panel.send('PUT', `${BLOGS}/${blog.id}`, { paragraphs });
      expect(said(changed)).toEqual([400, ['paragraphs.1.file'], sentence()]);
      await del(`/library/documents/${item.id}`, { token: admin.token });
      expect(said(await makeBlog(file))[2]).toBe(sentence(' in the trash'));
    },
  );

  it('comes into no item that others read, and what others read into none of theirs', async () => {
    const file = await paper();
    const title = unique('Case ');
    expect((await makeItem({ ...legal, title, file })).status).toBe(201);
    expect((await makeItem({ ...legal, file })).status).toBe(201);
    const open = await makeItem({ file });
    expect(said(open)).toEqual([
      400,
      ['file'],
      `The same file is in the library item \u201c${title}\u201d, which is for attorneys only.`,
    ]);
    const other = await paper();
    expect((await makeItem({ title, file: other })).status).toBe(201);
    expect(said(await makeItem({ ...legal, file: other }))).toEqual([
      400,
      ['file'],
      `The same file is in the library item \u201c${title}\u201d, which is not for attorneys only.`,
    ]);
  });
});

describe('an item whose file a blog shows', () => {
  const shown = async () => {
    const item = await plantItem({ bytes: pdf });
    const blog = await makeBlog(item.fileId as number);
    expect(blog.status).toBe(201);
    const { title, documentId } = blog.body.data;
    const sentence = `The same file is in the blog \u201c${title}\u201d, which is not for attorneys only.`;
    return { item, documentId: String(documentId), sentence };
  };

  it.each(['draft', 'published'])('is kept for attorneys by neither door: a %s', async (state) => {
    const { item, documentId, sentence } = await shown();
    if (state === 'published') await blogs.publish(documentId);
    const { status, body } = await change('document', item.id, fieldsOf(legal));
    expect([status, body]).toEqual([400, { error: sentence, details: { privacy: sentence } }]);
    const { privacy: _public, ...category } = legal;
    const byCategory = await change('document', item.id, fieldsOf(category));
    expect(byCategory.body.details).toEqual({ category: sentence });
    expect(said(await panel.send('PUT', await inPanel(item.id), legal))).toEqual([
      400,
      ['privacy'],
      sentence,
    ]);
    expect((await change('document', item.id, fieldsOf())).status).toBe(200);
  });

  it('may be once the blog is in the trash, which then comes out with another file alone', async () => {
    const { item, documentId } = await shown();
    await blogs.remove(documentId);
    expect((await change('document', item.id, fieldsOf(legal))).status).toBe(200);
    expect((await blogs.restore(documentId)).status).toBe(200);
    const refused = await blogs.publish(documentId);
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['paragraphs']]);
    expect(said(await panel.send('POST', `${BLOGS}/${documentId}/actions/publish`, {}))[1]).toEqual(
      ['paragraphs.0.file'],
    );
    const content = contentWith();
    const title = unique('Blog ');
    const again = { title, category: 'pet_care', content, publish: true };
    expect((await blogs.save(documentId, again)).status).toBe(200);
  });
});

it('an item comes back from the trash where its file is not the attorneys\u2019 meanwhile', async () => {
  const item = await plantItem({ bytes: pdf });
  const remove = () => del(`/library/documents/${item.id}`, { token: admin.token });
  const restore = () => post(`/library/items/${item.id}/restore`, { token: admin.token });
  await remove();
  expect((await restore()).status).toBe(200);
  await remove();
  expect((await makeItem({ ...legal, file: item.fileId })).status).toBe(201);
  const { status, body } = await restore();
  expect([status, Object.keys(body.details)]).toEqual([400, ['file']]);
});

it('a blog that takes a file and an item that keeps it for attorneys are one of the two', async () => {
  for (let round = 0; round < 5; round += 1) {
    const item = await plantItem({ bytes: pdf });
    const [blog, kept] = await Promise.all([
      makeBlog(item.fileId as number),
      change('document', item.id, fieldsOf(legal)),
    ]);
    const done = [blog.status === 201, kept.status === 200];
    expect([done.filter(Boolean).length, blog.status, kept.status]).toEqual([
      ...(done[0] ? [1, 201, 400] : [1, 400, 200]),
    ]);
  }
});
