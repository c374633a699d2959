import { PET_FIELDS, PET_TEXTS, type PetForm } from '@hearthside/contract/pet/fields';
import { OWNER_FIELDS, type OwnerField } from '@hearthside/contract/pet/owner-defaults';
import { draft, type Draft } from '@/lib/drafts/draft';
import {
  EMPTY_TEXTS,
  fieldProblems,
  savedFields,
  type FieldMessages,
  type PetTexts,
} from './pet-texts';

/**
 * The input of the form for a new pet. `ownerId` is 0 until an admin has chosen. It is not needed for an owner's own
 * pet.
 */
export type TypedPet = PetTexts & { ownerId: number };

/** The initial form. */
export const EMPTY_PET: TypedPet = { ...EMPTY_TEXTS, ownerId: 0 };

/** A new pet's values from an owner's profile: those fields are filled in and locked. */
export type OwnerDefaults = Partial<Record<OwnerField, string>>;

/** What a member has typed into the form and not saved, on this device and readable for nobody else. */
export const newPetDraft = (memberId: number): Draft<TypedPet> => draft(memberId, 'new-pet');

/** Whether anything was typed that is worth keeping. */
export const isBegun = (typed: Partial<TypedPet> | null) =>
  typed !== null && Object.values(typed).some(Boolean);

/** A form that continues: its stored draft, without invalid parts. */
export function resumedPet(kept: Partial<TypedPet> | null): TypedPet {
  const fits = Object.entries(kept ?? {}).filter(
    ([name, value]) => typeof value === typeof EMPTY_PET[name as keyof TypedPet],
  );
  return { ...EMPTY_PET, ...Object.fromEntries(fits) };
}

/** The form for another owner, without the values from the previous one. */
export const ofAnotherOwner = (typed: TypedPet, ownerId: number): TypedPet => ({
  ...typed,
  ...Object.fromEntries(OWNER_FIELDS.map((field) => [field, ''])),
  textPermission: false,
  ownerId,
});

/** Values by field, without those of these fields. */
export const withoutFields = <Values extends object>(values: Values, fields: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => !(field in fields)),
  ) as Partial<Values>;

/** What prevents a new pet from being saved, by field. If it is `forOthers`, its owner must be chosen. */
export const newPetProblems = (pet: TypedPet, forOthers: boolean): FieldMessages => ({
  ...fieldProblems(pet, PET_FIELDS),
  ...(forOthers && pet.ownerId === 0 && { ownerId: PET_TEXTS.required }),
});

/** A new pet without problems, as it is saved. */
export const newPetBody = (pet: TypedPet) =>
  ({ ...savedFields(pet), ...(pet.ownerId > 0 && { ownerId: pet.ownerId }) }) as PetForm;
