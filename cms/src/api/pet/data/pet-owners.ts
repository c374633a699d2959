/** Whose a pet is. */
import type { Core } from '@strapi/strapi';
import { STATE_UNKNOWN, stateProblem } from '@hearthside/contract/checked-state';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { PET_TEXTS, type PetForm } from '@hearthside/contract/pet/fields';
import { ownerDefaults } from '@hearthside/contract/pet/owner-defaults';
import { stateName } from '@hearthside/contract/states';
import type { Actor } from '../../../auth/actor';
import { refuse, Refusal } from '../../../http/refuse';
import * as memberService from '../../member/services/member';
import { nameIn } from '../../../text/member-name';
import type { WholePet } from './pet-row';
import * as members from '../../../auth/members';

const NO_OWNER = 'Please choose a pet owner';
const notAnOwner = () => refuse.badInput(NO_OWNER, { ownerId: NO_OWNER });

/** What changes for a pet with a new owner. */
interface GivenOwner {
  data: { owner?: number };
  /** The pet's fields that come from the owner's profile. */
  fields: ReturnType<typeof ownerDefaults>;
  changes: HistoryChange[];
  /** Whose it was. */
  former: { kind: 'member'; id: number; name: string } | undefined;
}
const STAYS: GivenOwner = { data: {}, fields: {}, changes: [], former: undefined };

/** A member who can own pets, or a refusal at the field. */
async function ownerOf(strapi: Core.Strapi, id: number | undefined) {
  if (id === undefined) throw notAnOwner();
  const owner = await memberService.joined(strapi, id).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 404 ? notAnOwner() : error;
  });
  if (owner.role !== 'pet_owner') throw notAnOwner();
  return owner;
}

/** The owner of a new pet: the pet owner who creates it, or the member an admin names (ruling 7). */
export async function ofNew(strapi: Core.Strapi, member: Actor, { ownerId, ...form }: PetForm) {
  if (member.role === 'pet_owner' && ownerId !== undefined && ownerId !== member.id) {
    throw refuse.notAllowed('You can create pet records only for yourself.');
  }
  const owner = await ownerOf(strapi, member.role === 'admin' ? ownerId : member.id);
  // Fields from the profile are locked in the form, and the profile takes precedence.
  const whole = { ...form, ...ownerDefaults(owner) };
  const problem = stateProblem(whole);
  if (problem) {
    const message = problem === 'missing' ? PET_TEXTS.required : STATE_UNKNOWN;
    throw refuse.badInput(PET_TEXTS.fixFields, { state: message });
  }
  return { owner: owner.id, form: { ...whole, state: stateName(whole.state, whole.country) } };
}

/** The owner that a save assigns to a pet, with the new owner's profile fields. Only an admin may. */
export async function given(
  strapi: Core.Strapi,
  member: Actor,
  row: WholePet,
  ownerId: number | undefined,
): Promise<GivenOwner> {
  if (ownerId === undefined || ownerId === row.ownerId) return STAYS;
  if (member.role !== 'admin') throw refuse.notAllowed('Only admins can change a pet’s owner.');
  const owner = await ownerOf(strapi, ownerId);
  const from = row.ownerId === null ? '' : await members.nameOf(strapi, row.ownerId);
  return {
    data: { owner: ownerId },
    fields: ownerDefaults(owner),
    changes: [{ field: 'Owner', from, to: nameIn(owner) }],
    former: row.ownerId === null ? undefined : { kind: 'member', id: row.ownerId, name: from },
  };
}
