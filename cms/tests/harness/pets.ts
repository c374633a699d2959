import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { petKeys } from '../../src/api/pet/rules/pet-keys';
import { db, insert } from './database';
import { unique, type TestMember } from './members';
import { server } from './shared';

/** The fields of a pet in a form that is accepted. */
export const PET = {
  species: 'dog',
  breed: 'Beagle',
  gender: 'female',
  neutered: 'yes',
  birthDate: null,
  birthDateAbout: false,
  age: 4.5,
  weight: 22.25,
  color: 'Tricolor',
  chipNumber: '985113004512338',
  insurer: 'Harbor Pet Insurance',
  policyNumber: 'HP-4411',
  allergies: 'Chicken',
  conditions: 'Arthritis',
  behavior: 'Pulls on the leash.',
  textPermission: true,
} as const;

/** The fields of a pet that come from its owner's profile, for a pet without one. */
export const OWNER = {
  ownerFirstName: 'Olive',
  ownerLastName: 'Owner',
  ownerEmail: 'olive@test.example',
  ownerPhoneNumber: '15035550123',
  streetAddress: '1 Test Street',
  city: 'Portland',
  state: 'Oregon',
  zip: '97205',
  country: 'United States',
} as const;

/** The same fields for a member, as a pet made from their profile has them. */
export const ownerFieldsOf = ({ firstName, lastName, email }: TestMember) => ({
  ...OWNER,
  ownerFirstName: firstName,
  ownerLastName: lastName,
  ownerEmail: email,
});

/** A valid form of a new pet, with a name that no other test uses. */
export const goodPet = (more: Record<string, unknown> = {}) => ({
  name: unique('Pet '),
  ...PET,
  ...OWNER,
  ...more,
});

/** A filled row of the care team, as it is sent. */
export const teamRow = (role: 'trustee' | 'foster' | 'caretaker', more: object = {}) => ({
  role,
  firstName: 'Casey',
  lastName: 'Care',
  phoneNumber: '5035550170',
  address: '7 Care Lane, Portland',
  ...more,
});

/** A filled row of the service providers, as it is sent. */
export const providerRow = (serviceRole: string, more: object = {}) => ({
  serviceRole,
  firstName: 'Pat',
  lastName: 'Provider',
  phoneNumber: '5035550180',
  address: '8 Provider Way, Portland',
  ...more,
});

export interface NewPet {
  /** Its owner; null for none. */
  owner: Pick<TestMember, 'id' | 'firstName' | 'lastName' | 'email'> | null;
  name?: string;
  breed?: string;
  /** The trust that looks after it. */
  trust?: { id: number };
  /** Members linked on its care team, by the place they have there. */
  team?: Partial<Record<'trustee' | 'foster' | 'caretaker', { id: number }>>;
  /** A member linked as its veterinarian among the service providers. */
  vet?: { id: number };
  /** Further columns of pets: deleted_at, deleted_by, picture_id, age and so on. */
  columns?: Record<string, unknown>;
  into?: Knex;
}

export interface TestPet {
  id: number;
  name: string;
}

/** Plants a row of a pet's care team; without a member it is only a name. */
export const linkToTeam = (
  ...[petId, role, memberId = null, into = db]: [number, string, (number | null)?, Knex?]
) =>
  insert(
    'pet_care_team',
    {
      pet_id: petId,
      role,
      member_id: memberId,
      first_name: 'Casey',
      last_name: 'Care',
      phone_number: '15035550170',
      address: '7 Care Lane, Portland',
    },
    into,
  );

/** Plants a row of a pet's service providers; without a member it is only a name. */
export const addProvider = (
  ...[petId, serviceRole, memberId = null, into = db]: [number, string, (number | null)?, Knex?]
) =>
  insert(
    'pet_service_providers',
    {
      pet_id: petId,
      service_role: serviceRole,
      member_id: memberId,
      first_name: 'Pat',
      last_name: 'Provider',
      phone_number: '15035550180',
      address: '8 Provider Way, Portland',
    },
    into,
  );

