/** Saves a pet, its care team, its providers and its trust: together or not at all (ruling 9). */
import type { Core } from '@strapi/strapi';
import { ageOn } from '@hearthside/contract/pet/birth';
import { STATE_UNKNOWN, stateProblem } from '@hearthside/contract/checked-state';
import { nameTaken, PET_TEXTS } from '@hearthside/contract/pet/fields';
import { petChanges, type PetState } from '@hearthside/contract/pet/changes';
import type { PetSave } from '@hearthside/contract/pet/endpoints';
import { stateName } from '@hearthside/contract/states';
import type { Actor } from '../../../auth/actor';
import { isUniqueViolation } from '../../../http/answer-for';
import { lockMembers } from '../../../db/lock-row';
import { refuse } from '../../../http/refuse';
import { invalidateCounts } from '../../../db/cached-count';
import { transaction } from '../../../db/transaction';
import { onPetsChanged } from '../../../subject-hooks';
import * as office from '../../../office/office';
import {
  notifyTrustPet,
  notifyLinked,
  notifyPetOwner,
} from '../../notification/services/notification';
import { nameIn } from '../../../text/member-name';
import { teamOf, providersOf } from './contacts';
import { lockedPetFor, petFor } from './pet-access';
import { requirePossibleBirth } from '../rules/possible-birth';
import { petKeys } from '../rules/pet-keys';
import { ownWordsAfter } from '../rules/owner-words';
import * as petOwners from './pet-owners';
import { plannedTeam, plannedProviders } from './pet-people';
import { recordOfPet } from './pet-changes';
import { aboutPet, petFieldsIn, revisionOf, type PetFields, type WholePet } from './pet-row';
import * as petTrusts from './pet-trusts';
import { PET_UID } from '../rules/pet-uid';
import * as members from '../../../auth/members';

const CHANGED_MEANWHILE =
  'Someone else changed this pet while you were editing. Your changes are still here. See what changed, and save again.';

const linkedTo = ({ member }: { member: { firstName: string; lastName: string } | null }) =>
  member ? nameIn(member) : undefined;

/** Without its birth date a pet keeps the age that followed from it, unless the save gives another. */
const ageWithout = (before: PetFields, given: NonNullable<PetSave['pet']>, today: string) =>
  before.birthDate !== null && given.birthDate === null && given.age === undefined
    ? { age: ageOn(before.birthDate, today) }
    : undefined;

/**
 * A pet's own fields after a save: the stored ones, then a new owner's profile fields, then the given ones, each
 * overriding those before. A state has to belong to the resulting country, and goes away when its country changes.
 */
function merged(
  row: WholePet,
  ofOwner: Partial<PetFields>,
  today: string,
  changed: PetSave['pet'] = {},
) {
  const { ownerId: _owner, ...given } = changed;
  const before = petFieldsIn(row);
  requirePossibleBirth(given.birthDate, today);
  const fields = { ...ofOwner, ...given };
  const moved = fields.country !== undefined && fields.country !== before.country;
  const after = {
    ...before,
    ...(moved && { state: '' }),
    ...ageWithout(before, given, today),
    ...fields,
  };
  if (fields.country === undefined && fields.state === undefined) return { before, after };
  const problem = stateProblem(after);
  if (problem) {
    const message = problem === 'missing' ? PET_TEXTS.required : STATE_UNKNOWN;
    throw refuse.badInput(PET_TEXTS.fixFields, { state: message });
  }
  return { before, after: { ...after, state: stateName(after.state, after.country) } };
}

/** The owners before and after, and the members the save links, who may be notified. */
function membersOf(ownerId: number | null, given: PetSave) {
  const rows = [...(given.careTeam ?? []), ...(given.serviceProviders ?? [])];
  return [ownerId, given.pet?.ownerId ?? null, ...rows.map(({ userId }) => userId)];
}

/**
 * Which details about its owner the pet keeps for itself after this save. A new owner's profile replaces them all
 * first.
 */
async function ownWordsOf(
  strapi: Core.Strapi,
  row: WholePet,
  newOwner: number | undefined,
  given: PetSave['pet'] = {},
  after: PetFields,
) {
  const ownerId = newOwner ?? row.ownerId;
  if (ownerId === null) return row.ownWords;
  const profile = await members.me(strapi, ownerId);
  return ownWordsAfter(newOwner === undefined ? row.ownWords : '', given, after, profile);
}

