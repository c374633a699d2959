import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, post } from '../harness/http';
import { fieldsOf, libraryCalls, pdfOf, plantFolder } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { server } from '../harness/shared';

const admin = await signedIn({ role: 'admin' });
const { add, added, change } = libraryCalls(admin);
const file = { bytes: await pdfOf('Once'), name: 'once.pdf' };
const filesOf = () => {
  const folder = path.join(server.dataDir, 'files');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const twenty = <T>(ask: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, n) => ask(n)));
const statusesIn = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).sort((a, b) => a - b);

describe('twenty calls at once', () => {
  it('with one key create one item, and all get it', async () => {
    const title = unique('Once ');
    const before = filesOf();
    const replies = await twenty(() =>
      add('document', fieldsOf({ title, key: 'k-1' + title }), file),
    );
    expect(new Set(statusesIn(replies))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body.item.id)).size).toBe(1);
    expect(await db('library_items').where({ title })).toHaveLength(1);
    expect(filesOf() - before).toBe(1);
    const [fields, longer] = [
      fieldsOf({ title, key: 'k-1' + title }),
      await pdfOf('Once, and then some more of it'),
    ];
    for (const [said, sent] of [
      [{ ...fields, title: `${title} more` }, file],
      [fields, { ...file, bytes: longer }],
    ] as const)
      expect((await add('document', said, sent)).status).toBe(409);
    // Another person's key is another key.
    const other = libraryCalls(await signedIn({ role: 'admin' }));
    const theirs = await other.added('document', fieldsOf({ title, key: 'k-1' + title }), file);
    expect(theirs.id).not.toBe(replies[0]?.body.item.id);
  });

  it('with the same revision change an item once', async () => {
    const item = await added('document', fieldsOf(), file);
    const before = filesOf();
    const replies = await twenty((n) =>
      change('document', item.id, fieldsOf({ title: `By ${n}`, revision: item.revision }), file),
    );
    expect(statusesIn(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(filesOf()).toBe(before);
  });

  it('delete and restore once each', async () => {
    const item = await added('document', fieldsOf(), file);
    const { token } = admin;
    const gone = await twenty(() => del(`/library/documents/${item.id}`, { token }));
    expect(gone.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const back = await twenty(() => post(`/library/items/${item.id}/restore`, { token }));
    expect(statusesIn(back)).toEqual([200, ...Array.from({ length: 19 }, () => 404)]);
    const said = await db('portal_history').where({ about_kind: 'library', about_id: item.id });
    expect(said.map(({ action }) => action).sort()).toEqual(['created', 'deleted', 'restored']);
  });

  it('make one folder of a name', async () => {
    const name = unique('Folder ');
    const { token } = admin;
    const replies = await twenty(() =>
      post('/admin/library/folders', { token, body: { name, section: 'forms' } }),
    );
    expect(statusesIn(replies)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it('put items into a folder or delete it, and no item lies in one that is gone', async () => {
    const folder = await plantFolder('forms');
    const { token } = admin;
    const replies = await twenty((n) =>
      n === 10
        ? del(`/admin/library/folders/${folder.id}`, { token })
        : add('document', fieldsOf({ section: 'forms', folderId: folder.id }), file),
    );
    expect(replies.every(({ status }) => [200, 400, 409].includes(status))).toBe(true);
    const removed = replies[10]?.status;
    const put = replies.filter(({ status }, n) => n !== 10 && status === 200).length;
    const [there] = await db('library_folders').where({ id: folder.id });
    const lying = await db('library_items').where({ folder_ref: folder.id });
    // The first one wins: the folder is either gone and empty, or there with everything that was put in.
    expect([removed, there === undefined, lying.length]).toEqual(
      removed === 200 ? [200, true, 0] : [409, false, put],
    );
    if (removed === 409) expect(put).toBeGreaterThan(0);
  });

  it('find a folder deleted, or not empty, depending on which came first', async () => {
    const { token } = admin;
    const into = (folderId: number) =>
      twenty(() => add('document', fieldsOf({ section: 'forms', folderId }), file));
    const remove = (id: number) => del(`/admin/library/folders/${id}`, { token });
    const [gone, full] = [await plantFolder('forms'), await plantFolder('forms')];
    expect((await remove(gone.id)).status).toBe(200);
    expect(new Set(statusesIn(await into(gone.id)))).toEqual(new Set([400]));
    expect(new Set(statusesIn(await into(full.id)))).toEqual(new Set([200]));
    expect((await remove(full.id)).status).toBe(409);
    expect(await db('library_items').where({ folder_ref: full.id })).toHaveLength(20);
  });
});
