import { beforeAll, describe, expect, it } from 'vitest';
import { blogCalls, contentWith } from '../harness/blogs';
import { db } from '../harness/database';
import { answerWith, helpCalls } from '../harness/help';
import { fieldsOf, libraryCalls, pdfOf, plantFolder } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { server } from '../harness/shared';
import { entryCalls, signedInEditor, signedInWithoutRole } from './entries';
import type { PanelPerson } from './panel-client';

const BLOG = 'api::blog.blog';
const ANSWER = 'api::help.help-answer';
const ITEM = 'api::library.library-item';
const admin = await signedIn({ role: 'admin', firstName: 'Ann' });
const blogs = blogCalls(admin);
const help = helpCalls(admin);
const library = libraryCalls(admin);
let editor: PanelPerson;
let calls: ReturnType<typeof entryCalls>;
beforeAll(async () => {
  editor = await signedInEditor();
  calls = entryCalls(editor);
});

const documentOf = async (table: string, id: number): Promise<string> =>
  (await db(table).where({ id }).first('document_id')).document_id;
const formOf = async (uid: string, documentId: string) =>
  (await editor.get(`/content-manager/collection-types/${uid}/${documentId}`)).body.data;
const save = (uid: string, documentId: string, data: object) =>
  editor.send('PUT', `/content-manager/collection-types/${uid}/${documentId}`, data);
const listed = async (uid: string, documentId: string) => {
  const { status, body } = await calls.versions(uid, documentId);
  expect(status).toBe(200);
  return body.data.versions as {
    id: number;
    by: string;
    door: string | null;
    published: boolean;
    changed: string[];
  }[];
};

describe('the panel’s versions of a blog', () => {
  it('say who saved when, from which door, and what was changed', async () => {
    const { id } = await blogs.made({ title: 'One' });
    const { revision } = await formOf(BLOG, id);
    expect((await save(BLOG, id, { title: 'Two', tags: ['new'], revision })).status).toBe(200);
    await editor.send(
      'POST',
      `/content-manager/collection-types/${BLOG}/${id}/actions/publish`,
      {},
    );
    const [second, first] = await listed(BLOG, id);
    expect(second).toMatchObject({
      door: 'panel',
      published: true,
      changed: ['Title', 'Tags'],
    });
    expect(first).toMatchObject({
      by: `Ann ${admin.lastName}`,
      door: 'portal',
      published: false,
      changed: [],
    });
  });

  it('are opened beside what the blog says now, and restored into its draft', async () => {
    const paragraphs = (text: string) => [{ content: text, file: null }];
    const { id } = await blogs.made({
      title: 'One',
      content: contentWith({ paragraphs: paragraphs('<p>Old <strong>words</strong></p>') }),
    });
    const { revision } = await formOf(BLOG, id);
    await save(BLOG, id, { paragraphs: [{ content: '<p>Old words</p>' }], revision });
    const [, first] = await listed(BLOG, id);
    const opened = await calls.version(BLOG, id, first?.id ?? 0);
    const text = opened.body.data.fields.find(({ field }: { field: string }) =>
      /^Para/.test(field),
    );
    // Only its format is different.
    expect(text).toEqual({
      field: 'Paragraphs',
      then: 'Old words',
      now: 'Old words',
      isSame: false,
    });
    const now = (await formOf(BLOG, id)).revision;
    expect((await calls.goBack(BLOG, id, first?.id ?? 0, { revision: now })).status).toBe(200);
    const { blog } = (await blogs.detail(id)).body;
    expect(JSON.parse(blog.content).paragraphs[0].content).toBe(
      '<p>Old <strong>words</strong></p>',
    );
    expect(await listed(BLOG, id)).toHaveLength(3);
  });

  it('are restored only from the current revision, and only into their own blog', async () => {
    const [one, other] = [await blogs.made({ title: 'One' }), await blogs.made({ title: 'Other' })];
    const [version] = await listed(BLOG, one.id);
    const { revision } = await formOf(BLOG, one.id);
    await save(BLOG, one.id, { title: 'Two', revision });
    const late = await calls.goBack(BLOG, one.id, version?.id ?? 0, { revision });
    expect([late.status, (await formOf(BLOG, one.id)).title]).toEqual([409, 'Two']);
    const foreign = { revision: (await formOf(BLOG, other.id)).revision };
    expect((await calls.goBack(BLOG, other.id, version?.id ?? 0, foreign)).status).toBe(404);
    expect((await calls.version(BLOG, other.id, version?.id ?? 0)).status).toBe(404);
  });
});

