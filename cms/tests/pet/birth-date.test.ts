import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { beforeAll, expect, it } from 'vitest';
import { get, patch, post } from '../harness/http';
import { signedIn, type TestMember, type TestSession } from '../harness/members';
import { goodPet, makePet } from '../harness/pets';

const ZONE = 'America/Los_Angeles';
const daysAway = (days: number) => addDays(dayIn(ZONE, new Date()), days);
/** A day that is certainly this many years and a month ago. */
const yearsAgo = (years: number) => {
  const [year = 0, month = 1] = daysAway(0).split('-').map(Number);
  const at = new Date(Date.UTC(year - years, month - 2, 1));
  return at.toISOString().slice(0, 10);
};

let owner: TestMember & TestSession;
beforeAll(async () => {
  owner = await signedIn();
});
const create = (more: object) =>
  post('/pet-records', { token: owner.token, body: goodPet({ ...more }) });
const save = (id: number, pet: object) =>
  patch(`/pet-records/${id}`, { token: owner.token, body: { pet } });

it('the age of a pet follows from its birth date, in its page and in the list', async () => {
  const { status, body } = await create({ birthDate: yearsAgo(6), birthDateAbout: true, age: 2 });
  expect([status, body.pet]).toMatchObject([
    200,
    { age: expect.closeTo(6.1, 1), birthDate: yearsAgo(6), birthDateAbout: true },
  ]);
  const list = await get('/pet-records', {
    token: owner.token,
    query: { search: body.pet.name },
  });
  expect(list.body.pets[0]).toMatchObject({ age: body.pet.age, birthDateAbout: true });
});

it.each([1, 40_000])('a birth date %i days ahead is refused at its field', async (days) => {
  const birthDate = daysAway(days);
  const refused = [
    400,
    {
      error: 'Please fix the highlighted fields',
      details: { birthDate: 'A birth date can\u2019t be in the future' },
    },
  ];
  const added = await create({ birthDate });
  expect([added.status, added.body]).toMatchObject(refused);
  const { id } = await makePet({ owner });
  const saved = await save(id, { birthDate });
  expect([saved.status, saved.body]).toMatchObject(refused);
});

it('a birth date of today is accepted', async () => {
  const { id } = await makePet({ owner });
  const { status, body } = await save(id, { birthDate: daysAway(0) });
  expect([status, body.pet.age]).toEqual([200, 0]);
});

it('a pet without a birth date keeps the age it was given', async () => {
  const { id } = await makePet({ owner, columns: { age: 4.5, species: '' } });
  const { body } = await save(id, { color: 'Sable' });
  expect([body.pet.age, body.pet.birthDate, body.pet.species]).toEqual([4.5, null, '']);
});

it('a pet whose birth date is taken away keeps the age that followed from it', async () => {
  const { id } = await makePet({ owner, columns: { age: 1, birth_date: yearsAgo(3) } });
  const { body } = await save(id, { birthDate: null });
  expect(body.pet).toMatchObject({ birthDate: null, age: expect.closeTo(3.1, 1) });
  const typed = await makePet({ owner, columns: { birth_date: yearsAgo(3) } });
  const given = await save(typed.id, { birthDate: null, age: 2.5 });
  expect(given.body.pet.age).toBe(2.5);
});
