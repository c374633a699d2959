import { randomUUID } from 'node:crypto';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, db } from '../harness/database';
import { fileLinkFor } from '../harness/file-link';
import { del, get, post } from '../harness/http';
import { fieldsOf, formOf, libraryCalls, pdfOf, plantItem } from '../harness/library';
import { makeMember, openSession, signedIn, unique, type TestSession } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';
import { sweep, SWEEPING } from '../harness/sweep';
import { historyOf } from '../harness/notifications';
import { picture } from '../inbox/file-kinds';

const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
const pdf = await pdfOf('Gone and back');
const { token } = admin;

describe('a deleted item', () => {
  it('appears only in the trash, and is restored as it was', async () => {
    const word = unique('trashed');
    const { added, change } = libraryCalls(admin);
    const item = await added('document', fieldsOf({ title: word }), { bytes: pdf, name: 'a.pdf' });
    const { body: mine } = await get(`/library/items/${item.id}`, { token: owner.token });
    const gone = await del(`/library/documents/${item.id}`, { token });
    expect([gone.status, gone.body.message]).toEqual([200, 'Item deleted successfully']);
    const ask = async () => [
      (await get(`/library/items/${item.id}`, { token })).status,
      (await get(`/library/items/${item.id}/file`, { token: owner.token })).status,
      (await get(mine.item.url.replace(/^\/api/, ''))).status,
      (await get('/library/all', { token: owner.token, query: { search: word } })).body.pagination
        .total,
      (await get('/admin/library', { token, query: { search: word } })).body.pagination.total,
    ];
    expect(await ask()).toEqual([404, 404, 404, 0, 0]);
    expect((await change('document', item.id, fieldsOf())).status).toBe(404);
    expect((await del(`/library/documents/${item.id}`, { token })).status).toBe(404);
    const { body } = await get('/admin/library/trash', { token });
    expect(body.items[0]).toMatchObject({
      id: item.id,
      kind: 'document',
      title: word,
      deletedBy: `${admin.firstName} ${admin.lastName}`,
    });
    const back = await post(`/library/items/${item.id}/restore`, { token });
    expect([back.status, back.body.item.title]).toEqual([200, word]);
    expect(await ask()).toEqual([200, 200, 200, 1, 1]);
    expect((await post(`/library/items/${item.id}/restore`, { token })).status).toBe(404);
    const actions = (await historyOf(token, item.id, 'library')).map(({ action }) => action);
    expect(actions).toEqual(['restored', 'deleted', 'created']);
  });

  it('does not prevent the same item from being added again', async () => {
    const { added } = libraryCalls(admin);
    const externalUrl = 'https://vimeo.com/76979871';
    const fields = fieldsOf({ section: 'videos', externalUrl, key: unique('key') });
    const first = await added('video', fields);
    expect((await added('video', fields)).id).toBe(first.id);
    await del(`/library/videos/${first.id}`, { token });
    const second = await added('video', fields);
    expect(second.id).not.toBe(first.id);
    expect((await get(`/library/items/${second.id}`, { token })).status).toBe(200);
    expect((await added('video', fields)).id).toBe(second.id);
  });

  it('is deleted by its own kind\u2019s address', async () => {
    const item = await plantItem();
    expect((await del(`/library/videos/${item.id}`, { token })).status).toBe(404);
    expect((await db('library_items').where({ id: item.id }).first()).deleted_at).toBeNull();
  });
});

describe('every night', () => {
  let own: Server;
  let into: Knex;
  let session: TestSession;
  beforeAll(async () => {
    own = await ownServer({ env: { ...SWEEPING, SEED_DEMO: 'false' } });
    into = connect(own.info.database);
    const { id } = await makeMember({ role: 'admin', into });
    session = await openSession(id, own.info, into);
  });
  afterAll(async () => {
    await into.destroy();
    expect(await own.stop()).toBe(0);
    discard(own.info);
  });

  it('what has been in the trash for 30 days goes with its files, and nothing else does', async () => {
    const ask = { token: session.token, base: own.info.baseUrl };
    const png = await picture(40, 40).png().toBuffer();
    const add = async () =>
      (
        await post('/library/images', {
          ...ask,
          body: formOf(fieldsOf(), { bytes: png, name: 'a.png' }),
        })
      ).body.item;
    const [old, young, kept] = [await add(), await add(), await add()];
    const days = (n: number) => ({ deleted_at: new Date(Date.now() - n * 86_400_000) });
    await into('library_items').where({ id: old.id }).update(days(31));
    await into('library_items').where({ id: young.id }).update(days(29));
    const keysOf = ({ url, thumbnailUrl }: { url: string; thumbnailUrl: string }) =>
      [url, thumbnailUrl].map((link) => /files\/([^?]+)/.exec(link)?.[1] ?? '');
    const isThere = (item: { url: string; thumbnailUrl: string }) =>
      keysOf(item).map((key) => existsSync(path.join(own.info.dataDir, 'files', key)));
    // What an upload that ended half-way left behind, and what an editor brought by themselves.
    const [half, editors] = await Promise.all(
      ['library', 'editor'].map(async (owner) => {
        const row = await into('files').orderBy('id').first();
        const hash = `${owner}_${unique('half')}00000000`;
        const metadata = owner === 'library' ? JSON.stringify({ portal: 'library' }) : null;
        await into('files').insert({
          ...row,
          id: undefined,
          document_id: unique('doc'),
          hash,
          formats: null,
          provider_metadata: metadata,
          created_at: new Date(Date.now() - 2 * 86_400_000),
        });
        return hash;
      }),
    );
    // What a server that was ended at once has left in the storage, and what is nobody's but the admin's.
    const days2 = new Date(Date.now() - 2 * 86_400_000);
    const lie = (name: string, at = days2) => {
      const file = path.join(own.info.dataDir, 'files', name);
      writeFileSync(file, 'left');
      utimesSync(file, at, at);
      return () => existsSync(file);
    };
    const hash = randomUUID().replaceAll('-', '');
    const left = [
      lie(`library_${hash}.pdf`),
      lie(`thumbnail_library_${hash}.webp`),
      lie(`${randomUUID()}.jpg`),
      lie(`small_dog_${hash.slice(0, 10)}.jpg`),
      lie(`library_${hash}.mp4.part`),
      lie(`library_${hash}x.pdf`),
      lie(`library_${hash}.mp4`, new Date()),
    ];
    await sweep(own.info);
    expect(left.every((isThere) => isThere())).toBe(true);
    // What nobody has known for thirty days goes.
    await into('portal_lost_files').update({ since: new Date(Date.now() - 31 * 86_400_000) });
    await sweep(own.info);
    expect(left.map((isThere) => isThere())).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(await into('library_items').orderBy('id').pluck('id')).toEqual([young.id, kept.id]);
    expect([isThere(old), isThere(young), isThere(kept)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    expect(
      await into('files')
        .whereIn('hash', [half ?? '', editors ?? ''])
        .pluck('hash'),
    ).toEqual([editors]);
    expect((await get(fileLinkFor(keysOf(old)[0] ?? ''), ask)).status).toBe(404);
  });
});
