import { SYSTEM_ACTOR } from '../auth/actor';
import type { Core } from '@strapi/strapi';
import { lockRow } from '../db/lock-row';
import { runQuery } from '../db/run-query';
import { memberKeys } from '../text/member-keys';
import { normalize, lookup } from '../text/normalize';
import { selectMembers, type MemberRow } from '../auth/member-row';
import { contactByProfile, type ContactWords } from '../api/pet/data/contact-words';
import { detailsIn, entryKeys, type EntryRow } from '../api/pet/data/entries/entry-row';
import { profileIn } from '../api/pet/data/linked-profiles';
import { wordsByProfile } from '../api/pet/rules/owner-words';
import { petKeys } from '../api/pet/rules/pet-keys';
import { petFieldsIn, selectWholePets, type WholePet } from '../api/pet/data/pet-row';
import { updateProfileInPet } from '../api/pet/services/pet';
import { derivedCopy, type CopyCheck } from './copy-check';

const AT_ONCE = 500;
type Text = Record<string, string | null> & { id: number };
const said = (text: string | null | undefined) => text ?? '';

interface InPet {
  id: number;
  petId: number;
  memberId: number;
}

/** Rows of a pet that copy a member's profile. They are repaired by following that profile. */
function inPets(
  name: string,
  rowsAfter: (strapi: Core.Strapi, id: number) => Promise<InPet[]>,
  isWrong: (row: never, member: MemberRow) => boolean,
  rowOf: (strapi: Core.Strapi, id: number) => Promise<InPet | undefined>,
): CopyCheck {
  return {
    name,
    async compare(strapi) {
      const wrong: number[] = [];
      for (let rows = await rowsAfter(strapi, 0); rows.length > 0;) {
        const ids = [...new Set(rows.map(({ memberId }) => memberId))];
        const members: MemberRow[] = await runQuery(strapi, (knex) =>
          selectMembers(knex).whereIn('u.id', ids),
        );
        const known = new Map(members.map((member) => [member.id, member]));
        for (const row of rows) {
          const member = known.get(row.memberId);
          if (member && isWrong(row as never, member)) wrong.push(row.id);
        }
        rows = await rowsAfter(strapi, rows.at(-1)?.id ?? 0);
      }
      return wrong;
    },
    async repair(strapi, id) {
      const row = await rowOf(strapi, id);
      if (!row) return false;
      // The member is locked before what belongs to them (db/lock-row).
      await lockRow(strapi, 'up_users', row.memberId);
      return updateProfileInPet(strapi, row.petId, row.memberId, { by: null });
    },
  };
}

const inPet = (row: WholePet) => ({ ...row, petId: row.id, memberId: row.ownerId ?? 0 });

const owners = inPets(
  'pets.owner_*, address',
  async (strapi, id) => {
    const rows: WholePet[] = await runQuery(strapi, (knex) =>
      selectWholePets(knex, SYSTEM_ACTOR)
        .whereNotNull('p.owner_id')
        .where('p.id', '>', id)
        .orderBy('p.id')
        .limit(AT_ONCE),
    );
    return rows.map(inPet);
  },
  (row: WholePet, member) => {
    const fields = petFieldsIn(row);
    const words = wordsByProfile({ ...fields, ownWords: row.ownWords }, profileIn(member));
    return Object.entries(words).some(([field, is]) => fields[field as 'city'] !== is);
  },
  async (strapi, id) => {
    const row: WholePet | undefined = await runQuery(strapi, (knex) =>
      selectWholePets(knex, SYSTEM_ACTOR).where('p.id', id).first(),
    );
    return row?.ownerId ? inPet(row) : undefined;
  },
);

const LINKED = {
  id: 'id',
  petId: 'pet_id',
  memberId: 'member_id',
  firstName: 'first_name',
  lastName: 'last_name',
  phoneNumber: 'phone_number',
  address: 'address',
};
type Linked = InPet & ContactWords;

const linked = (table: string) =>
  inPets(
    `${table}: name, phone, address`,
    (strapi, id): Promise<Linked[]> =>
      runQuery(strapi, (knex) =>
        knex(table)
          .whereNotNull('member_id')
          .where('id', '>', id)
          .orderBy('id')
          .limit(AT_ONCE)
          .select(LINKED),
      ),
    (row: Linked, member) => {
      const is = contactByProfile(row, member);
      return Object.entries(is).some(([field, word]) => said(row[field as 'address']) !== word);
    },
    (strapi, id): Promise<Linked | undefined> =>
      runQuery(strapi, (knex) => knex(table).where({ id }).whereNotNull('member_id').first(LINKED)),
  );

/** The copies of members, trusts and pets that are stored elsewhere. */
export const PEOPLE_COPIES: readonly CopyCheck[] = [
  derivedCopy<Text & { show_email: unknown; show_city: unknown }>({
    name: 'up_users: username and keys',
    table: 'up_users',
    select: (knex) => knex('up_users').whereNotNull('first_name').select('*'),
    expected: (row) => {
      const keys = memberKeys({
        firstName: said(row.first_name),
        lastName: said(row.last_name),
        email: said(row.email),
        showEmail: Boolean(row.show_email),
        showCity: Boolean(row.show_city),
        phoneNumber: row.phone_number,
        city: row.city,
        state: row.state,
        zipCode: row.zip_code,
        country: row.country,
      });
      return {
        username: row.email,
        name_key: keys.nameKey,
        search_key: keys.searchKey,
        directory_email: keys.directoryEmail,
        directory_key: keys.directoryKey,
        city_key: keys.cityKey,
        state_key: keys.stateKey,
        latitude: keys.latitude,
        longitude: keys.longitude,
      };
    },
  }),
  derivedCopy<Text>({
    name: 'trusts: keys',
    table: 'trusts',
    select: (knex) => knex('trusts').select('id', 'name', 'name_key', 'search_key'),
    expected: ({ name }) => ({ name_key: normalize(said(name)), search_key: lookup(said(name)) }),
  }),
  owners,
  linked('pet_care_team'),
  linked('pet_service_providers'),
  derivedCopy<Text>({
    name: 'pets: keys',
    table: 'pets',
    select: (knex) =>
      knex('pets')
        .select('id', 'name', 'breed', 'owner_first_name', 'owner_last_name', 'owner_email')
        .select('name_key', 'sort_key', 'search_key'),
    expected: (row) => {
      const keys = petKeys({
        name: said(row.name),
        breed: said(row.breed),
        ownerEmail: said(row.owner_email),
        ownerFirstName: said(row.owner_first_name),
        ownerLastName: said(row.owner_last_name),
      });
      return { name_key: keys.nameKey, sort_key: keys.sortKey, search_key: keys.searchKey };
    },
  }),
  derivedCopy<Text & Pick<EntryRow, 'location'>>({
    name: 'pet_entries.search_key',
    table: 'pet_entries',
    select: (knex) => knex('pet_entries').select('*'),
    expected: ({ initial, description, outcome_email: email, location, details = null }) => {
      const words = { initial: said(initial), description: said(description) };
      const more = { outcomeEmail: said(email), location, details: detailsIn({ details }) };
      return { search_key: entryKeys({ ...words, ...more }).searchKey };
    },
  }),
  derivedCopy<Text>({
    name: 'pet_documents.search_key',
    table: 'pet_documents',
    select: (knex) => knex('pet_documents').select('id', 'title', 'search_key'),
    expected: ({ title }) => ({ search_key: lookup(said(title)) }),
  }),
];
