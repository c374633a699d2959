import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, patch } from '../harness/http';
import {
  ADDRESS,
  makeMember,
  signedIn,
  unique,
  type TestMember,
  type TestSession,
} from '../harness/members';
import { linkToTeam, makePet, petRows, providerRow, teamRow } from '../harness/pets';
import { snapshot } from '../harness/snapshot';
import { historyOf, notificationsOf, subjectsTo } from '../harness/notifications';

let owner: TestMember & TestSession;
let admin: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn();
  admin = await signedIn({ role: 'admin' });
});
const save = (id: number, body: object, { token } = owner) =>
  patch(`/pet-records/${id}`, { token, body });
const people = (query: Record<string, string>, { token }: { token: string } = owner) =>
  get('/pet-records/people', { token, query });
const told = (pet: { id: number; name: string }) => ({
  kind: 'pet',
  title: `You are on ${pet.name}\u2019s team`,
  body: 'You can see this pet\u2019s record, documents and emergency sheet.',
  link: `/pet-records?petId=${pet.id}`,
});

describe('linking a member to the care team', () => {
  it('notifies them once, lets them see the pet, and is recorded in the history', async () => {
    const member = await signedIn({ role: 'caretaker', firstName: 'Cleo', lastName: 'Linked' });
    const pet = await makePet({ owner });
    const careTeam = [teamRow('caretaker', { userId: member.id })];
    expect((await get(`/pet-records/${pet.id}`, { token: member.token })).status).toBe(404);
    const { status, body } = await save(pet.id, { careTeam });
    const { id, firstName, lastName } = member;
    expect([status, body.careTeam]).toMatchObject([
      200,
      [
        {
          // What was typed of them gives way to what their profile says.
          firstName: 'Cleo',
          lastName: 'Linked',
          userId: id,
          member: { id, firstName, lastName, role: 'caretaker', profilePicture: null },
        },
      ],
    ]);
    expect(await notificationsOf(id)).toEqual([told(pet)]);
    const seen = await get(`/pet-records/${pet.id}`, { token: member.token });
    expect([seen.status, seen.body.mayChange, seen.body.mayDelete]).toEqual([200, false, false]);
    const [entry] = await historyOf(admin.token, pet.id, 'pet');
    expect(entry).toMatchObject({
      changes: [
        {
          field: 'Caretaker',
          from: '',
          to: 'Cleo Linked, +1 (503) 555-0123, 1 Test Street, Portland, Oregon 97205, linked to Cleo Linked',
        },
      ],
    });
    // Another change tells them nothing, whatever else is in it.
    await save(pet.id, { careTeam: [teamRow('caretaker', { userId: id, address: '9 New Lane' })] });
    await save(pet.id, { pet: { color: 'Red' } });
    expect(await notificationsOf(id)).toHaveLength(1);
    expect(await subjectsTo(member.email)).toEqual([]);
  });

  it('notifies a member in two places once, and nobody who links themselves', async () => {
    const member = await makeMember({ role: 'veterinarian' });
    const pet = await makePet({ owner });
    const { status } = await save(pet.id, {
      careTeam: [
        teamRow('foster', { userId: member.id }),
        teamRow('trustee', { userId: member.id }),
        teamRow('caretaker', { userId: owner.id }),
      ],
      serviceProviders: [providerRow('veterinarian', { userId: member.id })],
    });
    expect(status).toBe(200);
    expect(await notificationsOf(member.id)).toEqual([told(pet)]);
    expect(
      (await notificationsOf(owner.id)).filter(({ link }) => link?.endsWith(`=${pet.id}`)),
    ).toEqual([]);
    const { body } = await get('/pet-records', { token: owner.token, query: { search: pet.name } });
    expect(body.pagination.total).toBe(1);
  });

  it('notifies nobody if the save fails', async () => {
    const member = await makeMember({ role: 'foster' });
    const pet = await makePet({ owner });
    const before = await snapshot();
    const reply = await save(pet.id, {
      careTeam: [teamRow('foster', { userId: member.id })],
      serviceProviders: [{ serviceRole: 'groomer', address: 'nobody' }],
    });
    expect(reply.status).toBe(400);
    expect(await snapshot()).toEqual(before);
  });

  it('is possible only with members to whom the link opens something', async () => {
    const pet = await makePet({ owner });
    const good = ['caretaker', 'foster', 'trustee', 'volunteer', 'veterinarian'] as const;
    for (const role of [...good, 'employee', 'pet_owner'] as const) {
      const { id } = await makeMember({ role });
      const { status } = await save(pet.id, { careTeam: [teamRow('foster', { userId: id })] });
      expect(status, role).toBe(200);
    }
    await save(pet.id, { careTeam: [] });
    const bad = [
      ...(['board_member', 'attorney', 'user'] as const).map((role) => ({ role })),
      { role: 'foster', verified: false },
      { role: 'foster', blocked: true },
      { role: 'foster', confirmed: false },
      { role: 'foster', columns: { deleted_at: new Date() } },
    ] as const;
    const ids = [2_000_000_000];
    for (const one of bad) ids.push((await makeMember(one)).id);
    const before = await snapshot();
    const texts = new Set<string>();
    for (const userId of ids) {
      const reply = await save(pet.id, { careTeam: [teamRow('foster', { userId })] });
      expect([reply.status, reply.body.details]).toEqual([
        400,
        { careTeam: 'This member cannot be linked.' },
      ]);
      texts.add(reply.text);
    }
    // Nobody learns from it who there is.
    expect(texts.size).toBe(1);
    expect(await snapshot()).toEqual(before);
  });

  it('stays where a member has gone since, through other changes', async () => {
    const member = await makeMember({ role: 'foster' });
    const pet = await makePet({ owner, team: { foster: member } });
    await db('up_users').where({ id: member.id }).update({ verified: false });
    const row = teamRow('foster', { userId: member.id, address: '9 New Lane' });
    const { status, body } = await save(pet.id, { careTeam: [row] });
    expect([status, body.careTeam]).toMatchObject([200, [{ userId: member.id }]]);
    await db('up_users').where({ id: member.id }).update({ deleted_at: new Date() });
    const again = await save(pet.id, { careTeam: [{ ...row, address: '10 Newer Lane' }] });
    expect([again.status, again.body.careTeam]).toMatchObject([
      200,
      [{ userId: member.id, member: null }],
    ]);
  });

  it('moves with the row to another member: one loses access, and the other gains it', async () => {
    const [one, two] = [await signedIn({ role: 'foster' }), await signedIn({ role: 'foster' })];
    const pet = await makePet({ owner });
    const id = await linkToTeam(pet.id, 'foster', one.id);
    await save(pet.id, { careTeam: [teamRow('foster', { id, userId: two.id })] });
    const statuses = [];
    for (const { token } of [one, two]) {
      statuses.push((await get(`/pet-records/${pet.id}`, { token })).status);
    }
    expect(statuses).toEqual([404, 200]);
    expect((await petRows(pet.id)).team).toMatchObject([{ id, member_id: two.id }]);
    expect([await notificationsOf(one.id), await notificationsOf(two.id)]).toEqual([
      [],
      [told(pet)],
    ]);
  });
});