/** Plants a pet in the database, with its trust and the members who may see it. */
export async function makePet(wanted: NewPet): Promise<TestPet> {
  const { owner, name = unique('Pet '), breed = PET.breed, into = db } = wanted;
  const said = {
    name,
    breed,
    ownerFirstName: owner?.firstName ?? OWNER.ownerFirstName,
    ownerLastName: owner?.lastName ?? OWNER.ownerLastName,
    ownerEmail: owner?.email ?? OWNER.ownerEmail,
  };
  const keys = petKeys(said);
  const row = {
    name,
    breed,
    species: PET.species,
    gender: PET.gender,
    neutered: PET.neutered,
    age: PET.age,
    weight: PET.weight,
    color: PET.color,
    allergies: PET.allergies,
    conditions: PET.conditions,
    chip_number: PET.chipNumber,
    insurer: PET.insurer,
    policy_number: PET.policyNumber,
    behavior: PET.behavior,
    name_key: keys.nameKey,
    sort_key: keys.sortKey,
    search_key: keys.searchKey,
    owner_id: owner?.id ?? null,
    owner_first_name: said.ownerFirstName,
    owner_last_name: said.ownerLastName,
    owner_email: said.ownerEmail,
    owner_phone_number: OWNER.ownerPhoneNumber,
    text_permission: true,
    street_address: OWNER.streetAddress,
    city: OWNER.city,
    state: OWNER.state,
    zip: OWNER.zip,
    country: OWNER.country,
    trust_id: wanted.trust?.id ?? null,
    version: 1,
    ...wanted.columns,
  };
  const id = await insert('pets', row, into);
  for (const [role, member] of Object.entries(wanted.team ?? {})) {
    await linkToTeam(id, role, member.id, into);
  }
  if (wanted.vet) await addProvider(id, 'veterinarian', wanted.vet.id, into);
  return { id, name };
}

/** Plants a dated entry of a pet's record. */
export const makeEntry = (petId: number, columns: Record<string, unknown> = {}) =>
  insert('pet_entries', {
    pet_id: petId,
    date: '2026-03-14',
    initial: 'CC',
    description: 'Yearly check-up',
    location: 'in_person',
    search_key: 'cc yearly check-up in person',
    version: 1,
    ...columns,
  });

/** Plants a photo of an entry without its bytes. */
export async function makeEntryFile(
  petId: number,
  entryId: number,
  columns: Record<string, unknown> = {},
) {
  const key = `${randomUUID()}.jpg`;
  const file = { key, title: 'paw.jpg', mime: 'image/jpeg', size: 9 };
  const fileId = await insert('portal_files', file);
  const row = { pet_id: petId, entry_id: entryId, kind: 'image', title: 'paw.jpg' };
  const id = await insert('pet_entry_files', { ...row, file_id: fileId, ...columns });
  return { id, fileId, key };
}

/** Plants a comment on an entry. */
export const makeComment = (
  petId: number,
  entryId: number,
  authorId: number,
  columns: Record<string, unknown> = {},
) =>
  insert('pet_entry_comments', {
    pet_id: petId,
    entry_id: entryId,
    content: 'Thank you.',
    author_id: authorId,
    author_name: 'Olive Owner',
    ...columns,
  });

/** An entry of a vaccination that is due again in a year, as it is sent. */
export const VACCINATION = {
  date: '2026-11-03',
  location: 'in_person',
  details: { kind: 'vaccination', product: 'Rabies', nextDue: '2027-11-03' },
};

/** The shortest PDF that can be opened: one empty page. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n' +
    'xref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \n' +
    'trailer<</Size 4/Root 1 0 R>>\nstartxref\n160\n%%EOF\n',
);

/** Plants a document of a pet with its file; `key` is the file's name in the data folder. */
export async function makeDocument(petId: number, title = unique('Paper ')) {
  const key = `${randomUUID()}.pdf`;
  const folder = path.join(server.dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, key), PDF);
  const file = { key, title: `${title}.pdf`, mime: 'application/pdf', size: PDF.length };
  const fileId = await insert('portal_files', file);
  const row = { pet_id: petId, title, kind: 'document', file_id: fileId };
  const id = await insert('pet_documents', { ...row, search_key: title.toLowerCase() });
  return { id, title, key, fileId };
}

/**
 * A pet with everything that a save can change, from the tables themselves, to check that a refused save changes
 * nothing.
 */
export async function petRows(id: number) {
  const [pet] = await db('pets').where({ id });
  const team = await db('pet_care_team').where({ pet_id: id }).orderBy('id');
  const providers = await db('pet_service_providers').where({ pet_id: id }).orderBy('id');
  return { pet, team, providers };
}
