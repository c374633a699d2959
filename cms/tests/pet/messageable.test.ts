import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, post } from '../harness/http';
import { makeMember, signedIn, type TestMember, type TestSession } from '../harness/members';
import { addProvider, linkToTeam, makePet, type TestPet } from '../harness/pets';

type Signed = TestMember & TestSession;

let owner: Signed;
let caretaker: Signed;
let veterinarian: TestMember;
let pet: TestPet;

beforeAll(async () => {
  owner = await signedIn();
  caretaker = await signedIn({ role: 'caretaker' });
  veterinarian = await makeMember({ role: 'veterinarian' });
  pet = await makePet({ owner });
  await linkToTeam(pet.id, 'caretaker', caretaker.id);
  await linkToTeam(pet.id, 'trustee');
  await addProvider(pet.id, 'veterinarian', veterinarian.id);
});

const offered = async ({ token }: { token: string }, id = pet.id) =>
  (await get(`/pet-records/${id}`, { token })).body.messageable as number[];
const sorted = (...people: { id: number }[]) =>
  people.map(({ id }) => id).sort((one, other) => one - other);

describe('whom a reader can write to from a pet\u2019s page', () => {
  it('are its owner and its linked members, and never the reader', async () => {
    expect(await offered(owner)).toEqual(sorted(caretaker, veterinarian));
    expect(await offered(caretaker)).toEqual(sorted(owner, veterinarian));
    const admin = await signedIn({ role: 'admin' });
    expect(await offered(admin)).toEqual(sorted(owner, caretaker, veterinarian));
  });

  it('can each be written to by the call that the button makes', async () => {
    for (const id of await offered(owner)) {
      const body = { memberIds: [id] };
      expect((await post('/inbox/chats', { token: owner.token, body })).status).toBe(200);
    }
  });

  it('are not those who are suspended, in the trash, without an inbox, or not verified for the reader', async () => {
    const mine = await makePet({ owner });
    const attorney = await makeMember({ role: 'attorney' });
    const suspended = await makeMember({ role: 'veterinarian', blocked: true });
    const gone = await makeMember({ role: 'veterinarian', columns: { deleted_at: new Date() } });
    const waiting = await makeMember({ role: 'foster', verified: false });
    await linkToTeam(mine.id, 'foster', waiting.id);
    for (const { id } of [attorney, suspended, gone]) {
      await addProvider(mine.id, 'veterinarian', id);
    }
    expect(await offered(owner, mine.id)).toEqual([]);
    const employee = await signedIn({ role: 'employee' });
    expect(await offered(employee, mine.id)).toEqual(sorted(owner, waiting));
    const admin = await signedIn({ role: 'admin' });
    expect(await offered(admin, mine.id)).toEqual(sorted(owner, attorney, waiting));
  });

  it('are nobody once the owner was erased and no one is linked', async () => {
    const orphan = await makePet({ owner: null });
    const employee = await signedIn({ role: 'employee' });
    expect(await offered(employee, orphan.id)).toEqual([]);
  });

  it('follow at once who is suspended', async () => {
    await db('up_users').where({ id: veterinarian.id }).update({ blocked: true });
    expect(await offered(owner)).toEqual(sorted(caretaker));
  });
});
