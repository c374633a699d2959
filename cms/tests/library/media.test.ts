import { beforeAll, describe, expect, it } from 'vitest';
import { LIBRARY_TEXTS } from '@hearthside/contract/library/fields';
import { db } from '../harness/database';
import { del, get, post, put } from '../harness/http';
import { fieldsOf, follow, libraryCalls, pdfOf, plantMedia } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { fileForm } from '../harness/picture';
import { historyOf } from '../harness/notifications';
import { until } from '../harness/until';
import { fixture, picture } from '../inbox/file-kinds';
import {
  panelAccount,
  panelSignIn,
  type PanelPerson,
  type PanelReply,
} from '../panel/panel-client';

// What an editor does in the media library itself, past the items that have its files.
const ITEMS = '/content-manager/collection-types/api::library.library-item';
const BLOGS = '/content-manager/collection-types/api::blog.blog';
const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
const { added } = libraryCalls(admin);
const pdf = await pdfOf('Of the editor');
let editor: PanelPerson;
let panel: PanelPerson;
beforeAll(async () => {
  const [one, other] = [panelAccount('strapi-editor'), panelAccount('strapi-super-admin')];
  editor = await panelSignIn(one.email, one.password);
  panel = await panelSignIn(other.email, other.password);
});

const idIn = ({ status, body }: PanelReply): number => {
  if (status !== 201) throw new Error(`Not uploaded: ${status} ${JSON.stringify(body)}`);
  return body[0].id as number;
};
const uploaded = async (bytes: Buffer, name = 'paper.pdf', type = 'application/pdf') =>
  idIn(await editor.upload(bytes, name, type));
const fields = (more: Record<string, unknown> = {}) => ({ ...fieldsOf(), ...more });
const made = async (file: number, more: Record<string, unknown> = {}) => {
  const { status, body } = await editor.send('POST', ITEMS, fields({ file, ...more }));
  if (status !== 201) throw new Error(`Not made: ${status} ${JSON.stringify(body)}`);
  return body.data as { id: number; documentId: string; title: string };
};
const shown = async (id: number) =>
  (await get(`/library/items/${id}`, { token: owner.token })).body.item;
const isThere = async (id: number) => (await db('files').where({ id })).length === 1;

