import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { db } from '../harness/database';
import { get, put } from '../harness/http';
import {
  fieldsOf,
  follow,
  libraryCalls,
  pdfOf,
  plantFolder,
  type NewItem,
} from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { fileForm } from '../harness/picture';
import { server } from '../harness/shared';
import { historyOf } from '../harness/notifications';
import { fixture, picture } from '../inbox/file-kinds';

const admin = await signedIn({ role: 'admin' });
const { added, change } = libraryCalls(admin);
const pdf = await pdfOf('First');
const film = { bytes: fixture('small.mp4'), name: 'Walk.mp4' };
const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const paper = (fields: NewItem = {}) =>
  added('document', fieldsOf(fields as Record<string, unknown>), { bytes: pdf, name: 'First.pdf' });
const keyIn = ({ url }: Pick<LibraryItem, 'url'>) => /files\/([^?]+)/.exec(url)?.[1] ?? '';
const isKept = (item: Pick<LibraryItem, 'url'>) =>
  existsSync(path.join(server.dataDir, 'files', keyIn(item)));

describe('a change', () => {
  it('of the fields keeps the file, and says so in the history', async () => {
    const item = await paper({ title: 'Before' });
    const fields = fieldsOf({ title: 'After', section: 'guides', tag: 'pet_stories' });
    const { status, body } = await change('document', item.id, fields);
    expect(status).toBe(200);
    expect(body.item).toMatchObject({ title: 'After', tag: 'pet_stories', fileName: 'First.pdf' });
    expect([body.item.page, keyIn(body.item)]).toEqual([item.page, keyIn(item)]);
    const [said] = await historyOf(admin.token, item.id, 'library');
    expect(said).toMatchObject({
      action: 'changed',
      changes: [
        { field: 'Title', from: 'Before', to: 'After' },
        { field: 'Section', from: 'Pet Care', to: 'Guides & References' },
        { field: 'Tag', from: '', to: 'Pet Stories' },
      ],
    });
  });

  it('of the file keeps the item\u2019s address and takes the old bytes away', async () => {
    const item = await paper();
    const file = { bytes: await pdfOf('Second, and longer'), name: 'Second.pdf' };
    const { body } = await change('document', item.id, fieldsOf({ title: item.title }), file);
    expect(body.item).toMatchObject({ id: item.id, page: item.page, fileName: 'Second.pdf' });
    expect([isKept(item), isKept(body.item)]).toEqual([false, true]);
    expect((await follow(item.url)).status).toBe(404);
    const [said] = await historyOf(admin.token, item.id, 'library');
    expect(said).toMatchObject({
      action: 'file_replaced',
      changes: [{ field: 'File', from: 'First.pdf', to: 'Second.pdf' }],
    });
  });

  it('makes a film of a link and back, and keeps it where neither is given', async () => {
    const fields = (externalUrl = '') => fieldsOf({ section: 'videos', externalUrl });
    const item = await added('video', fields(), film);
    const linked = (await change('video', item.id, fields(link))).body.item;
    expect(linked).toMatchObject({ external: true, url: link, size: 0 });
    expect(isKept(item)).toBe(false);
    expect((await change('video', item.id, fields(link))).body.item.url).toBe(link);
    expect((await change('video', item.id, fields())).body.item.url).toBe(link);
    const back = (await change('video', item.id, fields(), film)).body.item;
    expect(back).toMatchObject({ external: false, mime: 'video/mp4' });
    const both = await change('video', item.id, fields(link), film);
    expect([both.status, both.body.error]).toEqual([
      400,
      'Choose either a file or a video link, not both',
    ]);
    expect(isKept(back)).toBe(true);
  });

  it('by a second person is refused with who was faster and when, and loses nothing', async () => {
    const item = await paper();
    const bob = await signedIn({ role: 'admin', firstName: 'Bob' });
    const { revision } = item;
    const first = await libraryCalls(bob).change('document', item.id, {
      ...fieldsOf({ title: 'One', revision }),
    });
    expect(first.status).toBe(200);
    const file = { bytes: pdf, name: 'Other.pdf' };
    const second = await change('document', item.id, fieldsOf({ title: 'Two', revision }), file);
    expect([second.status, second.body]).toEqual([
      409,
      {
        error: 'Someone else changed this item since you opened it.',
        details: { by: `Bob ${bob.lastName}`, at: first.body.item.updated_at },
      },
    ]);
    const { body } = await get(`/library/items/${item.id}`, { token: admin.token });
    expect(body.item).toMatchObject({ title: 'One', fileName: 'First.pdf' });
  });

  it('sent again because its answer was lost is the same change, and stores its file once', async () => {
    const item = await paper();
    const file = { bytes: await pdfOf('Once'), name: `${unique('Once')}.pdf` };
    const fields = fieldsOf({ title: 'Sent twice', tag: 'pet_stories', revision: item.revision });
    const first = (await change('document', item.id, fields, file)).body.item;
    const again = await change('document', item.id, fields, file);
    expect([again.status, again.body.item?.revision]).toEqual([200, first.revision]);
    expect(keyIn(again.body.item)).toBe(keyIn(first));
    expect([isKept(first), (await db('files').where({ name: file.name })).length]).toEqual([
      true,
      1,
    ]);
    const [, before] = await historyOf(admin.token, item.id, 'library');
    expect(before?.action).not.toBe('file_replaced');
    // Without its file, all that was to be saved is there as well.
    expect((await change('document', item.id, fields)).status).toBe(200);
    const other = { ...file, bytes: await pdfOf('Another, which is longer') };
    expect((await change('document', item.id, fields, other)).status).toBe(409);
    expect((await change('document', item.id, { ...fields, tag: '' })).status).toBe(409);
  });

  it('of a picture or a link is recognized when it is sent again, too', async () => {
    const png = { bytes: await picture(20, 20).png().toBuffer(), name: 'Small.png' };
    const drawn = await added('image', fieldsOf(), png);
    const larger = { ...png, bytes: await picture(90, 60).png().toBuffer() };
    const fields = fieldsOf({ revision: drawn.revision });
    const linked = fieldsOf({ section: 'videos', externalUrl: link });
    const walk = await added('video', linked);
    const short = {
      ...linked,
      externalUrl: 'https://youtu.be/9bZkp7q19f0',
      revision: walk.revision,
    };
    for (let time = 0; time < 2; time += 1) {
      expect((await change('image', drawn.id, fields, larger)).status).toBe(200);
      expect((await change('video', walk.id, short)).status).toBe(200);
    }
    expect((await change('image', drawn.id, fields, png)).status).toBe(409);
    expect((await change('video', walk.id, { ...short, externalUrl: link })).status).toBe(409);
  });

  it('of another kind\u2019s address is not found', async () => {
    const item = await paper();
    expect((await change('image', item.id, fieldsOf())).status).toBe(404);
    expect((await change('document', 999_999_999, fieldsOf())).status).toBe(404);
    const word = await get('/library/items/abc', { token: admin.token });
    expect([word.status, word.body.details]).toEqual([400, { id: 'Invalid item ID' }]);
  });

  it('into a folder is into one of its own section', async () => {
    const item = await paper();
    const [own, other] = [await plantFolder('pet_care'), await plantFolder('forms')];
    const into = (folderId: number) => change('document', item.id, fieldsOf({ folderId }));
    expect((await into(own.id)).body.item.folder).toEqual({ id: own.id, name: own.name });
    expect((await into(other.id)).body.details).toEqual({
      folderId: 'This folder is not in this section.',
    });
    expect((await change('document', item.id, fieldsOf())).body.item.folder).toBeNull();
  });
});

