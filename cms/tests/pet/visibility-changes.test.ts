import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { del, get, patch, post } from '../harness/http';
import {
  makeMember,
  openSession,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { makePet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

type Somebody = TestMember & TestSession;

describe('visibility follows at once', () => {
  const status = async (token: string, id: number) =>
    (await get(`/pet-records/${id}`, { token })).status;
  /** How a member sees a pet: by its id, and in the list. */
  const sees = async ({ token }: { token: string }, id: number) => {
    const byId = await status(token, id);
    const { body } = await get('/pet-records', { token });
    const inList = body.pets?.some((one: { id: number }) => one.id === id) ?? false;
    expect(inList).toBe(byId === 200);
    expect(body.pagination?.total ?? 0).toBe(inList ? 1 : 0);
    return byId;
  };
  let owner: Somebody;
  let admin: Somebody;
  beforeAll(async () => {
    owner = await signedIn();
    admin = await signedIn({ role: 'admin' });
  });
  const save = (id: number, body: object) =>
    patch(`/pet-records/${id}`, { token: owner.token, body });

  it('when a link comes and goes', async () => {
    const foster = await signedIn({ role: 'foster' });
    const pet = await makePet({ owner });
    const row = { role: 'foster', userId: foster.id, firstName: 'F', phoneNumber: '1234567' };
    const careTeam = [{ ...row, address: '1 Lane' }];
    expect(await sees(foster, pet.id)).toBe(404);
    expect((await save(pet.id, { careTeam })).status).toBe(200);
    expect(await sees(foster, pet.id)).toBe(200);
    await save(pet.id, { careTeam: [{ ...careTeam[0], userId: null }] });
    expect(await sees(foster, pet.id)).toBe(404);
    await save(pet.id, { careTeam });
    await save(pet.id, { careTeam: [] });
    expect(await sees(foster, pet.id)).toBe(404);
  });

  it('when a veterinarian is linked among the providers and is not any more', async () => {
    const vet = await signedIn({ role: 'veterinarian' });
    const pet = await makePet({ owner });
    const row = { serviceRole: 'veterinarian', userId: vet.id, firstName: 'V' };
    await save(pet.id, { serviceProviders: [row] });
    expect(await sees(vet, pet.id)).toBe(200);
    await save(pet.id, { serviceProviders: [{ ...row, userId: null }] });
    expect(await sees(vet, pet.id)).toBe(404);
  });

  it('when somebody joins and leaves its trust', async () => {
    const trust = await makeTrust();
    const trustee = await signedIn({ role: 'trustee' });
    const pet = await makePet({ owner, trust });
    const body = { userId: trustee.id, trustId: trust.id };
    await post('/trusts/assign', { token: admin.token, body });
    expect(await sees(trustee, pet.id)).toBe(200);
    await post('/trusts/remove', { token: admin.token, body });
    expect(await sees(trustee, pet.id)).toBe(404);
  });

  it('when the pet leaves its trust, or joins another', async () => {
    const trustee = await signedIn({ role: 'trustee' });
    const trust = await makeTrust([trustee]);
    const pet = await makePet({ owner, trust });
    expect(await sees(trustee, pet.id)).toBe(200);
    await save(pet.id, { petTrust: { remove: true } });
    expect(await sees(trustee, pet.id)).toBe(404);
    await save(pet.id, { petTrust: { id: trust.id } });
    expect(await sees(trustee, pet.id)).toBe(200);
    await save(pet.id, { petTrust: { id: (await makeTrust()).id } });
    expect(await sees(trustee, pet.id)).toBe(404);
  });

  it('when a veterinarian takes on another role', async () => {
    const vet = await signedIn({ role: 'veterinarian' });
    const pet = await makePet({ owner, vet });
    expect(await sees(vet, pet.id)).toBe(200);
    const body = { role: 'volunteer', reason: 'Retired' };
    await patch(`/users/${vet.id}/role`, { token: admin.token, body });
    // A change of role ends no session here, but where it does a new one sees no more.
    const { token } = await openSession(vet.id);
    expect(await sees({ token }, pet.id)).toBe(404);
  });

  it('when an employee takes on another role', async () => {
    const employee = await signedIn({ role: 'employee' });
    const pet = await makePet({ owner });
    expect(await status(employee.token, pet.id)).toBe(200);
    const body = { role: 'volunteer', reason: 'Left' };
    await patch(`/users/${employee.id}/role`, { token: admin.token, body });
    expect(await sees(await openSession(employee.id), pet.id)).toBe(404);
  });

  it('when a verification is revoked, and granted again', async () => {
    const caretaker = await signedIn({ role: 'caretaker' });
    const pet = await makePet({ owner, team: { caretaker } });
    expect(await sees(caretaker, pet.id)).toBe(200);
    const verify = (verified: boolean) =>
      patch(`/users/${caretaker.id}/verify`, { token: admin.token, body: { verified } });
    await verify(false);
    expect(await sees(caretaker, pet.id)).toBe(403);
    await verify(true);
    expect(await sees(caretaker, pet.id)).toBe(200);
  });

  it('when a pet is given to another owner', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const pet = await makePet({ owner: first });
    const body = { pet: { ownerId: second.id } };
    expect((await patch(`/pet-records/${pet.id}`, { token: admin.token, body })).status).toBe(200);
    expect(await sees(first, pet.id)).toBe(404);
    expect(await sees(second, pet.id)).toBe(200);
  });

  it('when a pet goes into the trash, and comes back', async () => {
    const foster = await signedIn({ role: 'foster' });
    const vet = await signedIn({ role: 'veterinarian' });
    const trustee = await signedIn({ role: 'trustee' });
    const trust = await makeTrust([trustee]);
    const pet = await makePet({ owner, team: { foster }, vet, trust });
    const all = [foster, vet, trustee];
    expect((await del(`/pet-records/${pet.id}`, { token: owner.token })).status).toBe(200);
    for (const one of all) expect(await sees(one, pet.id)).toBe(404);
    await post(`/pet-records/${pet.id}/restore`, { token: owner.token });
    for (const one of all) expect(await sees(one, pet.id)).toBe(200);
  });

  it('even in the number that staff are shown, with the next request', async () => {
    const word = unique('Counted');
    const employee = await signedIn({ role: 'employee' });
    const total = async () => {
      const query = { search: word };
      const { body } = await get('/pet-records', { token: employee.token, query });
      return body.pagination.total as number;
    };
    const pet = await makePet({ owner, breed: word });
    await makePet({ owner, breed: word });
    expect(await total()).toBe(2);
    await del(`/pet-records/${pet.id}`, { token: owner.token });
    expect(await total()).toBe(1);
    await post(`/pet-records/${pet.id}/restore`, { token: owner.token });
    expect(await total()).toBe(2);
    await save(pet.id, { pet: { breed: 'Poodle' } });
    expect(await total()).toBe(1);
  });

  it('links to a member in the trash name nobody, and let them in again afterwards', async () => {
    const gone = await makeMember({ role: 'foster', columns: { deleted_at: new Date() } });
    const pet = await makePet({ owner, team: { foster: gone } });
    const team = async () =>
      (await get(`/pet-records/${pet.id}`, { token: owner.token })).body.careTeam;
    expect((await team())[0]).toMatchObject({ userId: gone.id, member: null });
    await db('up_users').where({ id: gone.id }).update({ deleted_at: null });
    expect((await team())[0].member).toMatchObject({ id: gone.id, role: 'foster' });
    expect(await sees(await openSession(gone.id), pet.id)).toBe(200);
  });
});