/** Notifies the members who can now see a pet through its new trust. */
async function notifyOfTrust(
  strapi: Core.Strapi,
  by: Actor,
  trust: { id: number; name: string },
  about: ReturnType<typeof aboutPet>,
  others: readonly (number | null)[],
) {
  const viewers = (await petTrusts.viewersOf(strapi, [trust.id])).get(trust.id) ?? [];
  const ids = viewers.map(({ id }) => id).filter((id) => id !== by.id && !others.includes(id));
  await notifyTrustPet(strapi, ids, about, trust.name);
}

async function write(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  ownerId: number | null,
  given: PetSave,
) {
  // Locks members, then the trust, then the pet (docs/locks.md).
  await lockMembers(strapi, membersOf(ownerId, given));
  const trust = await petTrusts.chosen(strapi, member, given.petTrust);
  const row = await lockedPetFor(strapi, member, id, 'change');
  const today = await office.today(strapi);
  if (given.revision !== undefined && given.revision !== revisionOf(row)) {
    throw refuse.changedMeanwhile(CHANGED_MEANWHILE);
  }
  const owner = await petOwners.given(strapi, member, row, given.pet?.ownerId);
  const { before, after } = merged(row, owner.fields, today, given.pet);
  const [savedTeam, savedProviders] = [await teamOf(strapi, id), await providersOf(strapi, id)];
  const team = given.careTeam && (await plannedTeam(strapi, id, savedTeam, given.careTeam));
  const providers =
    given.serviceProviders &&
    (await plannedProviders(strapi, id, savedProviders, given.serviceProviders));
  const teamBefore = savedTeam.map((one) => ({ ...one, linkedTo: linkedTo(one) }));
  const providersBefore = savedProviders.map((one) => ({ ...one, linkedTo: linkedTo(one) }));
  const was: PetState = {
    pet: before,
    petTrust: row.trustName ?? '',
    careTeam: teamBefore,
    serviceProviders: providersBefore,
  };
  const is: PetState = {
    pet: after,
    petTrust: trust === undefined ? was.petTrust : (trust?.name ?? ''),
    careTeam: team?.rows ?? teamBefore,
    serviceProviders: providers?.rows ?? providersBefore,
  };
  const changes = [...petChanges(was, is), ...owner.changes];
  if (changes.length === 0) return;
  const ownWords = await ownWordsOf(strapi, row, owner.data.owner, given.pet, after);
  await team?.write();
  await providers?.write();
  const data = {
    ...after,
    ...petKeys(after),
    ...owner.data,
    ownWords,
    ...(trust !== undefined && { trust: trust?.id ?? null }),
    version: row.version + 1,
  };
  await strapi.db.query(PET_UID).update({ where: { id }, data });
  const about = aboutPet({ id, name: after.name });
  await recordOfPet(strapi, {
    by: member.id,
    action: 'changed',
    about,
    changes,
    ...(owner.former && { other: owner.former }),
  });
  const toNotify = owner.data.owner ?? row.ownerId;
  if (trust && trust.name !== was.petTrust)
    await notifyOfTrust(strapi, member, trust, about, [toNotify]);
  const linked = new Set([...(team?.added ?? []), ...(providers?.added ?? [])]);
  for (const one of linked) {
    if (one !== member.id) await notifyLinked(strapi, one, about);
  }
  if (toNotify !== null && toNotify !== member.id) {
    await notifyPetOwner(strapi, toNotify, about, changes);
  }
  if (owner.former) await notifyPetOwner(strapi, owner.former.id, about, 'given');
  await onPetsChanged((one) => one.changed(strapi, id));
}

/**
 * Saves what is given, together or not at all.
 * @throws 404 for a pet that the member may not see or change, 409 where it has changed meanwhile or a name is taken
 */
export async function save(
  strapi: Core.Strapi,
  member: Actor,
  id: number,
  given: PetSave,
): Promise<void> {
  // Missing rights are reported before invalid input.
  const { ownerId } = await petFor(strapi, member, id, 'change');
  try {
    await transaction(strapi, () => write(strapi, member, id, ownerId, given));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await petTrusts.requireFree(strapi, given.petTrust);
    const name = given.pet?.name ?? (await petFor(strapi, member, id, 'see')).name;
    throw refuse.nameTaken(nameTaken(name), { name: nameTaken(name) });
  } finally {
    await invalidateCounts(strapi, 'pet');
  }
}
