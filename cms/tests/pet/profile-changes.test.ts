import { expect, it } from 'vitest';
import { get, patch, post, put } from '../harness/http';
import { ADDRESS, PASSWORD, signedIn, unique, type TestMember } from '../harness/members';
import { mailTo, tokenIn } from '../harness/outbox';
import { goodPet, makePet, providerRow, teamRow } from '../harness/pets';
import { historyOf, named } from '../harness/notifications';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const detail = async (id: number) => (await get(`/pet-records/${id}`, { token })).body;
const save = (id: number, body: object, by = token) =>
  patch(`/pet-records/${id}`, { token: by, body });
const found = async (search: string): Promise<number[]> => {
  const { pets } = (await get('/pet-records', { token, query: { search } })).body;
  return pets.map(({ id }: { id: number }) => id);
};

type Person = TestMember & { token: string };
const profileOf = ({ firstName, lastName, email }: Person, more: object = {}) => ({
  firstName,
  lastName,
  email,
  phoneNumber: ADDRESS.phone_number,
  streetAddress: ADDRESS.street_address,
  city: ADDRESS.city,
  state: ADDRESS.state,
  zipCode: ADDRESS.zip_code,
  country: ADDRESS.country,
  ...more,
});
async function changeProfile(me: Person, more: object) {
  const saved = await put('/users/me', { token: me.token, body: profileOf(me, more) });
  expect(saved.status).toBe(200);
}
async function ownPet(owner: Person): Promise<number> {
  const { status, body } = await post('/pet-records', { token: owner.token, body: goodPet() });
  expect(status).toBe(200);
  return body.pet.id;
}

it('an owner who changes name, phone and address is called and found by the new ones, in every pet', async () => {
  const owner = await signedIn({ firstName: 'Olga' });
  const pets = [await ownPet(owner), await ownPet(owner)];
  const { revision } = await detail(pets[0]!);
  const lastName = unique('Newname');
  const moved = { streetAddress: '9 New Lane', city: 'Berlin', zipCode: '10115' };
  await changeProfile(owner, {
    lastName,
    phoneNumber: '503 555 0199',
    country: 'Germany',
    state: '',
    ...moved,
  });
  for (const id of pets) {
    expect((await detail(id)).pet).toMatchObject({
      ownerLastName: lastName,
      ownerPhoneNumber: '15035550199',
      state: '',
      zip: '10115',
      streetAddress: '9 New Lane',
      city: 'Berlin',
      country: 'Germany',
      breed: 'Beagle',
    });
  }
  expect((await found(lastName)).sort()).toEqual(pets.sort());
  expect(await found(owner.lastName)).toEqual([]);
  const [entry] = await historyOf(token, pets[0]!, 'pet');
  expect(entry).toMatchObject({ action: 'changed', by: { id: owner.id } });
  expect(entry?.changes).toContainEqual({
    field: 'Owner phone',
    from: '+1 (503) 555-0123',
    to: '+1 (503) 555-0199',
  });
  // A form that was open meanwhile would bring the old number back.
  const late = await save(pets[0]!, { pet: { ownerPhoneNumber: '5035550123' }, revision });
  expect(late.status).toBe(409);
});

it('an owner whose new address is confirmed is found by it', async () => {
  const owner = await signedIn();
  const id = await ownPet(owner);
  const email = `${unique('fresh')}@test.example`;
  await changeProfile(owner, { email, currentPassword: PASSWORD });
  expect((await detail(id)).pet.ownerEmail).toBe(owner.email);
  const confirmed = tokenIn(await mailTo(email, 'Please confirm your new email'));
  expect((await post('/auth/confirm-email', { body: { token: confirmed } })).status).toBe(200);
  expect((await detail(id)).pet.ownerEmail).toBe(email);
  expect([await found(email), await found(owner.email)]).toEqual([[id], []]);
});

it('a pet with an address and a phone of its own keeps these, and follows in the rest', async () => {
  const owner = await signedIn();
  const id = await ownPet(owner);
  await save(id, { pet: { city: 'Salem', ownerPhoneNumber: '5035550111' } });
  const lastName = unique('Other');
  await changeProfile(owner, { lastName, city: 'Eugene', phoneNumber: '5035550199' });
  expect((await detail(id)).pet).toMatchObject({
    ownerLastName: lastName,
    city: 'Salem',
    ownerPhoneNumber: '15035550111',
  });
  // Given back what the profile says, it follows again.
  await save(id, { pet: { city: 'Eugene', ownerPhoneNumber: '5035550199' } });
  await changeProfile(owner, { lastName, city: 'Bend', phoneNumber: '5035550144' });
  const { pet } = await detail(id);
  expect(pet).toMatchObject({ city: 'Bend', ownerPhoneNumber: '15035550144' });
});

it('linked people are on the page by their profile, and whoever is only a name as typed', async () => {
  const [owner, caretaker] = [await signedIn(), await signedIn({ role: 'caretaker' })];
  const vet = await signedIn({ role: 'veterinarian' });
  const id = await ownPet(owner);
  const vetPhone = ADDRESS.phone_number;
  const saved = await save(id, {
    careTeam: [teamRow('caretaker', { userId: caretaker.id }), teamRow('foster')],
    serviceProviders: [
      providerRow('veterinarian', { userId: vet.id, phoneNumber: vetPhone }),
      providerRow('groomer'),
    ],
  });
  expect(saved.status).toBe(200);
  const rowOf = async (role: string) => {
    const { careTeam, serviceProviders } = await detail(id);
    return [...careTeam, ...serviceProviders].find(
      (row: { role?: string; serviceRole?: string }) => (row.role ?? row.serviceRole) === role,
    );
  };
  const home = '1 Test Street, Portland, Oregon 97205';
  expect(await rowOf('caretaker')).toMatchObject({
    firstName: 'Test',
    lastName: caretaker.lastName,
    phoneNumber: '15035550123',
    address: home,
  });
  const typed = [await rowOf('foster'), await rowOf('groomer')];
  await changeProfile(caretaker, {
    firstName: 'Ann',
    phoneNumber: '5035550190',
    streetAddress: '2 New Street',
  });
  await changeProfile(vet, { firstName: 'Val', phoneNumber: '5035550191' });
  expect(await rowOf('caretaker')).toMatchObject({
    firstName: 'Ann',
    phoneNumber: '15035550190',
    address: '2 New Street, Portland, Oregon 97205',
  });
  // A veterinarian's number was what the profile said; their address is what the owner was told.
  expect(await rowOf('veterinarian')).toMatchObject({
    firstName: 'Val',
    phoneNumber: '15035550191',
    address: '8 Provider Way, Portland',
  });
  expect([await rowOf('foster'), await rowOf('groomer')]).toEqual(typed);
  const [last] = await historyOf(token, id, 'pet');
  expect(last).toMatchObject({ action: 'changed', by: named({ ...vet, firstName: 'Val' }) });
  expect(last?.changes).toMatchObject([{ field: 'Veterinarian' }]);
});

it('a stranger\u2019s phone is not learned by linking them', async () => {
  const [owner, foster] = [await signedIn(), await signedIn({ role: 'foster' })];
  const pet = await makePet({ owner });
  const row = teamRow('foster', { userId: foster.id, phoneNumber: '5035550177' });
  expect((await save(pet.id, { careTeam: [row] }, owner.token)).status).toBe(200);
  await changeProfile(foster, { phoneNumber: '5035550166' });
  expect((await detail(pet.id)).careTeam[0]).toMatchObject({
    phoneNumber: '15035550177',
    address: '7 Care Lane, Portland',
  });
});