describe('a file that something has', () => {
  const removals: [string, (id: number) => Promise<PanelReply>][] = [
    ['alone', (id) => editor.send('DELETE', `/upload/files/${id}`)],
    ['in bulk', (id) => editor.send('POST', '/upload/actions/bulk-delete', { fileIds: [id] })],
  ];
  it.each(removals)('is not removed %s, until nothing has it', async (_how, remove) => {
    const file = await uploaded(pdf);
    const item = await made(file);
    const said = `The library item \u201c${item.title}\u201d`;
    const refused = await remove(file);
    expect([refused.status, refused.body.error?.message]).toEqual([
      409,
      `${said} uses this file. Replace the file there or erase that entry first.`,
    ]);
    await editor.send('DELETE', `${ITEMS}/${item.documentId}`);
    const trashed = await remove(file);
    expect([trashed.status, trashed.body.error?.message]).toEqual([
      409,
      expect.stringContaining(`${said} in the trash uses`),
    ]);
    await post(`/library/items/${item.id}/restore`, { token: admin.token });
    expect((await follow((await shown(item.id)).url)).bytes.equals(pdf)).toBe(true);
    const other = await uploaded(pdf);
    await editor.send('PUT', `${ITEMS}/${item.documentId}`, { file: other });
    expect([(await remove(file)).status, await isThere(file)]).toEqual([200, false]);
  });

  it('goes neither with its folder', async () => {
    const file = await uploaded(pdf);
    await made(file);
    const folder = await panel.send('POST', '/upload/folders', {
      name: unique('F '),
      parent: null,
    });
    const { id, path } = folder.body.data as { id: number; path: string };
    await db('files_folder_lnk').insert({ file_id: file, folder_id: id });
    await db('files').where({ id: file }).update({ folder_path: path });
    const gone = await panel.send('POST', '/upload/actions/bulk-delete', {
      fileIds: [],
      folderIds: [id],
    });
    expect([gone.status, await isThere(file)]).toEqual([409, true]);
  });

  it('is a film\u2019s poster, or a picture of a blog, as well', async () => {
    const png = await picture(40, 30).png().toBuffer();
    const poster = await uploaded(png, 'p.png', 'image/png');
    const film = await made(await uploaded(fixture('small.mp4'), 'f.mp4', 'video/mp4'), {
      poster,
      section: 'videos',
    });
    const cover = await uploaded(png, 'c.png', 'image/png');
    const part = await uploaded(png, 'd.png', 'image/png');
    const title = unique('Blog ');
    const blog = await editor.send('POST', BLOGS, {
      title,
      category: 'pet_care',
      coverImage: cover,
      paragraphs: [{ content: '<p>Text</p>', file: part }],
    });
    expect(blog.status).toBe(201);
    const place = `${BLOGS}/${blog.body.data.documentId as string}`;
    const messages = async () =>
      Promise.all(
        [poster, cover, part].map(
          async (id) => (await editor.send('DELETE', `/upload/files/${id}`)).body.error?.message,
        ),
      );
    expect(await messages()).toEqual([
      expect.stringContaining(film.title),
      expect.stringContaining(title),
      expect.stringContaining(title),
    ]);
    await editor.send('DELETE', place);
    expect((await messages())[1]).toContain(`${title}\u201d in the trash`);
  });

  it('that nothing has is removed', async () => {
    const file = await uploaded(pdf);
    expect((await editor.send('DELETE', `/upload/files/${file}`)).status).toBe(200);
    expect(await isThere(file)).toBe(false);
  });
});

