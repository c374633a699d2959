/** Keeps what pets say about their owners and linked members in line with these members' profiles. */
import { SYSTEM_ACTOR } from '../../../auth/actor';
import type { Core } from '@strapi/strapi';
import { petChanges, type PetState } from '@hearthside/contract/pet/changes';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { invalidateCounts } from '../../../db/cached-count';
import { nameIn } from '../../../text/member-name';
import { addressIn, selectMembers, type MemberRow } from '../../../auth/member-row';
import type { MemberChange } from '../../../subject';
import { contactByProfile } from './contact-words';
import { teamOf, providersOf } from './contacts';
import { wordsByProfile } from '../rules/owner-words';
import { petKeys } from '../rules/pet-keys';
import { recordOfPet } from './pet-changes';
import { aboutPet, petFieldsIn, selectWholePets, type WholePet } from './pet-row';
import { CARE_TEAM_UID, PET_UID, PROVIDER_UID } from '../rules/pet-uid';

const PEOPLE = { pet_care_team: CARE_TEAM_UID, pet_service_providers: PROVIDER_UID } as const;
/** The part of a member's profile that a pet's page shows. */
export const profileIn = (row: MemberRow) => ({
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phoneNumber: row.phoneNumber ?? '',
  address: addressIn(row),
});

const memberOf = (strapi: Core.Strapi, id: number): Promise<MemberRow | undefined> =>
  runQuery(strapi, (knex) => selectMembers(knex).where('u.id', id).first());

/** All pets that name a member, including those in the trash, in the order in which they are locked. */
const petsOf = (strapi: Core.Strapi, memberId: number): Promise<number[]> =>
  runQuery(strapi, (knex) =>
    knex('pets')
      .where({ owner_id: memberId })
      .union(
        Object.keys(PEOPLE).map((table) =>
          knex(table).where({ member_id: memberId }).select({ id: 'pet_id' }),
        ),
      )
      .orderBy('id')
      .pluck('id'),
  );

/** What a member's profile changes about a pet: the rows as they are and as they will be. */
async function stateOf(strapi: Core.Strapi, row: WholePet, member: MemberRow, before?: MemberRow) {
  const team = await teamOf(strapi, row.id);
  const providers = await providersOf(strapi, row.id);
  const isOwner = row.ownerId === member.id;
  const fields = petFieldsIn(row);
  const words = { ...fields, ownWords: row.ownWords };
  const after = { ...fields, ...(isOwner && wordsByProfile(words, profileIn(member))) };
  const linkedTo = nameIn(member);
  const updateLinked = <Row extends (typeof team)[number] | (typeof providers)[number]>(
    rows: readonly Row[],
  ) =>
    rows.map((one) =>
      one.userId === member.id
        ? { ...one, ...contactByProfile(one, member, before), linkedTo }
        : one,
    );
  const named = <Row extends { userId: number | null }>(rows: readonly Row[]) =>
    rows.map((one) => (one.userId === member.id ? { ...one, linkedTo } : one));
  const petTrust = row.trustName ?? '';
  const was: PetState = {
    pet: fields,
    petTrust,
    careTeam: named(team),
    serviceProviders: named(providers),
  };
  const people = {
    pet_care_team: updateLinked(team),
    pet_service_providers: updateLinked(providers),
  };
  const is: PetState = {
    pet: after,
    petTrust,
    careTeam: people.pet_care_team,
    serviceProviders: people.pet_service_providers,
  };
  return { after, people, changes: petChanges(was, is) };
}

async function updateLinked(
  strapi: Core.Strapi,
  petId: number,
  member: MemberRow,
  { by, before }: MemberChange,
) {
  await lockRow(strapi, 'pets', petId);
  const row: WholePet | undefined = await runQuery(strapi, (knex) =>
    selectWholePets(knex, SYSTEM_ACTOR).where('p.id', petId).first(),
  );
  if (!row) return false;
  const { after, people, changes } = await stateOf(strapi, row, member, before);
  if (changes.length === 0) return false;
  for (const [table, uid] of Object.entries(PEOPLE)) {
    for (const one of people[table as keyof typeof PEOPLE]) {
      if (one.userId !== member.id) continue;
      const { firstName, lastName, phoneNumber, address } = one;
      const data = { firstName, lastName, phoneNumber, address };
      await strapi.db.query(uid as never).update({ where: { id: one.id }, data });
    }
  }
  const data = { ...after, ...petKeys(after), version: row.version + 1 };
  await strapi.db.query(PET_UID).update({ where: { id: petId }, data });
  const about = aboutPet({ id: petId, name: row.name });
  await recordOfPet(strapi, { by, action: 'changed', about, changes });
  return true;
}

/** Updates one pet to a member's current profile; false if nothing changed. The caller has locked the member. */
export async function updateProfileInPet(
  strapi: Core.Strapi,
  petId: number,
  memberId: number,
  change: MemberChange,
) {
  const member = await memberOf(strapi, memberId);
  return member !== undefined && (await updateLinked(strapi, petId, member, change));
}

/**
 * Updates all pets that name a member to the member's current profile, with revision and history as for any change;
 * part of the transaction that changes the profile and locks the member.
 */
export async function updateProfileInPets(
  strapi: Core.Strapi,
  memberId: number,
  change: MemberChange,
): Promise<void> {
  const member = await memberOf(strapi, memberId);
  if (!member) return;
  for (const petId of await petsOf(strapi, memberId))
    await updateLinked(strapi, petId, member, change);
  await invalidateCounts(strapi, 'pet');
}