describe('the panel’s versions of a help answer', () => {
  it('begin with what it said before its first change, whoever changes it', async () => {
    const item = await help.added({ topic: 'library' });
    const documentId = await documentOf('help_answers', item.id);
    expect(await listed(ANSWER, documentId)).toEqual([]);
    await help.save(item, { answer: '<p>Like that.</p>', topic: 'finances' });
    const { revision } = await formOf(ANSWER, documentId);
    await save(ANSWER, documentId, { question: 'In the panel?', revision });
    const versions = await listed(ANSWER, documentId);
    expect(versions.map(({ door, changed }) => [door, changed])).toEqual([
      ['panel', ['Question']],
      ['portal', ['Answer', 'Topic']],
      [null, []],
    ]);
    const now = (await formOf(ANSWER, documentId)).revision;
    const first = versions.at(-1)?.id ?? 0;
    expect((await calls.goBack(ANSWER, documentId, first, { revision: now })).status).toBe(200);
    const inLibrary = await help.listed('library');
    expect(inLibrary.find(({ id }) => id === item.id)).toMatchObject({
      id: item.id,
      question: item.question,
      answer: item.answer,
    });
    expect(await help.read({ ...item, topic: 'finances' })).toBeUndefined();
    const late = await calls.goBack(ANSWER, documentId, first, { revision: now });
    expect(late.status).toBe(409);
  });

  it('are none for a save that changes nothing', async () => {
    const item = await help.added();
    const documentId = await documentOf('help_answers', item.id);
    const { question, answer } = answerWith(item as object as Record<string, unknown>);
    await help.save(item, { question, answer });
    expect(await listed(ANSWER, documentId)).toEqual([]);
  });
});

describe('the panel’s versions of an item of the library', () => {
  it('bring back what was said about it, and leave its file', async () => {
    const pdf = { bytes: await pdfOf('A paper'), name: 'paper.pdf', type: 'application/pdf' };
    const folder = await plantFolder('pet_care');
    const fields = fieldsOf({ title: unique('Before '), folderId: folder.id });
    const item = await library.added('document', fields, pdf);
    const documentId = await documentOf('library_items', item.id);
    const { revision } = await formOf(ITEM, documentId);
    const changed = { title: 'After', privacy: 'attorney_only', category: 'legal_cases' };
    const moved = { section: 'attorneys', folder: { set: [] } };
    const saved = await save(ITEM, documentId, { ...changed, ...moved, revision });
    expect([saved.status, saved.body.error]).toEqual([200, undefined]);
    const [last, first] = await listed(ITEM, documentId);
    expect(last?.changed).toEqual(
      expect.arrayContaining(['Title', 'Section', 'Category', 'Folder', 'Who sees it']),
    );
    const now = (await formOf(ITEM, documentId)).revision;
    const back = await calls.goBack(ITEM, documentId, first?.id ?? 0, { revision: now });
    expect([back.status, back.body.error]).toEqual([200, undefined]);
    const form = await formOf(ITEM, documentId);
    expect(form).toMatchObject({
      title: fields.title,
      section: 'pet_care',
      privacy: 'public',
      file: { name: 'paper.pdf' },
      changedBy: expect.any(String),
    });
    expect(await db('library_items').where({ id: item.id }).first('folder_ref')).toEqual({
      folder_ref: folder.id,
    });
  });
});

