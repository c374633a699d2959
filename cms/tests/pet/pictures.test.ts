import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { failInserts } from '../harness/failing-insert';
import { del, get, patch, put } from '../harness/http';
import { signedIn } from '../harness/members';
import { linkToTeam, makePet } from '../harness/pets';
import { fileForm } from '../harness/picture';
import { expectInLog } from '../harness/server-log';
import { onPostgres, server } from '../harness/shared';
import { snapshot } from '../harness/snapshot';
import { temporaryFiles } from '../harness/temporary';
import { historyOf, named } from '../harness/notifications';
import { makeTrust } from '../harness/trusts';
import { stored } from './document-files';

const canvas = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const GPS = {
  IFD0: { Make: 'Hearthcam' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' },
};
const jpeg = await canvas(900, 600, '#a03020').withExif(GPS).jpeg().toBuffer();
const png = await canvas(40, 90, '#20a030').png().toBuffer();

const owner = await signedIn({ firstName: 'Olga', lastName: 'Owner' });
const admin = await signedIn({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
const place = (petId: number) => `/pet-records/${petId}/picture`;
const set = (petId: number, { token } = owner, bytes: Buffer | string = png) =>
  put(place(petId), { token, body: fileForm(bytes, 'a.png', 'image/png') });
const unset = (petId: number, { token } = owner) => del(place(petId), { token });
/** The link to a pet's picture as this reader is given it. */
const linkFor = async (petId: number, { token } = owner): Promise<string> =>
  (await get(`/pet-records/${petId}`, { token })).body.pet.picture;
const follow = (link: string) => get(link.replace(/^\/api/, ''));
const statusOf = async (link: string) => (await follow(link)).status;

afterEach(() => expect(temporaryFiles()).toEqual([]));

describe('a pet\u2019s picture', () => {
  it('comes out as a square of WebP without the camera\u2019s data', async () => {
    const pet = await makePet({ owner });
    const { status, body } = await set(pet.id, owner, jpeg);
    expect([status, body.pet.id, body.mayChange]).toEqual([200, pet.id, true]);
    expect(body.pet.picture).toMatch(
      new RegExp(`^/api/files/[\\w-]+\\.webp\\?expires=\\d+&reader=${owner.id}&signature=[\\w-]+$`),
    );
    const file = await follow(body.pet.picture);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp']);
    const { format, width, height, exif } = await sharp(file.bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 512, height: 512 });
    expect(file.bytes.toString('latin1')).not.toMatch(/Hearthcam|GPS/);
  });

  it('is kept by a browser, which asks each time whether its reader still may', async () => {
    const reader = await signedIn({ role: 'foster' });
    const pet = await makePet({ owner, team: { foster: reader } });
    await set(pet.id);
    const link = await linkFor(pet.id, reader);
    const { headers } = await follow(link);
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = () =>
      get(link.replace(/^\/api/, ''), { headers: { 'if-none-match': headers.etag ?? '' } });
    expect((await again()).status).toBe(304);
    await db('pet_care_team').where({ pet_id: pet.id }).delete();
    expect((await again()).status).toBe(404);
  });

  it('replaces the one before, whose file is gone, and is removed without a rest', async () => {
    const pet = await makePet({ owner });
    const rows = async () => (await db('portal_files').select('id')).length;
    const [before, rowsBefore] = [stored(), await rows()];
    const first = (await set(pet.id)).body.pet.picture;
    const second = (await set(pet.id, admin, jpeg)).body.pet.picture;
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect([stored().length, await rows()]).toEqual([before.length + 1, rowsBefore + 1]);

    const { status, body } = await unset(pet.id);
    expect([status, body.pet.picture]).toEqual([200, null]);
    expect(await statusOf(second)).toBe(404);
    expect(stored()).toEqual(before);
    expect(await rows()).toBe(rowsBefore);
    expect((await unset(pet.id)).status).toBe(200);
    const rest = { about: { kind: 'pet', id: pet.id, name: pet.name }, changes: [], reason: '' };
    const by = (who: typeof owner) => ({ action: 'picture', by: named(who), other: null, ...rest });
    expect(await historyOf(admin.token, pet.id, 'pet')).toEqual([by(owner), by(admin), by(owner)]);
  });

  it('is one, and one file, where four are sent at once', async () => {
    const pet = await makePet({ owner });
    const before = stored().length;
    const replies = await Promise.all([owner, admin, owner, admin].map((who) => set(pet.id, who)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(stored()).toHaveLength(before + 1);
    expect(await statusOf(await linkFor(pet.id))).toBe(200);
  });

  it.each([
    ['a PDF', '%PDF-1.7\n%%EOF'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['half a PNG', png.subarray(0, 60)],
    ['nothing', ''],
  ])('is not %s', async (_what, bytes) => {
    const pet = await makePet({ owner });
    const before = await snapshot();
    const { status, body } = await set(pet.id, owner, bytes);
    expect([status, body]).toEqual([415, { error: 'Please choose a JPEG, PNG or WebP picture.' }]);
    expect(await snapshot()).toEqual(before);
  });

  it('is for the owner and admins to change, for nobody else', async () => {
    const [foster, employee] = [
      await signedIn({ role: 'foster' }),
      await signedIn({ role: 'employee' }),
    ];
    const pet = await makePet({ owner, team: { foster } });
    await set(pet.id);
    const stranger = await signedIn();
    const before = await snapshot();
    for (const who of [foster, employee]) {
      for (const reply of [await set(pet.id, who), await unset(pet.id, who)]) {
        expect([reply.status, reply.body.error]).toEqual([
          403,
          'Only the owner and admins can change a pet\u2019s records.',
        ]);
      }
    }
    for (const reply of [await set(pet.id, stranger), await unset(pet.id, stranger)]) {
      expect([reply.status, reply.body.error]).toEqual([404, 'Failed to fetch pet details']);
    }
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['portal_files', 'owner_id'],
    ['portal_history', 'about_id'],
  ])('leaves no bytes and no row where the database refuses %s', async (table, column) => {
    const me = await signedIn();
    const pet = await makePet({ owner: me });
    expectInLog(server.logFile, `PUT /api${place(pet.id)}: `);
    expectInLog(server.logFile, `PUT /api${place(pet.id)} 500 `);
    const restore = await failInserts(table, column === 'owner_id' ? me.id : pet.id, column);
    try {
      const before = await snapshot();
      expect((await set(pet.id, me)).status).toBe(onPostgres ? 503 : 500);
      expect(await snapshot()).toEqual(before);
    } finally {
      await restore();
    }
  });
});

describe('the link to a pet\u2019s picture', () => {
  const people = ['caretaker', 'veterinarian', 'volunteer', 'employee', 'admin'] as const;

  it('is each reader\u2019s own, in the list and in the detail, and works without a session', async () => {
    const [caretaker, vet, volunteer, employee, boss] = await Promise.all(
      people.map((role) => signedIn({ role })),
    );
    if (!caretaker || !vet || !volunteer || !employee || !boss) throw new Error('who?');
    const trust = await makeTrust([volunteer]);
    const pet = await makePet({ owner, team: { caretaker }, vet, trust });
    await set(pet.id);
    for (const who of [owner, caretaker, vet, volunteer, employee, boss]) {
      const link = await linkFor(pet.id, who);
      expect(new URL(link, 'http://x').searchParams.get('reader')).toBe(String(who.id));
      expect(await statusOf(link)).toBe(200);
      const query = { search: pet.name };
      const { pets } = (await get('/pet-records', { token: who.token, query })).body;
      expect(pets.map(({ picture }: { picture: string }) => picture)).toEqual([link]);
    }
    const { pets } = (await get(`/trusts/${trust.id}`, { token: boss.token })).body;
    expect(await statusOf(pets[0].picture)).toBe(200);
  });

  it('is no good with another reader\u2019s id, or without it, or made for nobody', async () => {
    const foster = await signedIn({ role: 'foster' });
    const pet = await makePet({ owner, team: { foster } });
    await set(pet.id);
    const link = await linkFor(pet.id, foster);
    const changed = (change: (query: URLSearchParams) => void) => {
      const url = new URL(link, 'http://x');
      change(url.searchParams);
      return url.pathname + url.search;
    };
    for (const bad of [
      changed((query) => query.set('reader', String(owner.id))),
      changed((query) => query.set('reader', String(admin.id))),
      changed((query) => query.set('reader', `0${foster.id}`)),
      changed((query) => query.delete('reader')),
    ]) {
      expect([bad, await statusOf(bad)]).toEqual([bad, 404]);
    }
    expect(await statusOf(changed((query) => query.set('reader', '')))).toBe(400);
    expect(await statusOf(link)).toBe(200);
  });

  it('stops the moment its reader may no longer see the pet', async () => {
    const [foster, volunteer] = [
      await signedIn({ role: 'foster' }),
      await signedIn({ role: 'volunteer' }),
    ];
    const trust = await makeTrust([volunteer]);
    const pet = await makePet({ owner, trust });
    const row = await linkToTeam(pet.id, 'foster', foster.id);
    await set(pet.id);
    const [links, own] = [
      [await linkFor(pet.id, foster), await linkFor(pet.id, volunteer)],
      await linkFor(pet.id),
    ];
    expect(await Promise.all([...links, own].map(statusOf))).toEqual([200, 200, 200]);
    const body = { careTeam: [], petTrust: { remove: true } };
    expect((await patch(`/pet-records/${pet.id}`, { token: owner.token, body })).status).toBe(200);
    expect(await db('pet_care_team').where({ id: row })).toEqual([]);
    expect(await Promise.all([...links, own].map(statusOf))).toEqual([404, 404, 200]);
  });

  it('stops the moment its reader is unverified, given another role or deleted', async () => {
    const { token } = admin;
    const ways = [
      (id: number) => patch(`/users/${id}/verify`, { token, body: { verified: false } }),
      (id: number) =>
        patch(`/users/${id}/role`, { token, body: { role: 'attorney', reason: 'Why not' } }),
      (id: number) => del(`/users/${id}`, { token }),
    ];
    for (const [at, way] of ways.entries()) {
      const foster = await signedIn({ role: 'foster' });
      const pet = await makePet({ owner, team: { foster } });
      await set(pet.id);
      const link = await linkFor(pet.id, foster);
      expect([at, await statusOf(link)]).toEqual([at, 200]);
      expect((await way(foster.id)).status).toBe(200);
      expect([at, await statusOf(link)]).toEqual([at, 404]);
    }
  });
});
