import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { call, del, get, patch, post } from '../harness/http';
import { makeMember, signedIn, type TestMember, type TestSession } from '../harness/members';
import { linkToTeam, makeDocument, makePet, PDF, teamRow, type TestPet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { makeTrust } from '../harness/trusts';
import { documentsOf, keysOf, read, upload } from './document-files';

type Person = TestMember & TestSession;
const owner = await signedIn();
const admin = await signedIn({ role: 'admin' });
const NONE = 2_000_000_000;
const NOT_THERE = [404, { error: 'This document does not exist.' }];
const NO_PET = [404, { error: 'Failed to fetch pet details' }];
const list = (petId: number, { token }: { token: string }) => get(documentsOf(petId), { token });
const remove = (petId: number, id: number, { token } = owner) =>
  del(`${documentsOf(petId)}/${id}`, { token });
const urlOf = (petId: number, id: number) => `/api${documentsOf(petId)}/${id}/file`;

describe('reading a document', () => {
  let pet: TestPet;
  let url: string;
  let id: number;
  beforeAll(async () => {
    pet = await makePet({ owner });
    ({ id, url } = (await upload(pet.id, owner, { title: 'Zo\u00eb\u2019s "plan"' })).body);
  });

  it('gives the file under headers that harm nobody and let no browser keep it', async () => {
    const { status, headers, bytes } = await read(url, owner);
    expect([status, bytes.equals(PDF)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': `inline; filename="Zo__s _plan_.pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20%22plan%22.pdf`,
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(headers['content-security-policy']).not.toMatch(/allow-|unsafe-eval/);
  });

  it('gives a part of it, and says so where there is no such part', async () => {
    const part = await read(url, owner, { range: 'bytes=0-4' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([
      206,
      '%PDF-',
      `bytes 0-4/${PDF.length}`,
    ]);
    const none = await read(url, owner, { range: `bytes=${PDF.length}-` });
    expect([none.status, none.headers['content-range']]).toEqual([416, `bytes */${PDF.length}`]);
    const head = await call('HEAD', url.replace('/api', ''), { token: owner.token });
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      String(PDF.length),
      0,
    ]);
  });

  it('is for whoever may see the pet, by their session and nothing else', async () => {
    const roles = ['caretaker', 'veterinarian', 'volunteer', 'employee'] as const;
    const [caretaker, vet, volunteer, employee] = await Promise.all(
      roles.map((role) => signedIn({ role })),
    );
    const trust = await makeTrust([volunteer as Person]);
    const team = { caretaker: caretaker as Person };
    const shared = await makePet({ owner, team, vet: vet as Person, trust });
    const paper = (await upload(shared.id, owner)).body;
    const readers = [owner, caretaker, vet, volunteer, employee, admin] as Person[];
    for (const { role, token } of readers) {
      const reply = await read(paper.url, { token });
      expect([role, reply.status, reply.bytes.equals(PDF)]).toEqual([role, 200, true]);
      expect((await list(shared.id, { token })).body.documents).toEqual([paper]);
    }
    for (const who of [await signedIn(), await signedIn({ role: 'caretaker' })]) {
      const reply = await read(paper.url, who);
      expect([reply.status, reply.body]).toEqual(NO_PET);
    }
    const attorney = await signedIn({ role: 'attorney' });
    expect((await read(paper.url, attorney)).status).toBe(403);
    const key = (await keysOf(shared.id))[0] ?? '';
    for (const place of [paper.url, `/api/files/${key}`]) {
      expect([400, 401]).toContain((await read(place, {})).status);
    }
    expect((await read(paper.url, {})).status).toBe(401);
    expect((await read(`${paper.url}?token=${owner.token}`, {})).status).toBe(401);
  });

  it('of another pet is not there, also under a pet of one\u2019s own', async () => {
    const other = await makePet({ owner: await makeMember() });
    const foreign = await makeDocument(other.id);
    const second = await makeDocument((await makePet({ owner })).id);
    const before = await snapshot();
    for (const who of [owner, admin]) {
      for (const docId of [foreign.id, second.id, NONE]) {
        for (const reply of [
          await read(urlOf(pet.id, docId), who),
          await remove(pet.id, docId, who),
        ]) {
          expect([reply.status, reply.body]).toEqual(NOT_THERE);
        }
      }
    }
    for (const reply of [
      await read(urlOf(other.id, foreign.id), owner),
      await read(urlOf(other.id, id), owner),
      await remove(other.id, foreign.id),
    ]) {
      expect([reply.status, reply.body]).toEqual(NO_PET);
    }
    expect(await snapshot()).toEqual(before);
  });

  describe('ends the moment', () => {
    const people = (role: TestMember['role'] = 'foster') => signedIn({ role });
    const gone = async (who: Person, at: string, status: number) => {
      expect((await read(at, who)).status).toBe(status);
      expect((await get(documentsOf(pet.id), { token: who.token })).status).toBe(status);
    };

    it('the row of the care team is taken away', async () => {
      const foster = await people();
      const row = await linkToTeam(pet.id, 'foster', foster.id);
      expect((await read(url, foster)).status).toBe(200);
      const body = { careTeam: [] };
      expect((await patch(`/pet-records/${pet.id}`, { token: owner.token, body })).status).toBe(
        200,
      );
      expect(await db('pet_care_team').where({ id: row })).toEqual([]);
      await gone(foster, url, 404);
    });

    it('the row is no longer linked, though its name stays', async () => {
      const foster = await people();
      const row = await linkToTeam(pet.id, 'foster', foster.id);
      expect((await read(url, foster)).status).toBe(200);
      const body = { careTeam: [{ id: row, ...teamRow('foster') }] };
      const saved = await patch(`/pet-records/${pet.id}`, { token: owner.token, body });
      expect(saved.body.careTeam).toMatchObject([{ id: row, userId: null, firstName: 'Casey' }]);
      await gone(foster, url, 404);
    });

    it('the trust is another one, or the reader no longer of it', async () => {
      const volunteer = await people('volunteer');
      const trust = await makeTrust([volunteer]);
      const choose = (petTrust: object) =>
        patch(`/pet-records/${pet.id}`, { token: owner.token, body: { petTrust } });
      await choose({ id: trust.id });
      expect((await read(url, volunteer)).status).toBe(200);
      await choose({ remove: true });
      await gone(volunteer, url, 404);
      await choose({ id: trust.id });
      expect((await read(url, volunteer)).status).toBe(200);
      const body = { userId: volunteer.id, trustId: trust.id };
      expect((await post('/trusts/remove', { token: admin.token, body })).status).toBe(200);
      await gone(volunteer, url, 404);
    });

    it('an admin takes the reader\u2019s verification back, or their role', async () => {
      const foster = await people();
      await linkToTeam(pet.id, 'caretaker', foster.id);
      const { token } = admin;
      expect((await read(url, foster)).status).toBe(200);
      const verify = (verified: boolean) =>
        patch(`/users/${foster.id}/verify`, { token, body: { verified } });
      expect((await verify(false)).status).toBe(200);
      await gone(foster, url, 403);
      await verify(true);
      expect((await read(url, foster)).status).toBe(200);
      const body = { role: 'attorney', reason: 'Changed sides' };
      expect((await patch(`/users/${foster.id}/role`, { token, body })).status).toBe(200);
      await gone(foster, url, 403);
    });

    it('the session ends', async () => {
      const trustee = await people('trustee');
      await linkToTeam(pet.id, 'trustee', trustee.id);
      expect((await read(url, trustee)).status).toBe(200);
      const { cookie, token } = trustee;
      const out = await post('/auth/logout', { token, headers: { cookie } });
      expect(out.status).toBeLessThan(300);
      await gone(trustee, url, 401);
    });

    it('an admin gives the pet another owner', async () => {
      const [first, second] = [await signedIn(), await signedIn()];
      const moved = await makePet({ owner: first });
      const paper = (await upload(moved.id, first)).body;
      const body = { pet: { ownerId: second.id } };
      expect((await patch(`/pet-records/${moved.id}`, { token: admin.token, body })).status).toBe(
        200,
      );
      expect((await read(paper.url, first)).status).toBe(404);
      expect((await read(paper.url, second)).status).toBe(200);
    });
  });
});
