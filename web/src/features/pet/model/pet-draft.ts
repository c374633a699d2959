import { CARE_ROLES } from '@hearthside/contract/pet/care';
import type { PetState } from '@hearthside/contract/pet/changes';
import type { PetDetail, PetSaveInput } from '@hearthside/contract/pet/endpoints';
import { PET_FIELDS, PET_TEXTS, type PetField } from '@hearthside/contract/pet/fields';
import { fullName } from '@/lib/full-name';
import {
  contactRow,
  filledRoles,
  teamBody,
  teamDraft,
  teamProblems,
  type TeamDraft,
} from './care-team-draft';
import { fieldProblems, petTexts, savedField, savedFields, type PetTexts } from './pet-texts';

/** The chosen trust: an existing one, none, or a new one with its name. */
export type TrustDraft =
  { kind: 'none' } | { kind: 'there'; id: number; name: string } | { kind: 'new'; name: string };

/** Everything of a pet that can be edited on its page. */
export interface PetDraft {
  fields: PetTexts;
  owner: { id: number; name: string } | null;
  trust: TrustDraft;
  careTeam: TeamDraft;
}

/** The initial state of an edit, with the pet's revision. */
export interface PetBase {
  draft: PetDraft;
  revision: string;
}

/** A pet in the editor's shape. */
export function petDraft({ pet, petTrust, careTeam }: PetDetail): PetDraft {
  return {
    fields: petTexts(pet),
    owner:
      pet.ownerId === null
        ? null
        : {
            id: pet.ownerId,
            name: fullName({ firstName: pet.ownerFirstName, lastName: pet.ownerLastName }),
          },
    trust: petTrust ? { kind: 'there', ...petTrust } : { kind: 'none' },
    careTeam: teamDraft(careTeam),
  };
}

/** The initial state of an edit. */
export const petBase = (detail: PetDetail): PetBase => ({
  draft: petDraft(detail),
  revision: detail.revision,
});

/** The fields that differ from the initial state. */
export const changedFields = (draft: PetDraft, base: PetDraft): PetField[] =>
  PET_FIELDS.filter((field) => savedField(draft.fields, field) !== savedField(base.fields, field));

/** The trust after a save. A new one without a name is ignored (part 1 §5.5). */
function trustAfter(draft: PetDraft, base: PetDraft): TrustDraft {
  if (draft.trust.kind !== 'new') return draft.trust;
  const name = draft.trust.name.trim().replace(/\s+/g, ' ');
  return name === '' ? base.trust : { kind: 'new', name };
}

const trustNamed = (trust: TrustDraft) => (trust.kind === 'none' ? '' : trust.name);

const isSameTrust = (one: TrustDraft, other: TrustDraft) =>
  one.kind === other.kind &&
  (one.kind === 'there' && other.kind === 'there' ? one.id === other.id : true);

/** A draft in the shape for `petChanges`: the state after saving it on this base. */
export function draftState(draft: PetDraft, base: PetDraft): PetState {
  return {
    pet: savedFields(draft.fields),
    petTrust: trustNamed(trustAfter(draft, base)),
    careTeam: filledRoles(draft.careTeam).map((role) => ({
      role,
      ...contactRow(draft.careTeam[role]),
    })),
    serviceProviders: [],
  };
}

const isSameTeam = (one: TeamDraft, other: TeamDraft) =>
  CARE_ROLES.every(
    (role) => JSON.stringify(contactRow(one[role])) === JSON.stringify(contactRow(other[role])),
  );

/** The request that saves a draft: only what differs from its base, with the revision it is based on. */
export function saveBody(draft: PetDraft, base: PetBase, petId: number): PetSaveInput {
  const fields = changedFields(draft, base.draft);
  const pet: Record<string, unknown> = Object.fromEntries(
    fields.map((field) => [field, savedField(draft.fields, field)]),
  );
  // A state depends on its country, so both are sent.
  if (fields.includes('country')) pet.state = savedField(draft.fields, 'state');
  if (draft.owner && draft.owner.id !== base.draft.owner?.id) pet.ownerId = draft.owner.id;
  const trust = trustAfter(draft, base.draft);
  return {
    ...(Object.keys(pet).length > 0 && { pet: pet as PetSaveInput['pet'] }),
    ...(!isSameTeam(draft.careTeam, base.draft.careTeam) && {
      careTeam: teamBody(draft.careTeam, petId),
    }),
    ...(!isSameTrust(trust, base.draft.trust) && { petTrust: trustChoice(trust) }),
    revision: base.revision,
  };
}

function trustChoice(trust: TrustDraft): PetSaveInput['petTrust'] {
  if (trust.kind === 'none') return { remove: true };
  return trust.kind === 'new' ? { name: trust.name } : { id: trust.id };
}

/** Whether a request has nothing except the revision. */
export const saysNothing = (body: PetSaveInput) =>
  Object.keys(body).every((part) => part === 'revision');

/**
 * What prevents a draft from being saved (part 1 §5.4, §5.5), by field and in a sentence. Only changes are checked:
 * invalid values that an older portal accepted need not be fixed in this edit.
 */
export function draftProblems(draft: PetDraft, base: PetDraft) {
  const changed = changedFields(draft, base);
  // The state has to be one of the country's.
  const checked = changed.includes('country') ? [...changed, 'state' as const] : changed;
  const fields = fieldProblems(draft.fields, checked);
  const team = isSameTeam(draft.careTeam, base.careTeam)
    ? { fields: {}, sentence: '' }
    : teamProblems(draft.careTeam);
  const sentence = Object.keys(fields).length > 0 ? PET_TEXTS.fixFields : '';
  return {
    fields: { ...fields, ...team.fields },
    sentence: [sentence, team.sentence].filter(Boolean).join('. '),
  };
}