describe('a file replaced in the media library', () => {
  const replace = (id: number, bytes: Buffer, name = 'b.pdf', type = 'application/pdf') =>
    editor.upload(bytes, name, type, id);

  it('becomes the file of the item, which is recorded, makes a new revision, and has its words read again', async () => {
    const file = await uploaded(pdf);
    const { id } = await made(file);
    await until('it is read', async () => {
      const row = await db('library_texts').where({ item_ref: id }).first();
      return row && !row.waiting;
    });
    const before = await shown(id);
    const word = unique('replaced');
    expect((await replace(file, await pdfOf(word))).status).toBe(200);
    const after = await shown(id);
    expect(Number(after.revision)).toBe(Number(before.revision) + 1);
    expect(after.updated_at > before.updated_at).toBe(true);
    const [said] = await historyOf(admin.token, id, 'library');
    expect(said).toMatchObject({
      action: 'file_replaced',
      changes: [{ field: 'File', from: 'paper.pdf', to: 'b.pdf' }],
    });
    expect(said?.reason).toMatch(/^In the panel, by ./);
    await until('its new words are found', async () => {
      const query = { search: word };
      const { body } = await get('/library/all', { token: owner.token, query });
      return body.items.length === 1 && body.items[0].id === id;
    });
  });

  it('is sent in full to a client that has cached the first', async () => {
    const file = await uploaded(pdf);
    const { id } = await made(file);
    const { url } = await shown(id);
    const first = await follow(url);
    const kept = { headers: { 'if-none-match': first.headers.etag ?? '' } };
    expect((await follow(url, kept)).status).toBe(304);
    const range = { ...kept.headers, range: 'bytes=0-3', 'if-range': first.headers.etag ?? '' };
    expect((await follow(url, { headers: { ...range, 'if-none-match': '' } })).status).toBe(206);
    // As long as the first, and written at once: only the bytes differ.
    const other = Buffer.concat([pdf.subarray(0, -1), Buffer.from(' ')]);
    expect((await replace(file, other)).status).toBe(200);
    const again = await follow(url, kept);
    expect([again.status, again.bytes.equals(other)]).toEqual([200, true]);
    const part = await follow(url, { headers: { ...range, 'if-none-match': '' } });
    expect([part.status, part.bytes.length]).toEqual([200, other.length]);
  });

  it('is checked as at the item, before a byte changes', async () => {
    const file = await uploaded(pdf);
    const { id } = await made(file);
    const big = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]);
    const word = Buffer.from('%PDX no paper at all');
    const refused = [await replace(file, big), await replace(file, word)];
    expect(refused.map(({ status }) => status)).toEqual([400, 415]);
    expect(refused[0]?.body.error.message).toBe('File is too large. Maximum size is 10MB');
    const item = await shown(id);
    expect([(await follow(item.url)).bytes.equals(pdf), item.fileName]).toEqual([
      true,
      'paper.pdf',
    ]);
    const poster = await uploaded(await picture(9, 9).png().toBuffer(), 'p.png', 'image/png');
    await made(await uploaded(fixture('small.mp4'), 'f.mp4', 'video/mp4'), {
      poster,
      section: 'videos',
    });
    expect((await replace(poster, pdf)).body.error.message).toMatch(/^Invalid file type/);
  });

  it('undoes nothing that is saved meanwhile, and follows an item into the trash', async () => {
    const file = await uploaded(pdf);
    const { id } = await made(file, { category: 'legal_cases' });
    await db('library_items').where({ id }).update({ privacy: 'attorney_only' });
    await replace(file, await pdfOf('x'));
    expect(await db('library_items').where({ id }).first()).toMatchObject({
      privacy: 'attorney_only',
      audience: 'admin,attorney',
    });
    await del(`/library/documents/${id}`, { token: admin.token });
    const word = unique('while gone');
    await replace(file, await pdfOf(word), `${word}.pdf`);
    await post(`/library/items/${id}/restore`, { token: admin.token });
    const { body } = await get(`/library/items/${id}`, { token: admin.token });
    expect(body.item.fileName).toBe(`${word}.pdf`);
  });

  it('takes the poster and the length of the film before with it', async () => {
    const item = await added('video', fieldsOf({ section: 'videos' }), {
      bytes: fixture('small.mp4'),
      name: 'a.mp4',
    });
    const form = fileForm(await picture(32, 18).jpeg().toBuffer(), 'p.jpg', 'image/jpeg');
    form.append('duration', '12.5');
    await put(`/library/items/${item.id}/poster`, { token: admin.token, body: form });
    const row = await db('library_items').where({ id: item.id }).first();
    const film = fixture('small.webm');
    const { status } = await panel.upload(film, 'b.webm', 'video/webm', row.file_ref);
    expect(status).toBe(200);
    expect(await shown(item.id)).toMatchObject({ thumbnailUrl: null, duration: null });
    expect(await isThere(row.poster_ref)).toBe(false);
  });
});

it('a file of the media library that the library does not take makes no item', async () => {
  const { id } = await plantMedia('image', await picture(9, 9).png().toBuffer(), 'editors');
  await db('files').where({ id }).update({ mime: 'text/html' });
  const { status, body } = await panel.send('POST', ITEMS, fields({ file: id }));
  expect([status, body.error.message]).toEqual([400, LIBRARY_TEXTS.unsupported('text/html')]);
});

it('a poster is at most half as big as a picture', async () => {
  const file = await uploaded(fixture('small.mp4'), 'f.mp4', 'video/mp4');
  const { id: poster } = await plantMedia('image', await picture(9, 9).png().toBuffer(), 'editors');
  await db('files')
    .where({ id: poster })
    .update({ size: 6 * 1048 });
  const { status, body } = await panel.send('POST', ITEMS, fields({ file, poster }));
  expect([status, body.error.message]).toEqual([400, 'File is too large. Maximum size is 5MB']);
});
