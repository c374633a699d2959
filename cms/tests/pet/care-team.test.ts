import { beforeAll, describe, expect, it } from 'vitest';
import { del, get, patch, post } from '../harness/http';
import { openSession, signedIn, type TestMember, type TestSession } from '../harness/members';
import { linkToTeam, makePet, petRows, teamRow } from '../harness/pets';
import { snapshot } from '../harness/snapshot';

let owner: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn();
});
const save = (id: number, careTeam: unknown) =>
  patch(`/pet-records/${id}`, { token: owner.token, body: { careTeam } });
const SAVED = { ...teamRow('foster'), phoneNumber: '15035550170', userId: null, member: null };

describe('saving the care team', () => {
  it('adds rows whose id is negative or missing, one for each role', async () => {
    const pet = await makePet({ owner });
    const { status, body } = await save(pet.id, [
      teamRow('caretaker', { id: -3, petId: pet.id }),
      teamRow('trustee', { id: -1 }),
      teamRow('foster'),
    ]);
    expect(status).toBe(200);
    const { team } = await petRows(pet.id);
    expect(team).toHaveLength(3);
    for (const role of ['caretaker', 'trustee', 'foster']) {
      expect(body.careTeam).toContainEqual({
        ...SAVED,
        role,
        petId: pet.id,
        createdAt: expect.any(String),
        id: team.find((row) => row.role === role).id,
        updatedAt: expect.any(String),
      });
    }
  });

  it('keeps the row of a role through changes, and removes what is missing', async () => {
    const pet = await makePet({ owner });
    const foster = await linkToTeam(pet.id, 'foster');
    await linkToTeam(pet.id, 'trustee');
    const { body } = await save(pet.id, [teamRow('foster', { id: foster, address: '9 New Lane' })]);
    expect(body.careTeam).toMatchObject([{ id: foster, role: 'foster', address: '9 New Lane' }]);
    expect(body.careTeam).toHaveLength(1);
    expect((await save(pet.id, [])).body.careTeam).toEqual([]);
    expect((await petRows(pet.id)).team).toEqual([]);
  });

  it('drops empty rows, even those that were saved', async () => {
    const pet = await makePet({ owner });
    const id = await linkToTeam(pet.id, 'foster');
    const blank = { firstName: ' ', lastName: '', phoneNumber: ' - ', address: '\t' };
    const { status, body } = await save(pet.id, [
      { id, role: 'foster', ...blank },
      { id: -1, role: 'trustee', ...blank, userId: null },
      { role: 'caretaker' },
    ]);
    expect([status, body.careTeam]).toEqual([200, []]);
  });

  it('refuses partly filled rows, with the sentence for all of them and each missing part', async () => {
    const pet = await makePet({ owner });
    const before = await snapshot();
    const { status, body } = await save(pet.id, [
      teamRow('caretaker', { id: -1, phoneNumber: '', address: ' ' }),
      teamRow('trustee', { firstName: '', lastName: '' }),
      teamRow('foster'),
    ]);
    expect([status, body]).toEqual([
      400,
      {
        error: 'Please complete all fields (name, phone, address) for: Caretaker, Trustee',
        details: {
          'careTeam.caretaker.phoneNumber': 'Required field',
          'careTeam.caretaker.address': 'Required field',
          'careTeam.trustee.name': 'Required field',
        },
      },
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['only a first name', { lastName: '' }, 200],
    ['only a last name', { firstName: '' }, 200],
    ['only a linked member', { firstName: '', lastName: '', phoneNumber: '', address: '' }, 400],
  ])('takes a row with %s as it is meant', async (_what, more, status) => {
    const pet = await makePet({ owner });
    const userId = status === 400 ? (await signedIn({ role: 'foster' })).id : null;
    expect((await save(pet.id, [teamRow('foster', { ...more, userId })])).status).toBe(status);
  });

  it.each([
    ['(503) 555-0170', '15035550170'],
    ['5035550170', '15035550170'],
    ['+1 503 555 0170', '15035550170'],
    ['503.555.0170 ext', '15035550170'],
    ['+49 89 1234567', '49891234567'],
    ['555-0170', '5550170'],
  ])('keeps of the phone number %s its digits', async (phoneNumber, kept) => {
    const pet = await makePet({ owner });
    const { body } = await save(pet.id, [teamRow('foster', { phoneNumber })]);
    expect(body.careTeam).toMatchObject([{ phoneNumber: kept }]);
  });

  it('splits one name at its first space', async () => {
    const pet = await makePet({ owner });
    const names = { firstName: undefined, lastName: undefined };
    const { body } = await save(pet.id, [
      teamRow('foster', { ...names, name: ' Ana Maria Lopez ' }),
    ]);
    expect(body.careTeam).toMatchObject([{ firstName: 'Ana', lastName: 'Maria Lopez' }]);
  });

  it('has one person for each role', async () => {
    const pet = await makePet({ owner });
    const before = await snapshot();
    const reply = await save(pet.id, [
      teamRow('foster', { id: -1 }),
      teamRow('foster', { id: -2 }),
    ]);
    expect([reply.status, reply.body.error]).toEqual([
      400,
      'A care team can have only one person in each role.',
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('finds no row of another pet, not even of the same owner\u2019s', async () => {
    const [pet, other] = [await makePet({ owner }), await makePet({ owner })];
    const foreign = await linkToTeam(other.id, 'foster');
    const own = await linkToTeam(pet.id, 'foster');
    const before = await snapshot();
    const texts = new Set<string>();
    for (const id of [foreign, 2_000_000_000]) {
      for (const row of [teamRow('foster', { id }), { role: 'trustee', id }]) {
        const reply = await save(pet.id, [teamRow('caretaker'), row]);
        expect(reply.status).toBe(404);
        texts.add(reply.text);
      }
    }
    expect(texts.size).toBe(1);
    expect(await snapshot()).toEqual(before);
    expect((await save(pet.id, [teamRow('foster', { id: own, lastName: 'New' })])).status).toBe(
      200,
    );
    const kept = await get(`/pet-records/${other.id}`, { token: owner.token });
    expect(kept.body.careTeam).toMatchObject([{ id: foreign, lastName: 'Care' }]);
  });

  it('puts a row under no other pet', async () => {
    const [pet, other] = [await makePet({ owner }), await makePet({ owner })];
    const { status } = await save(pet.id, [teamRow('foster', { petId: other.id })]);
    expect([200, 400, 404]).toContain(status);
    expect((await petRows(other.id)).team).toEqual([]);
  });

  it.each([
    ['a role of its own', [teamRow('foster', { role: 'walker' })]],
    ['no role', [{ ...teamRow('foster'), role: undefined }]],
    ['four rows', [1, 2, 3, 4].map((id) => teamRow('foster', { id: -id }))],
    ['an id that is no number', [teamRow('foster', { id: 'x' })]],
    ['an id that is zero', [teamRow('foster', { id: 0 })]],
    ['an unknown field', [teamRow('foster', { member: 1 })]],
    ['a version', [teamRow('foster', { documentId: 'x' })]],
    ['too long a name', [teamRow('foster', { firstName: 'x'.repeat(81) })]],
    ['too long an address', [teamRow('foster', { address: 'x'.repeat(301) })]],
    ['no list', { foster: teamRow('foster') }],
    ['nothing', null],
  ])('refuses %s', async (_what, careTeam) => {
    const pet = await makePet({ owner });
    const before = await petRows(pet.id);
    expect((await save(pet.id, careTeam)).status).toBe(400);
    expect(await petRows(pet.id)).toEqual(before);
  });
});

describe('a save whose words are the same', () => {
  it('still takes a link away: from somebody in the trash, who would see the pet again when back', async () => {
    const admin = await signedIn({ role: 'admin' });
    const foster = await signedIn({ role: 'foster' });
    const pet = await makePet({ owner });
    const id = await linkToTeam(pet.id, 'foster', foster.id);
    expect((await del(`/users/${foster.id}`, { token: admin.token })).status).toBe(200);
    const { status, body } = await save(pet.id, [{ ...teamRow('foster'), id, userId: null }]);
    expect([status, body.careTeam[0].userId]).toEqual([200, null]);
    await post(`/users/${foster.id}/restore`, { token: admin.token });
    const { token } = { ...foster, ...(await openSession(foster.id)) };
    expect((await get(`/pet-records/${pet.id}`, { token })).status).toBe(404);
  });

  it('moves a link to another member of the same name', async () => {
    const name = { firstName: 'John', lastName: 'Smith', role: 'foster' as const };
    const [wrong, right] = [await signedIn(name), await signedIn(name)];
    const pet = await makePet({ owner });
    const id = await linkToTeam(pet.id, 'foster', wrong.id);
    const { body } = await save(pet.id, [{ ...teamRow('foster'), id, userId: right.id }]);
    expect(body.careTeam[0].userId).toBe(right.id);
    const sees = async ({ token }: TestSession) =>
      (await get(`/pet-records/${pet.id}`, { token })).status;
    expect([await sees(wrong), await sees(right)]).toEqual([404, 200]);
  });
});

it('the care team keeps a number typed with a foreign country code as it is', async () => {
  const pet = await makePet({ owner });
  const danish = { phoneNumber: '+45 12 34 56 78' };
  const { body } = await save(pet.id, [teamRow('foster', danish)]);
  expect(body.careTeam[0].phoneNumber).toBe('4512345678');
});
