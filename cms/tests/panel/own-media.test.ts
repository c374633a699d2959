import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { panelAccount, panelSignIn, type PanelPerson } from './panel-client';

let editor: PanelPerson;
let admin: PanelPerson;
let picture: Buffer;
beforeAll(async () => {
  const as = (role: Parameters<typeof panelAccount>[0]) => {
    const { email, password } = panelAccount(role);
    return panelSignIn(email, password);
  };
  [editor, admin] = [await as('strapi-editor'), await as('strapi-super-admin')];
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#d9804a' } })
    .png()
    .toBuffer();
});

const brought = async (person: PanelPerson) => {
  const { status, body } = await person.upload(picture, 'paw.png', 'image/png');
  expect(status).toBe(201);
  return Number(body[0].id);
};
const folder = async (person: PanelPerson, parent: number | null = null) => {
  const name = `Folder ${Math.random()}`;
  const { status, body } = await person.send('POST', '/upload/folders', { name, parent });
  expect(status).toBe(201);
  return Number(body.data.id);
};
const remove = (person: PanelPerson, fileIds: number[], folderIds: number[] = []) =>
  person.send('POST', '/upload/actions/bulk-delete', { fileIds, folderIds });
const move = (
  person: PanelPerson,
  to: number | null,
  fileIds: number[],
  folderIds: number[] = [],
) =>
  person.send('POST', '/upload/actions/bulk-move', { fileIds, folderIds, destinationFolderId: to });
const all = async () => [
  await db('files').orderBy('id').select('id', 'folder_path'),
  await db('upload_folders').orderBy('id').select('id', 'path', 'name'),
];

describe('an editor in the media library', () => {
  it('deletes and moves in bulk what they brought, and nothing of anybody else’s', async () => {
    const [own, other] = [await brought(editor), await brought(admin)];
    const [mine, theirs] = [await folder(editor), await folder(admin)];
    const before = await all();
    for (const refused of [
      await editor.send('DELETE', `/upload/files/${other}`),
      await remove(editor, [other]),
      await remove(editor, [own, other]),
      await remove(editor, [own], [theirs]),
      await move(editor, mine, [other]),
      await move(editor, mine, [own, other]),
      await move(editor, mine, [], [theirs]),
      await editor.send('PUT', `/upload/folders/${theirs}`, { name: 'Mine now' }),
    ])
      expect(refused.status).toBe(403);
    expect(await all()).toEqual(before);

    expect((await move(editor, mine, [own])).status).toBe(200);
    expect((await remove(editor, [], [mine])).status).toBe(200);
    expect(await db('files').where({ id: own })).toEqual([]);
    // A panel admin's own rule is Strapi's: everything.
    expect((await remove(admin, [other], [theirs])).status).toBe(200);
  });

  it('takes no file of another’s along with a folder of their own, however deep it lies', async () => {
    const [outer, other] = [await folder(editor), await brought(admin)];
    const inner = await folder(editor, outer);
    expect((await move(admin, inner, [other])).status).toBe(200);
    const before = await all();
    expect((await remove(editor, [], [outer])).status).toBe(403);
    expect((await move(editor, null, [], [inner])).status).toBe(403);
    expect((await editor.send('PUT', `/upload/folders/${outer}`, { name: 'x' })).status).toBe(403);
    expect(await all()).toEqual(before);
    expect((await remove(admin, [], [outer])).status).toBe(200);
    expect(await db('files').where({ id: other })).toEqual([]);
  });

  it.each(['api::help.help-topic', 'api::membership.plan', 'api::form.form'])(
    'does nothing in bulk to %s that they may not do one by one',
    async (uid) => {
      const list = `/content-manager/collection-types/${uid}`;
      const [one] = (await admin.get(list)).body.results;
      const documentIds = [one?.documentId ?? 'none'];
      for (const doing of ['bulkDelete', 'bulkPublish', 'bulkUnpublish'])
        expect(
          (await editor.send('POST', `${list}/actions/${doing}`, { documentIds })).status,
        ).toBe(403);
    },
  );
});