describe('finding members to link', () => {
  const family = unique('Linkable');
  const planted = {} as Record<string, TestMember>;
  beforeAll(async () => {
    const plant = async (name: string, wanted: Parameters<typeof makeMember>[0]) => {
      planted[name] = await makeMember({ firstName: name, lastName: family, ...wanted });
    };
    await plant('Anna', { role: 'caretaker' });
    await plant('\u00c5sa', { role: 'foster' });
    await plant('Vera', { role: 'veterinarian' });
    await plant('Emil', { role: 'employee' });
    await plant('Admin', { role: 'admin' });
    await plant('Board', { role: 'board_member' });
    await plant('Attorney', { role: 'attorney' });
    await plant('User', { role: 'user' });
    await plant('Unverified', { role: 'foster', verified: false });
    await plant('Blocked', { role: 'foster', blocked: true });
    await plant('Gone', { role: 'veterinarian', columns: { deleted_at: new Date() } });
    await plant('Invited', { role: 'foster', confirmed: false });
  });
  const shown = (name: string, more = {}) => {
    const { id, firstName, lastName, role } = planted[name]!;
    const person = { id, firstName, lastName, role, profilePicture: null };
    return { ...person, phoneNumber: '', address: '', ...more };
  };

  it('by name only those who can be linked, with what everybody may know of them', async () => {
    const { phone_number: phoneNumber, street_address: street, city } = ADDRESS;
    const address = `${street}, ${city}, ${ADDRESS.state} ${ADDRESS.zip_code}`;
    const { status, body } = await people({ search: family });
    expect([status, body]).toEqual([
      200,
      {
        people: [
          shown('Anna', { phoneNumber, address }),
          shown('\u00c5sa'),
          shown('Emil'),
          shown('Vera'),
        ],
      },
    ]);
    expect((await people({ search: `asa ${family}` })).body.people).toEqual([shown('\u00c5sa')]);
    const vets = await people({ search: family, as: 'veterinarian' });
    expect(vets.body).toEqual({ people: [shown('Vera')] });
    expect((await people({ search: family }, admin)).body).toEqual(body);
  });

  it('never by email, and never by a wildcard', async () => {
    const { email } = planted.Anna!;
    for (const search of [email, email.slice(0, 8), `%${family}`, `A_na ${family}`]) {
      expect((await people({ search })).body.people, search).toEqual([]);
    }
  });

  it('at most ten', async () => {
    const word = unique('Many');
    for (let at = 0; at < 11; at += 1) await makeMember({ role: 'foster', lastName: word });
    expect((await people({ search: word })).body.people).toHaveLength(10);
  });

  it('is for those with a pet to link them to', async () => {
    for (const role of ['caretaker', 'employee', 'trustee', 'veterinarian'] as const) {
      const caller = await signedIn({ role });
      await makePet({ owner, team: { caretaker: caller } });
      const { status, body } = await people({ search: family }, caller);
      expect([status, body]).toEqual([
        403,
        { error: 'Only owners and admins can link members to a pet.' },
      ]);
    }
  });

  it.each([
    ['as', 'admin'],
    ['as', ''],
    ['limit', '100'],
    ['search', 'x'.repeat(10_000)],
    ['role', 'foster'],
  ])('refuses %s=%.20s', async (key, value) => {
    expect((await people({ [key]: value })).status).toBe(400);
  });
});