describe('a version whose file or folder is gone', () => {
  const opened = async (documentId: string, version = 0) => {
    const { body } = await calls.version(ITEM, documentId, version);
    const fields = body.data.fields as { field: string; isSame: boolean; lost?: string }[];
    return (name: string) => fields.find(({ field }) => field === name);
  };

  it('says that the file stays, and does not promise the earlier one', async () => {
    const paper = async (name: string) => ({
      bytes: await pdfOf(name),
      name,
      type: 'application/pdf',
    });
    const title = unique('Paper ');
    const item = await library.added('document', fieldsOf({ title }), await paper('old.pdf'));
    const documentId = await documentOf('library_items', item.id);
    await library.change('document', item.id, fieldsOf({ title }), await paper('new.pdf'));
    const first = (await listed(ITEM, documentId)).at(-1)?.id;
    const field = await opened(documentId, first);
    expect(field('File or video')).toMatchObject({
      isSame: false,
      lost: 'The file stays as it is now. The earlier one was deleted.',
    });
    expect(field('Title')).not.toHaveProperty('lost');
  });

  it('says that the folder stays, and leaves the item in the one where it is', async () => {
    const [gone, here] = [await plantFolder('pet_care'), await plantFolder('pet_care')];
    const pdf = { bytes: await pdfOf('A paper'), name: 'paper.pdf', type: 'application/pdf' };
    const title = unique('Filed ');
    const into = (folderId: number, named = title) => fieldsOf({ title: named, folderId });
    const item = await library.added('document', into(gone.id), pdf);
    const documentId = await documentOf('library_items', item.id);
    await library.change('document', item.id, into(here.id, 'Moved'));
    await db('library_folders')
      .where({ id: here.id })
      .update({ name: unique('Renamed ') });
    const [last, first] = await listed(ITEM, documentId);
    expect((await opened(documentId, last?.id))('Folder')).toMatchObject({ isSame: true });
    await db('library_folders').where({ id: gone.id }).delete();
    expect((await opened(documentId, first?.id))('Folder')).toMatchObject({
      isSame: false,
      lost: 'The folder stays as it is now. The earlier one was deleted.',
    });
    const { revision } = await formOf(ITEM, documentId);
    const back = await calls.goBack(ITEM, documentId, first?.id ?? 0, { revision });
    expect([back.status, back.body.error]).toEqual([200, undefined]);
    const row = await db('library_items').where({ id: item.id }).first('title', 'folder_ref');
    expect(row).toEqual({ title, folder_ref: here.id });
  });
});

describe('versions in the panel', () => {
  it('are refused to whoever is not signed in there or may not read the type', async () => {
    const { id } = await blogs.made();
    const path = `/content-manager/entries/${BLOG}/${id}/versions`;
    const base = server.baseUrl;
    const asked = ['', `Bearer ${admin.token}`].map((authorization) =>
      fetch(base + path, { headers: { authorization } }),
    );
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401]);
    const idle = entryCalls(await signedInWithoutRole());
    const [version] = await listed(BLOG, id);
    const refused = [
      await idle.versions(BLOG, id),
      await idle.version(BLOG, id, version?.id ?? 0),
      await idle.goBack(BLOG, id, version?.id ?? 0, { revision: 1 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('are not found for types without any, for what is gone, and for what is in the trash', async () => {
    const { id } = await blogs.made();
    await blogs.remove(id);
    const asked = [
      await calls.versions('api::membership.plan', id),
      await calls.versions('api::session.session', id),
      await calls.versions(BLOG, 'nothing'),
      await calls.versions(BLOG, id),
      await calls.versions(ANSWER, 'nothing'),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('are refused where the input is invalid', async () => {
    const { id } = await blogs.made();
    const [version] = await listed(BLOG, id);
    const asked = [
      await calls.versions(BLOG, id, 0),
      await calls.version(BLOG, id, 'last'),
      await calls.goBack(BLOG, id, version?.id ?? 0, {}),
      await calls.goBack(BLOG, id, version?.id ?? 0, { revision: 'new' }),
      await calls.goBack(BLOG, id, version?.id ?? 0, { revision: 1, title: 'Mine' }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  });
});