describe('a poster', () => {
  const send = (id: number, bytes: Buffer | string, duration?: string) => {
    const form = fileForm(bytes, 'poster.jpg', 'image/jpeg');
    if (duration) form.append('duration', duration);
    return put(`/library/items/${id}/poster`, { token: admin.token, body: form });
  };

  it('is what a film shows before it plays', async () => {
    const item = await added('video', fieldsOf({ section: 'videos' }), film);
    expect(item).toMatchObject({ thumbnailUrl: null, duration: null });
    const jpeg = await picture(320, 180).jpeg().toBuffer();
    const { body } = await send(item.id, jpeg, '12.5');
    expect(body.item.duration).toBe(12.5);
    const shown = await follow(body.item.thumbnailUrl);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const again = await send(item.id, jpeg);
    expect(again.body.item.duration).toBe(12.5);
    expect((await follow(body.item.thumbnailUrl)).status).toBe(404);
  });

  it('goes with its film, and so does its length', async () => {
    const item = await added('video', fieldsOf({ section: 'videos' }), film);
    const jpeg = await picture(320, 180).jpeg().toBuffer();
    const { body } = await send(item.id, jpeg, '12.5');
    const same = await change('video', item.id, fieldsOf({ section: 'videos' }));
    expect(same.body.item).toMatchObject({ duration: 12.5 });
    expect(same.body.item.thumbnailUrl).not.toBeNull();
    const other = { bytes: fixture('small.webm'), name: 'Other.webm' };
    const changed = await change('video', item.id, fieldsOf({ section: 'videos' }), other);
    expect(changed.body.item).toMatchObject({ duration: null, thumbnailUrl: null });
    expect((await follow(body.item.thumbnailUrl)).status).toBe(404);
    await send(item.id, jpeg, '3');
    const externalUrl = link;
    const linked = await change('video', item.id, fieldsOf({ section: 'videos', externalUrl }));
    expect(linked.body.item).toMatchObject({ duration: null, thumbnailUrl: null });
  });

  it('is a picture, and of a film', async () => {
    const item = await added('video', fieldsOf({ section: 'videos' }), film);
    expect((await send(item.id, pdf)).status).toBe(415);
    const jpeg = await picture(9, 9).jpeg().toBuffer();
    expect((await send((await paper()).id, jpeg)).status).toBe(404);
  });
});
