import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { failInserts } from '../harness/failing-insert';
import { del, get, post, type Reply } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { historyOf } from '../harness/notifications';
import { makeEntry, makePet, PDF } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { expectInLog } from '../harness/server-log';
import { onPostgres, server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { temporaryFiles } from '../harness/temporary';
import { stored } from './document-files';
import { entriesBy, SHORT } from './entry-calls';

type Person = TestMember & TestSession;
const GPS = {
  IFD0: { Make: 'Hearthcam' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' },
};
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a03020' } });
const jpeg = await canvas(1200, 800).withExif(GPS).jpeg().toBuffer();
const png = await canvas(40, 90).png().toBuffer();
const webp = await canvas(30, 30).webp().toBuffer();
const WRONG = 'This isn’t a photo or a PDF. Choose a JPEG, PNG or WebP picture, or a PDF.';
const MOST = 'An entry has at most 8 photos and files';

const owner = await signedIn();
const admin = await signedIn({ role: 'admin' });
const { entryOf, list } = entriesBy(owner);

const filesOf = (petId: number, entryId: number) =>
  `/pet-records/${petId}/records/${entryId}/files`;
interface Sent {
  bytes?: Buffer | string;
  name?: string;
  type?: string;
}
const add = (petId: number, entryId: number, who: TestSession = owner, sent: Sent = {}) => {
  const { bytes = png, name = 'paw.png', type = 'image/png' } = sent;
  return post(filesOf(petId, entryId), { token: who.token, body: fileForm(bytes, name, type) });
};
const remove = (petId: number, entryId: number, id: number, { token }: TestSession = owner) =>
  del(`${filesOf(petId, entryId)}/${id}`, { token });
const filesIn = ({ body }: Reply) => body.record.files as FileAnswer[];
interface FileAnswer {
  id: number;
  kind: string;
  title: string;
  size: number;
  width: number | null;
  height: number | null;
  url: string;
  previewUrl: string | null;
}
const follow = (link: string | null | undefined) => get((link ?? '').replace(/^\/api/, ''));
const statusOf = async (link: string | null | undefined) => (await follow(link)).status;

afterEach(() => expect(temporaryFiles()).toEqual([]));

describe('a photo of an entry', () => {
  it('comes out in its own format without the camera\u2019s data, with a smaller copy', async () => {
    const pet = await makePet({ owner });
    const entry = await entryOf(pet.id);
    const sent = { bytes: jpeg, name: '../IMG_1.HEIC', type: 'text/html' };
    const reply = await add(pet.id, entry, owner, sent);
    const [photo] = filesIn(reply);
    expect([reply.status, photo]).toMatchObject([
      200,
      { kind: 'image', title: 'IMG_1.jpg', width: 1200, height: 800 },
    ]);
    const whole = await follow(photo?.url);
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { format, width, exif } = await sharp(whole.bytes).metadata();
    expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 1200, exif: undefined });
    expect(whole.bytes.toString('latin1')).not.toMatch(/Hearthcam|GPS/);
    const small = await follow(photo?.previewUrl);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 960 });
  });

  it('may be a PNG, WebP or a PDF, and the list has them in the order they came in', async () => {
    const pet = await makePet({ owner });
    const entry = await entryOf(pet.id);
    await add(pet.id, entry);
    await add(pet.id, entry, owner, { bytes: webp, name: 'b' });
    await add(pet.id, entry, owner, { bytes: PDF, name: 'bill.pdf', type: 'image/png' });
    const [record] = (await list(pet.id)).body.records;
    expect(record.files).toMatchObject([
      { title: 'paw.png', kind: 'image' },
      { title: 'b.webp', kind: 'image' },
      { title: 'bill.pdf', kind: 'document', width: null, previewUrl: null, size: PDF.length },
    ]);
    const paper = await follow(record.files[2].url);
    expect([paper.headers['content-type'], paper.bytes.equals(PDF)]).toEqual([
      'application/pdf',
      true,
    ]);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['half a PNG', png.subarray(0, 60)],
    ['a text', 'Dear Rosa'],
    ['nothing', ''],
  ])('is not %s', async (_what, bytes) => {
    const pet = await makePet({ owner });
    const entry = await entryOf(pet.id);
    const before = await snapshot();
    const { status, body } = await add(pet.id, entry, owner, { bytes, name: 'paw.jpg' });
    expect([status, body]).toEqual([415, { error: WRONG }]);
    expect(await snapshot()).toEqual(before);
  });

  it('is one of eight at most, however many are sent at once', async () => {
    const pet = await makePet({ owner });
    const entry = await entryOf(pet.id);
    const before = stored().length;
    for (let at = 0; at < 6; at += 1) await add(pet.id, entry, owner, { bytes: PDF, name: 'a' });
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => add(pet.id, entry, owner, { bytes: PDF, name: 'b' })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400]);
    expect(sent.find(({ status }) => status === 400)?.body).toEqual({
      error: MOST,
      details: { file: MOST },
    });
    expect(stored()).toHaveLength(before + 8);
  });

  it('is removed with its bytes, and the history records both', async () => {
    const pet = await makePet({ owner });
    const entry = await entryOf(pet.id);
    const before = stored();
    const [photo] = filesIn(await add(pet.id, entry));
    const reply = await remove(pet.id, entry, photo?.id ?? 0);
    expect([reply.status, filesIn(reply)]).toEqual([200, []]);
    expect(stored()).toEqual(before);
    expect([await statusOf(photo?.url), await statusOf(photo?.previewUrl)]).toEqual([404, 404]);
    expect((await remove(pet.id, entry, photo?.id ?? 0)).body.error).toBe(
      'This file does not exist.',
    );
    const [gone, came] = await historyOf(admin.token, pet.id, 'pet');
    const field = 'Photos and files';
    expect([gone, came]).toMatchObject([
      { action: 'entry_changed', changes: [{ field, from: 'paw.png', to: '' }] },
      { action: 'entry_changed', changes: [{ field, from: '', to: 'paw.png' }] },
    ]);
  });

  it.each(['portal_files', 'portal_history'])(
    'leaves no bytes and no row where the database refuses %s',
    async (table) => {
      const me = await signedIn();
      const pet = await makePet({ owner: me });
      const entry = await makeEntry(pet.id);
      const place = filesOf(pet.id, entry);
      expectInLog(server.logFile, `POST /api${place}: `);
      expectInLog(server.logFile, `POST /api${place} 500 `);
      const [column, id] = table === 'portal_files' ? ['owner_id', me.id] : ['about_id', pet.id];
      const restore = await failInserts(table, id as number, column as string);
      try {
        const before = await snapshot();
        expect((await add(pet.id, entry, me)).status).toBe(onPostgres ? 503 : 500);
        expect(await snapshot()).toEqual(before);
      } finally {
        await restore();
      }
    },
  );
});

