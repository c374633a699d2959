import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, post } from '../harness/http';
import { fieldsOf, follow, libraryCalls, pdfOf, plantFolder, plantItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { historyOf } from '../harness/notifications';
import { until } from '../harness/until';
import { fixture } from '../inbox/file-kinds';
import { panelAccount, panelSignIn, type PanelPerson } from '../panel/panel-client';

const ITEMS = '/content-manager/collection-types/api::library.library-item';
const FOLDERS = '/content-manager/collection-types/api::library.library-folder';
const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
const { added, change } = libraryCalls(admin);
const pdf = await pdfOf('By the panel');
let panel: PanelPerson;
beforeAll(async () => {
  const { email, password } = panelAccount('strapi-super-admin');
  panel = await panelSignIn(email, password);
});

const uploaded = async (bytes: Buffer, name: string, type: string) => {
  const { status, body } = await panel.upload(bytes, name, type);
  if (status !== 201) throw new Error(`Not uploaded: ${status} ${JSON.stringify(body)}`);
  return body[0] as { id: number; hash: string; ext: string };
};
const paper = () => uploaded(pdf, 'panel paper.pdf', 'application/pdf');
const fields = (more: Record<string, unknown> = {}) => ({ ...fieldsOf(), ...more });
const make = (more: Record<string, unknown> = {}) => panel.send('POST', ITEMS, fields(more));
const documentOf = async (id: number) =>
  `${ITEMS}/${(await db('library_items').where({ id }).first('document_id')).document_id}`;
const idOf = ({ body }: { body: { data: { id: number } } }) => body.data.id;
const shown = async (id: number, { token } = owner) =>
  (await get(`/library/items/${id}`, { token })).body.item;

describe('an item made in the panel', () => {
  it('is in the portal a moment later, of the kind its file is', async () => {
    const title = unique('From the panel ');
    const file = await paper();
    const made = await make({ title, file: file.id, section: 'forms' });
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    const item = await shown(idOf(made));
    expect(item).toMatchObject({
      title,
      kind: 'document',
      type: 'form',
      fileName: 'panel paper.pdf',
    });
    expect((await follow(item.url)).bytes.equals(pdf)).toBe(true);
    const query = { search: title };
    expect((await get('/library/all', { token: owner.token, query })).body.pagination.total).toBe(
      1,
    );
    const [said] = await historyOf(admin.token, item.id, 'library');
    expect(said).toMatchObject({ action: 'created', by: null });
    expect(said?.reason).toMatch(/^In the panel, by ./);
    await until('its PDF is read', async () => {
      const found = await get('/library/all', {
        token: owner.token,
        query: { search: `${title} by the panel` },
      });
      return found.body.pagination.total === 1;
    });
  });

  it('has exactly one of file and link', async () => {
    const file = await paper();
    const link = 'https://youtu.be/dQw4w9WgXcQ';
    const refused = [await make(), await make({ file: file.id, externalUrl: link })];
    refused.push(await make({ externalUrl: 'https://evil.example/' }));
    expect(refused.map(({ status, body }) => [status, body.error.message])).toEqual([
      [400, 'Please select a file or paste a video link'],
      [400, 'Choose either a file or a video link, not both'],
      [400, 'Invalid video URL'],
    ]);
    const made = await make({ externalUrl: link });
    expect(await shown(idOf(made))).toMatchObject({
      kind: 'video',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
  });

  it('is refused where its file is not what it says', async () => {
    // What it is, is asked when it comes in, so that no save waits for the storage.
    const lying = await panel.upload(Buffer.from('<script>1</script>'), 'a.png', 'image/png');
    expect(lying.status).toBe(415);
    const poster = await uploaded(fixture('small.mp4'), 'a.mp4', 'video/mp4');
    const filmed = await make({ file: (await paper()).id, poster: poster.id });
    expect(filmed.status).toBe(400);
  });

  it('is for nobody in particular until somebody says for whom, as in the portal', async () => {
    const { privacy: _left, ...unsaid } = fields({ file: (await paper()).id });
    const { status, body } = await panel.send('POST', ITEMS, unsaid);
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['privacy']]);
  });

  it('lies in a folder of its own section', async () => {
    const folder = await plantFolder('forms');
    const set = { set: [{ documentId: folder.documentId }] };
    const file = await paper();
    expect((await make({ file: file.id, folder: set })).status).toBe(400);
    const made = await make({ file: file.id, folder: set, section: 'forms' });
    expect((await shown(idOf(made))).folder).toEqual({ id: folder.id, name: folder.name });
  });

  it('keeps what no form sets out of anybody\u2019s hands', async () => {
    const file = await paper();
    const sly = { audience: 'everybody', kind: 'video', uploadKey: 'x', deletedAt: new Date() };
    const made = await make({ file: file.id, category: 'legal_cases', ...sly });
    expect(
      await db('library_items')
        .where({ id: idOf(made) })
        .first(),
    ).toMatchObject({
      kind: 'document',
      audience: 'admin,attorney',
      upload_key: null,
      deleted_at: null,
    });
  });
});

it('what attorneys find is of a category they read', async () => {
  const file = await paper();
  const refused = [
    await make({ file: file.id, privacy: 'attorney_only' }),
    await make({ file: file.id, section: 'attorneys' }),
  ];
  expect(refused.map(({ status, body }) => [status, body.error.details.errors[0].path])).toEqual([
    [400, ['privacy']],
    [400, ['category']],
  ]);
  const legal = { category: 'legal_cases', section: 'attorneys', privacy: 'attorney_only' };
  const made = await make({ file: file.id, ...legal });
  expect(made.status).toBe(201);
  const attorney = await signedIn({ role: 'attorney' });
  expect(await shown(idOf(made), attorney)).toMatchObject(legal);
  const { status, body } = await change(
    'document',
    idOf(made),
    fieldsOf({ ...legal, category: 'pet_care' }),
  );
  expect([status, Object.keys(body.details)]).toEqual([400, ['category']]);
});

describe('an item of the portal', () => {
  it('is changed in the panel, and the portal\u2019s own file goes with its replacement', async () => {
    const item = await added('document', fieldsOf(), { bytes: pdf, name: 'portal.pdf' });
    const old = await db('library_items').where({ id: item.id }).first('file_ref');
    const file = await paper();
    const title = unique('Changed ');
    const reply = await panel.send('PUT', await documentOf(item.id), { title, file: file.id });
    expect(reply.status).toBe(200);
    expect(await shown(item.id)).toMatchObject({ title, fileName: 'panel paper.pdf' });
    expect(await db('files').where({ id: old.file_ref })).toEqual([]);
    // The other way round an editor's file stays theirs.
    const other = { bytes: await pdfOf('Again'), name: 'again.pdf' };
    expect((await change('document', item.id, fieldsOf(), other)).status).toBe(200);
    expect(await db('files').where({ id: file.id }).pluck('id')).toEqual([file.id]);
  });

  it('changed meanwhile is not overwritten from the panel', async () => {
    const item = await added('document', fieldsOf(), { bytes: pdf, name: 'a.pdf' });
    const place = await documentOf(item.id);
    await change('document', item.id, fieldsOf({ title: 'Newer' }));
    const { status, body } = await panel.send('PUT', place, { title: 'Older', revision: 1 });
    const said = 'Someone else changed this item since you opened it.';
    const who = `It was ${admin.firstName} ${admin.lastName}, just now.`;
    expect([status, body.error.message]).toEqual([
      409,
      `${said} ${who} What you typed is kept. Both versions are shown beside the form.`,
    ]);
    expect(body.error.details.errors).toMatchObject([{ path: ['title'], message: said }]);
    expect((await shown(item.id)).title).toBe('Newer');
  });

  it('deleted in the panel is in the trash, and comes back in the portal', async () => {
    const item = await plantItem({ bytes: pdf });
    expect((await panel.send('DELETE', await documentOf(item.id))).status).toBe(200);
    expect(await shown(item.id)).toBeUndefined();
    const found = await panel.get(`${ITEMS}?_q=${encodeURIComponent(item.title)}`);
    expect(found.body.results).toEqual([]);
    const { body } = await get('/admin/library/trash', { token: admin.token });
    expect(body.items[0].id).toBe(item.id);
    const back = await post(`/library/items/${item.id}/restore`, { token: admin.token });
    expect(back.status).toBe(200);
    expect((await follow((await shown(item.id)).url)).status).toBe(200);
  });

  it('copied in the panel is an item of its own with the same file', async () => {
    const key = unique('key');
    const item = await added('document', fieldsOf({ key }), { bytes: pdf, name: 'a.pdf' });
    const { document_id: id } = await db('library_items').where({ id: item.id }).first();
    const copy = await panel.send('POST', `${ITEMS}/clone/${id}`, { title: 'A copy' });
    expect([copy.status, copy.body.error]).toEqual([200, undefined]);
    await panel.send('DELETE', await documentOf(item.id));
    expect((await follow((await shown(idOf(copy))).url)).status).toBe(200);
  });
});

describe('a folder in the panel', () => {
  it('has a name of its own and goes only empty', async () => {
    const name = unique('Folder ');
    const made = await panel.send('POST', FOLDERS, { name, section: 'guides' });
    expect(made.status).toBe(201);
    const again = await panel.send('POST', FOLDERS, {
      name: name.toUpperCase(),
      section: 'guides',
    });
    expect(again.status).toBe(409);
    const item = await plantItem({ section: 'guides', folderId: idOf(made) });
    const place = `${FOLDERS}/${made.body.data.documentId}`;
    expect((await panel.send('DELETE', place)).status).toBe(409);
    await panel.send('DELETE', await documentOf(item.id));
    expect((await panel.send('DELETE', place)).status).toBe(200);
  });

  it('changes its section without the items that are in the trash', async () => {
    const folder = await plantFolder('guides');
    const item = await plantItem({ section: 'guides', folderId: folder.id, bytes: pdf });
    const move = () => panel.send('PUT', `${FOLDERS}/${folder.documentId}`, { section: 'forms' });
    expect((await move()).status).toBe(400);
    await panel.send('DELETE', await documentOf(item.id));
    expect((await move()).status).toBe(200);
    await post(`/library/items/${item.id}/restore`, { token: admin.token });
    expect((await shown(item.id)).folder).toBeNull();
    const title = unique('Moved ');
    expect((await panel.send('PUT', await documentOf(item.id), { title })).status).toBe(200);
  });
});
