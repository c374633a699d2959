/** What pets mean to other subjects: to members who own them, and to trusts that look after them. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { PageQuery } from '@hearthside/contract/list';
import { CARE_ROLES, type CareRole } from '@hearthside/contract/pet/care';
import { PET_LABELS } from '@hearthside/contract/pet/fields';
import { OWNER_FIELDS } from '@hearthside/contract/pet/owner-defaults';
import type { TrustPet } from '@hearthside/contract/trust/endpoints';
import type { Dependent } from '@hearthside/contract/member/users';
import { lockRow } from '../../../db/lock-row';
import { paginationOf } from '../../../http/pagination';
import { runQuery } from '../../../db/run-query';
import { onPetsChanged } from '../../../subject-hooks';
import { invalidateCounts } from '../../../db/cached-count';
import * as historyService from '../../history/services/history';
import { nameIn } from '../../../text/member-name';
import { searchedBy } from '../../../text/normalize';
import { selectMembers, type MemberRow } from '../../../auth/member-row';
import { fromProfile, type ContactWords } from './contact-words';
import { petKeys } from '../rules/pet-keys';
import { pictureLink } from './pet-row';
import { CARE_TEAM_UID, PET_UID, PROVIDER_UID } from '../rules/pet-uid';

/** How many names are given where nobody would read a longer list. */
const NAMES_SHOWN = 5;

/**
 * What is erased about an owner who is erased. The name stays, so that it remains known whose pet it was (decision
 * 017).
 */
const FORGOTTEN = OWNER_FIELDS.filter(
  (field) => field !== 'ownerFirstName' && field !== 'ownerLastName',
);

/** Where members are linked to pets. */
const LINKS = [
  ['pet_care_team', CARE_TEAM_UID],
  ['pet_service_providers', PROVIDER_UID],
] as const;

interface OwnedPet {
  name: string;
  breed: string;
  ownerFirstName: string;
  ownerLastName: string;
  version: number;
}

const idsWhere = (
  strapi: Core.Strapi,
  table: string,
  where: object,
  column: string,
): Promise<number[]> =>
  runQuery(strapi, (knex) => knex(table).where(where).orderBy(column).distinct().pluck(column));

/** A pet, locked until the transaction ends. */
async function lockedPet(strapi: Core.Strapi, id: number): Promise<OwnedPet> {
  await lockRow(strapi, 'pets', id);
  return strapi.db.query(PET_UID).findOne({ where: { id } });
}

/**
 * Removes a member who is being erased from a row of a pet's contacts. What the pet's owner typed is the owner's note
 * and stays (decision 017). What came from the profile goes, and without phone and address the row itself goes, too.
 */
async function unlink(
  strapi: Core.Strapi,
  uid: (typeof LINKS)[number][1],
  id: number,
  memberId: number,
) {
  const member: MemberRow | undefined = await runQuery(strapi, (knex) =>
    selectMembers(knex).where('u.id', memberId).first(),
  );
  const row: ContactWords = await strapi.db.query(uid).findOne({ where: { id } });
  const known = member ? fromProfile(row, member) : { phoneNumber: false, address: false };
  const phoneNumber = known.phoneNumber ? '' : row.phoneNumber;
  const address = known.address ? '' : row.address;
  if (!phoneNumber && !address) await strapi.db.query(uid).delete({ where: { id } });
  else {
    const data = { member: null, phoneNumber, address };
    await strapi.db.query(uid).update({ where: { id }, data });
  }
}

/** Who takes over what for each of these pets, in the order of the roles. */
async function careOf(
  strapi: Core.Strapi,
  petIds: readonly number[],
): Promise<Map<number, TrustPet['care']>> {
  const rows: { petId: number; role: CareRole; firstName: string; lastName: string }[] =
    await runQuery(strapi, (knex) =>
      knex('pet_care_team')
        .whereIn('pet_id', [...petIds])
        .select({ petId: 'pet_id', role: 'role', firstName: 'first_name', lastName: 'last_name' }),
    );
  const care = new Map<number, TrustPet['care']>();
  for (const role of CARE_ROLES) {
    for (const row of rows.filter((one) => one.role === role)) {
      const name = nameIn(row);
      if (name) care.set(row.petId, [...(care.get(row.petId) ?? []), { role, name }]);
    }
  }
  return care;
}

/** A page of a trust's pets by name, searched like all pets. */
export async function ofTrust(
  strapi: Core.Strapi,
  actorId: number,
  trustId: number,
  { page, limit, search }: PageQuery,
) {
  const here = (knex: Knex) =>
    knex('pets as p')
      .where('p.trust_id', trustId)
      .whereNull('p.deleted_at')
      .modify(searchedBy('p.search_key', search));
  const rows: (Omit<TrustPet, 'picture' | 'care'> & { key: string | null })[] = await runQuery(
    strapi,
    (knex) =>
      here(knex)
        .leftJoin('portal_files as f', 'f.id', 'p.picture_id')
        .orderBy(['p.sort_key', 'p.id'])
        .limit(limit)
        .offset((page - 1) * limit)
        .select('p.id', 'p.name', 'p.breed', {
          ownerFirstName: 'p.owner_first_name',
          ownerLastName: 'p.owner_last_name',
          key: 'f.key',
        }),
  );
  const counted = await runQuery(strapi, (knex) => here(knex).count({ total: '*' }).first());
  const care = await careOf(
    strapi,
    rows.map(({ id }) => id),
  );
  return {
    pets: rows.map(({ key, ...row }): TrustPet => ({
      ...row,
      picture: pictureLink(key, actorId),
      care: care.get(row.id) ?? [],
    })),
    pagination: paginationOf({ page, limit }, Number(counted?.total ?? 0)),
  };
}