describe('who adds and removes them', () => {
  let vet: Person;
  let carer: Person;
  let trustee: Person;
  let stranger: Person;
  let pet: { id: number };
  beforeAll(async () => {
    vet = await signedIn({ role: 'veterinarian' });
    carer = await signedIn({ role: 'caretaker' });
    trustee = await signedIn({ role: 'trustee' });
    stranger = await signedIn();
    pet = await makePet({ owner, team: { caretaker: carer, trustee }, vet });
  });
  const writtenBy = async (who: Person): Promise<number> =>
    (await post(`/pet-records/${pet.id}/records`, { token: who.token, body: SHORT })).body.record
      .id;

  it('the author of the entry does for a day, and the owner and admins always do', async () => {
    const entry = await writtenBy(vet);
    const [photo] = filesIn(await add(pet.id, entry, vet));
    expect(await statusOf(photo?.url)).toBe(200);
    for (const who of [owner, admin]) expect((await add(pet.id, entry, who)).status).toBe(200);
    await db('pet_entries')
      .where({ id: entry })
      .update({ created_at: new Date(Date.now() - 24 * 3_600_000 - 1000) });
    const before = await snapshot();
    for (const reply of [
      await add(pet.id, entry, vet),
      await remove(pet.id, entry, photo?.id ?? 0, vet),
      await add(pet.id, entry, carer),
    ]) {
      expect([reply.status, reply.body.error]).toEqual([
        403,
        'Only the owner and admins can change this entry. The person who wrote it can change it for one day.',
      ]);
    }
    const looked = await add(pet.id, entry, trustee);
    expect([looked.status, looked.body.error]).toEqual([
      403,
      expect.stringContaining('write in a pet\u2019s record.'),
    ]);
    const strange = await add(pet.id, entry, stranger);
    expect([strange.status, strange.body.error]).toEqual([404, 'Failed to fetch pet details']);
    expect(await snapshot()).toEqual(before);
    expect((await remove(pet.id, entry, photo?.id ?? 0, admin)).status).toBe(200);
  });

  it('a file of another entry, or one in the trash, is not there', async () => {
    const [one, other] = [await writtenBy(vet), await writtenBy(vet)];
    const [photo] = filesIn(await add(pet.id, other, vet));
    const before = await snapshot();
    expect((await remove(pet.id, one, photo?.id ?? 0, vet)).status).toBe(404);
    expect(await snapshot()).toEqual(before);
    await del(`/pet-records/${pet.id}/records/${other}`, { token: vet.token });
    for (const reply of [
      await add(pet.id, other, vet),
      await remove(pet.id, other, photo?.id ?? 0, vet),
    ]) {
      expect([reply.status, reply.body.error]).toEqual([404, 'This entry does not exist.']);
    }
    expect(await statusOf(photo?.url)).toBe(404);
    await post(`/pet-records/${pet.id}/records/${other}/restore`, { token: vet.token });
    expect(await statusOf(photo?.url)).toBe(200);
  });

  it('a link to one stops the moment its reader may no longer see the pet', async () => {
    const entry = await writtenBy(carer);
    await add(pet.id, entry, carer);
    const [file] = (await list(pet.id, {}, carer)).body.records.find(
      ({ id }: { id: number }) => id === entry,
    ).files;
    expect([await statusOf(file.url), await statusOf(file.previewUrl)]).toEqual([200, 200]);
    await db('pet_care_team').where({ pet_id: pet.id, role: 'caretaker' }).delete();
    expect([await statusOf(file.url), await statusOf(file.previewUrl)]).toEqual([404, 404]);
  });
});

