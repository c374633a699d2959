import type { FoundGroup } from '@hearthside/contract/search/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayAhead, makeAppointment } from '../harness/appointments';
import { blogCalls } from '../harness/blogs';
import { makeTask } from '../harness/care';
import { startChat } from '../harness/chats';
import { db } from '../harness/database';
import { plantForm } from '../harness/forms';
import { helpCalls } from '../harness/help';
import { get, post } from '../harness/http';
import { plantItem } from '../harness/library';
import { makeMember, signedIn, unique } from '../harness/members';
import { plantMembership } from '../harness/memberships';
import { makePet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

/** A word that stands in everything planted here and nowhere else. */
const W = unique('Quillon');

const search = (caller: { token: string }, typed: string) =>
  get('/search', { token: caller.token, query: { search: typed } });

/** What was found, as `section: title`. */
async function found(caller: { token: string }, typed = W): Promise<string[]> {
  const { status, text, body } = await search(caller, typed);
  if (status !== 200) throw new Error(`A search: ${status} ${text}`);
  return (body.groups as FoundGroup[]).flatMap((group) =>
    group.found.map(({ title }) => `${group.section}: ${title}`),
  );
}

const admin = await signedIn({ role: 'admin' });
const owner = await signedIn({ role: 'pet_owner', firstName: 'Olive', lastName: 'Grove' });
const stranger = await signedIn({ role: 'pet_owner' });
const foster = await signedIn({ role: 'foster' });
const vet = await signedIn({ role: 'veterinarian' });
const attorney = await signedIn({ role: 'attorney' });
const trustee = await signedIn({ role: 'trustee' });
const board = await signedIn({ role: 'board_member' });
const employee = await signedIn({ role: 'employee' });
const caretaker = await signedIn({ role: 'caretaker' });
const volunteer = await signedIn({ role: 'volunteer' });
const user = await signedIn({ role: 'user' });
const newcomer = await signedIn({ role: 'pet_owner', verified: false });

beforeAll(async () => {
  await makeMember({ role: 'caretaker', firstName: W, lastName: 'Caretaker' });
  await makeMember({ role: 'veterinarian', firstName: W, lastName: 'Waits', verified: false });
  await makeMember({ role: 'foster', firstName: W, lastName: 'Blocked', blocked: true });
  const deleted_at = new Date();
  const gone = { firstName: W, lastName: 'Gone', columns: { deleted_at } };
  await makeMember({ role: 'attorney', ...gone });
  const subject = await makeMember({ role: 'volunteer', firstName: W, lastName: 'Volunteer' });
  const trust = await makeTrust([trustee]);
  await db('trusts')
    .where({ id: trust.id })
    .update({
      name: `${W} trust`,
      name_key: `${W.toLowerCase()} trust`,
      search_key: `${W.toLowerCase()} trust`,
    });
  await makePet({ owner, name: `${W} cat`, trust, team: { foster }, vet });
  await makePet({ owner, name: `${W} dog`, columns: { deleted_at } });
  await plantItem({ title: `${W} guide`, category: 'pet_care' });
  await plantItem({ title: `${W} case`, section: 'attorneys', category: 'legal_cases' });
  const blogs = blogCalls(admin);
  const blog = await blogs.made({ title: `${W} story` });
  await blogs.publish(blog.id);
  await blogs.made({ title: `${W} draft` });
  await helpCalls(admin).added({ question: `Where is ${W}?` });
  await plantForm({ title: `${W} form`, accessRoles: ['pet_owner'] });
  await startChat(owner, [foster, vet], `${W} chat`);
  await makeAppointment(subject);
  await plantMembership({ owner: { role: 'volunteer', firstName: W, lastName: 'Paid' } });
  const gift = {
    donorName: `${W} Donor`,
    donorEmail: '',
    memberId: null,
    amount: 1000,
    date: '2026-05-04',
    method: 'check',
    reference: unique('no'),
    note: '',
    campaignCode: '',
    key: unique('a-long-key'),
  };
  const recorded = await post('/donations', { token: admin.token, body: gift });
  if (recorded.status !== 200) throw new Error(`A gift: ${recorded.text}`);
});

const PEOPLE = ['Caretaker', 'Volunteer', 'Paid'].map((name) => `directory: ${W} ${name}`);
const UNVERIFIED = `directory: ${W} Waits`;
const EVERYBODY = [`blogs: ${W} story`, `help: Where is ${W}?`];
const READERS = [`library: ${W} guide`];

describe('what a search over the whole portal finds for', () => {
  // Written by hand from part 1 §6, part 2 §6 and the rulings 3, 5, 6, 13a.
  const MATRIX: [who: string, caller: { token: string }, expected: string[]][] = [
    ['no one but the newcomer', newcomer, [...EVERYBODY, `forms: ${W} form`]],
    [
      'the owner',
      owner,
      [
        ...EVERYBODY,
        ...READERS,
        ...PEOPLE,
        `pet_records: ${W} cat`,
        `inbox: ${W} chat`,
        `forms: ${W} form`,
      ],
    ],
    ['another owner', stranger, [...EVERYBODY, ...READERS, ...PEOPLE, `forms: ${W} form`]],
    [
      'the foster',
      foster,
      [...EVERYBODY, ...READERS, ...PEOPLE, `pet_records: ${W} cat`, `inbox: ${W} chat`],
    ],
    [
      'the veterinarian',
      vet,
      [...EVERYBODY, ...READERS, ...PEOPLE, `pet_records: ${W} cat`, `inbox: ${W} chat`],
    ],
    ['the trustee', trustee, [...EVERYBODY, ...READERS, ...PEOPLE, `pet_records: ${W} cat`]],
    ['a caretaker of no pet', caretaker, [...EVERYBODY, ...READERS, ...PEOPLE]],
    ['a volunteer', volunteer, [...EVERYBODY, ...READERS, ...PEOPLE]],
    // Without a directory and without a library.
    ['a user', user, EVERYBODY],
    ['an attorney', attorney, [...EVERYBODY, ...PEOPLE, `library: ${W} case`]],
    ['a board member', board, [...EVERYBODY, ...READERS, ...PEOPLE, UNVERIFIED]],
    [
      'an employee',
      employee,
      [...EVERYBODY, ...READERS, ...PEOPLE, UNVERIFIED, `pet_records: ${W} cat`],
    ],
  ];
  it.each(MATRIX)('%s is what they may see', async (_who, caller, expected) => {
    expect((await found(caller)).sort()).toEqual([...expected].sort());
  });

  it('an admin is everything that is not in the trash, and of drafts of blogs nothing', async () => {
    const people = ['Caretaker', 'Waits', 'Blocked', 'Volunteer', 'Paid'];
    expect((await found(admin)).sort()).toEqual(
      [
        ...people.map((name) => `users: ${W} ${name}`),
        ...EVERYBODY,
        `pet_records: ${W} cat`,
        `trusts: ${W} trust`,
        `inbox: ${W} chat`,
        `admin_forms: ${W} form`,
        `admin_library: ${W} guide`,
        `admin_library: ${W} case`,
        `appointments: Intake: ${W} Volunteer`,
        `admin_memberships: ${W} Paid`,
        `admin_payments: ${W} Donor`,
      ].sort(),
    );
  });

  it('nobody signed out is a refusal', async () => {
    expect((await get('/search', { query: { search: W } })).status).toBe(401);
  });
});

describe('a search over the whole portal', () => {
  it('gives the best title first, whatever the order of the list', async () => {
    const word = unique('Tally');
    for (const lastName of [`${word}son`, 'Abbot', `Zed ${word}`])
      await makeMember({
        role: 'volunteer',
        firstName: 'Ann',
        lastName,
        email: `${unique(word)}@test.example`,
      });
    await makeMember({ role: 'volunteer', firstName: word, lastName: 'Zorn' });
    expect(await found(admin, word)).toEqual([
      `users: ${word} Zorn`,
      `users: Ann ${word}son`,
      `users: Ann Zed ${word}`,
      'users: Ann Abbot',
    ]);
  });

  it('finds by several words in any order, and leads to the page', async () => {
    const name = unique('Pip');
    const pet = await makePet({ owner, name, breed: 'Welsh Corgi' });
    const { body } = await search(owner, `grove ${name}`);
    expect(body.groups[0]).toMatchObject({
      section: 'pet_records',
      more: false,
      found: [{ title: name, line: 'Welsh Corgi', path: `/pet-records?petId=${pet.id}` }],
    });
  });

  it('shows five of a section at most, and says that there are more', async () => {
    const word = unique('Crowd');
    for (let n = 0; n < 7; n += 1) await makePet({ owner, name: `${word} ${n}` });
    const { body } = await search(owner, word);
    expect(body.groups[0]).toMatchObject({ section: 'pet_records', more: true });
    expect(body.groups[0].found).toHaveLength(5);
  });

  it('shows the part of a text where the word stands', async () => {
    const word = unique('Marrow');
    const answer = `<p>${'Some words before. '.repeat(20)}Give ${word} twice a day.</p>`;
    await helpCalls(admin).added({ question: 'What do I feed?', answer });
    const { body } = await search(owner, word);
    expect(body.groups).toMatchObject([{ section: 'help', found: [{ title: 'What do I feed?' }] }]);
    expect(body.groups[0].found[0].snippet).toContain(`Give ${word} twice a day.`);
  });

  it('searches for what was meant if a word was mistyped, and says so', async () => {
    const slipped = `${W.slice(0, 3)}${W.slice(4)}`;
    const { body } = await search(owner, slipped);
    expect(body.meant).toBe(W.toLowerCase());
    expect(await found(owner, slipped)).toEqual(await found(owner));
  });

  it('finds the caller’s own appointments by their kind and place, and nobody else’s', async () => {
    const me = await signedIn({ role: 'pet_owner' });
    await makeAppointment(me);
    expect(await found(me, 'intake room')).toEqual(['appointments: Intake']);
    expect(await found(me, 'intake kitchen')).not.toContain('appointments: Intake');
    const titles = await found(await signedIn({ role: 'pet_owner' }), 'intake room');
    expect(titles.filter((title) => title.startsWith('appointments'))).toEqual([]);
  });

  it('finds for the office the appointments of somebody among hundreds of one name, the next first', async () => {
    const word = unique('Orla');
    const titlesOf = async () =>
      (await search(admin, word)).body.groups
        .filter(({ section }: FoundGroup) => section === 'appointments')
        .flatMap((group: FoundGroup) => group.found.map(({ title }) => title));
    const first = await makeMember({ role: 'pet_owner', firstName: word, lastName: 'First' });
    const last = await makeMember({ role: 'pet_owner', firstName: word, lastName: 'Last' });
    await makeAppointment(first, { date: dayAhead(-3) });
    await makeAppointment(last, { date: dayAhead(9) });
    const both = [`Intake: ${word} Last`, `Intake: ${word} First`];
    expect(await titlesOf()).toEqual(both);
    await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        makeMember({ role: 'pet_owner', firstName: word, lastName: `Other ${n}` }),
      ),
    );
    expect(await titlesOf()).toEqual(both);
  });

  it('finds care tasks of animals one cares for by what is to be done, not by the animal alone', async () => {
    const word = unique('Drops');
    const cared = await makePet({ owner, name: unique('Bella'), team: { foster } });
    await makeTask(cared.id, { title: `Ear ${word}`, kind: 'other' });
    for (const caller of [owner, foster])
      expect(await found(caller, `${word} ${cared.name}`)).toEqual([
        `care: Ear ${word} (${cared.name})`,
      ]);
    expect(await found(owner, cared.name)).toEqual([`pet_records: ${cared.name}`]);
    for (const caller of [stranger, vet, admin]) expect(await found(caller, word)).toEqual([]);
    await db('pets').where({ id: cared.id }).update({ deleted_at: new Date() });
    expect(await found(owner, word)).toEqual([]);
  });

  it('says nothing of a mistyped word whose rows the caller may not see', async () => {
    const secret = unique('Hushington');
    await makePet({ owner: stranger, name: secret });
    const slipped = `${secret.slice(0, 3)}${secret.slice(4)}`;
    expect((await search(owner, slipped)).body).toEqual({ groups: [], meant: null });
  });

  it('answers the same whether or not a hidden row has the typed word or one like it', async () => {
    const seen = unique('Nowakowski');
    await makePet({ owner, name: seen });
    const slipped = `${seen.slice(0, 2)}v${seen.slice(3)}`;
    const before = (await search(owner, slipped)).body;
    expect(before.meant).toBe(seen.toLowerCase());
    // What was typed, and what is nearer to it.
    await makePet({ owner: stranger, name: slipped });
    await makePet({ owner: stranger, name: `${slipped}s` });
    await makeMember({
      role: 'pet_owner',
      firstName: slipped,
      lastName: 'Hidden',
      verified: false,
    });
    await blogCalls(admin).made({ title: slipped });
    expect((await search(owner, slipped)).body).toEqual(before);
  });

  it.each([
    '%',
    '_',
    '"',
    "' or 1=1 --",
    '*',
    'a* OR b',
    '\\',
    '(',
    'NEAR(a b)',
    '?!',
    '🐾',
    'x'.repeat(200),
  ])('answers %j without an error', async (typed) => {
    for (const caller of [admin, owner]) expect((await search(caller, typed)).status).toBe(200);
  });

  it('takes special characters literally', async () => {
    const sign = unique('per');
    await makePet({ owner, name: `${sign}%cent` });
    await makePet({ owner, name: `${sign}scent` });
    expect(await found(owner, `${sign}%c`)).toEqual([`pet_records: ${sign}%cent`]);
  });

  it('finds nothing for an empty text, and refuses one that is too long', async () => {
    expect((await search(owner, '  ')).body).toEqual({ groups: [], meant: null });
    expect((await search(owner, 'x'.repeat(201))).status).toBe(400);
    expect((await post('/search', { token: owner.token })).status).toBe(405);
  });
});
