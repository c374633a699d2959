import type { Core } from '@strapi/strapi';
import type { Dependent } from '@hearthside/contract/member/users';
import { CARE_ROLE_LABELS, type CareRole } from '@hearthside/contract/pet/care';
import { lockRow } from '../../../db/lock-row';
import { runQuery } from '../../../db/run-query';
import { refuse } from '../../../http/refuse';
import { onPetsChanged } from '../../../subject-hooks';
import { notifyLinked, notifyPetOwner } from '../../notification/services/notification';
import { nameIn } from '../../../text/member-name';
import type { MemberRow } from '../../../auth/member-row';
import { contactByProfile, type ContactWords } from './contact-words';
import { linkableOf } from './linking';
import { recordOfPet } from './pet-changes';
import { aboutPet } from './pet-row';
import { CARE_TEAM_UID, PET_UID, PROVIDER_UID } from '../rules/pet-uid';

/** The most names shown. Nobody looks after more pets than that. */
const NAMES_SHOWN = 50;

interface Place {
  id: number;
  petId: number;
  /** The role on a care team; null for the veterinarian among the providers. */
  role: CareRole | null;
}

/** The places in which a member is linked to pets outside the trash. */
const placesOf = (strapi: Core.Strapi, memberId: number): Promise<Place[]> =>
  runQuery(strapi, async (knex) => {
    const of = (table: string, role: string) =>
      knex(`${table} as c`)
        .join('pets as p', 'p.id', 'c.pet_id')
        .where('c.member_id', memberId)
        .whereNull('p.deleted_at')
        .select({ id: 'c.id', petId: 'c.pet_id' }, knex.raw(`${role} as role`));
    const team = await of('pet_care_team', 'c.role');
    return inLockOrder([...team, ...(await of('pet_service_providers', 'null'))]);
  });

/** By pet, whether on the team or among the providers: pets are locked in the order of their ids (docs/locks.md). */
export const inLockOrder = (places: readonly Place[]): Place[] =>
  places.toSorted((one, other) => one.petId - other.petId || one.id - other.id);

/** The pets a member cares for, shown before they are deleted or get another role. */
export async function cares(strapi: Core.Strapi, memberId: number): Promise<Dependent> {
  const ids = [...new Set((await placesOf(strapi, memberId)).map(({ petId }) => petId))];
  const names: string[] = await runQuery(strapi, (knex) =>
    knex('pets').whereIn('id', ids).orderBy(['sort_key', 'id']).limit(NAMES_SHOWN).pluck('name'),
  );
  return { kind: 'care', count: ids.length, names };
}

/**
 * Hands over a member's places around pets to another, as part of the caller's transaction, which has locked both.
 * Each pet gets a new version and an entry in its history; its owner and the successor are notified. A place among
 * the providers goes only to a veterinarian. Refused at `successorId` if that member can't be linked.
 */
export async function handOver(strapi: Core.Strapi, by: number, from: number, to: number) {
  const team = (await linkableOf(strapi, 'care_team', [to])).get(to);
  const vet = (await linkableOf(strapi, 'veterinarian', [to])).get(to);
  if (from === to || (!team && !vet)) {
    const message = 'This member cannot take over.';
    throw refuse.badInput(message, { successorId: message });
  }
  for (const place of await placesOf(strapi, from)) {
    const successor = place.role === null ? vet : team;
    if (successor) await give(strapi, by, from, place, successor);
  }
}

async function give(
  strapi: Core.Strapi,
  by: number,
  from: number,
  place: Place,
  successor: MemberRow,
) {
  await lockRow(strapi, 'pets', place.petId);
  const pet = await strapi.db
    .query(PET_UID)
    .findOne({ where: { id: place.petId }, populate: { owner: { select: ['id'] } } });
  const rows = strapi.db.query(place.role === null ? PROVIDER_UID : CARE_TEAM_UID);
  const row: ContactWords | null = await rows.findOne({ where: { id: place.id, member: from } });
  // The place was given to someone else, or the pet erased, before it was locked.
  if (!row) return;
  // Phone and address were those of the former member.
  const words = contactByProfile({ ...row, phoneNumber: '', address: '' }, successor);
  await rows.update({ where: { id: place.id }, data: { ...words, member: successor.id } });
  const version = { version: (pet.version as number) + 1 };
  await strapi.db.query(PET_UID).update({ where: { id: place.petId }, data: version });
  const about = aboutPet({ id: place.petId, name: pet.name as string });
  const field = place.role === null ? 'Veterinarian' : CARE_ROLE_LABELS[place.role];
  const changes = [{ field, from: nameIn(row), to: nameIn(successor) }];
  await recordOfPet(strapi, { by, action: 'changed', about, changes });
  if (successor.id !== by) await notifyLinked(strapi, successor.id, about);
  const ownerId: number | undefined = pet.owner?.id;
  if (ownerId !== undefined && ownerId !== by) {
    await notifyPetOwner(strapi, ownerId, about, changes);
  }
  await onPetsChanged((one) => one.changed(strapi, place.petId));
}