/** How many pets each of these trusts has. */
export async function countsOfTrusts(
  strapi: Core.Strapi,
  trustIds: readonly number[],
): Promise<Map<number, number>> {
  const rows: { id: number; pets: number | string }[] = await runQuery(strapi, (knex) =>
    knex('pets')
      .whereIn('trust_id', [...trustIds])
      .whereNull('deleted_at')
      .groupBy('trust_id')
      .select({ id: 'trust_id' }, knex.raw('count(*) as pets')),
  );
  return new Map(rows.map(({ id, pets }) => [id, Number(pets)]));
}

/** Whether a trust has any pet, and the names of the first few in the trash. */
export async function ofTrustAtAll(
  strapi: Core.Strapi,
  trustId: number,
  limit: number,
): Promise<{ any: boolean; inTrash: string[] }> {
  const pets = (knex: Knex) => knex('pets').where({ trust_id: trustId });
  const one: unknown = await runQuery(strapi, (knex) => pets(knex).first('id'));
  const inTrash: string[] = await runQuery(strapi, (knex) =>
    pets(knex).whereNotNull('deleted_at').orderBy('id').limit(limit).pluck('name'),
  );
  return { any: one !== undefined, inTrash };
}

/** The pets that a member owns, by name. */
export async function ownedBy(
  strapi: Core.Strapi,
  memberId: number,
): Promise<{ id: number; name: string; breed: string }[]> {
  const rows: { id: number; name: string; breed: string | null }[] = await runQuery(
    strapi,
    (knex) =>
      knex('pets')
        .where({ owner_id: memberId })
        .whereNull('deleted_at')
        .orderBy(['sort_key', 'id'])
        .select('id', 'name', 'breed'),
  );
  return rows.map(({ id, name, breed }) => ({ id, name, breed: breed ?? '' }));
}

/** The pets of a member, shown before they are deleted. */
export async function belongings(strapi: Core.Strapi, memberId: number): Promise<Dependent> {
  const names: string[] = await runQuery(strapi, (knex) =>
    knex('pets')
      .where({ owner_id: memberId })
      .whereNull('deleted_at')
      .orderBy(['sort_key', 'id'])
      .pluck('name'),
  );
  return { kind: 'pets', count: names.length, names: names.slice(0, NAMES_SHOWN) };
}

/**
 * Erases what pets store about a member who is being erased. Their pets stay with the organization, which exists for
 * this: without an owner until an admin assigns one, and without the owner's address and phone. Every changed pet
 * gets a new version, so that an open form cannot bring back what was erased.
 */
export async function eraseMember(strapi: Core.Strapi, memberId: number) {
  const owned = await idsWhere(strapi, 'pets', { owner_id: memberId }, 'id');
  const emptied = Object.fromEntries(FORGOTTEN.map((field) => [field, '']));
  for (const id of owned) {
    const pet = await lockedPet(strapi, id);
    const keys = petKeys({ ...pet, ownerEmail: '' });
    const data = { ...emptied, ...keys, owner: null, ownWords: '', version: pet.version + 1 };
    await strapi.db.query(PET_UID).update({ where: { id }, data });
  }
  // What they wrote in other pets' records stays with its signature, like the names in a pet's history.
  for (const table of ['pet_entries', 'pet_entry_comments']) {
    await runQuery(strapi, (knex) =>
      knex(table).where({ author_id: memberId }).update({ author_id: null }),
    );
  }
  const changed = new Set(owned);
  const fields = FORGOTTEN.map((field) => PET_LABELS[field]);
  const once = await historyService.aboutWhich(strapi, 'pet', {
    kind: 'member',
    id: memberId,
  });
  for (const id of new Set([...owned, ...once])) {
    await historyService.emptyEntries(strapi, { kind: 'pet', id }, { fields });
  }
  for (const [table, uid] of LINKS) {
    for (const id of await idsWhere(strapi, table, { member_id: memberId }, 'pet_id')) {
      const { version } = await lockedPet(strapi, id);
      changed.add(id);
      await strapi.db.query(PET_UID).update({ where: { id }, data: { version: version + 1 } });
    }
    for (const id of await idsWhere(strapi, table, { member_id: memberId }, 'id')) {
      await unlink(strapi, uid, id, memberId);
    }
  }
  for (const id of changed) await onPetsChanged((one) => one.changed(strapi, id));
  await invalidateCounts(strapi, 'pet');
}