describe('the photos of a pet', () => {
  const photosOf = (petId: number, { token }: TestSession = owner, query = {}) =>
    get(`/pet-records/${petId}/photos`, { token, query });

  it('line up with those of the newest entry first, without PDFs and deleted entries', async () => {
    const pet = await makePet({ owner });
    const dates = ['2024-05-01', '2026-02-03', '2025-12-24'];
    const ids: number[] = [];
    for (const date of dates) {
      const body = { ...SHORT, date, description: `On ${date}` };
      ids.push(await entryOf(pet.id, body));
    }
    const [old = 0, newest = 0, gone = 0] = ids;
    await add(pet.id, old);
    await add(pet.id, newest, owner, { name: 'one.png' });
    await add(pet.id, newest, owner, { name: 'two.png' });
    await add(pet.id, newest, owner, { bytes: PDF, name: 'bill.pdf' });
    await add(pet.id, gone);
    await del(`/pet-records/${pet.id}/records/${gone}`, { token: owner.token });
    const { status, body } = await photosOf(pet.id);
    expect([status, body.pagination]).toEqual([200, { currentPage: 1, totalPages: 1, total: 3 }]);
    expect(body.photos).toMatchObject([
      { title: 'one.png', date: '2026-02-03', recordId: newest, details: { kind: 'note' } },
      { title: 'two.png', date: '2026-02-03' },
      { title: 'paw.png', date: '2024-05-01', description: 'On 2024-05-01' },
    ]);
    expect(await statusOf(body.photos[0].previewUrl)).toBe(200);
    const second = (await photosOf(pet.id, owner, { page: 2, limit: 2 })).body;
    expect([second.photos.length, second.pagination.totalPages]).toEqual([1, 2]);
    expect((await photosOf(pet.id, owner, { limit: 101 })).status).toBe(400);
  });

  it('are seen by everyone who sees the pet, and by nobody else', async () => {
    const foster = await signedIn({ role: 'foster' });
    const pet = await makePet({ owner, team: { foster } });
    expect((await photosOf(pet.id, foster)).body.photos).toEqual([]);
    const strange = await photosOf(pet.id, await signedIn());
    expect([strange.status, strange.body.error]).toEqual([404, 'Failed to fetch pet details']);
  });
});
