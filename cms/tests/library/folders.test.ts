import { describe, expect, it } from 'vitest';
import { del, get, patch, post } from '../harness/http';
import { plantFolder, plantItem } from '../harness/library';
import { signedIn, unique } from '../harness/members';
import { db } from '../harness/database';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const owner = await signedIn();
const attorney = await signedIn({ role: 'attorney' });
const add = (name: string, section = 'pet_care') =>
  post('/admin/library/folders', { token: admin.token, body: { name, section } });
const foldersOf = async ({ token }: { token: string }, section: string) =>
  (await get('/library/folders', { token, query: { section } })).body;
const countIn = async (person: { token: string }, section: string, id: number | string) =>
  (await foldersOf(person, section)).folders.find((one: { id: string }) => one.id === String(id))
    ?.fileCount;

describe('a folder', () => {
  it('counts what each reader sees in it', async () => {
    const folder = await plantFolder('pet_care');
    const before = [await foldersOf(admin, 'pet_care'), await foldersOf(owner, 'pet_care')];
    expect(await countIn(owner, 'pet_care', folder.id)).toBe(0);
    await plantItem({ folderId: folder.id });
    await plantItem({ folderId: folder.id, privacy: 'attorney_only' });
    await plantItem({ folderId: folder.id, columns: { deleted_at: new Date() } });
    await plantItem();
    // A count is believed for a second where it was written past the server.
    await new Promise((done) => setTimeout(done, 1100));
    expect(await countIn(admin, 'pet_care', folder.id)).toBe(2);
    expect(await countIn(owner, 'pet_care', folder.id)).toBe(1);
    const loose = [await foldersOf(admin, 'pet_care'), await foldersOf(owner, 'pet_care')];
    expect(loose.map((one, i) => one.loose - before[i].loose)).toEqual([1, 1]);
    const { body } = await get('/library/all', {
      token: owner.token,
      query: { folder: folder.id, section: 'pet_care' },
    });
    expect(body.pagination.total).toBe(1);
    const none = await get('/library/all', {
      token: owner.token,
      query: { folder: 'none', section: 'pet_care' },
    });
    expect(none.body.pagination.total).toBe(loose[1].loose);
  });

  it('of the attorneys is a category, seen by those who have the tab', async () => {
    await plantItem({ section: 'attorneys', category: 'care_plan', privacy: 'attorney_only' });
    const { folders } = await foldersOf(attorney, 'attorneys');
    expect(folders.map(({ id }: { id: string }) => id)).toEqual([
      'animal_insight',
      'pet_trust_preparation',
      'legal_cases',
      'six_essential_components',
      'care_plan',
    ]);
    expect(folders.at(-1)).toMatchObject({ name: 'Care Plan' });
    expect(folders.at(-1).fileCount).toBeGreaterThan(0);
    expect(await foldersOf(owner, 'attorneys')).toEqual({ folders: [], loose: 0 });
    expect(await foldersOf(attorney, 'pet_care')).toEqual({ folders: [], loose: 0 });
  });

  it.each(['forms', 'attorneys'])(
    'of %s holds for an attorney what the list has',
    async (section) => {
      const folder = await plantFolder('forms');
      const legal = { category: 'legal_cases', privacy: 'attorney_only' } as const;
      const paper = await plantItem({ section: 'forms', folderId: folder.id, ...legal });
      await plantItem({ section: 'forms', ...legal });
      const { token } = await signedIn({ role: 'attorney' });
      const list = (query: object) =>
        get('/library/all', { token, query: { limit: 100, ...query } });
      const counted = async () => {
        const { folders, loose } = await foldersOf({ token }, section);
        return folders.reduce(
          (sum: number, one: { fileCount: number }) => sum + one.fileCount,
          loose,
        );
      };
      const total = async () => (await list({ section })).body.pagination.total as number;
      // A count is believed for a second where it was written past the server.
      await until('the counts agree', async () => (await counted()) === (await total()));
      expect((await total()) > 0).toBe(section === 'attorneys');
      const { items } = (await list({ section: 'attorneys' })).body;
      expect(items.map(({ id }: { id: number }) => id)).toContain(paper.id);
    },
  );

  it('is made once of a name, whatever its letters', async () => {
    const name = unique('Intake ');
    const { status, body } = await add(` ${name} `);
    expect([status, body.folder.name]).toEqual([200, name]);
    const again = await add(name.toUpperCase());
    expect([again.status, again.body.details.name]).toEqual([
      409,
      'This section already has a folder with this name.',
    ]);
    expect((await add(name, 'forms')).status).toBe(200);
    const { body: all } = await get('/admin/library/folders', { token: admin.token });
    expect(all.folders).toContainEqual({ id: body.folder.id, name, section: 'pet_care' });
  });

  it('has a name, and is none of the attorneys\u2019', async () => {
    expect((await add(' ')).body.details).toEqual({ name: 'Please enter a name' });
    expect((await add(unique(), 'attorneys')).status).toBe(400);
  });

  it('is renamed with what lies in it, to a name no other has', async () => {
    const [folder, other] = [await plantFolder(), await plantFolder()];
    const item = await plantItem({ folderId: folder.id });
    const rename = (id: number, name: string) =>
      patch(`/admin/library/folders/${id}`, { token: admin.token, body: { name } });
    const name = unique('Agreements ');
    const { status, body } = await rename(folder.id, ` ${name} `);
    expect([status, body.folder]).toEqual([200, expect.objectContaining({ id: folder.id, name })]);
    const { body: now } = await get(`/library/items/${item.id}`, { token: admin.token });
    expect(now.item.folder).toEqual({ id: folder.id, name });
    expect((await rename(other.id, name.toUpperCase())).status).toBe(409);
    expect((await rename(other.id, ' ')).body.details).toEqual({ name: 'Please enter a name' });
    expect((await rename(2_000_000_000, name)).status).toBe(404);
  });

  it('goes only when it is empty', async () => {
    const folder = await plantFolder();
    const item = await plantItem({ folderId: folder.id });
    const remove = () => del(`/admin/library/folders/${folder.id}`, { token: admin.token });
    expect((await remove()).status).toBe(409);
    await del(`/library/documents/${item.id}`, { token: admin.token });
    expect((await remove()).status).toBe(200);
    const restored = await post(`/library/items/${item.id}/restore`, { token: admin.token });
    expect([restored.status, restored.body.item.folder]).toEqual([200, null]);
    expect((await remove()).status).toBe(404);
    expect(await db('library_folders').where({ id: folder.id })).toEqual([]);
  });
});
