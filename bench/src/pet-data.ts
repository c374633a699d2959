import path from 'node:path';
import { PATHS, requireFromCms } from './paths.ts';
import { people, type Person } from './people.ts';
import { addPetChats } from './pet-chats.ts';
import { fillPortal } from './portal.ts';
import { insert, type Database, type FillTarget } from './sqlite.ts';

const PETS_OF_EACH = 5;
const ENTRIES_OF_EACH = 8;
const DOCUMENTS_OF_EACH = 6;
const NAMES = ['Bella', 'Biscuit', 'Juniper', 'Moss', 'Pepper'];
const BREEDS = ['Beagle', 'Border collie', 'Domestic shorthair', 'Lop rabbit', 'Grey parrot'];
const TEAM = ['trustee', 'foster', 'caretaker'];
const SERVICES = ['attorney', 'veterinarian', 'groomer', 'dog_walker'];
const SINCE = Date.UTC(2024, 0, 1);

interface Keys {
  petKeys(pet: Record<string, string>): Record<'nameKey' | 'sortKey' | 'searchKey', string>;
}

/** The pet owner who requests their own pets. */
export function ownerAmong(size: number) {
  const owner = people(ownersFor(size)).find(
    ({ role, verified, confirmed }) => role === 'pet_owner' && verified && confirmed,
  );
  if (!owner) throw new Error('There is no pet owner.');
  return owner;
}

const ownersFor = (size: number) => size / PETS_OF_EACH;
const base = (id: number, kind: string) => ({
  id,
  document_id: `${kind}${id.toString(36).padStart(16, '0')}`,
  created_at: SINCE + id * 1000,
  updated_at: SINCE + id * 1000,
  published_at: SINCE,
});

/** Fills a portal database with this many pets, five for each member, with everything that belongs to them. */
export async function fillPets(database: Database, size: number) {
  const owners = people(ownersFor(size));
  await fillPortal(database, owners);
  addPets(database, { owners, careTeam: owners }, size);
  const admins = owners.filter(({ role }) => role === 'admin');
  const around = aroundPet({ owners, careTeam: owners });
  addPetChats(database, { around, admins }, size);
}

/** Whose pet this is: each owner has five, one after the other. */
export const ownerOfPet = (owners: readonly Person[], petId: number): Person =>
  owners[Math.floor((petId - 1) / PETS_OF_EACH)] as Person;
export const petNameOf = (petId: number, size: number): string =>
  `${NAMES[(petId - 1) % PETS_OF_EACH]} ${(petId * 7919) % size}`;

/** Who is on the care team of a pet, in the order of the roles there. */
const teamOfPet = (careTeam: readonly Person[], petId: number): Person[] =>
  TEAM.map((_, place) => careTeam[((petId + place) * 7919) % careTeam.length] as Person);

type People = Record<'owners' | 'careTeam', readonly Person[]>;

/** Who cares for a pet: its owner and its care team. */
export const aroundPet =
  ({ owners, careTeam }: People) =>
  (petId: number) => [ownerOfPet(owners, petId), ...teamOfPet(careTeam, petId)];

/** Adds this many pets of people who are there already, with everything that belongs to them. */
export function addPets(database: FillTarget, { owners, careTeam }: People, size: number) {
  const { petKeys } = requireFromCms(
    path.join(PATHS.cms, 'dist/src/api/pet/rules/pet-keys.js'),
  ) as Keys;
  const ids = Array.from({ length: size }, (_, index) => index + 1);
  const pets = ids.map((id) => {
    const owner = ownerOfPet(owners, id);
    const place = (id - 1) % PETS_OF_EACH;
    const name = petNameOf(id, size);
    const breed = BREEDS[place] ?? '';
    const { firstName, lastName, email } = owner;
    const keys = petKeys({
      name,
      breed,
      ownerFirstName: firstName,
      ownerLastName: lastName,
      ownerEmail: email,
    });
    return {
      ...base(id, 'pet'),
      name,
      breed,
      gender: 'female',
      age: id % 15,
      weight: 10 + (id % 60),
      color: 'Tan',
      allergies: '',
      conditions: '',
      owner_id: owner.id,
      version: 1,
      text_permission: 0,
      owner_first_name: firstName,
      owner_last_name: lastName,
      owner_email: email,
      owner_phone_number: owner.phoneNumber,
      street_address: owner.streetAddress,
      city: owner.city,
      state: owner.state,
      zip: owner.zipCode,
      country: owner.country,
      name_key: keys.nameKey,
      sort_key: keys.sortKey,
      search_key: keys.searchKey,
      own_words: '',
    };
  });
  insert(database, 'pets', pets);
  const each = (table: string, kinds: number, row: (petId: number, place: number) => object) =>
    insert(
      database,
      table,
      ids.flatMap((petId, index) =>
        Array.from({ length: kinds }, (_, place) => ({
          ...base(index * kinds + place + 1, table.slice(0, 3)),
          pet_id: petId,
          ...row(petId, place),
        })),
      ),
    );
  const contact = { first_name: 'Ana', last_name: 'Lopez', phone_number: '15035550142' };
  each('pet_care_team', TEAM.length, (petId, place) => ({
    ...contact,
    address: '1 Elm Street',
    role: TEAM[place],
    member_id: teamOfPet(careTeam, petId)[place]?.id,
  }));
  each('pet_service_providers', SERVICES.length, (_petId, place) => ({
    ...contact,
    address: '1 Elm Street',
    service_role: SERVICES[place],
  }));
  each('pet_entries', ENTRIES_OF_EACH, (_petId, place) => ({
    date: `2026-0${place + 1}-11`,
    initial: 'AV',
    description: 'Annual check.',
    location: 'zoom',
    search_key: 'av annual check zoom',
    version: 1,
  }));
  insert(
    database,
    'portal_files',
    ids.flatMap((petId) =>
      Array.from({ length: DOCUMENTS_OF_EACH }, (_, place) => {
        const id = (petId - 1) * DOCUMENTS_OF_EACH + place + 1;
        const about = { title: 'Certificate.pdf', mime: 'application/pdf', size: 10_000 };
        return { ...base(id, 'fil'), key: `bench-${id}.pdf`, ...about };
      }),
    ),
  );
  each('pet_documents', DOCUMENTS_OF_EACH, (petId, place) => ({
    title: `Certificate ${place}`,
    kind: 'document',
    search_key: `certificate ${place}`,
    file_id: (petId - 1) * DOCUMENTS_OF_EACH + place + 1,
  }));
}
